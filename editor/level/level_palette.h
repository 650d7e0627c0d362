// SPDX-License-Identifier: MIT
#pragma once

#include "editor/level/level_commands.h"
#include "editor/level/level_tools.h"
#include "editor/view/style/action_set.h"
#include "ui_level_palette.h"

#include <QList>
#include <QWidget>

#include <map>
#include <vector>

namespace cave {

/// The tools and commands of the level editor as actions with stable ids ("level.brush") and shortcuts.
/// Triggers the tools, and reflects their state.
class LevelActions : public ActionSet {
    Q_OBJECT

public:
    /// The shortcuts work in `page`, which owns the actions, and its children; `tools` must outlive this.
    LevelActions(QWidget &page, LevelTools &tools, QObject *parent = nullptr);

    [[nodiscard]] const QList<QAction *> &tools() const { return m_toolList; }
    [[nodiscard]] const QList<QAction *> &commands() const { return m_commandList; }
    [[nodiscard]] QAction *tool(LevelTool id) const { return m_toolActions.at(id); }
    [[nodiscard]] QAction *command(LevelCommand id) const { return m_commandActions.at(id); }

signals:
    /// Paste was triggered and needs a position.
    void pasteWanted();

private:
    void addTool(LevelTool id, const ActionRow &row);
    void addCommand(LevelCommand id, const ActionRow &row);
    void addCommands();
    void refresh();

    LevelTools &m_tools;
    QList<QAction *> m_toolList;
    QList<QAction *> m_commandList;
    std::map<LevelTool, QAction *> m_toolActions;
    std::map<LevelCommand, QAction *> m_commandActions;
};

/// The tools of the level editor with their options, and all placeable pieces: in groups, recent ones on top,
/// with a search field.
class LevelPalette : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    LevelPalette(LevelTools &tools, const LevelActions &actions, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {264, 520}; }

private:
    void makeTools(const LevelActions &actions);
    void fill();
    void filter();
    QTreeWidgetItem *addGroup(const QString &name);
    void addPiece(QTreeWidgetItem &group, const LevelPiece &piece);
    void choose(const QTreeWidgetItem *item);
    void showOptions();
    void applyOptions();

    LevelTools &m_tools;
    std::vector<LevelPiece> m_pieces; ///< of the items
    std::vector<LevelPiece> m_recent; ///< most recent first
    Ui::LevelPalette m_ui;
};

} // namespace cave
