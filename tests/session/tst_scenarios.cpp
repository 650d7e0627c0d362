// SPDX-License-Identifier: MIT
// What caverns and dungeon runs ask of a session beside what the endless caves do.

#include "core/rules/dice_combat.h"
#include "core/rules/monster_turn.h"
#include "core/session/planning.h"
#include "core/session/players/test_player.h"
#include "core/session/replay.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>
#include <string>

#include "tests/session/session_fixtures.h"

namespace cave {
namespace {

using test::firstOf;

WorldSpec specOf(GeneratorKind kind, const std::string &seed)
{
    return {seed, {kind, 1}, defaultSettings(kind)};
}

Session dungeon(const std::string &seed = "five floors")
{
    return *Session::begin(specOf(GeneratorKind::Dungeon, seed));
}

/// The session's world with the player elsewhere.
Session withPlayerAt(Session session, WorldPos p)
{
    World world = std::move(session).takeWorld();
    world.player().position = p;
    return Session(std::move(world));
}

std::vector<Monster> allMonsters(World &world, int number)
{
    return monstersOf(world, {2 * (number - 1), 0});
}

/// A session without monsters, so that nothing comes between.
Session emptied(Session session)
{
    World world = std::move(session).takeWorld();
    for (int number = 1; number <= 5; ++number) {
        for (Monster monster : allMonsters(world, number)) {
            monster.state.alive = false;
            setMonsterState(world, monster.id, monster.state);
        }
    }
    return Session(std::move(world));
}

/// A neighbour of `p` that can be walked on, and the step from there to `p`.
std::pair<WorldPos, Direction> stepOnto(Session &session, WorldPos p)
{
    for (const Direction direction : kDirections) {
        const WorldPos ahead = step({0, 0}, direction);
        const WorldPos from{p.x - ahead.x, p.y - ahead.y};
        if (!session.isRock(from))
            return {from, direction};
    }
    return {p, Direction::North};
}

std::vector<Event> enter(Session &session, WorldPos p)
{
    const auto [from, direction] = stepOnto(session, p);
    session = withPlayerAt(std::move(session), from);
    return session.apply(MoveCommand{direction});
}

} // namespace

TEST_CASE("a dungeon run begins at START of the first floor with what the hero has")
{
    Session session = dungeon();
    const LevelPlan &plan = session.world().map.plan();
    REQUIRE(plan.levels.size() == 5);
    CHECK(session.world().player().position == plan.levels[0].start);
    CHECK(session.world().player().health == session.content().scenario.hero->start.health);
    CHECK(session.world().player().experience == 0);
    for (const std::string &key : session.content().scenario.hero->equipment) {
        const auto &stacks = session.world().player().inventory.stacks;
        CHECK(std::ranges::any_of(
            stacks, [&](const ItemStack &stack) { return session.content().items[stack.item].key == key; }));
    }
}

TEST_CASE("FINISH of a floor leads to START of the next one and gives experience")
{
    Session session = emptied(dungeon());
    const LevelPlan plan = session.world().map.plan();
    std::int64_t experience = 0;
    for (int number = 1; number <= 4; ++number) {
        const std::vector<Event> events = enter(session, *plan.levels[size_t(number) - 1].finish);
        const auto *entered = firstOf<LevelEntered>(events);
        REQUIRE(entered != nullptr);
        CHECK(entered->number == number + 1);
        CHECK(entered->to == plan.levels[size_t(number)].start);
        CHECK(session.world().player().position == plan.levels[size_t(number)].start);
        CHECK(session.world().player().experience > experience);
        experience = session.world().player().experience;
        CHECK(session.world().run == RunState::Going);
        CHECK(session.visible().contains(*plan.levels[size_t(number)].start));
    }
}

TEST_CASE("FINISH of the fifth floor wins the run, after which nothing more can be done")
{
    Session session = emptied(dungeon());
    const std::vector<Event> events = enter(session, *session.world().map.plan().levels[4].finish);
    const auto *ended = firstOf<RunEnded>(events);
    REQUIRE(ended != nullptr);
    CHECK(ended->won);
    CHECK(ended->score == session.world().player().experience);
    CHECK(session.world().run == RunState::Won);
    const std::uint64_t before = session.stateHash();
    for (const Command &command : {Command{MoveCommand{Direction::North}}, Command{WaitCommand{}},
                                   Command{DropCommand{0}}, Command{ClockCommand{true}}}) {
        const std::vector<Event> refused = session.apply(command);
        REQUIRE(firstOf<CommandRefused>(refused) != nullptr);
        CHECK(firstOf<CommandRefused>(refused)->reason == Refusal::RunOver);
    }
    CHECK(session.stateHash() == before);
}

TEST_CASE("a floor has all but one monster of its tier and one of the next")
{
    for (int run = 0; run < 20; ++run) {
        Session session = dungeon("tiers " + std::to_string(run));
        for (int number = 1; number <= 5; ++number) {
            std::vector<int> tiers;
            for (const Monster &monster : allMonsters(session.mutableWorld(), number))
                tiers.push_back(session.content().monsters[monster.kind].tier);
            std::ranges::sort(tiers);
            REQUIRE(static_cast<int>(tiers.size()) == number - 1);
            for (std::size_t i = 0; i + 1 < tiers.size(); ++i)
                CHECK(tiers[i] == number - 2);
            if (!tiers.empty())
                CHECK(tiers.back() == number - 1);
        }
    }
}

TEST_CASE("a monster notices the player within as many cells as its floor's number, through rock too")
{
    for (int run = 0; run < 10; ++run) {
        Session session = dungeon("notice " + std::to_string(run));
        World &world = session.mutableWorld();
        for (int number = 2; number <= 5; ++number) {
            for (const Monster &monster : allMonsters(world, number)) {
                const WorldPos at = monster.state.position;
                CHECK(sightRadiusOf(world, monster) == number);
                for (int dy = -6; dy <= 6; ++dy) {
                    for (int dx = -6; dx <= 6; ++dx)
                        CHECK(seesCell(world, monster, {at.x + dx, at.y + dy}) ==
                              (dx * dx + dy * dy <= number * number));
                }
            }
        }
    }
}

TEST_CASE(
    "a monster that has noticed the player hunts them to the end of the floor and begins a fight by contact")
{
    int caught = 0;
    for (int run = 0; run < 12; ++run) {
        Session session = dungeon("hunt " + std::to_string(run));
        World &world = session.mutableWorld();
        const Monster hunter = allMonsters(world, 2).front();
        const WorldPos at = hunter.state.position;
        // Its eight neighbours are open, so two cells to a side there is someone to be noticed or rock.
        session = withPlayerAt(std::move(session), {at.x + 1, at.y + 1});
        std::vector<Event> events = session.apply(WaitCommand{});
        CHECK(firstOf<MonsterNoticed>(events) != nullptr);
        for (int turn = 0; turn < 10 && !session.isFighting(); ++turn)
            session.apply(WaitCommand{});
        REQUIRE(session.isFighting());
        CHECK(session.world().fight()->enemy == hunter.id);
        REQUIRE(session.world().fight()->dice.has_value());
        const std::optional<Monster> now = findMonster(session.mutableWorld(), hunter.id);
        const WorldPos player = session.world().player().position;
        CHECK(std::abs(now->state.position.x - player.x) + std::abs(now->state.position.y - player.y) == 1);
        ++caught;
    }
    CHECK(caught == 12);
}

TEST_CASE("in a fight by dice an attack and a dodge end the turn, a scroll does not and is used up")
{
    Session session = dungeon("scrolls");
    World world = std::move(session).takeWorld();
    const std::vector<ItemType> &items = world.content->items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].kind == ItemKind::Scroll)
            world.player().inventory.stacks.push_back({i, 1});
    }
    const Monster enemy = allMonsters(world, 2).front();
    world.player().position = {enemy.state.position.x + 1, enemy.state.position.y};
    session = Session(std::move(world));
    CHECK(firstOf<CommandRefused>(session.apply(CastCommand{2}))->reason == Refusal::NotFighting);
    session.apply(MoveCommand{Direction::West});
    REQUIRE(session.isFighting());
    CHECK(firstOf<CommandRefused>(session.apply(MoveCommand{Direction::East}))->reason == Refusal::Fighting);
    CHECK(firstOf<CommandRefused>(session.apply(CastCommand{0}))->reason == Refusal::NotAScroll);
    CHECK(firstOf<CommandRefused>(session.apply(CastCommand{99}))->reason == Refusal::NoSuchItem);

    const auto actions = [&] { return session.world().fight()->dice->actions; };
    session.apply(DodgeCommand{});
    REQUIRE(session.isFighting());
    REQUIRE(actions().size() == 2);
    CHECK(actions()[0].kind == DiceAction::Kind::Dodge);
    CHECK(actions()[1].by == Side::Enemy);
    CHECK(actions()[1].dodgeTenths == actions()[0].roll.rolled);
    CHECK(actions()[1].dodgeTenths >= 11);
    CHECK(actions()[1].dodgeTenths <= 20);
    CHECK(session.world().player().health == actions()[1].health);

    session.apply(FightCommand{});
    if (session.isFighting()) {
        REQUIRE(actions().size() == 4);
        CHECK(actions()[2].by == Side::Player);
        CHECK(actions()[3].dodgeTenths == 10); // the multiplier was for one roll
    }
    if (session.isFighting()) {
        const std::size_t scrolls = session.world().player().inventory.stacks.size();
        const std::size_t before = actions().size();
        session.apply(CastCommand{2});
        CHECK(session.world().player().inventory.stacks.size() == scrolls - 1);
        if (session.isFighting())
            CHECK(actions().size() == before + 1);
    }
}

