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
                QT_TR_NOOP("Paint cells along the pointer's way")},
        ToolRow{ToolId::Noise, "edit.noise", "noise", "N", QT_TR_NOOP("Noise brush"),
                QT_TR_NOOP("Paint a share of the cells at random")},
        ToolRow{ToolId::Line, "edit.line", "line", "L", QT_TR_NOOP("Line"),
                QT_TR_NOOP("Paint a line as broad as the brush")},
        ToolRow{ToolId::Rectangle, "edit.rectangle", "rectangle", "U", QT_TR_NOOP("Rectangle"),
                QT_TR_NOOP("Paint a rectangle")},
        ToolRow{ToolId::Ellipse, "edit.ellipse", "ellipse", "O", QT_TR_NOOP("Ellipse"),
                QT_TR_NOOP("Paint an ellipse")},
        ToolRow{ToolId::Fill, "edit.fill", "bucket", "G", QT_TR_NOOP("Fill"),
                QT_TR_NOOP("Paint all that is joined with a cell")},
        ToolRow{ToolId::SelectRectangle, "edit.select", "select-rectangle", "M",
                QT_TR_NOOP("Select a rectangle"), QT_TR_NOOP("Select a rectangle of cells")},
        ToolRow{ToolId::Lasso, "edit.lasso", "lasso", "Q", QT_TR_NOOP("Lasso"),
                QT_TR_NOOP("Select what you draw around")},
        ToolRow{ToolId::Wand, "edit.wand", "wand", "W", QT_TR_NOOP("Wand"),
                QT_TR_NOOP("Select all that is joined with a cell")},
        ToolRow{ToolId::Move, "edit.move", "move", "V", QT_TR_NOOP("Move"),
                QT_TR_NOOP("Drag what is selected to another place")},
        ToolRow{ToolId::Chest, "edit.chest", "chest", "C", QT_TR_NOOP("Chest"),
                QT_TR_NOOP("Put, fill and move chests")},
        ToolRow{ToolId::Monster, "edit.monster", "monster", "K", QT_TR_NOOP("Monster"),
                QT_TR_NOOP("Put and move monsters")},
        ToolRow{ToolId::Marker, "edit.marker", "marker", "T", QT_TR_NOOP("Marker"),
                QT_TR_NOOP("Put, name and move markers")},
        ToolRow{ToolId::Player, "edit.player", "player-start", "P", QT_TR_NOOP("Player"),
                QT_TR_NOOP("Choose where the player goes on from")},
        ToolRow{ToolId::EraseThings, "edit.eraseThings", "erase-things", "E", QT_TR_NOOP("Erase things"),
                QT_TR_NOOP("Take away chests, monsters, markers and dropped items")}};
    return kRows;
}

