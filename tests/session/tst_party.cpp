// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"
#include "core/session/replay.h"
#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/session/session_fixtures.h"
#include "tests/support/hall_world.h"

using namespace cave;
using test::firstOf;

namespace {

WorldSpec specOf(std::string_view generator, std::string seed, bool roaming = false)
{
    const GeneratorId id = *generatorNamed(generator);
    WorldSpec spec{std::move(seed), id, defaultSettings(id.kind)};
    if (roaming)
        spec.settings.monsters = MonsterMode::Roaming;
    return spec;
}

const PartyMember &member(const Session &session, int id)
{
    return *session.world().party.find(id);
}

WorldPos placeOf(const Session &session, int id)
{
    return member(session, id).player.position;
}

/// What a player would do next, by their own state.
Command nextOf(Session &session, int player, RandomPlayer &mind)
{
    session.showPlayer(player);
    return mind.next(session);
}

/// In an empty hall: first along x, then along y.
void walkTo(Session &session, int player, WorldPos to)
{
    for (int i = 0; i < 40 && placeOf(session, player) != to; ++i) {
        const WorldPos at = placeOf(session, player);
        session.apply(player, MoveCommand{at.x < to.x   ? Direction::East
                                          : at.x > to.x ? Direction::West
                                          : at.y < to.y ? Direction::North
                                                        : Direction::South});
    }
}

/// The players stand on different cells; those who only watch stand nowhere.
bool standApart(const Session &session)
{
    std::set<WorldPos> cells;
    std::size_t standing = 0;
    for (const PartyMember &each : session.world().party.members) {
        if (each.watching)
            continue;
        ++standing;
        cells.insert(each.player.position);
    }
    return cells.size() == standing;
}

} // namespace

TEST_CASE("whoever plays and watches on several machines, all come to the same world")
{
    for (const char *generator : {"caves", "classic", "cavern", "dungeon", "rooms"}) {
        INFO(generator);
        Session host = *Session::begin(specOf(generator, "together", true));
        Session guest = *Session::begin(specOf(generator, "together", true));
        std::map<int, RandomPlayer> minds;
        for (int id = 1; id <= 3; ++id)
            minds.emplace(id, RandomPlayer(static_cast<std::uint64_t>(id)));
        const auto both = [&](int player, const Command &command) {
            host.showPlayer(1);
            const std::vector<Event> events = host.apply(player, command);
            REQUIRE(guest.apply(player, command) == events);
        };
        both(1, JoinCommand{2});
        guest.showPlayer(2);
        both(1, JoinCommand{3});
        RandomStream chance(7, "order");
        for (int i = 0; i < 4000 && host.world().run == RunState::Going; ++i) {
            const int player = 1 + static_cast<int>(chance.nextBelow(3));
            if (i % 401 == 400)
                both(1, member(host, 3).present ? Command{LeaveCommand{3}} : Command{JoinCommand{3}});
            both(player, nextOf(host, player, minds.at(player)));
            REQUIRE(standApart(host));
        }
        host.showPlayer(1);
        REQUIRE(host.stateHashes() == guest.stateHashes());
        REQUIRE(host.world().commands > 1000);

        // And so does a replay of the log, in which each command has its player.
        Session replay = *Session::begin(specOf(generator, "together", true));
        const std::vector<Command> log = host.unsavedChanges().commands;
        REQUIRE(playCommands(replay, log).played == log.size());
        REQUIRE(replay.stateHashes() == host.stateHashes());
        for (const StateCheckpoint &noted : host.unsavedChanges().checkpoints) {
            Session part = *Session::begin(specOf(generator, "together", true));
            if (noted.command > 640)
                break;
            playCommands(part, std::span(log).first(static_cast<std::size_t>(noted.command)));
            REQUIRE(part.stateHashes() == noted.hashes);
        }
    }
}

TEST_CASE("a new player begins near the others, with what every player begins with")
{
    for (const char *generator : {"caves", "cavern", "dungeon"}) {
        INFO(generator);
        Session session = *Session::begin(specOf(generator, "enter"));
        const Player alone = session.world().player();
        const std::vector<Event> events = session.apply(1, JoinCommand{2});
        REQUIRE(firstOf<PlayerJoined>(events) != nullptr);
        REQUIRE(session.world().player().inventory == alone.inventory);
        const Player &second = member(session, 2).player;
        REQUIRE(second.inventory == alone.inventory);
        REQUIRE(second.health == alone.health);
        REQUIRE(second.position != alone.position);
        REQUIRE_FALSE(session.isRock(second.position));
        REQUIRE(cellDistance(second.position, alone.position) < 30);
    }
}