TEST_CASE("a healing scroll can be read outside fights by a player who is hurt")
{
    Session session = dungeon("scrolls");
    World world = std::move(session).takeWorld();
    const std::vector<ItemType> &items = world.content->items;
    const auto heals = [](const ItemType &item) {
        return item.kind == ItemKind::Scroll && item.spell == SpellKind::Heal;
    };
    const auto scroll = static_cast<std::size_t>(std::ranges::find_if(items, heals) - items.begin());
    world.player().inventory.stacks.push_back({scroll, 1});
    const std::size_t place = world.player().inventory.stacks.size() - 1;
    const int full = world.player().health;
    session = Session(std::move(world));
    CHECK(firstOf<CommandRefused>(session.apply(CastCommand{place}))->reason == Refusal::NotHere);
    session.mutableWorld().player().health = 1;
    const std::int64_t turn = session.world().turn;
    const std::vector<Event> events = session.apply(CastCommand{place});
    REQUIRE(firstOf<PlayerHealed>(events) != nullptr);
    CHECK(session.world().player().health == 1 + firstOf<PlayerHealed>(events)->amount);
    CHECK(session.world().player().health > 1);
    CHECK(session.world().player().health <= full);
    CHECK(session.world().player().inventory.stacks.size() == place);
    CHECK(session.world().turn == turn);
}

