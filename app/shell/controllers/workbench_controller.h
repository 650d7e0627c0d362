// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/window/checkpoint_scheduler.h"
#include "core/content/scenario.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <vector>

namespace cave {

class LevelPage;
class PlayController;
class SketchPattern;
class WorkbenchPage;
struct NamedTree;
struct ShellServices;
struct WorldSpec;

/// The places Inspect and Edit: the workbench for worlds, and the level editor. Both are created on first
/// use.
class WorkbenchController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    WorkbenchController(ShellServices &shell, PlayController &play);

    [[nodiscard]] WorkbenchPage &page();
    [[nodiscard]] LevelPage &levelPage();
    [[nodiscard]] bool isDrawingLevel() const;

    void showInspectPlace() { show(false); }
    void showEditPlace();
    /// Shows a world's file, or a folder of the original program, in one of the places.
    void inspect(const std::filesystem::path &path);
    void edit(const std::filesystem::path &path);
    void inspectSeed(const WorldSpec &spec);
    /// Edits a level file; errors are shown in the banner.
    void editLevel(const std::filesystem::path &path);

    /// Saves the state of the places for the next start, and waits for the disk.
    void suspend();
    /// True if no level has unsaved edits. Otherwise the player is asked, and `next` follows the answer.
    bool closeLevel(const std::function<void()> &next);
    /// Stores unsaved edits of a level for the next start, without asking.
    void keepUnsaved();

signals:
    /// The user wants to search for places like this one.
    void sketchRequested(const cave::SketchPattern &pattern);
    /// Another document is shown, or its name or state changed.
    void documentReplaced();

private:
    void show(bool editing);
    void showPage();
    void showLevelPage();
    void showLevels();
    void open(const std::filesystem::path &path, bool editing);
    void offerLeftovers();
    [[nodiscard]] std::filesystem::path keptLevels() const;
    void playTrees(ScenarioKind scenario, const std::vector<NamedTree> &trees);

    ShellServices &m_shell;
    PlayController &m_play;
    WorkbenchPage *m_page = nullptr;
    LevelPage *m_levels = nullptr;
    bool m_leftoversOffered = false;   // edits of level files recovered after a crash
    CheckpointScheduler m_checkpoints; // of the world being edited
};

} // namespace cave
