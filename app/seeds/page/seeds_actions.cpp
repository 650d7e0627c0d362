// SPDX-License-Identifier: MIT
#include "app/seeds/page/seeds_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

#include <array>

namespace cave {

std::span<const SeedsActions::Row> SeedsActions::rows()
{
    static constexpr std::array kRows{
        Row{&SeedsActions::sheet, "seeds.sheet", "sheet", "Alt+1", QT_TR_NOOP("&Maps"),
            QT_TR_NOOP("A map of every seed")},
        Row{&SeedsActions::table, "seeds.table", "table", "Alt+2", QT_TR_NOOP("&Table"),
            QT_TR_NOOP("Seeds and metrics in columns")},
        Row{&SeedsActions::plots, "seeds.plots", "plot", "Alt+3", QT_TR_NOOP("&Plots"),
            QT_TR_NOOP("Distribution of one or two metrics")},
        Row{&SeedsActions::compare, "seeds.compare", "compare", "Alt+4", QT_TR_NOOP("&Compare"),
            QT_TR_NOOP("Compare the selected seeds")},
        Row{&SeedsActions::play, "seeds.play", "play", "Ctrl+Enter; Ctrl+Return", QT_TR_NOOP("Play &this…"),
            QT_TR_NOOP("Create and play a world from this seed")},
        Row{&SeedsActions::inspect, "seeds.inspect", "inspect", "Alt+Enter; Alt+Return",
            QT_TR_NOOP("&Inspect this"), QT_TR_NOOP("Inspect this world")},
        Row{&SeedsActions::largeMap, "seeds.largeMap", "full-screen", "Ctrl+M", QT_TR_NOOP("Lar&ge map…"),
            QT_TR_NOOP("Show a large map with coordinates, a ruler and links")},
        Row{&SeedsActions::places, "seeds.places", "search", "Ctrl+Shift+F",
            QT_TR_NOOP("Find places in this worl&d…"),
            QT_TR_NOOP("Find places in this world by a sketch or a condition")},
        Row{&SeedsActions::likeThis, "seeds.likeThis", "search", "", QT_TR_NOOP("Li&ke this place…"),
            QT_TR_NOOP("Search for worlds with a place like the one in the middle of this map")},
        Row{&SeedsActions::star, "seeds.star", "star", "Ctrl+D", QT_TR_NOOP("&Star"),
            QT_TR_NOOP("Add this seed to your library")},
        Row{&SeedsActions::copySeed, "seeds.copySeed", "copy-seed", "Ctrl+C", QT_TR_NOOP("Copy &seed"),
            QT_TR_NOOP("Copy the selected seeds, one per line")},
        Row{&SeedsActions::copyLink, "seeds.copyLink", "copy", "", QT_TR_NOOP("Copy li&nk"),
            QT_TR_NOOP("Copy this world and the place shown as a line of text that others can paste")},
        Row{&SeedsActions::copyCommand, "seeds.copyCommand", "command", "Ctrl+Shift+C",
            QT_TR_NOOP("Copy as c&ommand"), QT_TR_NOOP("Copy a command line that measures this seed")},
        Row{&SeedsActions::openCard, "seeds.openCard", "card", "Ctrl+Shift+O", QT_TR_NOOP("&Open seed card…"),
            QT_TR_NOOP("Open a seed card from someone else")},
        Row{&SeedsActions::saveCard, "seeds.saveCard", "save", "Ctrl+Shift+S", QT_TR_NOOP("Sa&ve seed card…"),
            QT_TR_NOOP("Save a small file to share this seed")},
        Row{&SeedsActions::saveMap, "seeds.saveMap", "export", "", QT_TR_NOOP("Save m&ap as picture…"),
            QT_TR_NOOP("Save a picture of this map in any size")},
        Row{&SeedsActions::saveSheet, "seeds.saveSheet", "export", "", QT_TR_NOOP("Save s&heet as picture…"),
            QT_TR_NOOP("Save one picture of all maps shown")},
        Row{&SeedsActions::saveRows, "seeds.saveRows", "export", "Ctrl+Shift+E", QT_TR_NOOP("&Export table…"),
            QT_TR_NOOP("Export metrics as CSV or JSON")},
        Row{&SeedsActions::copyRows, "seeds.copyRows", "copy", "", QT_TR_NOOP("Copy &rows"),
            QT_TR_NOOP("Copy metrics for a spreadsheet")},
        Row{&SeedsActions::find, "seeds.find", "filter", "Ctrl+F", QT_TR_NOOP("&Filter"),
            QT_TR_NOOP("Filter these seeds")},
        Row{&SeedsActions::back, "seeds.back", "back", "Backspace", QT_TR_NOOP("Bac&k to the source"),
            QT_TR_NOOP("Show the source's seeds again")},
        Row{&SeedsActions::things, "seeds.things", "marker", "Alt+T", QT_TR_NOOP("C&hests and monsters"),
            QT_TR_NOOP("Mark chests and monsters on the maps")},
        Row{&SeedsActions::previousFloor, "seeds.previousFloor", "back", ",", QT_TR_NOOP("Floor a&bove"),
            QT_TR_NOOP("Show the previous floor of every dungeon")},
        Row{&SeedsActions::nextFloor, "seeds.nextFloor", "step-on", ".", QT_TR_NOOP("Floor belo&w"),
            QT_TR_NOOP("Show the next floor of every dungeon")},
        Row{&SeedsActions::sidePanel, "seeds.sidePanel", "panel", "F9", QT_TR_NOOP("Source and searc&h"),
            QT_TR_NOOP("Show or hide the source and search panel")},
        Row{&SeedsActions::details, "seeds.details", "details", "F10", QT_TR_NOOP("Detai&ls"),
            QT_TR_NOOP("Show or hide the details of the current seed")}};
    return kRows;
}

SeedsActions::SeedsActions(QWidget &page) : QObject(&page)
{
    for (const Row &row : rows())
        this->*row.key = addPageAction(page, row);
    auto *views = new QActionGroup(this);
    for (QAction *view : this->views()) {
        view->setCheckable(true);
        views->addAction(view);
    }
    for (QAction *toggle : {star, things, sidePanel, details})
        toggle->setCheckable(true);
    retranslateUi();
}

QList<QAction *> SeedsActions::views() const
{
    return {sheet, table, plots, compare};
}

QList<QAction *> SeedsActions::ofSeed() const
{
    return {play,     inspect,  compare,     largeMap, places,   likeThis, nullptr, star,    nullptr,
            copySeed, copyLink, copyCommand, nullptr,  saveCard, saveMap,  nullptr, copyRows};
}

QList<QAction *> SeedsActions::menu() const
{
    return {sheet,         table,     plots,    compare, nullptr,  play,      inspect,   largeMap,
            places,        likeThis,  star,     nullptr, copySeed, copyLink,  copyRows,  copyCommand,
            nullptr,       openCard,  saveCard, nullptr, saveMap,  saveSheet, saveRows,  nullptr,
            previousFloor, nextFloor, nullptr,  back,    find,     things,    sidePanel, details};
}

void SeedsActions::retranslateUi()
{
    for (const Row &row : rows())
        setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
    places->setIconText(tr("Find places…")); // on buttons
}

} // namespace cave

#include "moc_seeds_actions.cpp"
