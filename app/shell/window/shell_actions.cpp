// SPDX-License-Identifier: MIT
#include "app/shell/window/shell_actions.h"

#include <QAction>
#include <QActionGroup>

#include <array>

namespace cave {

std::span<const ShellActions::Row> ShellActions::rows()
{
    static constexpr std::array kRows{
        Row{&ShellActions::playPlace, "place.play", "place-play", "Ctrl+1", QT_TR_NOOP("&Play"),
            QT_TR_NOOP("Your worlds, and the one you play")},
        Row{&ShellActions::seedsPlace, "place.seeds", "place-seeds", "Ctrl+2", QT_TR_NOOP("&Seeds"),
            QT_TR_NOOP("Look at many worlds, compare and search them")},
        Row{&ShellActions::inspectPlace, "place.inspect", "place-inspect", "Ctrl+3", QT_TR_NOOP("&Inspect"),
            QT_TR_NOOP("Look into a world: what is stored, what changed, who sees whom and why")},
        Row{&ShellActions::editPlace, "place.edit", "place-edit", "Ctrl+4", QT_TR_NOOP("&Edit"),
            QT_TR_NOOP("Change a world, with undo that outlives the program")},
        Row{&ShellActions::newWorld, "game.newWorld", "new-world", "Ctrl+N", QT_TR_NOOP("&New world…"),
            QT_TR_NOOP("Grow a new world from a seed")},
        Row{&ShellActions::openFile, "game.openFile", "open-file", "Ctrl+O", QT_TR_NOOP("&Open world file…"),
            QT_TR_NOOP("Open a world file from anywhere")},
        Row{&ShellActions::playLevels, "game.playLevels", "scenario-rooms", "",
            QT_TR_NOOP("Play &level files…"),
            QT_TR_NOOP(
                "Play levels drawn by hand, one after the other; they can also be dropped onto the window")},
        Row{&ShellActions::playLevelFolder, "game.playLevelFolder", "folder", "",
            QT_TR_NOOP("Play a f&older of levels…"),
            QT_TR_NOOP("Play all level files of a folder, in the order of their names")},
        Row{&ShellActions::importWorld, "game.importWorld", "import", "Ctrl+I",
            QT_TR_NOOP("&Import original world…"),
            QT_TR_NOOP("Make a world of a folder of the original Java game")},
        Row{&ShellActions::exportWorld, "game.exportWorld", "export", "Ctrl+E",
            QT_TR_NOOP("&Export for the original…"),
            QT_TR_NOOP("Write this world as a folder that the original Java game loads; for classic worlds")},
        Row{&ShellActions::replay, "game.replay", "replay", "Ctrl+R", QT_TR_NOOP("&Replay…"),
            QT_TR_NOOP("Show again what was done in this world, from its beginning")},
        Row{&ShellActions::runs, "game.runs", "flag", "", QT_TR_NOOP("R&uns and high scores…"),
            QT_TR_NOOP("How your runs went, and the best of them")},
        Row{&ShellActions::save, "game.save", "save", "Ctrl+S", QT_TR_NOOP("&Save now"),
            QT_TR_NOOP("Write everything to the world's file; it also saves by itself")},
        Row{&ShellActions::closeWorld, "game.closeWorld", "close-world", "Ctrl+W", QT_TR_NOOP("&Close world"),
            QT_TR_NOOP("Save, and go back to your worlds")},
        Row{&ShellActions::settings, "game.settings", "settings", "Ctrl+,", QT_TR_NOOP("Se&ttings…"),
            QT_TR_NOOP("Look, keys, and how the program plays")},
        Row{&ShellActions::quit, "game.quit", "quit", "Ctrl+Q", QT_TR_NOOP("&Quit"),
            QT_TR_NOOP("Save, and leave the program")},
        Row{&ShellActions::fullScreen, "view.fullScreen", "full-screen", "F11", QT_TR_NOOP("&Full screen"),
            QT_TR_NOOP("Use the whole screen; the same key or Esc leaves it")},
        Row{&ShellActions::followSystem, "view.theme.system", "theme-system", "",
            QT_TR_NOOP("As the &system"), QT_TR_NOOP("Light or dark, as the desktop is")},
        Row{&ShellActions::dark, "view.theme.dark", "theme-dark", "", QT_TR_NOOP("&Dark"),
            QT_TR_NOOP("Dark colours")},
        Row{&ShellActions::light, "view.theme.light", "theme-light", "", QT_TR_NOOP("&Light"),
            QT_TR_NOOP("Light colours")},
        Row{&ShellActions::certificate, "help.certificate", "certificate", "",
            QT_TR_NOOP("&Determinism certificate…"),
            QT_TR_NOOP("Check that this machine makes the same worlds as a friend's")},
        Row{&ShellActions::keys, "help.keys", "keys", "F1", QT_TR_NOOP("&Keys and shortcuts"),
            QT_TR_NOOP("Everything that a key does")},
        Row{&ShellActions::guide, "help.guide", "guide", "Shift+F1", QT_TR_NOOP("User &guide"),
            QT_TR_NOOP("How to play, and what else can be done")},
        Row{&ShellActions::log, "help.log", "log", "", QT_TR_NOOP("Show &log"),
            QT_TR_NOOP("What the program did, and what went wrong")},
        Row{&ShellActions::about, "help.about", "about", "", QT_TR_NOOP("&About Cave Game"),
            QT_TR_NOOP("Version and licence")}};
    return kRows;
}

ShellActions::ShellActions(QObject *parent) : QObject(parent)
{
    for (const Row &row : rows())
        this->*row.key = makeAction(*this, row);
    settings->setMenuRole(QAction::PreferencesRole);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    fullScreen->setCheckable(true);
    for (const QList<QAction *> &choices : {QList<QAction *>{followSystem, dark, light}, places()}) {
        auto *group = new QActionGroup(this); // one of them is on
        for (QAction *choice : choices) {
            choice->setCheckable(true);
            group->addAction(choice);
        }
    }
    retranslateUi();
}

QList<QAction *> ShellActions::places() const
{
    return {playPlace, seedsPlace, inspectPlace, editPlace};
}

void ShellActions::retranslateUi()
{
    for (const Row &row : rows())
        setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
}

} // namespace cave
