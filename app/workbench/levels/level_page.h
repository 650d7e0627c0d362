// SPDX-License-Identifier: MIT
#pragma once

#include "app/workbench/dock_folding.h"
#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/world/world_spec.h"
#include "editor/level/level_tools.h"
#include "editor/view/style/action_set.h"

#include <QAction>
#include <QMainWindow>
#include <QWidget>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>

class QAction;
class QDockWidget;
class QLabel;
class QToolBar;

namespace cave {

class Banner;
class HistoryPanel;
class LevelActions;
class LevelCanvas;
class LevelChecksPanel;
class LevelDocument;
class LevelFiles;
class LevelPalette;
class LevelProperties;

/// The level editor's commands other than tools, as actions with stable ids. The page connects them.
class LevelPageActions : public ActionSet {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit LevelPageActions(QWidget &page) : ActionSet(page, &page) { grid->setChecked(true); }

    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const
    {
        return {newLevel, open,   nullptr, save, saveAs, revert,  close, nullptr,
                play,     resize, nullptr, grid, zoomIn, zoomOut, whole};
    }

    QAction *newLevel = add(
        {"level.new", "add", "Ctrl+Shift+N", QT_TR_NOOP("&New level…"), QT_TR_NOOP("Create a level file")});
    QAction *open = add({"level.open", "open-file", "Ctrl+Shift+L", QT_TR_NOOP("&Open level…"),
                         QT_TR_NOOP("Edit a level file")});
    QAction *save = add(
        {"level.save", "save", "Ctrl+S", QT_TR_NOOP("&Save level"), QT_TR_NOOP("Write the level's file")});
    QAction *saveAs = add({"level.saveAs", "export", "Ctrl+Shift+S", QT_TR_NOOP("Save &as…"),
                           QT_TR_NOOP("Write the level to another file")});
    QAction *revert = add({"level.revert", "reset", "F5", QT_TR_NOOP("&Reload from disk"),
                           QT_TR_NOOP("Reload the file; this can be undone")});
    QAction *close = add({"level.close", "dismiss", "Ctrl+Shift+W", QT_TR_NOOP("&Close level"),
                          QT_TR_NOOP("Close this level")});
    QAction *play = add({"level.play", "play", "Ctrl+Enter; Ctrl+Return", QT_TR_NOOP("&Play from here"),
                         QT_TR_NOOP("Play this level from the cursor or the selection")});
    QAction *resize = add({"level.resize", "grow", "Ctrl+Alt+S", QT_TR_NOOP("&Resize…"),
                           QT_TR_NOOP("Resize the level; content is kept")});
    QAction *grid =
        toggle({"level.grid", "sheet", "Ctrl+G", QT_TR_NOOP("&Grid"), QT_TR_NOOP("Show grid lines")});
    QAction *zoomIn =
        add({"level.zoomIn", "zoom-in", "Ctrl++", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Zoom in")});
    QAction *zoomOut =
        add({"level.zoomOut", "zoom-out", "Ctrl+-", QT_TR_NOOP("Zoom ou&t"), QT_TR_NOOP("Zoom out")});
    QAction *whole = add({"level.whole", "full-screen", "Home", QT_TR_NOOP("&Whole level"),
                          QT_TR_NOOP("Show the whole level")});
};

/// The level editor: the level in the centre, surrounded by palettes and properties.
class LevelPage : public QMainWindow {
    Q_OBJECT

public:
    /// Histories and unsaved edits are stored in `keep`. Errors are shown in `banner`, which must outlive the
    /// page.
    LevelPage(std::filesystem::path keep, Banner &banner, QWidget *parent = nullptr);
    ~LevelPage() override;

    [[nodiscard]] LevelFiles &files() const { return *m_files; }
    [[nodiscard]] LevelDocument *document() const;
    [[nodiscard]] LevelTools &tools() { return *m_tools; }
    [[nodiscard]] const LevelPageActions &actions() const { return *m_actions; }
    [[nodiscard]] const LevelActions &toolActions() const { return *m_toolActions; }
    [[nodiscard]] LevelCanvas &canvas() const { return *m_canvas; }
    [[nodiscard]] QList<QAction *> panelToggles() const;

    /// Stores the layout of the panels, and turns pending input into an edit.
    void suspend();

    /// A world made of this level alone, with its start at the cursor, else at the selection, else unchanged.
    /// Error InvalidArgument: a side view level, or the start is missing or a wall.
    [[nodiscard]] Result<WorldSpec> worldToPlay() const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 320}; }

signals:
    void playRequested(const QString &name, const cave::WorldSpec &spec);
    /// Another level is shown, or its name or state changed.
    void documentReplaced();

private:
    QDockWidget *addDock(const char *id, QWidget *widget, Qt::DockWidgetArea area);
    void createToolBar();
    void connectParts();
    void arrange();
    void retranslateUi();
    void showDocument();
    void updateState();
    void reportCell(std::optional<LevelPoint> at);
    void play();
    void showIssue(std::optional<std::size_t> record, LevelPoint tile);
    void fail(const Error &error);
    [[nodiscard]] std::optional<LevelPoint> chosenStart() const;

    Banner &m_banner;
    std::unique_ptr<LevelFiles> m_files;
    LevelPageActions *m_actions;
    LevelTools *m_tools;
    LevelActions *m_toolActions;
    LevelCanvas *m_canvas;
    LevelPalette *m_palette;
    LevelProperties *m_properties;
    LevelChecksPanel *m_checks;
    HistoryPanel *m_history;
    std::array<QDockWidget *, 4> m_docks{}; ///< objects, properties, checks, history
    QToolBar *m_bar = nullptr;
    QLabel *m_name;
    QLabel *m_state;
    QLabel *m_cell;
    std::optional<LevelPoint> m_pointed; ///< the place under the pointer
    DockFolding m_folding;
    bool m_arranged = false;
};

} // namespace cave
