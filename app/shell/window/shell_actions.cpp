#include "app/shell/window/shell_actions.h"

#include "editor/view/style/icons.h"

#include <QAction>
#include <QActionGroup>

namespace cave {

ShellActions::ShellActions(QObject *parent)
    : QObject(parent)
    , playPlace(add("place.play", "place-play"))
    , seedsPlace(add("place.seeds", "place-seeds"))
    , inspectPlace(add("place.inspect", "place-inspect"))
    , editPlace(add("place.edit", "place-edit"))
    , newWorld(add("game.newWorld", "new-world"))
    , openFile(add("game.openFile", "open-file"))
    , playLevels(add("game.playLevels", "scenario-rooms"))
    , playLevelFolder(add("game.playLevelFolder", "folder"))
    , importWorld(add("game.importWorld", "import"))
    , exportWorld(add("game.exportWorld", "export"))
    , replay(add("game.replay", "replay"))
    , runs(add("game.runs", "flag"))
    , save(add("game.save", "save"))
    , closeWorld(add("game.closeWorld", "close-world"))
    , settings(add("game.settings", "settings"))
    , quit(add("game.quit", "quit"))
    , fullScreen(add("view.fullScreen", "full-screen"))
    , followSystem(add("view.theme.system", "theme-system"))
    , dark(add("view.theme.dark", "theme-dark"))
    , light(add("view.theme.light", "theme-light"))
    , certificate(add("help.certificate", "certificate"))
    , keys(add("help.keys", "keys"))
    , guide(add("help.guide", "guide"))
    , log(add("help.log", "log"))
    , about(add("help.about", "about"))
    , m_themes(new QActionGroup(this))
    , m_places(new QActionGroup(this))
{
    playPlace->setShortcut(Qt::CTRL | Qt::Key_1);
    seedsPlace->setShortcut(Qt::CTRL | Qt::Key_2);
    inspectPlace->setShortcut(Qt::CTRL | Qt::Key_3);
    editPlace->setShortcut(Qt::CTRL | Qt::Key_4);
    newWorld->setShortcut(QKeySequence::New);
    openFile->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    importWorld->setShortcut(Qt::CTRL | Qt::Key_I);
    exportWorld->setShortcut(Qt::CTRL | Qt::Key_E);
    replay->setShortcut(Qt::CTRL | Qt::Key_R);
    closeWorld->setShortcut(Qt::CTRL | Qt::Key_W);
    settings->setShortcut(Qt::CTRL | Qt::Key_Comma);
    settings->setMenuRole(QAction::PreferencesRole);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    fullScreen->setShortcut(Qt::Key_F11);
    keys->setShortcut(Qt::Key_F1);
    guide->setShortcut(Qt::SHIFT | Qt::Key_F1);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    for (QAction *theme : {followSystem, dark, light}) {
        theme->setCheckable(true);
        m_themes->addAction(theme);
    }
    for (QAction *place : places()) {
        place->setCheckable(true);
        m_places->addAction(place);
    }
    fullScreen->setCheckable(true);
    retranslateUi();
}

QList<QAction *> ShellActions::places() const
{
    return {playPlace, seedsPlace, inspectPlace, editPlace};
}

void ShellActions::retranslateUi()
{
    const auto set = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    set(playPlace, tr("&Play"), tr("Your worlds, and the one you play"));
    set(seedsPlace, tr("&Seeds"), tr("Look at many worlds, compare and search them"));
    set(inspectPlace, tr("&Inspect"),
        tr("Look into a world: what is stored, what changed, who sees whom and why"));
    set(editPlace, tr("&Edit"), tr("Change a world, with undo that outlives the program"));
    set(newWorld, tr("&New world…"), tr("Grow a new world from a seed"));
    set(openFile, tr("&Open world file…"), tr("Open a world file from anywhere"));
    set(playLevels, tr("Play &level files…"),
        tr("Play levels drawn by hand, one after the other; they can also be dropped onto the window"));
    set(playLevelFolder, tr("Play a f&older of levels…"),
        tr("Play all level files of a folder, in the order of their names"));
    set(importWorld, tr("&Import original world…"), tr("Make a world of a folder of the original Java game"));
    set(exportWorld, tr("&Export for the original…"),
        tr("Write this world as a folder that the original Java game loads; for classic worlds"));
    set(replay, tr("&Replay…"), tr("Show again what was done in this world, from its beginning"));
    set(runs, tr("R&uns and high scores…"), tr("How your runs went, and the best of them"));
    set(save, tr("&Save now"), tr("Write everything to the world's file; it also saves by itself"));
    set(closeWorld, tr("&Close world"), tr("Save, and go back to your worlds"));
    set(settings, tr("Se&ttings…"), tr("Look, keys, and how the program plays"));
    set(quit, tr("&Quit"), tr("Save, and leave the program"));
    set(fullScreen, tr("&Full screen"), tr("Use the whole screen; the same key or Esc leaves it"));
    set(followSystem, tr("As the &system"), tr("Light or dark, as the desktop is"));
    set(dark, tr("&Dark"), tr("Dark colours"));
    set(light, tr("&Light"), tr("Light colours"));
    set(certificate, tr("&Determinism certificate…"),
        tr("Check that this machine makes the same worlds as a friend's"));
    set(keys, tr("&Keys and shortcuts"), tr("Everything that a key does"));
    set(guide, tr("User &guide"), tr("How to play, and what else can be done"));
    set(log, tr("Show &log"), tr("What the program did, and what went wrong"));
    set(about, tr("&About Cave Game"), tr("Version and licence"));
}

QAction *ShellActions::add(const char *id, const char *icon)
{
    auto *action = new QAction(namedIcon(icon), {}, this);
    action->setObjectName(id);
    return action;
}

} // namespace cave
