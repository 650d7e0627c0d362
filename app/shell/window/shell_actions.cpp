// SPDX-License-Identifier: MIT
#include "app/shell/window/shell_actions.h"

#include "editor/view/style/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyCombination>
#include <QKeySequence>

#include <array>

namespace cave {
namespace {

constexpr QKeyCombination kNoKey;

struct Row {
    QAction *ShellActions::*action;
    const char *id;
    const char *icon;
    const char *text;
    const char *tip;
    QKeyCombination key = kNoKey;
};

constexpr std::array kRows{
    Row{&ShellActions::playPlace, "place.play", "place-play",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Play"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Your worlds, and the one you play"), Qt::CTRL | Qt::Key_1},
    Row{&ShellActions::seedsPlace, "place.seeds", "place-seeds",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Seeds"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Look at many worlds, compare and search them"),
        Qt::CTRL | Qt::Key_2},
    Row{&ShellActions::inspectPlace, "place.inspect", "place-inspect",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Inspect"),
        QT_TRANSLATE_NOOP("cave::ShellActions",
                          "Look into a world: what is stored, what changed, who sees whom and why"),
        Qt::CTRL | Qt::Key_3},
    Row{&ShellActions::editPlace, "place.edit", "place-edit",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Edit"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Change a world, with undo that outlives the program"),
        Qt::CTRL | Qt::Key_4},
    Row{&ShellActions::newWorld, "game.newWorld", "new-world",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&New world…"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Grow a new world from a seed")},
    Row{&ShellActions::openFile, "game.openFile", "open-file",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Open world file…"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Open a world file from anywhere")},
    Row{&ShellActions::playLevels, "game.playLevels", "scenario-rooms",
        QT_TRANSLATE_NOOP("cave::ShellActions", "Play &level files…"),
        QT_TRANSLATE_NOOP(
            "cave::ShellActions",
            "Play levels drawn by hand, one after the other; they can also be dropped onto the window")},
    Row{&ShellActions::playLevelFolder, "game.playLevelFolder", "folder",
        QT_TRANSLATE_NOOP("cave::ShellActions", "Play a f&older of levels…"),
        QT_TRANSLATE_NOOP("cave::ShellActions",
                          "Play all level files of a folder, in the order of their names")},
    Row{&ShellActions::importWorld, "game.importWorld", "import",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Import original world…"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Make a world of a folder of the original Java game"),
        Qt::CTRL | Qt::Key_I},
    Row{&ShellActions::exportWorld, "game.exportWorld", "export",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Export for the original…"),
        QT_TRANSLATE_NOOP(
            "cave::ShellActions",
            "Write this world as a folder that the original Java game loads; for classic worlds"),
        Qt::CTRL | Qt::Key_E},
    Row{&ShellActions::replay, "game.replay", "replay", QT_TRANSLATE_NOOP("cave::ShellActions", "&Replay…"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Show again what was done in this world, from its beginning"),
        Qt::CTRL | Qt::Key_R},
    Row{&ShellActions::runs, "game.runs", "flag",
        QT_TRANSLATE_NOOP("cave::ShellActions", "R&uns and high scores…"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "How your runs went, and the best of them")},
    Row{&ShellActions::save, "game.save", "save", QT_TRANSLATE_NOOP("cave::ShellActions", "&Save now"),
        QT_TRANSLATE_NOOP("cave::ShellActions",
                          "Write everything to the world's file; it also saves by itself")},
    Row{&ShellActions::closeWorld, "game.closeWorld", "close-world",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Close world"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Save, and go back to your worlds"), Qt::CTRL | Qt::Key_W},
    Row{&ShellActions::settings, "game.settings", "settings",
        QT_TRANSLATE_NOOP("cave::ShellActions", "Se&ttings…"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Look, keys, and how the program plays"),
        Qt::CTRL | Qt::Key_Comma},
    Row{&ShellActions::quit, "game.quit", "quit", QT_TRANSLATE_NOOP("cave::ShellActions", "&Quit"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Save, and leave the program"), Qt::CTRL | Qt::Key_Q},
    Row{&ShellActions::fullScreen, "view.fullScreen", "full-screen",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Full screen"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Use the whole screen; the same key or Esc leaves it"),
        Qt::Key_F11},
    Row{&ShellActions::followSystem, "view.theme.system", "theme-system",
        QT_TRANSLATE_NOOP("cave::ShellActions", "As the &system"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Light or dark, as the desktop is")},
    Row{&ShellActions::dark, "view.theme.dark", "theme-dark",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Dark"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Dark colours")},
    Row{&ShellActions::light, "view.theme.light", "theme-light",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Light"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Light colours")},
    Row{&ShellActions::certificate, "help.certificate", "certificate",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Determinism certificate…"),
        QT_TRANSLATE_NOOP("cave::ShellActions",
                          "Check that this machine makes the same worlds as a friend's")},
    Row{&ShellActions::keys, "help.keys", "keys",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&Keys and shortcuts"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Everything that a key does"), Qt::Key_F1},
    Row{&ShellActions::guide, "help.guide", "guide", QT_TRANSLATE_NOOP("cave::ShellActions", "User &guide"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "How to play, and what else can be done"),
        Qt::SHIFT | Qt::Key_F1},
    Row{&ShellActions::log, "help.log", "log", QT_TRANSLATE_NOOP("cave::ShellActions", "Show &log"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "What the program did, and what went wrong")},
    Row{&ShellActions::about, "help.about", "about",
        QT_TRANSLATE_NOOP("cave::ShellActions", "&About Cave Game"),
        QT_TRANSLATE_NOOP("cave::ShellActions", "Version and licence")}};

} // namespace

ShellActions::ShellActions(QObject *parent) : QObject(parent)
{
    for (const Row &row : kRows) {
        auto *action = new QAction(namedIcon(row.icon), {}, this);
        action->setObjectName(row.id);
        if (row.key != kNoKey)
            action->setShortcut(row.key);
        this->*row.action = action;
    }
    newWorld->setShortcut(QKeySequence::New);
    openFile->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
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
    for (const Row &row : kRows) {
        QAction *action = this->*row.action;
        action->setText(tr(row.text));
        action->setToolTip(tr(row.tip));
        action->setStatusTip(tr(row.tip));
    }
}

} // namespace cave
