// SPDX-License-Identifier: MIT
#include "tools/pictures/run_pictures.h"

#include "app/play/inventory/inventory_dialog.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/run_watch.h"
#include "app/shell/main_window.h"
#include "core/session/players/test_player.h"
#include "core/world/world.h"

#include <QDialog>

#include <optional>
#include <string>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_player.h"
#include "tools/pictures/staged_run.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

NextCommand dungeonPlayer(PlayStyle style)
{
    return [player = DungeonPlayer(style)](Session &session) mutable -> std::optional<Command> {
        return player.next(session);
    };
}

int floorOf(const Session &session)
{
    const Level *level = session.world().map.plan().levelAt(session.world().player().position);
    return level == nullptr ? 0 : level->number;
}

WorldSpec dungeon(const std::string &seed)
{
    return {seed, {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
}

void takeCavern(Photographer &photographer)
{
    const WorldSpec spec{"green-cavern", {GeneratorKind::Cavern, 1}, defaultSettings(GeneratorKind::Cavern)};
    const Until explored = [](Session &session) {
        return session.world().player().statistics.steps >= 160 && !session.isFighting();
    };
    if (openPlayed(photographer, "Green Cavern", spec, nextOfStagedPlayer, explored))
        photographer.take("cavern");
}

void takeFloor(Photographer &photographer)
{
    const Until inView = [](Session &session) {
        return floorOf(session) >= 4 && !session.isFighting() && !session.visibleMonsters().empty();
    };
    if (!openPlayed(photographer, "Fourth Floor", dungeon("run 3"), dungeonPlayer(PlayStyle::Careful),
                    inView))
        return;
    photographer.take("dungeon");
    photographer.trigger("play.inventory");
    if (auto *dialog = photographer.stage().window().playPage()->findChild<InventoryDialog *>()) {
        photographer.take("dungeon-inventory", *dialog);
        dialog->close();
    }
}

void takeFight(Photographer &photographer)
{
    const Until midway = [](Session &session) {
        return session.isFighting() && floorOf(session) >= 3 &&
               session.world().fight()->dice->actions.size() >= 4;
    };
    if (openPlayed(photographer, "By Dice", dungeon("run 6"), dungeonPlayer(PlayStyle::Careful), midway)) {
        photographer.take("dice");
        photographer.takeSmall("dice-small");
    }
}

/// The end of a run that was opened, once its log was read.
void takeLost(Photographer &photographer, const char *name)
{
    const RunWatch &watch = photographer.stage().window().playPage()->runWatch();
    if (photographer.stage().waitUntil([&] { return watch.report().death().has_value(); }))
        photographer.take(name);
}

void takeRuns(Photographer &photographer)
{
    photographer.trigger("game.runs");
    auto *dialog = photographer.stage().window().findChild<QDialog *>("runsDialog");
    if (dialog == nullptr)
        return;
    photographer.take("runs", *dialog);
    dialog->close();
}

void takeEnds(Photographer &photographer)
{
    const Until never = [](Session &) { return false; };
    if (openPlayed(photographer, "Lost Run", dungeon("run 1"), dungeonPlayer(PlayStyle::Reckless), never))
        takeLost(photographer, "run-lost");
    takeRuns(photographer);
    for (int number = 0; number < 20; ++number) {
        const std::string name = "Run " + std::to_string(number);
        if (!openPlayed(photographer, name, dungeon("run " + std::to_string(number)),
                        dungeonPlayer(PlayStyle::Careful), never))
            return;
        if (photographer.stage().window().playPage()->session().session().world().run == RunState::Won)
            break;
    }
    photographer.take("run-won");
}

WorldSpec rooms(const std::string &seed)
{
    return {seed, {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
}

NextCommand roomsPlayer()
{
    return [player = RoomsPlayer()](Session &session) mutable -> std::optional<Command> {
        return player.next(session);
    };
}

/// One level that ends where it begins.
WorldSpec lastLevel()
{
    WorldSpec spec{"last", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels), {}, {}};
    std::string text = "TopDownLevel,The end of the row,15,9\nPlayerStartLocation,3,4\n";
    const auto add = [&text](const std::string &object, int x, int y) {
        text += object + ',' + std::to_string(x) + ',' + std::to_string(y) + '\n';
    };
    for (int x = 0; x < 15; ++x) {
        add("StaticGameObject,DirectionalWall", x, 0);
        add("StaticGameObject,DirectionalWall", x, 8);
    }
    for (int y = 1; y < 8; ++y) {
        add("StaticGameObject,DirectionalWall", 0, y);
        add("StaticGameObject,DirectionalWall", 14, y);
    }
    for (const int x : {6, 8, 10}) {
        add("StaticGameObject,Wall", x, 2);
        add("StaticGameObject,Wall", x, 6);
    }
    add("StaticGameObject,Goal", 5, 4);
    spec.levelFiles.push_back({"last.csv", text});
    return spec;
}

/// In a room with company.
bool isInDanger(Session &session)
{
    const World &world = session.world();
    return world.action && world.action->agents.size() >= 2 && !world.action->shots.empty();
}

void takeRooms(Photographer &photographer)
{
    if (openPlayed(photographer, "Behind Doors", rooms("lantern row"), roomsPlayer(), isInDanger)) {
        photographer.take("rooms");
        photographer.takeSmall("rooms-small");
    }
    const Until hurt = [](Session &session) {
        constexpr double kHalf = 0.5;
        const World &world = session.world();
        const std::optional<ActionTable> &table = world.content->scenario.action;
        return table && world.player().health < table->health * kHalf;
    };
    if (openPlayed(photographer, "Hurt", rooms("run 4"), roomsPlayer(), hurt))
        photographer.take("rooms-hurt");
    const Until never = [](Session &) { return false; };
    for (int number = 0; number < 10; ++number) {
        const std::string name = "Lost Rooms " + std::to_string(number);
        if (!openPlayed(photographer, name, rooms("lost " + std::to_string(number)), roomsPlayer(), never))
            return;
        if (photographer.stage().window().playPage()->session().session().world().run == RunState::Lost)
            break;
    }
    takeLost(photographer, "rooms-lost");
    const Until seenMuch = [](Session &session) { return visitedLevels(session.world()) >= 5; };
    for (int number = 0; number < 10; ++number) { // not everybody lives to see so much
        const std::string name = "Many Rooms " + std::to_string(number);
        if (!openPlayed(photographer, name, rooms("walk " + std::to_string(number)), roomsPlayer(), seenMuch))
            return;
        if (photographer.stage().window().playPage()->session().session().world().run == RunState::Going)
            break;
    }
    photographer.take("rooms-minimap");
    const NextCommand east = [](Session &session) -> std::optional<Command> {
        if (session.world().realTime)
            return ClockCommand{false};
        return MoveCommand{Direction::East};
    };
    if (openPlayed(photographer, "The Last Level", lastLevel(), east, [](Session &) { return false; }))
        photographer.take("rooms-won");
}

} // namespace

void takeRunPictures(Photographer &photographer)
{
    takeCavern(photographer);
    takeFloor(photographer);
    takeFight(photographer);
    takeEnds(photographer);
    takeRooms(photographer);
}

} // namespace cave