TEST_CASE("dying in the dungeon ends the run with all experience as the score")
{
    for (int run = 0; run < 40; ++run) {
        Session session = dungeon("death " + std::to_string(run));
        DungeonPlayer player(PlayStyle::Reckless);
        std::vector<Event> last;
        while (session.world().run == RunState::Going)
            last = session.apply(player.next(session));
        const auto *ended = firstOf<RunEnded>(last);
        REQUIRE(ended != nullptr);
        CHECK(ended->score == session.world().player().experience);
        if (!ended->won) {
            CHECK(session.world().player().health == 0);
            CHECK(session.world().run == RunState::Lost);
            CHECK_FALSE(session.isFighting());
            return;
        }
    }
    FAIL("no one died");
}

TEST_CASE("a whole run replayed from its commands comes by the same state, in turns and in real time")
{
    for (const bool realTime : {false, true}) {
        Session session = dungeon("replayed");
        session.changesSaved();
        if (realTime)
            session.apply(ClockCommand{true});
        DungeonPlayer player(PlayStyle::Careful);
        for (int i = 0; i < 50'000 && session.world().run == RunState::Going; ++i) {
            session.apply(player.next(session));
            session.advance(0.13);
        }
        REQUIRE(session.world().run != RunState::Going);
        const std::vector<Command> commands = session.unsavedChanges().commands;
        Session again = dungeon("replayed");
        const ReplayProgress progress = playCommands(again, commands);
        CHECK(progress.played == commands.size());
        CHECK(again.stateHash() == session.stateHash());
        CHECK(std::ranges::any_of(commands, [](const Command &command) {
                  return std::holds_alternative<TickCommand>(command);
              }) == realTime);
        for (const Command &command : commands)
            CHECK(*commandFromCode(commandCode(command)) == command);
    }
}