std::span<const EditActions::CommandRow> EditActions::commandRows()
{
    static constexpr std::array kRows{
        CommandRow{EditCommand::Undo, "edit.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"),
                   QT_TR_NOOP("Undo the last edit")},
        CommandRow{EditCommand::Redo, "edit.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                   QT_TR_NOOP("Do again what was undone")},
        CommandRow{EditCommand::Cut, "edit.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"),
                   QT_TR_NOOP("Copy what is selected and leave rock")},
        CommandRow{EditCommand::Copy, "edit.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                   QT_TR_NOOP("Copy what is selected")},
        CommandRow{EditCommand::Paste, "edit.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                   QT_TR_NOOP("Let what was copied float until it is placed")},
        CommandRow{EditCommand::DeleteToSeed, "edit.deleteToSeed", "seedling", "Del",
                   QT_TR_NOOP("Back to the &seed"), QT_TR_NOOP("Make what is selected as the seed made it")},
        CommandRow{EditCommand::FillFloor, "edit.fillFloor", "floor", "Backspace", QT_TR_NOOP("Make &floor"),
                   QT_TR_NOOP("Make floor of what is selected")},
        CommandRow{EditCommand::FillRock, "edit.fillRock", "rock", "Shift+Backspace",
                   QT_TR_NOOP("Make &rock"), QT_TR_NOOP("Make rock of what is selected")},
        CommandRow{EditCommand::AutomatonStep, "edit.automaton", "automaton", "", QT_TR_NOOP("Cave &step"),
                   QT_TR_NOOP("One step of the cave automaton on what is selected")},
        CommandRow{EditCommand::AddNoise, "edit.addNoise", "noise", "", QT_TR_NOOP("Add &noise"),
                   QT_TR_NOOP("Paint a share of what is selected at random")},
        CommandRow{EditCommand::SelectAll, "edit.selectAll", "select-all", "Ctrl+A",
                   QT_TR_NOOP("Select &all in view"), QT_TR_NOOP("Select every cell in view")},
        CommandRow{EditCommand::SelectNone, "edit.selectNone", "select-none", "Ctrl+Shift+A; Ctrl+D",
                   QT_TR_NOOP("Select n&one"), QT_TR_NOOP("Select nothing")},
        CommandRow{EditCommand::InvertSelection, "edit.invert", "invert", "Ctrl+Shift+I",
                   QT_TR_NOOP("&Invert"),
                   QT_TR_NOOP("Select the rest of the rectangle around the selection")},
        CommandRow{EditCommand::GrowSelection, "edit.grow", "grow", "Ctrl+]", QT_TR_NOOP("&Grow"),
                   QT_TR_NOOP("Make the selection larger by a cell")},
        CommandRow{EditCommand::ShrinkSelection, "edit.shrink", "shrink", "Ctrl+[", QT_TR_NOOP("S&hrink"),
                   QT_TR_NOOP("Make the selection smaller by a cell")},
        CommandRow{EditCommand::SwapPaint, "edit.swapPaint", "swap", "X", QT_TR_NOOP("S&wap"),
                   QT_TR_NOOP("Paint with the other one")},
        CommandRow{EditCommand::PaintFloor, "edit.paintFloor", "floor", "1", QT_TR_NOOP("Floor"),
                   QT_TR_NOOP("Paint with floor")},
        CommandRow{EditCommand::PaintRock, "edit.paintRock", "rock", "2", QT_TR_NOOP("Rock"),
                   QT_TR_NOOP("Paint with rock")},
        CommandRow{EditCommand::PaintWater, "edit.paintWater", "water", "3", QT_TR_NOOP("Water"),
                   QT_TR_NOOP("Paint with water, which takes two turns to wade into")},
        CommandRow{EditCommand::PaintTrees, "edit.paintTrees", "trees", "4", QT_TR_NOOP("Trees"),
                   QT_TR_NOOP("Paint with trees, which block sight")},
        CommandRow{EditCommand::SmallerBrush, "edit.smallerBrush", "", "[", QT_TR_NOOP("Smaller brush"),
                   QT_TR_NOOP("Make the brush smaller")},
        CommandRow{EditCommand::LargerBrush, "edit.largerBrush", "", "]", QT_TR_NOOP("Larger brush"),
                   QT_TR_NOOP("Make the brush larger")},
        CommandRow{EditCommand::RotateFloating, "edit.rotate", "rotate", "R", QT_TR_NOOP("Rotate"),
                   QT_TR_NOOP("Turn what floats clockwise")},
        CommandRow{EditCommand::MirrorFloating, "edit.mirror", "mirror", "F", QT_TR_NOOP("Mirror"),
                   QT_TR_NOOP("Swap west and east of what floats")}};
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
    // Buttons have less room than menus.
    command(EditCommand::DeleteToSeed)->setIconText(tr("To the seed"));
    command(EditCommand::FillFloor)->setIconText(tr("Floor"));
    command(EditCommand::FillRock)->setIconText(tr("Rock"));
    command(EditCommand::SelectAll)->setIconText(tr("All in view"));
    command(EditCommand::SelectNone)->setIconText(tr("None"));
}

} // namespace cave
