// SPDX-License-Identifier: MIT
#include "editor/tools/edit_actions.h"

#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>

namespace cave {
namespace {

struct ToolEntry {
    ToolId id;
    const char *name; ///< of the action
    const char *icon;
    Qt::Key key;
};

constexpr std::array kToolEntries{
    ToolEntry{ToolId::Look, "edit.look", "hand", Qt::Key_H},
    ToolEntry{ToolId::Brush, "edit.brush", "brush", Qt::Key_B},
    ToolEntry{ToolId::Noise, "edit.noise", "noise", Qt::Key_N},
    ToolEntry{ToolId::Line, "edit.line", "line", Qt::Key_L},
    ToolEntry{ToolId::Rectangle, "edit.rectangle", "rectangle", Qt::Key_U},
    ToolEntry{ToolId::Ellipse, "edit.ellipse", "ellipse", Qt::Key_O},
    ToolEntry{ToolId::Fill, "edit.fill", "bucket", Qt::Key_G},
    ToolEntry{ToolId::SelectRectangle, "edit.select", "select-rectangle", Qt::Key_M},
    ToolEntry{ToolId::Lasso, "edit.lasso", "lasso", Qt::Key_Q},
    ToolEntry{ToolId::Wand, "edit.wand", "wand", Qt::Key_W},
    ToolEntry{ToolId::Move, "edit.move", "move", Qt::Key_V},
    ToolEntry{ToolId::Chest, "edit.chest", "chest", Qt::Key_C},
    ToolEntry{ToolId::Monster, "edit.monster", "monster", Qt::Key_K},
    ToolEntry{ToolId::Marker, "edit.marker", "marker", Qt::Key_T},
    ToolEntry{ToolId::Player, "edit.player", "player-start", Qt::Key_P},
    ToolEntry{ToolId::EraseThings, "edit.eraseThings", "erase-things", Qt::Key_E},
};

struct CommandEntry {
    EditCommand id;
    const char *name;
    const char *icon;
    QList<QKeySequence> keys;
};

QList<CommandEntry> commandEntries()
{
    return {
        {EditCommand::Undo, "edit.undo", "undo", {QKeySequence(Qt::CTRL | Qt::Key_Z)}},
        {EditCommand::Redo,
         "edit.redo",
         "redo",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}},
        {EditCommand::Cut, "edit.cut", "cut", {QKeySequence(Qt::CTRL | Qt::Key_X)}},
        {EditCommand::Copy, "edit.copy", "copy", {QKeySequence(Qt::CTRL | Qt::Key_C)}},
        {EditCommand::Paste, "edit.paste", "paste", {QKeySequence(Qt::CTRL | Qt::Key_V)}},
        {EditCommand::DeleteToSeed, "edit.deleteToSeed", "seedling", {QKeySequence(Qt::Key_Delete)}},
        {EditCommand::FillFloor, "edit.fillFloor", "floor", {QKeySequence(Qt::Key_Backspace)}},
        {EditCommand::FillRock, "edit.fillRock", "rock", {QKeySequence(Qt::SHIFT | Qt::Key_Backspace)}},
        {EditCommand::AutomatonStep, "edit.automaton", "automaton", {}},
        {EditCommand::AddNoise, "edit.addNoise", "noise", {}},
        {EditCommand::SelectAll, "edit.selectAll", "select-all", {QKeySequence(Qt::CTRL | Qt::Key_A)}},
        {EditCommand::SelectNone,
         "edit.selectNone",
         "select-none",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), QKeySequence(Qt::CTRL | Qt::Key_D)}},
        {EditCommand::InvertSelection,
         "edit.invert",
         "invert",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)}},
        {EditCommand::GrowSelection, "edit.grow", "grow", {QKeySequence(Qt::CTRL | Qt::Key_BracketRight)}},
        {EditCommand::ShrinkSelection,
         "edit.shrink",
         "shrink",
         {QKeySequence(Qt::CTRL | Qt::Key_BracketLeft)}},
        {EditCommand::SwapPaint, "edit.swapPaint", "swap", {QKeySequence(Qt::Key_X)}},
        {EditCommand::PaintFloor, "edit.paintFloor", "floor", {QKeySequence(Qt::Key_1)}},
        {EditCommand::PaintRock, "edit.paintRock", "rock", {QKeySequence(Qt::Key_2)}},
        {EditCommand::PaintWater, "edit.paintWater", "water", {QKeySequence(Qt::Key_3)}},
        {EditCommand::PaintTrees, "edit.paintTrees", "trees", {QKeySequence(Qt::Key_4)}},
        {EditCommand::SmallerBrush, "edit.smallerBrush", "", {QKeySequence(Qt::Key_BracketLeft)}},
        {EditCommand::LargerBrush, "edit.largerBrush", "", {QKeySequence(Qt::Key_BracketRight)}},
        {EditCommand::RotateFloating, "edit.rotate", "rotate", {QKeySequence(Qt::Key_R)}},
        {EditCommand::MirrorFloating, "edit.mirror", "mirror", {QKeySequence(Qt::Key_F)}},
    };
}

void setTexts(QAction *action, const QString &text, const QString &tip)
{
    action->setText(text);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
    action->setStatusTip(tip);
}

} // namespace