TEST_CASE("in real time monsters act as time passes and not when the player does")
{
    Session session = dungeon("clock");
    CHECK(session.advance(1).empty());
    CHECK(firstOf<CommandRefused>(session.apply(TickCommand{}))->reason == Refusal::NotRealTime);
    session.apply(ClockCommand{true});
    const std::int64_t turn = session.world().turn;
    CHECK(session.advance(10).empty()); // there is no one on the first floor
    CHECK(session.world().turn == turn);
    World lower = std::move(session).takeWorld();
    lower.player().position = *lower.map.plan().levels[1].start;
    session = Session(std::move(lower));
    constexpr double kTick = kTickMicroseconds / 1e6;
    CHECK(session.advance(kTick - 0.01).empty());
    CHECK(firstOf<TimePassed>(session.advance(0.02)) != nullptr);
    CHECK(session.world().turn == turn + 1);
    // A program that stood still for an hour goes on where it was.
    session.advance(3600);
    CHECK(session.world().turn <= turn + 2 + static_cast<int>(1 / kTick));
    CHECK(session.advance(-5).empty());
    CHECK(session.advance(std::nan("")).empty());

    World world = std::move(session).takeWorld();
    const Monster monster = allMonsters(world, 2).front();
    world.player().position = {monster.state.position.x + 1, monster.state.position.y + 1};
    session = Session(std::move(world));
    session.apply(WaitCommand{});
    session.apply(WaitCommand{});
    CHECK(findMonster(session.mutableWorld(), monster.id)->state == monster.state);
    session.advance(0.9);
    CHECK(findMonster(session.mutableWorld(), monster.id)->state != monster.state);
}

TEST_CASE("one walks diagonally in a cavern and nowhere else")
{
    Session inDungeon = dungeon();
    CHECK(firstOf<CommandRefused>(inDungeon.apply(MoveCommand{Direction::NorthEast}))->reason ==
          Refusal::NoDiagonals);
    Session inCaves = *Session::begin(specOf(GeneratorKind::Caves, "straight"));
    CHECK(firstOf<CommandRefused>(inCaves.apply(MoveCommand{Direction::SouthWest}))->reason ==
          Refusal::NoDiagonals);

    Session session = *Session::begin(specOf(GeneratorKind::Cavern, "across"));
    std::set<Direction> walked;
    for (int i = 0; i < 400; ++i) {
        if (session.isFighting()) {
            session.apply(FightCommand{});
            continue;
        }
        const Direction direction = kEightDirections[static_cast<std::size_t>(i * 7 + i / 8) % 8];
        const WorldPos from = session.world().player().position;
        if (firstOf<PlayerMoved>(session.apply(MoveCommand{direction})) != nullptr && !session.isFighting()) {
            walked.insert(direction);
            CHECK(session.world().player().position == step(from, direction));
        }
    }
    CHECK(walked.size() == 8);
}

