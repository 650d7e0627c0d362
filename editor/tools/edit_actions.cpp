// SPDX-License-Identifier: MIT
#include "editor/tools/edit_actions.h"

#include <QAction>
#include <QActionGroup>

namespace cave {
std::span<const EditActions::ToolRow> EditActions::toolRows()
{
    static constexpr std::array kRows{
        ToolRow{ToolId::Look, "edit.look", "hand", "H", QT_TR_NOOP("Look around"),
                QT_TR_NOOP("Drag the map")},
        ToolRow{ToolId::Brush, "edit.brush", "brush", "B", QT_TR_NOOP("Brush"),
                QT_TR_NOOP("Paint cells under the pointer")},
        ToolRow{ToolId::Noise, "edit.noise", "noise", "N", QT_TR_NOOP("Noise brush"),
                QT_TR_NOOP("Paint random cells")},
        ToolRow{ToolId::Line, "edit.line", "line", "L", QT_TR_NOOP("Line"),
                QT_TR_NOOP("Paint a line as wide as the brush")},
        ToolRow{ToolId::Rectangle, "edit.rectangle", "rectangle", "U", QT_TR_NOOP("Rectangle"),
                QT_TR_NOOP("Paint a rectangle")},
        ToolRow{ToolId::Ellipse, "edit.ellipse", "ellipse", "O", QT_TR_NOOP("Ellipse"),
                QT_TR_NOOP("Paint an ellipse")},
        ToolRow{ToolId::Fill, "edit.fill", "bucket", "G", QT_TR_NOOP("Fill"),
                QT_TR_NOOP("Paint all connected cells")},
        ToolRow{ToolId::SelectRectangle, "edit.select", "select-rectangle", "M",
                QT_TR_NOOP("Select a rectangle"), QT_TR_NOOP("Select a rectangle of cells")},
        ToolRow{ToolId::Lasso, "edit.lasso", "lasso", "Q", QT_TR_NOOP("Lasso"),
                QT_TR_NOOP("Select the area you draw around")},
        ToolRow{ToolId::Wand, "edit.wand", "wand", "W", QT_TR_NOOP("Wand"),
                QT_TR_NOOP("Select all connected cells")},
        ToolRow{ToolId::Move, "edit.move", "move", "V", QT_TR_NOOP("Move"), QT_TR_NOOP("Move the selection")},
        ToolRow{ToolId::Chest, "edit.chest", "chest", "C", QT_TR_NOOP("Chest"),
                QT_TR_NOOP("Add, fill and move chests")},
        ToolRow{ToolId::Monster, "edit.monster", "monster", "K", QT_TR_NOOP("Monster"),
                QT_TR_NOOP("Add and move monsters")},
        ToolRow{ToolId::Marker, "edit.marker", "marker", "T", QT_TR_NOOP("Marker"),
                QT_TR_NOOP("Add, name and move markers")},
        ToolRow{ToolId::Player, "edit.player", "player-start", "P", QT_TR_NOOP("Player"),
                QT_TR_NOOP("Move the player")},
        ToolRow{ToolId::EraseThings, "edit.eraseThings", "erase-things", "E", QT_TR_NOOP("Erase things"),
                QT_TR_NOOP("Erase chests, monsters, markers and dropped items")}};
    return kRows;
}

std::span<const EditActions::CommandRow> EditActions::commandRows()
{
    static constexpr std::array kRows{
        CommandRow{EditCommand::Undo, "edit.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"),
                   QT_TR_NOOP("Undo the last edit")},
        CommandRow{EditCommand::Redo, "edit.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                   QT_TR_NOOP("Redo the last undone edit")},
        CommandRow{EditCommand::Cut, "edit.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"),
                   QT_TR_NOOP("Copy the selection and leave rock behind")},
        CommandRow{EditCommand::Copy, "edit.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                   QT_TR_NOOP("Copy the selection")},
        CommandRow{EditCommand::Paste, "edit.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                   QT_TR_NOOP("Paste and place with a click")},
        CommandRow{EditCommand::DeleteToSeed, "edit.deleteToSeed", "seedling", "Del",
                   QT_TR_NOOP("Revert to &seed"), QT_TR_NOOP("Revert the selection to the seed")},
        CommandRow{EditCommand::FillFloor, "edit.fillFloor", "floor", "Backspace", QT_TR_NOOP("Make &floor"),
                   QT_TR_NOOP("Turn the selection into floor")},
        CommandRow{EditCommand::FillRock, "edit.fillRock", "rock", "Shift+Backspace",
                   QT_TR_NOOP("Make &rock"), QT_TR_NOOP("Turn the selection into rock")},
        CommandRow{EditCommand::AutomatonStep, "edit.automaton", "automaton", "", QT_TR_NOOP("Cave &step"),
                   QT_TR_NOOP("Run one cave step on the selection")},
        CommandRow{EditCommand::AddNoise, "edit.addNoise", "noise", "", QT_TR_NOOP("Add &noise"),
                   QT_TR_NOOP("Paint random cells of the selection")},
        CommandRow{EditCommand::SelectAll, "edit.selectAll", "select-all", "Ctrl+A",
                   QT_TR_NOOP("Select &all in view"), QT_TR_NOOP("Select every cell in view")},
        CommandRow{EditCommand::SelectNone, "edit.selectNone", "select-none", "Ctrl+Shift+A; Ctrl+D",
                   QT_TR_NOOP("Select n&one"), QT_TR_NOOP("Select nothing")},
        CommandRow{EditCommand::InvertSelection, "edit.invert", "invert", "Ctrl+Shift+I",
                   QT_TR_NOOP("&Invert"), QT_TR_NOOP("Invert the selection within its bounds")},
        CommandRow{EditCommand::GrowSelection, "edit.grow", "grow", "Ctrl+]", QT_TR_NOOP("&Grow"),
                   QT_TR_NOOP("Grow the selection by one cell")},
        CommandRow{EditCommand::ShrinkSelection, "edit.shrink", "shrink", "Ctrl+[", QT_TR_NOOP("S&hrink"),
                   QT_TR_NOOP("Shrink the selection by one cell")},
        CommandRow{EditCommand::SwapPaint, "edit.swapPaint", "swap", "X", QT_TR_NOOP("S&wap"),
                   QT_TR_NOOP("Swap paint")},
        CommandRow{EditCommand::PaintFloor, "edit.paintFloor", "floor", "1", QT_TR_NOOP("Floor"),
                   QT_TR_NOOP("Paint with floor")},
        CommandRow{EditCommand::PaintRock, "edit.paintRock", "rock", "2", QT_TR_NOOP("Rock"),
                   QT_TR_NOOP("Paint with rock")},
        CommandRow{EditCommand::PaintWater, "edit.paintWater", "water", "3", QT_TR_NOOP("Water"),
                   QT_TR_NOOP("Paint with water, which takes two turns to enter")},
        CommandRow{EditCommand::PaintTrees, "edit.paintTrees", "trees", "4", QT_TR_NOOP("Trees"),
                   QT_TR_NOOP("Paint with trees, which block sight")},
        CommandRow{EditCommand::SmallerBrush, "edit.smallerBrush", "", "[", QT_TR_NOOP("Smaller brush"),
                   QT_TR_NOOP("Make the brush smaller")},
        CommandRow{EditCommand::LargerBrush, "edit.largerBrush", "", "]", QT_TR_NOOP("Larger brush"),
                   QT_TR_NOOP("Make the brush larger")},
        CommandRow{EditCommand::RotateFloating, "edit.rotate", "rotate", "R", QT_TR_NOOP("Rotate"),
                   QT_TR_NOOP("Rotate the pasted piece clockwise")},
        CommandRow{EditCommand::MirrorFloating, "edit.mirror", "mirror", "F", QT_TR_NOOP("Flip horizontally"),
                   QT_TR_NOOP("Flip the pasted piece horizontally")}};
    return kRows;
}

EditActions::EditActions(QWidget &page, QObject *parent) : QObject(parent), m_group(new QActionGroup(this))
{
    for (const ToolRow &row : toolRows()) {
        QAction *action = addPageAction(page, row);
        action->setCheckable(true);
        m_group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = row.key] { emit toolWanted(id); });
        m_tools.append(action);
        m_toolActions[row.key] = action;
    }
    for (const CommandRow &row : commandRows()) {
        QAction *action = addPageAction(page, row);
        connect(action, &QAction::triggered, this, [this, id = row.key] { emit commandWanted(id); });
        m_commandActions[row.key] = action;
    }
    retranslate();
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

void EditActions::retranslate()
{
    for (const ToolRow &row : toolRows())
        setActionTexts(*tool(row.key), tr(row.text), tr(row.tip));
    for (const CommandRow &row : commandRows())
        setActionTexts(*command(row.key), tr(row.text), tr(row.tip));
    // Buttons have less space than menus.
    command(EditCommand::DeleteToSeed)->setIconText(tr("Revert to seed"));
    command(EditCommand::FillFloor)->setIconText(tr("Floor"));
    command(EditCommand::FillRock)->setIconText(tr("Rock"));
    command(EditCommand::SelectAll)->setIconText(tr("All in view"));
    command(EditCommand::SelectNone)->setIconText(tr("None"));
}

} // namespace cave

#include "moc_edit_actions.cpp"
