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
                QT_TR_NOOP("Click selects, Shift adds, drag moves; Alt ignores the grid")},
        ToolRow{LevelTool::Place, "level.place", "stamp", "P", QT_TR_NOOP("&Place one"),
                QT_TR_NOOP("Place one object at the pointer")},
        ToolRow{LevelTool::Brush, "level.brush", "brush", "B", QT_TR_NOOP("&Brush"),
                QT_TR_NOOP("Paint with the current object")},
        ToolRow{LevelTool::Erase, "level.erase", "erase-things", "E", QT_TR_NOOP("&Erase"),
                QT_TR_NOOP("Erase objects from tiles")},
        ToolRow{LevelTool::Line, "level.line", "line", "L", QT_TR_NOOP("&Line"),
                QT_TR_NOOP("Draw a line of objects")},
        ToolRow{LevelTool::Rectangle, "level.rectangle", "rectangle", "U", QT_TR_NOOP("Re&ctangle"),
                QT_TR_NOOP("Draw a rectangle of objects")},
        ToolRow{LevelTool::Ellipse, "level.ellipse", "ellipse", "O", QT_TR_NOOP("Ell&ipse"),
                QT_TR_NOOP("Draw an ellipse of objects")},
        ToolRow{LevelTool::Fill, "level.fill", "bucket", "G", QT_TR_NOOP("&Fill"),
                QT_TR_NOOP("Fill connected empty tiles")},
        ToolRow{LevelTool::Pick, "level.pick", "wand", "I", QT_TR_NOOP("P&ick"),
                QT_TR_NOOP("Pick the object under the pointer")}};
    return kRows;
}

std::span<const LevelActions::CommandRow> LevelActions::commandRows()
{
    static constexpr std::array kRows{
        CommandRow{LevelCommand::Undo, "level.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"),
                   QT_TR_NOOP("Undo the last edit")},
        CommandRow{LevelCommand::Redo, "level.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                   QT_TR_NOOP("Redo the last undone edit")},
        CommandRow{LevelCommand::Cut, "level.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"),
                   QT_TR_NOOP("Cut the selection")},
        CommandRow{LevelCommand::Copy, "level.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                   QT_TR_NOOP("Copy the selection as lines of a level file")},
        CommandRow{LevelCommand::Paste, "level.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                   QT_TR_NOOP("Paste at the pointer or cursor")},
        CommandRow{LevelCommand::Duplicate, "level.duplicate", "duplicate", "Ctrl+D",
                   QT_TR_NOOP("&Duplicate"), QT_TR_NOOP("Duplicate the selection one tile away")},
        CommandRow{LevelCommand::Delete, "level.delete", "bin", "Del", QT_TR_NOOP("D&elete"),
                   QT_TR_NOOP("Delete the selection")},
        CommandRow{LevelCommand::SelectAll, "level.selectAll", "select-all", "Ctrl+A",
                   QT_TR_NOOP("Select &all"), QT_TR_NOOP("Select all objects")},
        CommandRow{LevelCommand::SelectNone, "level.selectNone", "select-none", "Ctrl+Shift+A",
                   QT_TR_NOOP("Select &none"), QT_TR_NOOP("Clear the selection")},
        CommandRow{LevelCommand::SelectSame, "level.selectSame", "filter", "Ctrl+Alt+A",
                   QT_TR_NOOP("Select &same type"), QT_TR_NOOP("Select all objects of the selected types")},
        CommandRow{LevelCommand::Rotate, "level.rotate", "rotate", "R", QT_TR_NOOP("R&otate"),
                   QT_TR_NOOP("Rotate the selection clockwise")},
        CommandRow{LevelCommand::MirrorAcross, "level.mirror", "mirror", "F", QT_TR_NOOP("&Mirror"),
                   QT_TR_NOOP("Flip the selection horizontally")},
        CommandRow{LevelCommand::MirrorUpDown, "level.flip", "swap", "Shift+F",
                   QT_TR_NOOP("Flip &vertically"), QT_TR_NOOP("Flip the selection vertically")},
        CommandRow{LevelCommand::BorderWalls, "level.borderWalls", "rock", "Ctrl+B",
                   QT_TR_NOOP("&Border walls"),
                   QT_TR_NOOP("Put walls on all free border tiles, except doors")}};
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

#include "moc_level_actions.cpp"