TEST_CASE("a cavern ends at its edges, and everything beyond is out of bounds")
{
    WorldSpec spec = specOf(GeneratorKind::Cavern, "edges");
    spec.settings.cavernWidth = 63;
    spec.settings.cavernHeight = 51;
    Session session = *Session::begin(spec);
    World &world = session.mutableWorld();
    for (std::int64_t y = -3; y < 55; ++y) {
        for (std::int64_t x = -3; x < 67; ++x) {
            const bool inside = x >= 0 && y >= 0 && x < 63 && y < 51;
            CHECK((world.map.terrainAt({x, y}) != Terrain::Bounds) == inside);
            if (!inside) {
                CHECK(world.map.isRock({x, y}));
                CHECK(world.map.blocksSight({x, y}));
            }
        }
    }
}

TEST_CASE("wading takes two turns, and trees hide those among them without being in their way")
{
    WorldSpec spec = specOf(GeneratorKind::Cavern, "wet");
    spec.settings.cavernMonsters = 0;
    spec.settings.cavernRivers = 0;
    spec.settings.cavernTrees = {};
    Session session = *Session::begin(spec);
    const WorldPos start = session.world().player().position;
    Direction way = Direction::North;
    for (const Direction direction : kDirections) {
        if (!session.isRock(step(start, direction)))
            way = direction;
    }
    const WorldPos next = step(start, way);
    REQUIRE_FALSE(session.isRock(next));
    const auto changed = [&](RegionRows RegionChanges::*rows) {
        World world = copyOf(session.world());
        const int size = world.map.regionSize();
        RegionChanges changes = world.map.changesOf(regionOf(next, size));
        const CellPos cell = cellOf(next, size);
        (changes.*rows)[static_cast<std::size_t>(cell.y)] |= std::uint64_t{1}
                                                             << static_cast<unsigned>(cell.x);
        world.map.setChanges(regionOf(next, size), changes);
        return Session(std::move(world));
    };

    Session wet = changed(&RegionChanges::flippedWater);
    const std::int64_t turn = wet.world().turn;
    wet.apply(MoveCommand{way});
    CHECK(wet.world().player().position == next);
    CHECK(wet.world().turn == turn + 2);
    CHECK_FALSE(wet.mutableWorld().map.blocksSight(next));

    Session wooded = changed(&RegionChanges::flippedTrees);
    CHECK(wooded.mutableWorld().map.blocksSight(next));
    wooded.apply(MoveCommand{way});
    CHECK(wooded.world().player().position == next);
    CHECK(wooded.world().turn == turn + 1);
    CHECK(wooded.visible().contains(start)); // one looks out from among them
}

TEST_CASE("one looks out from among trees, and isn't seen there by any monster or player")
{
    Session session = *Session::begin(specOf(GeneratorKind::Caves, "hidden"));
    World world = std::move(session).takeWorld();
    // A hall with the player in the middle and a monster at its side.
    const WorldPos middle{25, 25};
    RegionChanges hall = world.map.changesOf({0, 0});
    const Region seeded = world.map.region({0, 0});
    for (int y = 15; y < 36; ++y)
        hall.flipped[static_cast<std::size_t>(y)] ^=
            seeded.rock[static_cast<std::size_t>(y)] & (((std::uint64_t{1} << 21U) - 1) << 15U);
    Monster monster = allMonsters(world, 1).front();
    const auto placed = [&](WorldPos at, std::optional<WorldPos> trees) {
        RegionChanges changes = hall;
        if (trees)
            changes.flippedTrees[static_cast<std::size_t>(trees->y)] |= std::uint64_t{1}
                                                                        << static_cast<unsigned>(trees->x);
        World made = copyOf(world);
        made.map.setChanges({0, 0}, changes);
        monster.state.position = at;
        setMonsterState(made, monster.id, monster.state);
        made.player().position = middle;
        return Session(std::move(made));
    };
    const WorldPos beside{26, 25};
    const auto seesPlayer = [&](Session made) {
        const Monster now = *findMonster(made.mutableWorld(), monster.id);
        return made.monsterSees(now, middle);
    };
    const auto isSeen = [&](Session made) {
        return std::ranges::any_of(made.visibleMonsters(),
                                   [&](const Monster &seen) { return seen.id == monster.id; });
    };
    CHECK(seesPlayer(placed(beside, std::nullopt)));
    CHECK(isSeen(placed(beside, std::nullopt)));
    CHECK(seesPlayer(placed(beside, beside))); // it looks out of the trees
    CHECK_FALSE(isSeen(placed(beside, beside)));
    CHECK_FALSE(seesPlayer(placed(beside, middle)));
    CHECK(isSeen(placed(beside, middle)));
    CHECK_FALSE(seesPlayer(placed({27, 25}, beside))); // trees between the two
    CHECK_FALSE(isSeen(placed({27, 25}, beside)));
}

