// SPDX-License-Identifier: MIT
#include "tools/pictures/play_pictures.h"

#include "app/common/preferences.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/replay_window.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "core/io/worlds/world_library.h"
#include "editor/view/map/map_view.h"

#include <QAbstractButton>
#include <QDialog>
#include <QListView>
#include <QTabWidget>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_player.h"
#include "tools/pictures/staged_window.h"
#include "tools/pictures/staged_worlds.h"

namespace cave {
namespace {

PlayPage &play(Photographer &photographer)
{
    return *photographer.stage().window().playPage();
}

bool open(Photographer &photographer, const StagedWorld &staged)
{
    StagedWindow &stage = photographer.stage();
    const Result<std::filesystem::path> world = WorldLibrary(stage.worlds()).find(staged.name);
    if (!world)
        return false;
    stage.window().play().openWorld(*world);
    return stage.waitUntil([&stage, &staged] {
        const PlayPage *page = stage.window().playPage();
        return page != nullptr && page->played().name() == staged.name;
    });
}

void doTheRest(PlayPage &page)
{
    for (int i = 0; i < kLeftToDo; ++i) {
        if (const std::optional<Command> command = nextOfStagedPlayer(page.session().session()))
            page.played().perform(*command);
    }
}

void takePlayMap(Photographer &photographer)
{
    photographer.take("play");
    photographer.trigger("play.discs");
    photographer.take("play-sight");
    photographer.trigger("play.examine");
    photographer.stage().press(Qt::Key_Tab);
    photographer.take("play-examine");
    photographer.stage().press(Qt::Key_Escape);
    photographer.trigger("play.discs");
    play(photographer).map()->terrain()->setStyle(MapStyle::Glyphs);
    photographer.take("play-glyphs");
    play(photographer).map()->terrain()->setStyle(MapStyle::Tiles);
}

/// Notes the place where the player stands, so that there is something to travel to.
void takeTravel(Photographer &photographer)
{
    photographer.trigger("play.marker");
    photographer.stage().type("Two ways on, both dark");
    photographer.take("marker");
    photographer.stage().press(Qt::Key_Return);
    photographer.trigger("play.travel");
    for (auto *dialog : play(photographer).findChildren<QDialog *>()) {
        if (!dialog->isVisible())
            continue;
        photographer.take("travel", *dialog);
        dialog->close();
    }
}

void takeInventory(Photographer &photographer, const QString &name)
{
    photographer.trigger("play.inventory");
    auto *dialog = play(photographer).findChild<InventoryDialog *>();
    photographer.take(name, *dialog);
    const QSize size = dialog->size();
    dialog->resize(kSmallPictureSize);
    photographer.take(name + "-small", *dialog);
    dialog->resize(size);
    dialog->close();
}

void takeJournal(Photographer &photographer)
{
    photographer.trigger("play.journal");
    auto *dialog = play(photographer).findChild<QDialog *>("journalDialog");
    photographer.take("journal", *dialog);
    dialog->findChild<QTabWidget *>("journal.tabs")->setCurrentIndex(1);
    photographer.take("journal-worlds", *dialog);
    dialog->findChild<QTabWidget *>("journal.tabs")->setCurrentIndex(2);
    photographer.take("bestiary", *dialog);
    dialog->findChild<QTabWidget *>("journal.tabs")->setCurrentIndex(3);
    photographer.take("achievements", *dialog);
    dialog->close();
}

void takeReplay(Photographer &photographer)
{
    MainWindow &window = photographer.stage().window();
    photographer.trigger("game.replay");
    const auto shown = [&window] { return window.findChild<ReplayWindow *>(); };
    if (!photographer.stage().waitUntil([&shown] { return shown() != nullptr; }))
        return;
    ReplayWindow *replay = shown();
    replay->seek(replay->length() * 2 / 3);
    photographer.take("replay", *replay);
    replay->close();
}

/// With a hint for new players, which the world was opened with.
void takeHint(Photographer &photographer)
{
    photographer.take("play-hint");
    photographer.takeSmall("play-hint-small");
    Preferences().set(Setting::Hints, 0);
    play(photographer).findChild<QAbstractButton *>("hint.close")->click();
}

void takeExplored(Photographer &photographer)
{
    Preferences().showHintsAgain();
    if (!open(photographer, kExploredWorld))
        return;
    doTheRest(play(photographer));
    takeHint(photographer);
    takePlayMap(photographer);
    takeTravel(photographer);
    takeInventory(photographer, "inventory");
    takeJournal(photographer);
    takeReplay(photographer);
    photographer.takeSmall("play-small");
    photographer.trigger("play.examine");
    photographer.takeSmall("play-examine-small");
    photographer.stage().press(Qt::Key_Escape);
}

void takeFights(Photographer &photographer)
{
    if (open(photographer, kWinningWorld)) {
        photographer.trigger("combat.step");
        photographer.take("combat");
        photographer.takeSmall("combat-small");
        photographer.trigger("combat.finish");
        photographer.take("combat-won");
        photographer.takeSmall("combat-won-small");
    }
    if (open(photographer, kLosingWorld)) {
        photographer.trigger("combat.finish");
        photographer.take("combat-lost");
        photographer.takeSmall("combat-lost-small");
    }
}

void takeEmptyInventory(Photographer &photographer)
{
    if (!open(photographer, kFreshWorld))
        return;
    play(photographer).played().perform(DropCommand{});
    play(photographer).played().perform(DropCommand{});
    takeInventory(photographer, "inventory-empty");
}

} // namespace

void takePlayPictures(Photographer &photographer)
{
    takeExplored(photographer);
    takeFights(photographer);
    takeEmptyInventory(photographer);
    photographer.stage().window().play().showStart();
}

} // namespace cave
