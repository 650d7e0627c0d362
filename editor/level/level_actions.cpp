// SPDX-License-Identifier: MIT
#include "editor/level/level_actions.h"

#include "editor/document/level_document.h"

#include <QAction>
#include <QWidget>

namespace cave {

LevelActions::LevelActions(QWidget &page, LevelTools &tools, QObject *parent)
    : ActionSet(page, parent)
    , m_tools(tools)
{
    addTools();
    m_toolList = all();
    oneOf(m_toolList);
    addCommands();
    m_commandList = all().sliced(m_toolList.size());
    connect(&m_tools, &LevelTools::toolChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::selectionChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::documentChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::historyChanged, this, &LevelActions::refresh);
    refresh();
}

void LevelActions::addTool(LevelTool id, const ActionRow &row)
{
    QAction *action = m_toolActions[id] = add(row);
    connect(action, &QAction::triggered, this, [this, id] { m_tools.setTool(id); });
}

void LevelActions::addCommand(LevelCommand id, const ActionRow &row)
{
    QAction *action = m_commandActions[id] = add(row);
    connect(action, &QAction::triggered, this, [this, id] {
        if (id == LevelCommand::Paste)
            emit pasteWanted();
        else
            m_tools.commands().run(id);
    });
}

void LevelActions::addTools()
{
    using enum LevelTool;
    addTool(Select, {"level.select", "select-rectangle", "V", QT_TR_NOOP("&Select and move"),
                     QT_TR_NOOP("Click selects, Shift adds, drag moves; Alt ignores the grid")});
    addTool(Place, {"level.place", "stamp", "P", QT_TR_NOOP("&Place one"),
                    QT_TR_NOOP("Place one object at the pointer")});
    addTool(Brush,
            {"level.brush", "brush", "B", QT_TR_NOOP("&Brush"), QT_TR_NOOP("Paint with the current object")});
    addTool(Erase, {"level.erase", "erase-things", "E", QT_TR_NOOP("&Erase"),
                    QT_TR_NOOP("Erase objects from tiles")});
    addTool(Line, {"level.line", "line", "L", QT_TR_NOOP("&Line"), QT_TR_NOOP("Draw a line of objects")});
    addTool(Rectangle, {"level.rectangle", "rectangle", "U", QT_TR_NOOP("Re&ctangle"),
                        QT_TR_NOOP("Draw a rectangle of objects")});
    addTool(Ellipse, {"level.ellipse", "ellipse", "O", QT_TR_NOOP("Ell&ipse"),
                      QT_TR_NOOP("Draw an ellipse of objects")});
    addTool(Fill,
            {"level.fill", "bucket", "G", QT_TR_NOOP("&Fill"), QT_TR_NOOP("Fill connected empty tiles")});
    addTool(Pick, {"level.pick", "wand", "I", QT_TR_NOOP("P&ick"),
                   QT_TR_NOOP("Pick the object under the pointer")});
}

void LevelActions::addCommands()
{
    using enum LevelCommand;
    addCommand(Undo, {"level.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last edit")});
    addCommand(Redo, {"level.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                      QT_TR_NOOP("Redo the last undone edit")});
    addCommand(Cut, {"level.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Cut the selection")});
    addCommand(Copy, {"level.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                      QT_TR_NOOP("Copy the selection as lines of a level file")});
    addCommand(Paste, {"level.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                       QT_TR_NOOP("Paste at the pointer or cursor")});
    addCommand(Duplicate, {"level.duplicate", "duplicate", "Ctrl+D", QT_TR_NOOP("&Duplicate"),
                           QT_TR_NOOP("Duplicate the selection one tile away")});
    addCommand(Delete,
               {"level.delete", "bin", "Del", QT_TR_NOOP("D&elete"), QT_TR_NOOP("Delete the selection")});
    addCommand(SelectAll, {"level.selectAll", "select-all", "Ctrl+A", QT_TR_NOOP("Select &all"),
                           QT_TR_NOOP("Select all objects")});
    addCommand(SelectNone, {"level.selectNone", "select-none", "Ctrl+Shift+A", QT_TR_NOOP("Select &none"),
                            QT_TR_NOOP("Clear the selection")});
    addCommand(SelectSame, {"level.selectSame", "filter", "Ctrl+Alt+A", QT_TR_NOOP("Select &same type"),
                            QT_TR_NOOP("Select all objects of the selected types")});
    addCommand(Rotate, {"level.rotate", "rotate", "R", QT_TR_NOOP("R&otate"),
                        QT_TR_NOOP("Rotate the selection clockwise")});
    addCommand(MirrorAcross, {"level.mirror", "mirror", "F", QT_TR_NOOP("&Mirror"),
                              QT_TR_NOOP("Flip the selection horizontally")});
    addCommand(MirrorUpDown, {"level.flip", "swap", "Shift+F", QT_TR_NOOP("Flip &vertically"),
                              QT_TR_NOOP("Flip the selection vertically")});
    addCommand(BorderWalls, {"level.borderWalls", "rock", "Ctrl+B", QT_TR_NOOP("&Border walls"),
                             QT_TR_NOOP("Put walls on all free border tiles, except doors")});
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

} // namespace cave

#include "moc_level_actions.cpp"