TEST_CASE("a monster that wades keeps a strength that a save can hold, and needs two turns for it")
{
    WorldSpec spec = specOf(GeneratorKind::Cavern, "wading");
    spec.settings.cavernRivers = 12;
    spec.settings.cavernMonsters = 50;
    Session session = *Session::begin(spec);
    int waded = 0;
    for (int turn = 0; turn < 300; ++turn) {
        const std::vector<Event> events =
            session.apply(session.isFighting() ? Command{FightCommand{}} : Command{WaitCommand{}});
        for (const Event &event : events) {
            const auto *moved = std::get_if<MonsterMoved>(&event);
            if (moved != nullptr && session.mutableWorld().map.terrainAt(moved->to) == Terrain::Water)
                ++waded;
        }
        for (const auto &[pos, changes] : session.world().map.changes()) {
            for (const MonsterChange &change : changes.monsters)
                REQUIRE(change.state.energy >= 0);
        }
    }
    CHECK(waded > 0);
}

TEST_CASE("no way that is planned leads through FINISH unless it leads there")
{
    int tried = 0;
    for (int run = 0; run < 30; ++run) {
        Session session = emptied(dungeon("detour " + std::to_string(run)));
        World world = std::move(session).takeWorld();
        const Level level = world.map.plan().levels[1];
        RegionChanges known = world.map.changesOf({2, 0});
        known.explored.fill((std::uint64_t{1} << 50U) - 1);
        world.map.setChanges({2, 0}, known);
        const WorldPos finish = *level.finish;
        const WorldPos west{finish.x - 1, finish.y};
        const WorldPos north{finish.x, finish.y + 1};
        if (world.map.isRock(west) || world.map.isRock(north))
            continue;
        ++tried;
        world.player().position = west;
        session = Session(std::move(world));
        WorldPos at = west;
        for (const Direction direction : planTravel(session, north)) {
            at = step(at, direction);
            CHECK(at != finish);
        }
        CHECK_FALSE(planTravel(session, finish).empty());
    }
    CHECK(tried > 0);
}

TEST_CASE("a cavern is entered where no monster has the player in its disc, and with most dangers far away")
{
    for (int run = 0; run < 25; ++run) {
        WorldSpec spec = specOf(GeneratorKind::Cavern, "entrance " + std::to_string(run));
        spec.settings.cavernMonsters = 10;
        Session session = *Session::begin(spec);
        const WorldPos at = session.world().player().position;
        CHECK_FALSE(inAnyDisc(session.mutableWorld(), at));
        const WorldPos start = *session.world().map.plan().levels[0].start;
        for (const Monster &monster : session.monstersNear(start, 100)) {
            const auto away =
                std::max(std::abs(monster.home.x - start.x), std::abs(monster.home.y - start.y));
            CHECK(away >= session.content().monsters[monster.kind].minDistance);
        }
    }
}

} // namespace cave
