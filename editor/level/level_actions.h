// SPDX-License-Identifier: MIT
#pragma once

#include "editor/level/level_commands.h"
#include "editor/level/level_tools.h"
#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <map>
#include <span>

class QAction;
class QActionGroup;
class QWidget;

namespace cave {

/// The tools and commands of the level editor as actions with stable ids ("level.brush") and shortcuts.
/// Triggers the tools, and reflects their state.
class LevelActions : public QObject {
    Q_OBJECT

public:
    /// The shortcuts work in `page`, which owns the actions, and its children; `tools` must outlive this.
    LevelActions(QWidget &page, LevelTools &tools, QObject *parent = nullptr);

    [[nodiscard]] const QList<QAction *> &tools() const { return m_toolList; }
    [[nodiscard]] const QList<QAction *> &commands() const { return m_commandList; }
    [[nodiscard]] QAction *tool(LevelTool id) const { return m_toolActions.at(id); }
    [[nodiscard]] QAction *command(LevelCommand id) const { return m_commandActions.at(id); }
    void retranslate();

signals:
    /// Paste was triggered and needs a position.
    void pasteWanted();

private:
    using ToolRow = ActionRow<LevelTool>;
    using CommandRow = ActionRow<LevelCommand>;
    static std::span<const ToolRow> toolRows();
    static std::span<const CommandRow> commandRows();
    void refresh();

    LevelTools &m_tools;
    QActionGroup *m_group;
    QList<QAction *> m_toolList;
    QList<QAction *> m_commandList;
    std::map<LevelTool, QAction *> m_toolActions;
    std::map<LevelCommand, QAction *> m_commandActions;
};

} // namespace cave
