// SPDX-License-Identifier: MIT
#pragma once

#include "app/workbench/dock_folding.h"
#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/world/world_spec.h"
#include "editor/level/level_tools.h"

#include <QMainWindow>

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
class LevelPageActions;
class LevelPalette;
class LevelProperties;

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
    [[nodiscard]] LevelChecksPanel &checks() const { return *m_checks; }
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

protected:
    void showEvent(QShowEvent *event) override;

private:
    void createDocks();
    QDockWidget *addDock(const char *id, QWidget *widget, Qt::DockWidgetArea area);
    void createToolBar();
    void connectParts();
    void connectFiles();
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
