// SPDX-License-Identifier: MIT
#include "editor/tools/edit_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

namespace cave {

EditActions::EditActions(QWidget &page, QObject *parent) : ActionSet(page, parent)
{
    using enum ToolId;
    addTool(Look, {"edit.look", "hand", "H", QT_TR_NOOP("Look around"), QT_TR_NOOP("Drag the map")});
    addTool(Brush,
            {"edit.brush", "brush", "B", QT_TR_NOOP("Brush"), QT_TR_NOOP("Paint cells under the pointer")});
    addTool(Noise, {"edit.noise", "noise", "N", QT_TR_NOOP("Noise brush"), QT_TR_NOOP("Paint random cells")});
    addTool(Line,
            {"edit.line", "line", "L", QT_TR_NOOP("Line"), QT_TR_NOOP("Paint a line as wide as the brush")});
    addTool(Rectangle,
            {"edit.rectangle", "rectangle", "U", QT_TR_NOOP("Rectangle"), QT_TR_NOOP("Paint a rectangle")});
    addTool(Ellipse, {"edit.ellipse", "ellipse", "O", QT_TR_NOOP("Ellipse"), QT_TR_NOOP("Paint an ellipse")});
    addTool(Fill, {"edit.fill", "bucket", "G", QT_TR_NOOP("Fill"), QT_TR_NOOP("Paint all connected cells")});
    addTool(SelectRectangle, {"edit.select", "select-rectangle", "M", QT_TR_NOOP("Select a rectangle"),
                              QT_TR_NOOP("Select a rectangle of cells")});
    addTool(Lasso,
            {"edit.lasso", "lasso", "Q", QT_TR_NOOP("Lasso"), QT_TR_NOOP("Select the area you draw around")});
    addTool(Wand, {"edit.wand", "wand", "W", QT_TR_NOOP("Wand"), QT_TR_NOOP("Select all connected cells")});
    addTool(Move, {"edit.move", "move", "V", QT_TR_NOOP("Move"), QT_TR_NOOP("Move the selection")});
    addTool(Chest,
            {"edit.chest", "chest", "C", QT_TR_NOOP("Chest"), QT_TR_NOOP("Add, fill and move chests")});
    addTool(Monster,
            {"edit.monster", "monster", "K", QT_TR_NOOP("Monster"), QT_TR_NOOP("Add and move monsters")});
    addTool(Marker,
            {"edit.marker", "marker", "T", QT_TR_NOOP("Marker"), QT_TR_NOOP("Add, name and move markers")});
    addTool(Player,
            {"edit.player", "player-start", "P", QT_TR_NOOP("Player"), QT_TR_NOOP("Move the player")});
    addTool(EraseThings, {"edit.eraseThings", "erase-things", "E", QT_TR_NOOP("Erase things"),
                          QT_TR_NOOP("Erase chests, monsters, markers and dropped items")});
    m_tools = all();
    m_group = oneOf(m_tools);
    addCommands();
}

void EditActions::addTool(ToolId id, const ActionRow &row)
{
    QAction *action = m_toolActions[id] = add(row);
    connect(action, &QAction::triggered, this, [this, id] { emit toolWanted(id); });
}

void EditActions::addCommand(EditCommand id, const ActionRow &row)
{
    QAction *action = m_commandActions[id] = add(row);
    connect(action, &QAction::triggered, this, [this, id] { emit commandWanted(id); });
}

void EditActions::addCommands()
{
    using enum EditCommand;
    addCommand(Undo, {"edit.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last edit")});
    addCommand(Redo, {"edit.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                      QT_TR_NOOP("Redo the last undone edit")});
    addCommand(Cut, {"edit.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"),
                     QT_TR_NOOP("Copy the selection and leave rock behind")});
    addCommand(Copy, {"edit.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"), QT_TR_NOOP("Copy the selection")});
    addCommand(Paste, {"edit.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                       QT_TR_NOOP("Paste and place with a click")});
    addCommand(DeleteToSeed, {"edit.deleteToSeed", "seedling", "Del", QT_TR_NOOP("Revert to &seed"),
                              QT_TR_NOOP("Revert the selection to the seed"), QT_TR_NOOP("Revert to seed")});
    addCommand(FillFloor, {"edit.fillFloor", "floor", "Backspace", QT_TR_NOOP("Make &floor"),
                           QT_TR_NOOP("Turn the selection into floor"), QT_TR_NOOP("Floor")});
    addCommand(FillRock, {"edit.fillRock", "rock", "Shift+Backspace", QT_TR_NOOP("Make &rock"),
                          QT_TR_NOOP("Turn the selection into rock"), QT_TR_NOOP("Rock")});
    addCommand(AutomatonStep, {"edit.automaton", "automaton", "", QT_TR_NOOP("Cave &step"),
                               QT_TR_NOOP("Run one cave step on the selection")});
    addCommand(AddNoise, {"edit.addNoise", "noise", "", QT_TR_NOOP("Add &noise"),
                          QT_TR_NOOP("Paint random cells of the selection")});
    addCommand(SelectAll, {"edit.selectAll", "select-all", "Ctrl+A", QT_TR_NOOP("Select &all in view"),
                           QT_TR_NOOP("Select every cell in view"), QT_TR_NOOP("All in view")});
    addCommand(SelectNone, {"edit.selectNone", "select-none", "Ctrl+Shift+A; Ctrl+D",
                            QT_TR_NOOP("Select n&one"), QT_TR_NOOP("Select nothing"), QT_TR_NOOP("None")});
    addCommand(InvertSelection, {"edit.invert", "invert", "Ctrl+Shift+I", QT_TR_NOOP("&Invert"),
                                 QT_TR_NOOP("Invert the selection within its bounds")});
    addCommand(GrowSelection, {"edit.grow", "grow", "Ctrl+]", QT_TR_NOOP("&Grow"),
                               QT_TR_NOOP("Grow the selection by one cell")});
    addCommand(ShrinkSelection, {"edit.shrink", "shrink", "Ctrl+[", QT_TR_NOOP("S&hrink"),
                                 QT_TR_NOOP("Shrink the selection by one cell")});
    addCommand(SwapPaint, {"edit.swapPaint", "swap", "X", QT_TR_NOOP("S&wap"), QT_TR_NOOP("Swap paint")});
    addCommand(PaintFloor,
               {"edit.paintFloor", "floor", "1", QT_TR_NOOP("Floor"), QT_TR_NOOP("Paint with floor")});
    addCommand(PaintRock, {"edit.paintRock", "rock", "2", QT_TR_NOOP("Rock"), QT_TR_NOOP("Paint with rock")});
    addCommand(PaintWater, {"edit.paintWater", "water", "3", QT_TR_NOOP("Water"),
                            QT_TR_NOOP("Paint with water, which takes two turns to enter")});
    addCommand(PaintTrees, {"edit.paintTrees", "trees", "4", QT_TR_NOOP("Trees"),
                            QT_TR_NOOP("Paint with trees, which block sight")});
    addCommand(SmallerBrush, {"edit.smallerBrush", "", "[", QT_TR_NOOP("Smaller brush"),
                              QT_TR_NOOP("Make the brush smaller")});
    addCommand(LargerBrush, {"edit.largerBrush", "", "]", QT_TR_NOOP("Larger brush"),
                             QT_TR_NOOP("Make the brush larger")});
    addCommand(RotateFloating, {"edit.rotate", "rotate", "R", QT_TR_NOOP("Rotate"),
                                QT_TR_NOOP("Rotate the pasted piece clockwise")});
    addCommand(MirrorFloating, {"edit.mirror", "mirror", "F", QT_TR_NOOP("Flip horizontally"),
                                QT_TR_NOOP("Flip the pasted piece horizontally")});
}

void EditActions::setCurrent(ToolId id)
{
    const auto found = m_toolActions.find(id);
    if (found != m_toolActions.end())
        found->second->setChecked(true);
    else if (QAction *checked = m_group->checkedAction()) {
        m_group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
        checked->setChecked(false);
        m_group->setExclusionPolicy(QActionGroup::ExclusionPolicy::Exclusive);
    }
}

} // namespace cave

#include "moc_edit_actions.cpp"
