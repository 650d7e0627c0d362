// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <filesystem>

namespace cave {

class PlayController;
class SeedsPage;
class WorkbenchController;
struct ShellServices;

/// The place where worlds are looked for. What is found there is played or inspected.
class SeedsController : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    SeedsController(ShellServices &shell, PlayController &play, WorkbenchController &bench);

    /// Made when it is first asked for; null, and the banner tells why, if that failed.
    [[nodiscard]] SeedsPage *page();
    void showPlace();
    /// Shows the world of a seed card in its place; the banner tells what came of it.
    void openCard(const std::filesystem::path &file);
    /// Keeps for the next start what the place shows.
    void suspend();

private:
    void showCertificate();

    ShellServices &m_shell;
    PlayController &m_play;
    WorkbenchController &m_bench;
    SeedsPage *m_page = nullptr;
};

} // namespace cave