EditActions::EditActions(QWidget &page, QObject *parent) : QObject(parent), m_group(new QActionGroup(this))
{
    for (const ToolEntry &entry : kToolEntries) {
        QAction *action = addPageAction(page, entry.name, {QKeySequence(entry.key)});
        action->setIcon(namedIcon(QString::fromLatin1(entry.icon)));
        action->setCheckable(true);
        m_group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = entry.id] { emit toolWanted(id); });
        m_tools.append(action);
        m_toolActions[entry.id] = action;
    }
    for (const CommandEntry &entry : commandEntries()) {
        QAction *action = addPageAction(page, entry.name, entry.keys);
        action->setIcon(namedIcon(QString::fromLatin1(entry.icon)));
        connect(action, &QAction::triggered, this, [this, id = entry.id] { emit commandWanted(id); });
        m_commandActions[entry.id] = action;
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
    setTexts(tool(ToolId::Look), tr("Look around"), tr("Drag the map"));
    setTexts(tool(ToolId::Brush), tr("Brush"), tr("Paint cells along the pointer's way"));
    setTexts(tool(ToolId::Noise), tr("Noise brush"), tr("Paint a share of the cells at random"));
    setTexts(tool(ToolId::Line), tr("Line"), tr("Paint a line as broad as the brush"));
    setTexts(tool(ToolId::Rectangle), tr("Rectangle"), tr("Paint a rectangle"));
    setTexts(tool(ToolId::Ellipse), tr("Ellipse"), tr("Paint an ellipse"));
    setTexts(tool(ToolId::Fill), tr("Fill"), tr("Paint all that is joined with a cell"));
    setTexts(tool(ToolId::SelectRectangle), tr("Select a rectangle"), tr("Select a rectangle of cells"));
    setTexts(tool(ToolId::Lasso), tr("Lasso"), tr("Select what you draw around"));
    setTexts(tool(ToolId::Wand), tr("Wand"), tr("Select all that is joined with a cell"));
    setTexts(tool(ToolId::Move), tr("Move"), tr("Drag what is selected to another place"));
    setTexts(tool(ToolId::Chest), tr("Chest"), tr("Put, fill and move chests"));
    setTexts(tool(ToolId::Monster), tr("Monster"), tr("Put and move monsters"));
    setTexts(tool(ToolId::Marker), tr("Marker"), tr("Put, name and move markers"));
    setTexts(tool(ToolId::Player), tr("Player"), tr("Choose where the player goes on from"));
    setTexts(tool(ToolId::EraseThings), tr("Erase things"),
             tr("Take away chests, monsters, markers and dropped items"));
    setTexts(command(EditCommand::Undo), tr("&Undo"), tr("Undo the last edit"));
    setTexts(command(EditCommand::Redo), tr("&Redo"), tr("Do again what was undone"));
    setTexts(command(EditCommand::Cut), tr("Cu&t"), tr("Copy what is selected and leave rock"));
    setTexts(command(EditCommand::Copy), tr("&Copy"), tr("Copy what is selected"));
    setTexts(command(EditCommand::Paste), tr("&Paste"), tr("Let what was copied float until it is placed"));
    setTexts(command(EditCommand::DeleteToSeed), tr("Back to the &seed"),
             tr("Make what is selected as the seed made it"));
    setTexts(command(EditCommand::FillFloor), tr("Make &floor"), tr("Make floor of what is selected"));
    setTexts(command(EditCommand::FillRock), tr("Make &rock"), tr("Make rock of what is selected"));
    setTexts(command(EditCommand::AutomatonStep), tr("Cave &step"),
             tr("One step of the cave automaton on what is selected"));
    setTexts(command(EditCommand::AddNoise), tr("Add &noise"),
             tr("Paint a share of what is selected at random"));
    setTexts(command(EditCommand::SelectAll), tr("Select &all in view"), tr("Select every cell in view"));
    setTexts(command(EditCommand::SelectNone), tr("Select n&one"), tr("Select nothing"));
    setTexts(command(EditCommand::InvertSelection), tr("&Invert"),
             tr("Select the rest of the rectangle around the selection"));
    setTexts(command(EditCommand::GrowSelection), tr("&Grow"), tr("Make the selection larger by a cell"));
    setTexts(command(EditCommand::ShrinkSelection), tr("S&hrink"),
             tr("Make the selection smaller by a cell"));
    setTexts(command(EditCommand::SwapPaint), tr("S&wap"), tr("Paint with the other one"));
    setTexts(command(EditCommand::PaintFloor), tr("Floor"), tr("Paint with floor"));
    setTexts(command(EditCommand::PaintRock), tr("Rock"), tr("Paint with rock"));
    setTexts(command(EditCommand::PaintWater), tr("Water"),
             tr("Paint with water, which takes two turns to wade into"));
    setTexts(command(EditCommand::PaintTrees), tr("Trees"), tr("Paint with trees, which block sight"));
    setTexts(command(EditCommand::SmallerBrush), tr("Smaller brush"), tr("Make the brush smaller"));
    setTexts(command(EditCommand::LargerBrush), tr("Larger brush"), tr("Make the brush larger"));
    // Buttons have less room than menus.
    command(EditCommand::DeleteToSeed)->setIconText(tr("To the seed"));
    command(EditCommand::FillFloor)->setIconText(tr("Floor"));
    command(EditCommand::FillRock)->setIconText(tr("Rock"));
    command(EditCommand::SelectAll)->setIconText(tr("All in view"));
    command(EditCommand::SelectNone)->setIconText(tr("None"));
    setTexts(command(EditCommand::RotateFloating), tr("Rotate"), tr("Turn what floats clockwise"));
    setTexts(command(EditCommand::MirrorFloating), tr("Mirror"), tr("Swap west and east of what floats"));
}

} // namespace cave
