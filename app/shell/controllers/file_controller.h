// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

class QMimeData;

namespace cave {

class PlayController;
class SeedsController;
class WorkbenchController;
struct ImportedWorld;
struct JavaExport;
struct LevelWorld;
struct ShellServices;

/// Opening files and folders from anywhere, playing level files, and exchanging folders with the original
/// program.
class FileController : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    FileController(ShellServices &shell, PlayController &play, SeedsController &seeds,
                   WorkbenchController &bench);

    /// Opens a level file (*.csv) in the level editor, a seed card in Seeds, and anything else as a world to
    /// play.
    void openFile(const std::filesystem::path &path);
    /// Makes a world of level files, or of all in a folder, and opens it; errors are shown in the banner.
    void playLevels(const std::vector<std::filesystem::path> &paths);
    /// Imports a world from a folder of the original program; the result is shown in the banner.
    void importWorld(const std::filesystem::path &folder);
    /// Exports a world as a folder for the original program; likewise.
    void exportWorld(const std::filesystem::path &world, const QString &name,
                     const std::filesystem::path &folder);

    /// Whether these can be dropped onto the window: local level files and folders, or one world or seed
    /// card.
    [[nodiscard]] static bool takes(const QMimeData &dropped);
    void drop(const QMimeData &dropped);

private:
    void chooseFile();
    void chooseFolder(const QString &title, void (FileController::*use)(const std::filesystem::path &));
    void chooseLevels();
    void chooseExportFolder();
    void playFolder(const std::filesystem::path &folder) { playLevels({folder}); }
    void takeLevels(const Result<LevelWorld> &found);
    void refuseSideView(const std::filesystem::path &file);
    void reportImport(const ImportedWorld &imported);
    void reportExport(const JavaExport &exported, const std::filesystem::path &folder);

    ShellServices &m_shell;
    PlayController &m_play;
    SeedsController &m_seeds;
    WorkbenchController &m_bench;
};

} // namespace cave
