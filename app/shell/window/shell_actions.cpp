// SPDX-License-Identifier: MIT
#include "app/shell/window/shell_actions.h"

#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QActionGroup>

#include <array>

namespace cave {

std::span<const ShellActions::Row> ShellActions::gameRows()
{
    static constexpr std::array kRows{
        Row{&ShellActions::playPlace, "place.play", "place-play", "Ctrl+1", QT_TR_NOOP("&Play"),
            QT_TR_NOOP("Play your worlds")},
        Row{&ShellActions::seedsPlace, "place.seeds", "place-seeds", "Ctrl+2", QT_TR_NOOP("&Seeds"),
            QT_TR_NOOP("Browse, compare and search seeds")},
        Row{&ShellActions::inspectPlace, "place.inspect", "place-inspect", "Ctrl+3", QT_TR_NOOP("&Inspect"),
            QT_TR_NOOP("Inspect a world: stored data, changes, lines of sight")},
        Row{&ShellActions::editPlace, "place.edit", "place-edit", "Ctrl+4", QT_TR_NOOP("&Edit"),
            QT_TR_NOOP("Edit a world, with undo that survives a restart")},
        Row{&ShellActions::newWorld, "game.newWorld", "new-world", "Ctrl+N", QT_TR_NOOP("&New world…"),
            QT_TR_NOOP("Create a world from a seed")},
        Row{&ShellActions::openFile, "game.openFile", "open-file", "Ctrl+O", QT_TR_NOOP("&Open world file…"),
            QT_TR_NOOP("Open a world file from anywhere")},
        Row{&ShellActions::playLevels, "game.playLevels", "scenario-rooms", "",
            QT_TR_NOOP("Play &level files…"),
            QT_TR_NOOP("Play level files one after the other; you can also drop them onto the window")},
        Row{&ShellActions::playLevelFolder, "game.playLevelFolder", "folder", "",
            QT_TR_NOOP("Play a f&older of levels…"),
            QT_TR_NOOP("Play all level files in a folder, in order of name")},
        Row{&ShellActions::importWorld, "game.importWorld", "import", "Ctrl+I",
            QT_TR_NOOP("&Import original world…"),
            QT_TR_NOOP("Create a world from a folder of the original Java game")},
        Row{&ShellActions::exportWorld, "game.exportWorld", "export", "Ctrl+E",
            QT_TR_NOOP("&Export for the original…"),
            QT_TR_NOOP("Export this world for the original Java game (Classic worlds only)")},
        Row{&ShellActions::hostGame, "game.host", "host", "Ctrl+H", QT_TR_NOOP("&Host this world…"),
            QT_TR_NOOP("Let others on your network play in this world")},
        Row{&ShellActions::joinGame, "game.join", "join", "Ctrl+Shift+J", QT_TR_NOOP("&Join a game…"),
            QT_TR_NOOP("Play in a world that someone hosts on your network")},
        Row{&ShellActions::replay, "game.replay", "replay", "Ctrl+R", QT_TR_NOOP("&Replay…"),
            QT_TR_NOOP("Replay this world from the beginning")},
        Row{&ShellActions::runs, "game.runs", "flag", "", QT_TR_NOOP("R&uns and high scores…"),
            QT_TR_NOOP("Your runs and high scores")},
        Row{&ShellActions::save, "game.save", "save", "Ctrl+S", QT_TR_NOOP("&Save now"),
            QT_TR_NOOP("Save now; the world is also saved automatically")},
        Row{&ShellActions::closeWorld, "game.closeWorld", "close-world", "Ctrl+W", QT_TR_NOOP("&Close world"),
            QT_TR_NOOP("Save and return to your worlds")},
        Row{&ShellActions::settings, "game.settings", "settings", "Ctrl+,", QT_TR_NOOP("Se&ttings…"),
            QT_TR_NOOP("Appearance, keys and gameplay")},
        Row{&ShellActions::quit, "game.quit", "quit", "Ctrl+Q", QT_TR_NOOP("&Quit"),
            QT_TR_NOOP("Save and quit")}};
    return kRows;
}

std::span<const ShellActions::Row> ShellActions::otherRows()
{
    static constexpr std::array kRows{
        Row{&ShellActions::fullScreen, "view.fullScreen", "full-screen", "F11", QT_TR_NOOP("&Full screen"),
            QT_TR_NOOP("Toggle full screen; %1 leaves it")},
        Row{&ShellActions::nextPane, "view.nextPane", "", "F6", QT_TR_NOOP("Next pane"),
            QT_TR_NOOP("Move the keyboard to the next part of the window")},
        Row{&ShellActions::previousPane, "view.previousPane", "", "Shift+F6", QT_TR_NOOP("Previous pane"),
            QT_TR_NOOP("Move the keyboard to the previous part of the window")},
        Row{&ShellActions::followSystem, "view.theme.system", "theme-system", "",
            QT_TR_NOOP("Follow &system"), QT_TR_NOOP("Light or dark, like the desktop")},
        Row{&ShellActions::dark, "view.theme.dark", "theme-dark", "", QT_TR_NOOP("&Dark"),
            QT_TR_NOOP("Dark colours")},
        Row{&ShellActions::light, "view.theme.light", "theme-light", "", QT_TR_NOOP("&Light"),
            QT_TR_NOOP("Light colours")},
        Row{&ShellActions::certificate, "help.certificate", "certificate", "",
            QT_TR_NOOP("&Determinism certificate…"),
            QT_TR_NOOP("Check that two machines generate the same worlds")},
        Row{&ShellActions::keys, "help.keys", "keys", "F1", QT_TR_NOOP("&Keys and shortcuts"),
            QT_TR_NOOP("All keyboard shortcuts")},
        Row{&ShellActions::guide, "help.guide", "guide", "Shift+F1", QT_TR_NOOP("User &guide"),
            QT_TR_NOOP("Help on playing and all other features")},
        Row{&ShellActions::log, "help.log", "log", "", QT_TR_NOOP("Show &log"),
            QT_TR_NOOP("The program's log")},
        Row{&ShellActions::report, "help.report", "report", "", QT_TR_NOOP("&Report a problem…"),
            QT_TR_NOOP("How to report a problem, with what is needed to find it")},
        Row{&ShellActions::about, "help.about", "about", "", QT_TR_NOOP("&About Cave Game"),
            QT_TR_NOOP("Version and licence")}};
    return kRows;
}

ShellActions::ShellActions(QObject *parent) : QObject(parent)
{
    for (const std::span<const Row> rows : {gameRows(), otherRows()}) {
        for (const Row &row : rows)
            this->*row.key = makeAction(*this, row);
    }
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
    for (const std::span<const Row> rows : {gameRows(), otherRows()}) {
        for (const Row &row : rows)
            setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
    }
    setActionTexts(*fullScreen, fullScreen->text(), fullScreen->statusTip().arg(shownKey(Qt::Key_Escape)));
}

} // namespace cave

#include "moc_shell_actions.cpp"
