// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/real_time_simulation.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <rapidcheck.h>
#include <utility>

#include "tests/session/session_fixtures.h"
#include "tests/support/drawn_room.h"

namespace cave {
namespace {

using test::countOf;
using test::firstOf;
using test::pass;
using test::stackOf;

constexpr double kPi = 3.14159265358979323846;

std::vector<Event> steer(Session &session, std::optional<Direction> direction, double seconds)
{
    session.apply(SteerCommand{direction});
    std::vector<Event> events = pass(session, seconds);
    session.apply(SteerCommand{});
    return events;
}

const ActionState &action(const Session &session)
{
    return *session.world().action;
}

/// The level with this tree for a kind.
Session withTree(const std::vector<std::string> &rows, const std::string &kind, const DecisionTree &tree)
{
    Content content = builtInContent(ScenarioKind::Rooms).valueOr({});
    const auto monster = std::ranges::find(content.monsters, kind, &MonsterType::key);
    REQUIRE(monster != content.monsters.end());
    std::ranges::find(content.trees, monster->tree, &NamedTree::key)->tree = tree;
    Result<Session> session =
        Session::begin(specOfLevels({rows}), std::make_shared<const Content>(std::move(content)));
    REQUIRE(session);
    return std::move(*session);
}

/// Asks the question: who shoots often says yes, who stays says no.
DecisionTree asking(Decision decision, int value)
{
    return {{Branch{decision, value, 1, 2}, Leaf{}, Leaf{Action::ShootPlayer, 0, 1, Axis::Vertical}}};
}

TEST_CASE("what walks around walls goes a cell a second, from middle to middle")
{
    Session session = sessionOfLevels({{"#######", "#M.#..#", "#..#..#", "#....S#", "#######"}});
    const Point before = action(session).agents[0].position;
    pass(session, 1);
    const Agent &agent = action(session).agents[0];
    CHECK(length(agent.position - before) == 1.0);
    CHECK(agent.position == middleOf(cellAt(agent.position)));
    CHECK(session.monstersNear(cellAt(agent.position), 0).size() == 1);
    pass(session, 4);
    CHECK(length(action(session).agents[0].position - session.world().motion().player) < 3);
}

TEST_CASE("what goes straight stays behind a wall, what avoids walls comes around")
{
    const std::vector<std::string> demon{"#########", "#...#...#", "#D..#..S#",
                                         "#...#...#", "#.......#", "#########"};
    std::vector<std::string> minotaur = demon;
    minotaur[2][1] = 'M';
    Session straight = sessionOfLevels({demon});
    Session around = sessionOfLevels({minotaur});
    pass(straight, 20);
    pass(around, 20);
    CHECK(action(straight).agents[0].position.x < 4);
    CHECK(action(around).agents[0].position.x > 5);
    CHECK(straight.world().player().health == straight.content().scenario.action->health);
    CHECK(around.world().run == RunState::Lost);
}

TEST_CASE("an arrow flies along the unit vector to the player, ten cells a second")
{
    Session session = sessionOfLevels(
        {{"########", "#......#", "#A.....#", "#......#", "#......#", "#....S.#", "########"}});
    std::vector<Event> events;
    while (countOf<ShotFired>(events) == 0)
        events = pass(session, kStepSeconds);
    const Shot shot = action(session).shots[0];
    CHECK(shot.velocity.x == Approx(8).epsilon(1e-12));
    CHECK(shot.velocity.y == Approx(-6).epsilon(1e-12));
    CHECK(action(session).agents[0].facing == Point{0.8, -0.6});
    pass(session, kStepSeconds);
    CHECK(length(action(session).shots[0].position - shot.position) == Approx(10.0 / 64));
    CHECK(firstOf<PlayerHurt>(pass(session, 0.5))->amount == 50);
    CHECK(action(session).shots.empty());
}

TEST_CASE("a shot is fired once more than the cooldown has passed, not before")
{
    const DecisionTree tree{{Leaf{Action::ShootPlayer, 0, 150, Axis::Vertical}}};
    Session session = withTree({"######", "#A..S#", "######"}, "archer", tree);
    CHECK(countOf<ShotFired>(pass(session, 1.5)) == 0);
    CHECK(countOf<ShotFired>(pass(session, kStepSeconds)) == 1);
    CHECK(countOf<ShotFired>(pass(session, 1.5)) == 0);
    CHECK(countOf<ShotFired>(pass(session, kStepSeconds)) == 1);
}

TEST_CASE("a cooldown is over when more time has passed than it takes")
{
    // A Heal with the cooldown of a second that is asked every second and a half heals each time.
    CHECK(isReady(1.5, 100));
    CHECK(isReady(1.015625, 100));
    CHECK_FALSE(isReady(1, 100));
    CHECK_FALSE(isReady(0.5, 100));
    CHECK(isReady(0.015625, 0));
}

TEST_CASE("healing gives its amount once a cooldown has passed, and no more than what is whole")
{
    const DecisionTree tree{{Leaf{Action::Heal, 200, 100, Axis::Vertical}}};
    Session session = withTree({"#######", "#AS...#", "#######"}, "archer", tree);
    session.apply(SteerCommand{Direction::East});
    pass(session, 0.0625); // facing away
    session.apply(SteerCommand{Direction::West});
    pass(session, kStepSeconds);
    session.apply(SteerCommand{});
    session.apply(UseCommand{});
    const int hurt = action(session).agents[0].health;
    REQUIRE(hurt < 100 * 100 - 800);
    int healed = hurt;
    for (int round = 1; round <= 3; ++round) {
        pass(session, 1.5);
        CHECK(action(session).agents[0].health >= healed + 200);
        healed = action(session).agents[0].health;
    }
    pass(session, 60);
    CHECK(action(session).agents[0].health == 100 * 100);
}

TEST_CASE("near means at most the distance, the distance itself included")
{
    const std::vector<std::string> rows{"########", "#A.....#", "#......#",
                                        "#......#", "#....S.#", "########"};
    Session at = withTree(rows, "archer", asking(Decision::NearPlayer, 500));
    Session below = withTree(rows, "archer", asking(Decision::NearPlayer, 499));
    CHECK(countOf<ShotFired>(pass(at, 0.1)) > 0); // 3-4-5
    CHECK(countOf<ShotFired>(pass(below, 0.1)) == 0);
}

TEST_CASE("low health means at most the threshold, the threshold itself included")
{
    const std::vector<std::string> rows{"#######", "#A...S#", "#######"};
    Session at = withTree(rows, "archer", asking(Decision::LowHp, 10'000));
    Session below = withTree(rows, "archer", asking(Decision::LowHp, 9'999));
    CHECK(countOf<ShotFired>(pass(at, 0.1)) > 0);
    CHECK(countOf<ShotFired>(pass(below, 0.1)) == 0);
}

TEST_CASE("the player is seen where no wall is between")
{
    const DecisionTree tree = asking(Decision::SeesPlayer, 0);
    Session open = withTree({"#######", "#A...S#", "#######"}, "archer", tree);
    Session walled = withTree({"#######", "#A.#.S#", "#.....#", "#######"}, "archer", tree);
    CHECK(countOf<ShotFired>(pass(open, 0.1)) > 0);
    CHECK(countOf<ShotFired>(pass(walled, 0.1)) == 0);
}

TEST_CASE("who keeps away comes no nearer and goes around walls")
{
    const DecisionTree tree{{Leaf{Action::KeepAway, 0, 0, Axis::Vertical}}};
    Session session =
        withTree({"##########", "#S.A.....#", "########.#", "#........#", "##########"}, "archer", tree);
    pass(session, 20);
    CHECK(cellAt(action(session).agents[0].position) == WorldPos{1, 1});
}

TEST_CASE("homing shots never turn faster than they may, and keep their speed")
{
    const auto turns = [](double vx, double vy, double ax, double ay) {
        const Point velocity{vx, vy};
        const Point aim{ax, ay};
        if (length(velocity) < 0.01 || length(aim) < 0.01)
            return;
        constexpr double kMax = 180.0 / kStepsPerSecond;
        const Point turned = turnedToward(velocity, aim, kMax);
        const auto angle = [](Point a, Point b) {
            return std::abs(std::atan2(a.x * b.y - a.y * b.x, dot(a, b))) * 180 / kPi;
        };
        RC_ASSERT(angle(velocity, turned) <= kMax + 1e-9);
        RC_ASSERT(std::abs(length(turned) - length(velocity)) <= 1e-9 * length(velocity));
        RC_ASSERT(angle(turned, aim) <= std::max(0.0, angle(velocity, aim) - kMax) + 1e-6);
    };
    CHECK(rc::check("turns toward the aim", [&turns] {
        const auto any = [] { return *rc::gen::inRange(-1000, 1000) / 100.0; };
        turns(any(), any(), any(), any());
    }));
}

TEST_CASE("a homing shot that was sent past the player comes round, arrows don't")
{
    Session session =
        sessionOfLevels({{"###########", "#.........#", "#O.......S#", "#.........#", "#.........#",
                          "#.........#", "#.........#", "#.........#", "###########"}});
    pass(session, 3.25);
    REQUIRE(action(session).shots.size() == 1);
    const Point straight = unit(action(session).shots[0].velocity);
    steer(session, Direction::South, 0.4);
    REQUIRE(action(session).shots.size() == 1);
    CHECK(unit(action(session).shots[0].velocity).y < straight.y);
}

TEST_CASE("a touch hurts by its strength, and then nothing does for half a second")
{
    Session session = sessionOfLevels({{"######", "#SD..#", "######"}});
    std::vector<Event> all;
    double since = -1;
    for (int step = 0; step < 4 * kStepsPerSecond && countOf<PlayerHurt>(all) < 3; ++step) {
        const std::vector<Event> events = pass(session, kStepSeconds);
        if (const auto *hurt = firstOf<PlayerHurt>(events)) {
            CHECK(hurt->amount == 30);
            CHECK(hurt->by == PlayerHurt::By::Touch);
            if (since >= 0)
                CHECK(step * kStepSeconds - since == 0.5);
            since = step * kStepSeconds;
        }
        all.insert(all.end(), events.begin(), events.end());
    }
    CHECK(countOf<PlayerHurt>(all) == 3);
}

TEST_CASE("a spike kills the player and no one else")
{
    Session session = sessionOfLevels({{"#######", "#S^M..#", "#######"}});
    pass(session, 0.75);
    CHECK(action(session).agents[0].health == 10'000);
    const std::vector<Event> events = steer(session, Direction::East, 1);
    REQUIRE(firstOf<RunEnded>(events) != nullptr);
    CHECK_FALSE(firstOf<RunEnded>(events)->won);
    CHECK(session.world().run == RunState::Lost);
    CHECK(firstOf<CommandRefused>(session.apply(TickCommand{1}))->reason == Refusal::RunOver);
}

TEST_CASE("potions heal up to what is whole, or harm, and are gone then")
{
    Session session = sessionOfLevels({{"########", "#S-.+.+#", "########"}});
    const int whole = session.world().player().health;
    steer(session, Direction::East, 0.3);
    CHECK(session.world().player().health == whole - 50);
    CHECK(session.world().map.changesOf({0, 0}).claimed.size() == 1);
    steer(session, Direction::West, 0.3);
    steer(session, Direction::East, 0.3);
    CHECK(session.world().player().health == whole - 50);
    steer(session, Direction::East, 2);
    CHECK(session.world().player().health == whole);
    CHECK(session.world().map.changesOf({0, 0}).claimed.size() == 3);
}

TEST_CASE("a Goal leads to the next level, and out of the last one")
{
    Session session = sessionOfLevels({{"#####", "#SG.#", "#####"}, {"######", "#S..G#", "######"}});
    const std::vector<Event> first = steer(session, Direction::East, 0.15);
    const auto *entered = firstOf<LevelEntered>(first);
    REQUIRE(entered != nullptr);
    CHECK(entered->number == 2);
    CHECK(session.world().player().position == session.world().map.plan().levels[1].start);
    CHECK(session.visible().contains(session.world().player().position));
    const std::vector<Event> second = steer(session, Direction::East, 2);
    REQUIRE(firstOf<RunEnded>(second) != nullptr);
    CHECK(firstOf<RunEnded>(second)->won);
}

TEST_CASE("a level without a Goal leads on once no one is left")
{
    Session session = sessionOfLevels({{"######", "#SD..#", "######"}, {"####", "#SG#", "####"}});
    for (int blow = 0; blow < 20 && action(session).level == 1; ++blow) {
        session.apply(SteerCommand{Direction::East});
        pass(session, kStepSeconds);
        session.apply(SteerCommand{});
        session.apply(UseCommand{});
        pass(session, 0.5);
    }
    CHECK(action(session).level == 2);
    CHECK(session.world().player().experience > 0);
    CHECK(session.world().player().statistics.kills.at("demon") == 1);
}

TEST_CASE("an InfoNode says its text whenever the player comes to it")
{
    Session session = sessionOfLevels({{"#####", "#Si.#", "#####"}});
    const std::vector<Event> events = steer(session, Direction::East, 0.25);
    REQUIRE(firstOf<InfoRead>(events) != nullptr);
    CHECK(firstOf<InfoRead>(events)->text == "Mind the gap");
    CHECK(firstOf<InfoRead>(steer(session, Direction::East, 0.25)) == nullptr);
    CHECK(firstOf<InfoRead>(steer(session, Direction::West, 0.25)) != nullptr);
}

TEST_CASE("a tower stands where it is, can't be walked through and can't be hurt")
{
    Session session = sessionOfLevels({{"######", "#ST..#", "######"}});
    const Point tower = action(session).agents[0].position;
    steer(session, Direction::East, 1);
    CHECK(session.world().player().position == WorldPos{1, 1});
    session.apply(UseCommand{});
    pass(session, 1);
    CHECK(action(session).agents[0].position == tower);
    CHECK(action(session).agents[0].health == action(session).agents[0].fullHealth);
}

TEST_CASE("walls stop the player, and who clips a corner is led around it")
{
    Session session = sessionOfLevels({{"#######", "#S....#", "###.###", "#.....#", "#######"}});
    steer(session, Direction::South, 1);
    CHECK(session.world().player().position == WorldPos{1, 3});
    steer(session, Direction::East, 0.55); // a bit past the middle of the opening
    steer(session, Direction::South, 1);
    CHECK(session.world().player().position.y == 1);
}

TEST_CASE("what is in hand strikes in front, and not behind")
{
    Session session = sessionOfLevels({{"#######", "#..ST.#", "#######"}, {"#####", "#ASD#", "#####"}});
    Session room = sessionOfLevels({{"#######", "#A.SD.#", "#######"}});
    room.apply(SteerCommand{Direction::East});
    pass(room, kStepSeconds);
    room.apply(SteerCommand{});
    const std::vector<Event> events = room.apply(UseCommand{});
    REQUIRE(firstOf<AgentHurt>(events) != nullptr);
    CHECK(countOf<AgentHurt>(events) == 1);
    CHECK(room.content().monsters[firstOf<AgentHurt>(events)->kind].key == "demon");
    CHECK(firstOf<CommandRefused>(room.apply(UseCommand{}))->reason == Refusal::NotReady);
}

TEST_CASE("an axe hits harder than fists, and a second axe harder than one")
{
    Session session = sessionOfLevels({{"##########", "#Sa..a.D.#", "##########"}});
    const auto harm = [&session] {
        pass(session, 1);
        session.apply(SteerCommand{Direction::East});
        pass(session, kStepSeconds);
        session.apply(SteerCommand{});
        const std::vector<Event> events = session.apply(UseCommand{});
        return firstOf<AgentHurt>(events) == nullptr ? 0 : firstOf<AgentHurt>(events)->amount;
    };
    steer(session, Direction::East, 0.3);
    const std::size_t axe = stackOf(session, "axe");
    session.apply(EquipCommand{axe});
    CHECK(session.world().player().inventory.weapon == axe);
    const ItemType &type = session.content().items[session.world().player().inventory.stacks[axe].item];
    steer(session, Direction::East, 0.8);
    CHECK(session.world().player().inventory.stacks[axe].amount == 2);
    CHECK(harm() == type.power + type.power / 2);
    CHECK(type.power > session.content().items[session.world().player().inventory.stacks[0].item].power);
}

TEST_CASE("magic lets fly a shot that hurts monsters and not the player")
{
    Session session = sessionOfLevels({{"##########", "#Sm....A.#", "##########"}});
    steer(session, Direction::East, 0.3);
    session.apply(EquipCommand{stackOf(session, "magic")});
    const int health = action(session).agents[0].health;
    session.apply(UseCommand{});
    REQUIRE(action(session).shots.size() == 1);
    CHECK(action(session).shots[0].byPlayer);
    pass(session, 0.75);
    CHECK(action(session).agents[0].health < health);
    CHECK(action(session).shots.empty());
}

TEST_CASE("a flask heals what is missing and no more, until it is empty")
{
    Session session = sessionOfLevels({{"########", "#S-f-..#", "########"}});
    const int whole = session.world().player().health;
    steer(session, Direction::East, 1);
    REQUIRE(session.world().player().health == whole - 100);
    session.apply(EquipCommand{stackOf(session, "flask")});
    session.apply(UseCommand{});
    CHECK(session.world().player().health == whole - 50);
    const std::vector<ItemStack> &stacks = session.world().player().inventory.stacks;
    CHECK(std::ranges::none_of(
        stacks, [&](const ItemStack &stack) { return session.content().items[stack.item].key == "flask"; }));
}

TEST_CASE("time in small pieces and in large ones comes to the same")
{
    const std::vector<std::string> rows{"###########", "#....A....#", "#.##...##.#", "#S..O..M..#",
                                        "#.##...##.#", "#....D....#", "###########"};
    Session pieces = sessionOfLevels({rows});
    Session large = sessionOfLevels({rows});
    for (Session *session : {&pieces, &large})
        session->apply(SteerCommand{Direction::East});
    for (int i = 0; i < 3 * kStepsPerSecond; ++i)
        pieces.advance(kStepSeconds);
    for (int i = 0; i < 3; ++i)
        large.advance(1);
    CHECK(action(pieces) == action(large));
    CHECK(pieces.world().turn == large.world().turn);
    CHECK(pieces.world().player().health == large.world().player().health);
}

TEST_CASE("the log of a game in real time leads to the same state, noted on the way, too")
{
    const std::vector<std::string> rows{"###########", "#....A....#", "#.##...##.#", "#S..O..M..#",
                                        "#.##...##.#", "#....D....#", "###########"};
    Session session = sessionOfLevels({rows});
    session.changesSaved();
    for (int i = 0; i < 200 && session.world().run == RunState::Going; ++i) {
        session.apply(SteerCommand{kEightDirections[static_cast<std::size_t>(i * 5 % 8)]});
        for (int j = 0; j < 5; ++j)
            session.advance(0.03);
        session.apply(UseCommand{});
    }
    const UnsavedChanges logged = session.unsavedChanges();
    CHECK(logged.checkpoints.size() >= 2);
    Session again = sessionOfLevels({rows});
    again.changesSaved();
    for (const Command &command : logged.commands)
        again.apply(command);
    CHECK(again.stateHash() == session.stateHash());
    CHECK(again.unsavedChanges().checkpoints == logged.checkpoints);
}

TEST_CASE("by turns a step takes the player to the next cell while time passes for everyone")
{
    Session session = sessionOfLevels({{"########", "#S....A#", "#......#", "########"}});
    session.apply(ClockCommand{false});
    CHECK(firstOf<CommandRefused>(session.apply(SteerCommand{Direction::East}))->reason ==
          Refusal::NotRealTime);
    CHECK(firstOf<CommandRefused>(session.apply(TickCommand{1}))->reason == Refusal::NotRealTime);
    const std::int64_t turn = session.world().turn;
    session.apply(MoveCommand{Direction::SouthEast});
    CHECK(session.world().player().position == WorldPos{2, 1});
    CHECK(session.world().motion().player == middleOf({2, 1}));
    CHECK(session.world().turn > turn);
    CHECK(firstOf<MoveBlocked>(session.apply(MoveCommand{Direction::South})) != nullptr);
    int shots = 0;
    for (int i = 0; i < 20; ++i)
        shots += countOf<ShotFired>(session.apply(WaitCommand{}));
    CHECK(shots >= 2);
    session.apply(ClockCommand{true});
    CHECK(firstOf<CommandRefused>(session.apply(WaitCommand{}))->reason == Refusal::NotHere);
    CHECK(firstOf<PlayerMoved>(steer(session, Direction::East, 0.5)) != nullptr);
}

TEST_CASE("what has no place where everything moves freely is refused")
{
    Session session = sessionOfLevels({{"####", "#S.#", "####"}});
    const std::uint64_t hash = session.stateHash();
    for (const Command &command : {Command{FightCommand{}}, Command{DodgeCommand{}}, Command{CastCommand{0}},
                                   Command{DropCommand{0}}, Command{UnequipCommand{}}, Command{MoveCommand{}},
                                   Command{TickCommand{0}}, Command{TickCommand{kMaxTickSteps + 1}}})
        CHECK(firstOf<CommandRefused>(session.apply(command)) != nullptr);
    CHECK(session.stateHash() == hash);
}

TEST_CASE("the boss room of a map of rooms wins the run, and rooms are shut while monsters live in them")
{
    WorldSpec spec{"boss", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
    Result<Session> session = Session::begin(spec);
    REQUIRE(session);
    REQUIRE(session->stage() != nullptr);
    CHECK_FALSE(session->stage()->isShut());
    World world = copyOf(session->world());
    const LevelPlan &plan = world.map.plan();
    const Link toBoss = *std::ranges::find_if(
        plan.links, [&](const Link &link) { return plan.levelAt(link.to) == &plan.levels.back(); });
    world.player().position = toBoss.to;
    world.action.reset();
    Session boss(std::move(world));
    CHECK(boss.stage()->isShut());
    CHECK(hasFoes(boss.mutableWorld(), plan.levels.back()));
    // Weak enough to be beaten by hand.
    World weak = std::move(boss).takeWorld();
    for (Agent &agent : weak.action->agents) {
        if (weak.content->monsters[agent.kind].fixture)
            continue;
        agent.health = 1;
        agent.position = weak.motion().player + Point{0.25, 0};
        MonsterState state = findMonster(weak, agent.id)->state;
        state.position = cellAt(agent.position);
        setMonsterState(weak, agent.id, state);
    }
    Session last(std::move(weak));
    last.apply(SteerCommand{Direction::East});
    last.apply(UseCommand{});
    std::vector<Event> events = pass(last, 0.5);
    last.apply(UseCommand{});
    CHECK(last.world().run == RunState::Won);
}

/// The level with one more line in its file.
Session withLine(std::vector<std::vector<std::string>> levels, std::size_t level, const std::string &line)
{
    WorldSpec spec = specOfLevels(levels);
    spec.levelFiles[level].text += line + '\n';
    Result<Session> session = Session::begin(spec);
    REQUIRE(session);
    return std::move(*session);
}

TEST_CASE("arrows hurt as often as they hit, for only a touch is followed by mercy")
{
    Session session = sessionOfLevels({{"########", "#S....A#", "#.....A#", "########"}});
    pass(session, 0.75); // the mercy on entering is over
    const int before = session.world().player().health;
    std::vector<Event> events;
    for (int i = 0; i < 4 && countOf<PlayerHurt>(events) < 2; ++i) {
        const std::vector<Event> more = pass(session, 1);
        events.insert(events.end(), more.begin(), more.end());
    }
    CHECK(countOf<PlayerHurt>(events) == 2);
    CHECK(session.world().player().health == before - 100);
}

TEST_CASE("by turns the use of an empty hand is refused and leaves everything as it is")
{
    Session session =
        sessionOfLevels({{"####################", "#D..............S-f#", "####################"}});
    session.apply(ClockCommand{false});
    session.apply(MoveCommand{Direction::East});
    session.apply(MoveCommand{Direction::East});
    session.apply(EquipCommand{stackOf(session, "flask")});
    session.apply(UseCommand{});
    REQUIRE_FALSE(session.world().player().inventory.weapon.has_value());
    session.apply(MoveCommand{Direction::West});
    session.apply(MoveCommand{Direction::East}); // away from the only one to turn to
    const std::uint64_t hash = session.stateHash();
    const std::vector<Event> events = session.apply(UseCommand{});
    REQUIRE(firstOf<CommandRefused>(events) != nullptr);
    CHECK(firstOf<CommandRefused>(events)->reason == Refusal::NothingHeld);
    CHECK(session.stateHash() == hash);
}

TEST_CASE("what lies on a Goal is taken before the level is left, and is saved")
{
    Session session = withLine({{"#####", "#SG.#", "#####"}, {"######", "#S..G#", "######"}}, 0,
                               "StaticGameObject,AxePickup,2,1");
    session.changesSaved();
    const std::vector<Event> events = steer(session, Direction::East, 0.15);
    REQUIRE(firstOf<LevelEntered>(events) != nullptr);
    CHECK(firstOf<PickedUp>(events) != nullptr);
    CHECK(session.unsavedChanges().inventory);
    static_cast<void>(stackOf(session, "axe"));
}

TEST_CASE("what lies where a level is entered is taken on entering it")
{
    Session session = withLine({{"#####", "#SG.#", "#####"}, {"######", "#S..G#", "######"}}, 1,
                               "StaticGameObject,AxePickup,1,1");
    const std::vector<Event> events = steer(session, Direction::East, 0.15);
    REQUIRE(firstOf<LevelEntered>(events) != nullptr);
    CHECK(firstOf<PickedUp>(events) != nullptr);
    static_cast<void>(stackOf(session, "axe"));
}

/// A level file of a room: a Door in the middle of each border.
LevelFileText roomFile(const std::string &name, const std::vector<std::string> &rows)
{
    LevelFileText file = drawnRoomFile("room", rows);
    file.name = name;
    file.text.replace(0, file.text.find(','), "RoguelikeLevel");
    const std::size_t width = rows.front().size();
    for (const auto &[x, y] : {std::pair{width / 2, std::size_t{0}},
                               {width / 2, rows.size() - 1},
                               {std::size_t{0}, rows.size() / 2},
                               {width - 1, rows.size() / 2}})
        file.text += "StaticGameObject,Marker," + std::to_string(x) + ',' + std::to_string(y) + ",Door\n";
    return file;
}

/// A game at the door of the second of two rooms, which is the boss's.
Session beforeBoss(const std::vector<std::string> &boss)
{
    WorldSpec spec{"two", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
    spec.settings.roomColumns = 2;
    spec.settings.roomRows = 1;
    spec.settings.mostRooms = 2;
    const std::vector<std::string> hall{"##.##", "#...#", "..S..", "#...#", "##.##"};
    spec.levelFiles = {roomFile("start/a.csv", hall), roomFile("safe/b.csv", hall),
                       roomFile("dangerous/c.csv", hall), roomFile("boss/d.csv", boss)};
    Result<Session> session = Session::begin(spec);
    INFO((session ? std::string() : session.error().text()));
    REQUIRE(session);
    return std::move(*session);
}

/// Through the door that leads on.
std::vector<Event> enterBoss(Session &session)
{
    const Link &link = session.world().map.plan().links.front();
    return steer(session,
                 link.from.x < session.world().player().position.x ? Direction::West : Direction::East, 1);
}

TEST_CASE("a boss room in which no one can be beaten is won by entering it")
{
    Session session = beforeBoss({"##.##", "#T..#", ".....", "#...#", "##.##"});
    const std::vector<Event> events = enterBoss(session);
    REQUIRE(firstOf<LevelEntered>(events) != nullptr);
    CHECK(session.world().run == RunState::Won);
}

TEST_CASE("who keeps away doesn't go into a door that is shut")
{
    Session session = beforeBoss({"##.##", "#...#", "..A..", "#...#", "##.##"});
    enterBoss(session);
    REQUIRE(session.world().run == RunState::Going);
    World world = std::move(session).takeWorld();
    const Level boss = world.map.plan().levels[1];
    Content content = *world.content;
    content.trees.push_back({"away", "Keeps away.", {{Leaf{Action::KeepAway, 0, 0, Axis::Vertical}}}});
    for (MonsterType &kind : content.monsters)
        kind.tree = "away";
    world.content = std::make_shared<const Content>(std::move(content));
    Session away(std::move(world));
    for (int i = 0; i < 80; ++i) {
        const WorldPos at = away.world().player().position;
        const Agent &agent = action(away).agents.at(0);
        INFO(i);
        REQUIRE_FALSE(away.stage()->isSolid(cellAt(agent.position)));
        REQUIRE(boss.area.contains(at));
        steer(away, kDirections[static_cast<std::size_t>(i / 5) % 4], 0.25);
    }
}

} // namespace
} // namespace cave
