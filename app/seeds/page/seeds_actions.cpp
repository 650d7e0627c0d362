// SPDX-License-Identifier: MIT
#include "app/seeds/page/seeds_actions.h"

#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

namespace cave {

SeedsActions::SeedsActions(QWidget &page) : QObject(&page), sheet(nullptr), m_page(page)
{
    sheet = add("seeds.sheet", "sheet", Qt::ALT | Qt::Key_1);
    table = add("seeds.table", "table", Qt::ALT | Qt::Key_2);
    plots = add("seeds.plots", "plot", Qt::ALT | Qt::Key_3);
    compare = add("seeds.compare", "compare", Qt::ALT | Qt::Key_4);
    play = add("seeds.play", "play", Qt::CTRL | Qt::Key_Return);
    inspect = add("seeds.inspect", "inspect", Qt::ALT | Qt::Key_Return);
    star = add("seeds.star", "star", Qt::CTRL | Qt::Key_D);
    copySeed = add("seeds.copySeed", "copy-seed", QKeySequence::Copy);
    copyCommand = add("seeds.copyCommand", "command", Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    openCard = add("seeds.openCard", "card", Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    saveCard = add("seeds.saveCard", "save", Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    saveMap = add("seeds.saveMap", "export");
    saveSheet = add("seeds.saveSheet", "export");
    saveRows = add("seeds.saveRows", "export", Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    copyRows = add("seeds.copyRows", "copy");
    find = add("seeds.find", "filter", QKeySequence::Find);
    back = add("seeds.back", "back", Qt::Key_Backspace);
    things = add("seeds.things", "marker", Qt::ALT | Qt::Key_T);
    previousFloor = add("seeds.previousFloor", "back", Qt::Key_Comma);
    nextFloor = add("seeds.nextFloor", "step-on", Qt::Key_Period);
    sidePanel = add("seeds.sidePanel", "panel", Qt::Key_F9);
    details = add("seeds.details", "details", Qt::Key_F10);
    auto *views = new QActionGroup(this);
    for (QAction *view : this->views()) {
        view->setCheckable(true);
        views->addAction(view);
    }
    for (QAction *toggle : {star, things, sidePanel, details})
        toggle->setCheckable(true);
    retranslateUi();
}

QAction *SeedsActions::add(const char *id, const char *icon, const QKeySequence &key)
{
    QAction *action = addPageAction(m_page, id, key.isEmpty() ? QList<QKeySequence>() : QList{key});
    action->setIcon(namedIcon(icon));
    return action;
}

QList<QAction *> SeedsActions::views() const
{
    return {sheet, table, plots, compare};
}

QList<QAction *> SeedsActions::ofSeed() const
{
    return {play,        inspect, compare,  nullptr, star,    nullptr, copySeed,
            copyCommand, nullptr, saveCard, saveMap, nullptr, copyRows};
}

QList<QAction *> SeedsActions::menu() const
{
    return {sheet,     table,   plots,    compare,   nullptr,     play,      inspect,
            star,      nullptr, copySeed, copyRows,  copyCommand, nullptr,   openCard,
            saveCard,  nullptr, saveMap,  saveSheet, saveRows,    nullptr,   previousFloor,
            nextFloor, nullptr, back,     find,      things,      sidePanel, details};
}

void SeedsActions::retranslateUi()
{
    const auto name = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    name(sheet, tr("&Maps"), tr("A map of every seed, all looked at alike"));
    name(table, tr("&Table"), tr("The seeds and what is measured of them, in columns"));
    name(plots, tr("&Plots"), tr("How the seeds are spread over one or two metrics"));
    name(compare, tr("&Compare"), tr("The selected seeds beside each other, or one over another"));
    name(play, tr("Play &this…"), tr("Make a world of this seed and enter it"));
    name(inspect, tr("&Inspect this"),
         tr("Look into this world: regions, chests, monsters, and who sees whom"));
    name(star, tr("&Star"), tr("Keep this seed in your library"));
    name(copySeed, tr("Copy &seed"), tr("Put the seeds that are selected on the clipboard, one a line"));
    name(copyCommand, tr("Copy as c&ommand"),
         tr("Put a command on the clipboard that measures this seed without a window"));
    name(openCard, tr("&Open seed card…"), tr("See a seed that someone else has kept"));
    name(saveCard, tr("Save seed car&d…"), tr("Write a small file by which others can see this seed"));
    name(saveMap, tr("Save m&ap as picture…"), tr("A picture of this seed's map, at any size"));
    name(saveSheet, tr("Save s&heet as picture…"), tr("One picture of all maps that are shown"));
    name(saveRows, tr("&Export table…"), tr("Write what was measured as CSV or JSON"));
    name(copyRows, tr("Copy &rows"), tr("Put what was measured on the clipboard, for a spreadsheet"));
    name(find, tr("&Filter"), tr("Show only some of these seeds"));
    name(back, tr("Bac&k to the source"),
         tr("Show the seeds of the source again instead of search results or a seed card"));
    name(things, tr("C&hests and monsters"), tr("Mark chests and monsters on the maps"));
    name(previousFloor, tr("Floor a&bove"), tr("Show the floor before this one of every dungeon"));
    name(nextFloor, tr("Floor belo&w"), tr("Show the next floor of every dungeon"));
    name(sidePanel, tr("Source and searc&h"), tr("Show or hide the panel where seeds come from"));
    name(details, tr("Detai&ls"), tr("Show or hide the panel about the current seed"));
}

} // namespace cave
