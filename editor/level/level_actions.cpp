// SPDX-License-Identifier: MIT
#include "editor/level/level_actions.h"

#include "editor/document/level_document.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>

#include <array>

namespace cave {
namespace {

struct ToolEntry {
    LevelTool id;
    const char *name;
    const char *icon;
    Qt::Key key;
};

constexpr std::array kToolEntries{
    ToolEntry{LevelTool::Select, "level.select", "select-rectangle", Qt::Key_V},
    ToolEntry{LevelTool::Place, "level.place", "stamp", Qt::Key_P},
    ToolEntry{LevelTool::Brush, "level.brush", "brush", Qt::Key_B},
    ToolEntry{LevelTool::Erase, "level.erase", "erase-things", Qt::Key_E},
    ToolEntry{LevelTool::Line, "level.line", "line", Qt::Key_L},
    ToolEntry{LevelTool::Rectangle, "level.rectangle", "rectangle", Qt::Key_U},
    ToolEntry{LevelTool::Ellipse, "level.ellipse", "ellipse", Qt::Key_O},
    ToolEntry{LevelTool::Fill, "level.fill", "bucket", Qt::Key_G},
    ToolEntry{LevelTool::Pick, "level.pick", "wand", Qt::Key_I},
};

struct CommandEntry {
    LevelCommand id;
    const char *name;
    const char *icon;
    QList<QKeySequence> keys;
};

QList<CommandEntry> commandEntries()
{
    return {
        {LevelCommand::Undo, "level.undo", "undo", {QKeySequence(Qt::CTRL | Qt::Key_Z)}},
        {LevelCommand::Redo,
         "level.redo",
         "redo",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}},
        {LevelCommand::Cut, "level.cut", "cut", {QKeySequence(Qt::CTRL | Qt::Key_X)}},
        {LevelCommand::Copy, "level.copy", "copy", {QKeySequence(Qt::CTRL | Qt::Key_C)}},
        {LevelCommand::Paste, "level.paste", "paste", {QKeySequence(Qt::CTRL | Qt::Key_V)}},
        {LevelCommand::Duplicate, "level.duplicate", "duplicate", {QKeySequence(Qt::CTRL | Qt::Key_D)}},
        {LevelCommand::Delete, "level.delete", "bin", {QKeySequence(Qt::Key_Delete)}},
        {LevelCommand::SelectAll, "level.selectAll", "select-all", {QKeySequence(Qt::CTRL | Qt::Key_A)}},
        {LevelCommand::SelectNone,
         "level.selectNone",
         "select-none",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)}},
        {LevelCommand::SelectSame,
         "level.selectSame",
         "filter",
         {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A)}},
        {LevelCommand::Rotate, "level.rotate", "rotate", {QKeySequence(Qt::Key_R)}},
        {LevelCommand::MirrorAcross, "level.mirror", "mirror", {QKeySequence(Qt::Key_F)}},
        {LevelCommand::MirrorUpDown, "level.flip", "swap", {QKeySequence(Qt::SHIFT | Qt::Key_F)}},
        {LevelCommand::BorderWalls, "level.borderWalls", "rock", {QKeySequence(Qt::CTRL | Qt::Key_B)}},
    };
}

} // namespace

LevelActions::LevelActions(QWidget &page, LevelTools &tools, QObject *parent)
    : QObject(parent)
    , m_tools(tools)
    , m_group(new QActionGroup(this))
{
    for (const ToolEntry &entry : kToolEntries) {
        QAction *action = addPageAction(page, entry.name, {QKeySequence(entry.key)});
        action->setIcon(namedIcon(entry.icon));
        action->setCheckable(true);
        m_group->addAction(action);
        m_toolList.append(action);
        m_toolActions.emplace(entry.id, action);
        connect(action, &QAction::triggered, this, [this, id = entry.id] { m_tools.setTool(id); });
    }
    for (const CommandEntry &entry : commandEntries()) {
        QAction *action = addPageAction(page, entry.name, entry.keys);
        action->setIcon(namedIcon(entry.icon));
        m_commandList.append(action);
        m_commandActions.emplace(entry.id, action);
        connect(action, &QAction::triggered, this, [this, id = entry.id] {
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
    const auto set = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(
            action->shortcut().isEmpty()
                ? tip
                : QStringLiteral("%1 (%2)").arg(tip, action->shortcut().toString(QKeySequence::NativeText)));
        action->setStatusTip(tip);
    };
    set(tool(LevelTool::Select), tr("&Select and move"),
        tr("Click chooses an object, Shift adds, a drag moves; Alt lets go of the grid"));
    set(tool(LevelTool::Place), tr("&Place one"), tr("Put a single object where the pointer is"));
    set(tool(LevelTool::Brush), tr("&Brush"), tr("Paint tiles with the chosen object"));
    set(tool(LevelTool::Erase), tr("&Erase"), tr("Take away what is on tiles"));
    set(tool(LevelTool::Line), tr("&Line"), tr("Put objects in a line"));
    set(tool(LevelTool::Rectangle), tr("Re&ctangle"), tr("Put objects in a rectangle"));
    set(tool(LevelTool::Ellipse), tr("Ell&ipse"), tr("Put objects in an ellipse"));
    set(tool(LevelTool::Fill), tr("&Fill"), tr("Fill empty tiles that are joined"));
    set(tool(LevelTool::Pick), tr("Pick &up"), tr("Choose what is there to be placed"));
    set(command(LevelCommand::Undo), tr("&Undo"), tr("Take back the last edit"));
    set(command(LevelCommand::Redo), tr("&Redo"), tr("Do again what was taken back"));
    set(command(LevelCommand::Cut), tr("Cu&t"), tr("Copy what is selected, and take it away"));
    set(command(LevelCommand::Copy), tr("&Copy"), tr("Copy what is selected, as lines of a level file"));
    set(command(LevelCommand::Paste), tr("&Paste"), tr("Put what was copied where the pointer or cursor is"));
    set(command(LevelCommand::Duplicate), tr("&Duplicate"), tr("A second one, a tile farther"));
    set(command(LevelCommand::Delete), tr("D&elete"), tr("Take away what is selected"));
    set(command(LevelCommand::SelectAll), tr("Select &all"), tr("Select all objects"));
    set(command(LevelCommand::SelectNone), tr("Select &none"), tr("Nothing is selected"));
    set(command(LevelCommand::SelectSame), tr("Select the &same type"),
        tr("Select all objects of the types that are selected"));
    set(command(LevelCommand::Rotate), tr("R&otate"), tr("Turn what is selected by a quarter, clockwise"));
    set(command(LevelCommand::MirrorAcross), tr("&Mirror"), tr("Mirror what is selected, left for right"));
    set(command(LevelCommand::MirrorUpDown), tr("Mirror up&side down"),
        tr("Mirror what is selected, top for bottom"));
    set(command(LevelCommand::BorderWalls), tr("&Border walls"),
        tr("Put walls on all free tiles of the border; doors stay"));
    refresh();
}

} // namespace cave
