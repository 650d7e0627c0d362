// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QList>
#include <QWidget>

namespace cave {

/// The commands of the main window, as actions with stable ids. The window connects them.
class ShellActions final : public ActionSet {
    Q_OBJECT

public:
    explicit ShellActions(QWidget *window = nullptr) : ActionSet(Qt::WindowShortcut, window)
    {
        settings->setMenuRole(QAction::PreferencesRole);
        quit->setMenuRole(QAction::QuitRole);
        about->setMenuRole(QAction::AboutRole);
        oneOf({followSystem, dark, light});
        oneOf(places());
        retranslate();
    }

    void retranslate() override
    {
        ActionSet::retranslate();
        setActionTexts(*fullScreen, fullScreen->text(),
                       fullScreen->statusTip().arg(shownKey(Qt::Key_Escape)));
    }

    /// In the order of their keys.
    [[nodiscard]] QList<QAction *> places() const { return {playPlace, seedsPlace, inspectPlace, editPlace}; }

    QAction *playPlace =
        add({"place.play", "place-play", "Ctrl+1", QT_TR_NOOP("&Play"), QT_TR_NOOP("Play your worlds")});
    QAction *seedsPlace = add({"place.seeds", "place-seeds", "Ctrl+2", QT_TR_NOOP("&Seeds"),
                               QT_TR_NOOP("Browse, compare and search seeds")});
    QAction *inspectPlace = add({"place.inspect", "place-inspect", "Ctrl+3", QT_TR_NOOP("&Inspect"),
                                 QT_TR_NOOP("Inspect a world: stored data, changes, lines of sight")});
    QAction *editPlace = add({"place.edit", "place-edit", "Ctrl+4", QT_TR_NOOP("&Edit"),
                              QT_TR_NOOP("Edit a world, with undo that survives a restart")});
    QAction *newWorld = add({"game.newWorld", "new-world", "Ctrl+N", QT_TR_NOOP("&New world…"),
                             QT_TR_NOOP("Create a world from a seed")});
    QAction *openFile = add({"game.openFile", "open-file", "Ctrl+O", QT_TR_NOOP("&Open file…"),
                             QT_TR_NOOP("Open a world, a level file or a seed card")});
    QAction *playLevels =
        add({"game.playLevels", "scenario-rooms", "", QT_TR_NOOP("Play &level files…"),
             QT_TR_NOOP("Play level files one after the other; you can also drop several onto the window")});
    QAction *playLevelFolder =
        add({"game.playLevelFolder", "folder", "", QT_TR_NOOP("Play a f&older of levels…"),
             QT_TR_NOOP("Play all level files in a folder, in order of name")});
    QAction *importWorld = add({"game.importWorld", "import", "Ctrl+I", QT_TR_NOOP("&Import original world…"),
                                QT_TR_NOOP("Create a world from a folder of the original Java game")});
    QAction *exportWorld =
        add({"game.exportWorld", "export", "Ctrl+E", QT_TR_NOOP("&Export for the original…"),
             QT_TR_NOOP("Export this world for the original Java game (Classic worlds only)")});
    QAction *hostGame = add({"game.host", "host", "Ctrl+H", QT_TR_NOOP("&Host this world…"),
                             QT_TR_NOOP("Let others on your network play in this world")});
    QAction *joinGame = add({"game.join", "join", "Ctrl+Shift+J", QT_TR_NOOP("&Join a game…"),
                             QT_TR_NOOP("Play in a world that someone hosts on your network")});
    QAction *replay = add({"game.replay", "replay", "Ctrl+R", QT_TR_NOOP("&Replay…"),
                           QT_TR_NOOP("Replay this world from the beginning")});
    QAction *runs = add({"game.runs", "flag", "", QT_TR_NOOP("R&uns and high scores…"),
                         QT_TR_NOOP("Your runs and high scores")});
    QAction *save = add({"game.save", "save", "Ctrl+S", QT_TR_NOOP("&Save now"),
                         QT_TR_NOOP("Save now; the world is also saved automatically")});
    QAction *closeWorld = add({"game.closeWorld", "close-world", "Ctrl+W", QT_TR_NOOP("&Close world"),
                               QT_TR_NOOP("Save and return to your worlds")});
    QAction *settings = add({"game.settings", "settings", "Ctrl+,", QT_TR_NOOP("Se&ttings…"),
                             QT_TR_NOOP("Appearance, keys and gameplay")});
    QAction *quit = add({"game.quit", "quit", "Ctrl+Q", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Save and quit")});
    QAction *fullScreen = toggle({"view.fullScreen", "full-screen", "F11", QT_TR_NOOP("&Full screen"),
                                  QT_TR_NOOP("Toggle full screen; %1 leaves it")});
    QAction *nextPane = add({"view.nextPane", "", "F6", QT_TR_NOOP("Next pane"),
                             QT_TR_NOOP("Move the keyboard to the next part of the window")});
    QAction *previousPane = add({"view.previousPane", "", "Shift+F6", QT_TR_NOOP("Previous pane"),
                                 QT_TR_NOOP("Move the keyboard to the previous part of the window")});
    QAction *followSystem = add({"view.theme.system", "theme-system", "", QT_TR_NOOP("Follow &system"),
                                 QT_TR_NOOP("Light or dark, like the desktop")});
    QAction *dark =
        add({"view.theme.dark", "theme-dark", "", QT_TR_NOOP("&Dark"), QT_TR_NOOP("Dark colours")});
    QAction *light =
        add({"view.theme.light", "theme-light", "", QT_TR_NOOP("&Light"), QT_TR_NOOP("Light colours")});
    QAction *certificate =
        add({"help.certificate", "certificate", "", QT_TR_NOOP("&Determinism certificate…"),
             QT_TR_NOOP("Check that two machines generate the same worlds")});
    QAction *keys = add(
        {"help.keys", "keys", "F1", QT_TR_NOOP("&Keys and shortcuts"), QT_TR_NOOP("All keyboard shortcuts")});
    QAction *guide = add({"help.guide", "guide", "Shift+F1", QT_TR_NOOP("User &guide"),
                          QT_TR_NOOP("Help on playing and all other features")});
    QAction *log = add({"help.log", "log", "", QT_TR_NOOP("Show &log"), QT_TR_NOOP("The program's log")});
    QAction *report = add({"help.report", "report", "", QT_TR_NOOP("&Report a problem…"),
                           QT_TR_NOOP("How to report a problem, with what is needed to find it")});
    QAction *about =
        add({"help.about", "about", "", QT_TR_NOOP("&About Cave Game"), QT_TR_NOOP("Version and licence")});
};

} // namespace cave
