// SPDX-License-Identifier: MIT
#include "editor/level/level_actions.h"

#include "editor/document/level_document.h"

#include <QAction>
#include <QActionGroup>

#include <array>

namespace cave {

std::span<const LevelActions::ToolRow> LevelActions::toolRows()
{
    static constexpr std::array kRows{
        ToolRow{LevelTool::Select, "level.select", "select-rectangle", "V", QT_TR_NOOP("&Select and move"),
                QT_TR_NOOP("Click chooses an object, Shift adds, a drag moves; Alt lets go of the grid")},
        ToolRow{LevelTool::Place, "level.place", "stamp", "P", QT_TR_NOOP("&Place one"),
                QT_TR_NOOP("Put a single object where the pointer is")},
        ToolRow{LevelTool::Brush, "level.brush", "brush", "B", QT_TR_NOOP("&Brush"),
                QT_TR_NOOP("Paint tiles with the chosen object")},
        ToolRow{LevelTool::Erase, "level.erase", "erase-things", "E", QT_TR_NOOP("&Erase"),
                QT_TR_NOOP("Take away what is on tiles")},
        ToolRow{LevelTool::Line, "level.line", "line", "L", QT_TR_NOOP("&Line"),
                QT_TR_NOOP("Put objects in a line")},
        ToolRow{LevelTool::Rectangle, "level.rectangle", "rectangle", "U", QT_TR_NOOP("Re&ctangle"),
                QT_TR_NOOP("Put objects in a rectangle")},
        ToolRow{LevelTool::Ellipse, "level.ellipse", "ellipse", "O", QT_TR_NOOP("Ell&ipse"),
                QT_TR_NOOP("Put objects in an ellipse")},
        ToolRow{LevelTool::Fill, "level.fill", "bucket", "G", QT_TR_NOOP("&Fill"),
                QT_TR_NOOP("Fill empty tiles that are joined")},
        ToolRow{LevelTool::Pick, "level.pick", "wand", "I", QT_TR_NOOP("Pick &up"),
                QT_TR_NOOP("Choose what is there to be placed")}};
    return kRows;
}

std::span<const LevelActions::CommandRow> LevelActions::commandRows()
{
    static constexpr std::array kRows{
        CommandRow{LevelCommand::Undo, "level.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"),
                   QT_TR_NOOP("Take back the last edit")},
        CommandRow{LevelCommand::Redo, "level.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                   QT_TR_NOOP("Do again what was taken back")},
        CommandRow{LevelCommand::Cut, "level.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"),
                   QT_TR_NOOP("Copy what is selected, and take it away")},
        CommandRow{LevelCommand::Copy, "level.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                   QT_TR_NOOP("Copy what is selected, as lines of a level file")},
        CommandRow{LevelCommand::Paste, "level.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                   QT_TR_NOOP("Put what was copied where the pointer or cursor is")},
        CommandRow{LevelCommand::Duplicate, "level.duplicate", "duplicate", "Ctrl+D",
                   QT_TR_NOOP("&Duplicate"), QT_TR_NOOP("A second one, a tile farther")},
        CommandRow{LevelCommand::Delete, "level.delete", "bin", "Del", QT_TR_NOOP("D&elete"),
                   QT_TR_NOOP("Take away what is selected")},
        CommandRow{LevelCommand::SelectAll, "level.selectAll", "select-all", "Ctrl+A",
                   QT_TR_NOOP("Select &all"), QT_TR_NOOP("Select all objects")},
        CommandRow{LevelCommand::SelectNone, "level.selectNone", "select-none", "Ctrl+Shift+A",
                   QT_TR_NOOP("Select &none"), QT_TR_NOOP("Nothing is selected")},
        CommandRow{LevelCommand::SelectSame, "level.selectSame", "filter", "Ctrl+Alt+A",
                   QT_TR_NOOP("Select the &same type"),
                   QT_TR_NOOP("Select all objects of the types that are selected")},
        CommandRow{LevelCommand::Rotate, "level.rotate", "rotate", "R", QT_TR_NOOP("R&otate"),
                   QT_TR_NOOP("Turn what is selected by a quarter, clockwise")},
        CommandRow{LevelCommand::MirrorAcross, "level.mirror", "mirror", "F", QT_TR_NOOP("&Mirror"),
                   QT_TR_NOOP("Mirror what is selected, left for right")},
        CommandRow{LevelCommand::MirrorUpDown, "level.flip", "swap", "Shift+F",
                   QT_TR_NOOP("Mirror up&side down"), QT_TR_NOOP("Mirror what is selected, top for bottom")},
        CommandRow{LevelCommand::BorderWalls, "level.borderWalls", "rock", "Ctrl+B",
                   QT_TR_NOOP("&Border walls"),
                   QT_TR_NOOP("Put walls on all free tiles of the border; doors stay")}};
    return kRows;
}

LevelActions::LevelActions(QWidget &page, LevelTools &tools, QObject *parent)
    : QObject(parent)
    , m_tools(tools)
    , m_group(new QActionGroup(this))
{
    for (const ToolRow &row : toolRows()) {
        QAction *action = addPageAction(page, row);
        action->setCheckable(true);
        m_group->addAction(action);
        m_toolList.append(action);
        m_toolActions.emplace(row.key, action);
        connect(action, &QAction::triggered, this, [this, id = row.key] { m_tools.setTool(id); });
    }
    for (const CommandRow &row : commandRows()) {
        QAction *action = addPageAction(page, row);
        m_commandList.append(action);
        m_commandActions.emplace(row.key, action);
        connect(action, &QAction::triggered, this, [this, id = row.key] {
            if (id == LevelCommand::Paste)
                emit pasteWanted();
            else
                m_tools.commands().run(id);
        });
    }
    connect(&m_tools, &LevelTools::toolChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::selectionChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::documentChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::historyChanged, this, &LevelActions::refresh);
    retranslate();
}

void LevelActions::refresh()
{
    m_toolActions.at(m_tools.tool())->setChecked(true);
    const bool open = m_tools.document() != nullptr;
    for (QAction *tool : m_toolList)
        tool->setEnabled(open);
    for (const auto &[id, action] : m_commandActions)
        action->setEnabled(m_tools.commands().canRun(id));
}

void LevelActions::retranslate()
{
    for (const ToolRow &row : toolRows())
        setActionTexts(*tool(row.key), tr(row.text), tr(row.tip));
    for (const CommandRow &row : commandRows())
        setActionTexts(*command(row.key), tr(row.text), tr(row.tip));
    refresh();
}

} // namespace cave