TEST_CASE("commands of someone who isn't there are refused, and change nothing")
{
    Session session = *Session::begin(specOf("caves", "refused"));
    const std::uint64_t before = session.stateHash();
    const auto refusal = [&](int player, const Command &command) {
        const std::vector<Event> events = session.apply(player, command);
        const auto *refused = firstOf<CommandRefused>(events);
        REQUIRE(refused != nullptr);
        return refused->reason;
    };
    CHECK(refusal(2, WaitCommand{}) == Refusal::NoPlayer);
    CHECK(refusal(1, LeaveCommand{2}) == Refusal::NoPlayer);
    CHECK(refusal(1, JoinCommand{3}) == Refusal::NoPlayer);
    CHECK(session.stateHash() == before);
    session.apply(1, JoinCommand{2});
    session.apply(1, LeaveCommand{2});
    CHECK(refusal(2, WaitCommand{}) == Refusal::Absent);
    CHECK(refusal(1, LeaveCommand{2}) == Refusal::Absent);
    session.apply(1, JoinCommand{2});
    CHECK(refusal(1, JoinCommand{2}) == Refusal::NoPlayer);
}

TEST_CASE("who walks into an ally changes places with them")
{
    Session session = HallWorld().begin();
    session.apply(1, JoinCommand{2});
    const WorldPos first = placeOf(session, 1);
    const WorldPos second = placeOf(session, 2);
    REQUIRE(second == WorldPos{first.x, first.y - 1});
    const std::vector<Event> events = session.apply(1, MoveCommand{Direction::South});
    REQUIRE(firstOf<PlacesSwapped>(events) != nullptr);
    REQUIRE(placeOf(session, 1) == second);
    REQUIRE(placeOf(session, 2) == first);
    REQUIRE(session.world().turn == 1);
}

TEST_CASE("with free movement, who is walked into takes a step of their own")
{
    Session session = Session::begin(specOf("rooms", "swap")).value();
    session.apply(1, JoinCommand{2});
    session.apply(1, ClockCommand{false});
    const WorldPos first = placeOf(session, 1);
    const WorldPos second = placeOf(session, 2);
    const auto way = std::ranges::find_if(
        kEightDirections, [&](Direction direction) { return step(first, direction) == second; });
    REQUIRE(way != kEightDirections.end());
    std::map<int, std::vector<PlayerMoved>> moves;
    for (const Event &event : session.apply(1, MoveCommand{*way})) {
        if (const auto *moved = std::get_if<PlayerMoved>(&event))
            moves[event.player].push_back(*moved);
    }
    CHECK(moves[1] == std::vector<PlayerMoved>{{first, second}});
    CHECK(moves[2] == std::vector<PlayerMoved>{{second, first}});
    CHECK(member(session, 1).player.statistics.steps == 1);
    CHECK(member(session, 2).player.statistics.steps == 1);
}

TEST_CASE("what one player drops, another picks up")
{
    Session session = HallWorld().carryNothing().carry("steel_sword").begin();
    session.apply(1, JoinCommand{2});
    const WorldPos at = placeOf(session, 1);
    session.apply(1, DropCommand{0});
    REQUIRE(session.world().player().inventory.stacks.empty());
    session.apply(1, MoveCommand{Direction::North});
    session.showPlayer(2);
    const std::size_t before = session.world().player().inventory.stacks.size();
    walkTo(session, 2, at);
    REQUIRE(placeOf(session, 2) == at);
    REQUIRE(session.world().player().inventory.stacks.size() == before + 1);
}

TEST_CASE("a monster acts after the move of the player whom it is nearest to")
{
    Session session = HallWorld().monsterAt("cave_rat", {6, 6}).roaming().begin();
    session.apply(1, JoinCommand{2});
    const auto walk = [&](int player, Direction way, int steps) {
        std::vector<Event> all;
        for (int i = 0; i < steps; ++i) {
            const std::vector<Event> events = session.apply(player, MoveCommand{way});
            all.insert(all.end(), events.begin(), events.end());
        }
        return all;
    };
    // Player 2 walks far into the other corner: from then on the monster is the first player's.
    walk(2, Direction::South, 6);
    walk(2, Direction::West, 6);
    const std::vector<Monster> before = session.monstersNear({0, 0}, 8);
    REQUIRE(before.size() == 1);
    for (int i = 0; i < 6; ++i)
        session.apply(2, WaitCommand{});
    REQUIRE(session.monstersNear({0, 0}, 8).front().state == before.front().state);
    session.apply(1, WaitCommand{});
    REQUIRE_FALSE(session.monstersNear({0, 0}, 8).front().state == before.front().state);
}

