// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <filesystem>

namespace cave {

class PlayController;
class SeedsPage;
class SketchPattern;
class WorkbenchController;
struct ShellServices;

/// The place Seeds. Worlds found there can be played or inspected.
class SeedsController : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    SeedsController(ShellServices &shell, PlayController &play, WorkbenchController &bench);

    /// Created on first use; if that fails, returns null and shows the error in the banner.
    [[nodiscard]] SeedsPage *page();
    void showPlace();
    /// Shows the world of a seed card in Seeds; the result is shown in the banner.
    void openCard(const std::filesystem::path &file);
    /// Shows a sketch in Seeds, to be changed and searched for.
    void searchSketch(const SketchPattern &pattern);
    /// Saves the state of the page for the next start.
    void suspend();

private:
    void showCertificate();

    ShellServices &m_shell;
    PlayController &m_play;
    WorkbenchController &m_bench;
    SeedsPage *m_page = nullptr;
};

} // namespace cave
