// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/world_library.h"

#include <QObject>
#include <QString>

#include <filesystem>

namespace cave {

class Banner;
class InlineName;
class TreesWindow;
class WorkbenchPage;
class WorldDocument;

/// The effects of the workbench's actions on the active pane and its world: going to places and levels,
/// exporting, and opening other windows.
class WorkbenchCommands : public QObject {
    Q_OBJECT

public:
    /// New worlds are created in `library`. `asking` asks for places and names. All must outlive it.
    WorkbenchCommands(WorkbenchPage &page, WorldLibrary library, Banner &banner, InlineName &asking);

    void chooseFile();
    void saveCopy();
    /// Asks for a name and creates a world from one without a file.
    void makeWorldOf();

signals:
    /// No file was chosen.
    void choosingCancelled();

private:
    void chooseFolder();
    void askPlace();
    void goTo(const QString &place);
    void showWholeWorld();
    void searchLikeThis();
    void stepLevel(int by);
    void writeCopy(const std::filesystem::path &source, const std::filesystem::path &target);
    void makeWorldCalled(const QString &name);
    void exportMap();
    void showTrees();
    [[nodiscard]] WorldDocument *document() const;

    WorkbenchPage &m_page;
    WorldLibrary m_library;
    Banner &m_banner;
    InlineName &m_asking;
    TreesWindow *m_trees = nullptr; ///< created on first use
};

} // namespace cave