TEST_CASE("a player who left in a fight bars no one's way")
{
    Session session = HallWorld().monsterAt("skeleton", {0, 2}).begin();
    session.apply(1, JoinCommand{2});
    for (int i = 0; i < 3 && !session.isFighting(); ++i)
        session.apply(1, MoveCommand{Direction::North});
    REQUIRE(session.isFighting());
    const WorldPos fighter = placeOf(session, 1);
    walkTo(session, 2, {fighter.x, fighter.y - 1});
    const std::vector<Event> refused = session.apply(2, MoveCommand{Direction::North});
    REQUIRE(firstOf<CommandRefused>(refused) != nullptr);
    CHECK(firstOf<CommandRefused>(refused)->reason == Refusal::AllyFights);
    session.apply(1, LeaveCommand{1});
    CHECK(firstOf<PlacesSwapped>(session.apply(2, MoveCommand{Direction::North})) != nullptr);
    CHECK(placeOf(session, 2) == fighter);
    CHECK(firstOf<FightJoined>(session.apply(2, MoveCommand{Direction::North})) != nullptr);
}

TEST_CASE("allies fight together: blows go in turn, each is answered, and both have the reward")
{
    Session session = HallWorld().monsterAt("skeleton", {0, 2}).begin();
    session.apply(1, JoinCommand{2});
    const std::vector<Event> met = session.apply(1, MoveCommand{Direction::North});
    if (firstOf<FightBegan>(met) == nullptr)
        session.apply(1, MoveCommand{Direction::North});
    REQUIRE(session.isFighting());
    // The other one comes to the monster's side and strikes it, too.
    session.showPlayer(2);
    walkTo(session, 2, {1, 2});
    const std::vector<Event> joined = session.apply(2, MoveCommand{Direction::West});
    REQUIRE(firstOf<FightJoined>(joined) != nullptr);
    REQUIRE(session.isFighting());
    std::vector<std::size_t> struck;
    int won = 0;
    for (int i = 0; i < 400 && session.isFighting(); ++i) {
        for (const Event &event : session.apply(1 + i % 2, FightCommand{})) {
            const auto *blow = std::get_if<BlowStruck>(&event);
            if (blow != nullptr)
                CHECK(event.player ==
                      (blow->blow.player == 0 ? 1 : 2)); // and not always who gave the command
            if (blow != nullptr && !blow->blow.extraTurn)
                struck.push_back(blow->blow.player);
            won += std::holds_alternative<FightWon>(event) ? 1 : 0;
        }
    }
    REQUIRE(struck.size() > 4);
    // Each attack of a player and its answer concern the same one; then it is the next one's turn.
    CHECK(std::ranges::count(struck, 0U) > 1);
    CHECK(std::ranges::count(struck, 1U) > 1);
    CHECK(won == 2);
    for (const int id : {1, 2})
        CHECK(member(session, id).player.statistics.kills.contains("skeleton"));
}

TEST_CASE("who dies wakes beside an ally, and who has one life watches until the last has fallen")
{
    Session session = *Session::begin(specOf("dungeon", "fallen"));
    session.apply(1, JoinCommand{2});
    RandomPlayer first(1);
    RandomPlayer second(2);
    int fell = 0;
    for (int i = 0; i < 60'000 && session.world().run == RunState::Going; ++i) {
        RandomPlayer &mind = i % 2 == 0 ? first : second;
        const int player = 1 + i % 2;
        for (const Event &event : session.apply(player, nextOf(session, player, mind)))
            fell += std::holds_alternative<PlayerFell>(event) ? 1 : 0;
        if (fell == 1 && session.world().run == RunState::Going)
            REQUIRE((member(session, 1).watching || member(session, 2).watching));
    }
    REQUIRE(session.world().run == RunState::Lost);
    REQUIRE(fell == 1); // the last one's fall is the end of the run
}

TEST_CASE("a fallen player whom all others left can end the run, and nothing else")
{
    for (const char *generator : {"dungeon", "rooms", "journey"}) {
        Session session = *Session::begin(specOf(generator, "left alone"));
        session.apply(1, JoinCommand{2});
        session.mutableWorld().party.at(1).watching = true;
        const auto refusal = [&](const Command &command) {
            const std::vector<Event> events = session.apply(1, command);
            const auto *refused = firstOf<CommandRefused>(events);
            return refused != nullptr ? std::optional(refused->reason) : std::nullopt;
        };
        CHECK(refusal(WaitCommand{}) == Refusal::Watching);
        session.apply(2, LeaveCommand{2});
        CHECK(refusal(MoveCommand{Direction::East}) == Refusal::NoneLeft);
        CHECK(session.world().run == RunState::Going);
        CHECK(!refusal(generator == std::string("rooms") ? Command{UseCommand{}} : Command{WaitCommand{}}));
        CHECK(session.world().run == RunState::Lost);
        CHECK(refusal(WaitCommand{}));
    }
}

TEST_CASE("by turns in rooms, players who fall or are absent do not hold up the others")
{
    for (int seed = 1; seed <= 6; ++seed) {
        Session session = *Session::begin(specOf("rooms", "turns " + std::to_string(seed)));
        session.apply(1, ClockCommand{false});
        session.apply(1, JoinCommand{2});
        session.apply(1, JoinCommand{3});
        session.apply(1, LeaveCommand{3});
        RandomPlayer first(static_cast<std::uint64_t>(seed));
        RandomPlayer second(static_cast<std::uint64_t>(seed) + 100);
        std::int64_t deaths = 0;
        for (int i = 0; i < 6000 && session.world().run == RunState::Going; ++i) {
            const int player = 1 + i % 2;
            const Command command =
                i % 5 == 0 ? Command{UseCommand{}} : nextOf(session, player, player == 1 ? first : second);
            session.apply(player, command);
        }
        for (const PartyMember &each : session.world().party.members) {
            deaths += each.player.statistics.deaths;
            CHECK(each.player.statistics.deaths <= 1);
        }
        if (session.world().run == RunState::Lost)
            CHECK(deaths == 2); // the absent one lives
    }
}

TEST_CASE("with maps of their own, players know what they saw themselves")
{
    Session session = *Session::begin(specOf("caves", "own maps"));
    session.apply(1, OwnMapsCommand{});
    session.apply(1, JoinCommand{2});
    CHECK(firstOf<CommandRefused>(session.apply(1, OwnMapsCommand{})) != nullptr);
    RandomPlayer mind(3);
    const auto exploredBy = [&](int player) {
        session.showPlayer(player);
        std::set<WorldPos> cells;
        const int size = session.world().map.regionSize();
        for (const auto &[pos, changes] : session.world().map.changes()) {
            for (int y = 0; y < size; ++y) {
                for (int x = 0; x < size; ++x) {
                    const WorldPos at = worldPos(pos, {x, y}, size);
                    if (session.world().map.isExplored(at))
                        cells.insert(at);
                }
            }
        }
        return cells;
    };
    // Away from the first player, whom they would push about.
    for (int i = 0; i < 100 && cellDistance(placeOf(session, 1), placeOf(session, 2)) < 12; ++i)
        session.apply(2, nextOf(session, 2, mind));
    const std::set<WorldPos> first = exploredBy(1);
    const WorldPos at = placeOf(session, 1);
    for (int i = 0; i < 300 && placeOf(session, 1) == at; ++i) {
        if (i % 50 == 0)
            CHECK(exploredBy(1) == first);
        session.apply(2, nextOf(session, 2, mind));
    }
    const std::set<WorldPos> second = exploredBy(2);
    CHECK(second.size() > first.size());
    CHECK(member(session, 2).player.statistics.cellsExplored == static_cast<std::int64_t>(second.size()));
    // Whoever is shown, the state is the same; the replay leads there.
    const StateHashes hashes = session.stateHashes();
    session.showPlayer(1);
    CHECK(session.stateHashes() == hashes);
    Session replay = *Session::begin(specOf("caves", "own maps"));
    playCommands(replay, session.unsavedChanges().commands);
    CHECK(replay.stateHashes() == hashes);
    CHECK(replay.world().map.hasOwnMaps());
}

TEST_CASE("all players know a level of rooms that they came to, also on maps of their own")
{
    Session session = *Session::begin(specOf("rooms", "own rooms"));
    session.apply(1, OwnMapsCommand{});
    session.apply(1, JoinCommand{2});
    RandomPlayer mind(9);
    int entered = 0;
    for (int i = 0; i < 2000 && session.world().run == RunState::Going; ++i) {
        const std::vector<Event> events = session.apply(1 + i % 2, nextOf(session, 1 + i % 2, mind));
        if (firstOf<LevelEntered>(events) == nullptr)
            continue;
        ++entered;
        for (const int player : {1, 2}) { // also the one who was brought along
            const std::vector<Event> own = ownEvents(events, player);
            REQUIRE(firstOf<LevelEntered>(own) != nullptr);
            CHECK(firstOf<LevelEntered>(own)->to == placeOf(session, player));
        }
    }
    CHECK(entered > 0);
    for (const int player : {1, 2}) {
        session.showPlayer(player);
        CHECK(session.world().map.isExplored(session.world().player().position));
    }
}

TEST_CASE("players share one map unless they are given their own, and only before the second joins")
{
    Session session = *Session::begin(specOf("caves", "own maps"));
    session.apply(1, JoinCommand{2});
    CHECK(firstOf<CommandRefused>(session.apply(1, OwnMapsCommand{})) != nullptr);
    CHECK_FALSE(session.world().map.hasOwnMaps());
}

TEST_CASE("commands have codes and come back from them")
{
    for (const Command &command : {Command{JoinCommand{64}}, Command{LeaveCommand{1}}, Command{ActCommand{7}},
                                   Command{OwnMapsCommand{}}})
        CHECK(commandFromCode(commandCode(command)).valueOr(WaitCommand{}) == command);
    CHECK_FALSE(commandFromCode(-7'000'000'001));
}
