// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "core/io/codec/action_codec.h"
#include "core/io/files/bytes.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <rapidcheck.h>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"

using namespace cave;
using namespace cave::test;

namespace {

const Content &roomsContent()
{
    static const Content kContent = builtInContent(ScenarioKind::Rooms).value();
    return kContent;
}

bool someTruth()
{
    return *rc::gen::arbitrary<bool>();
}

/// Any finite number with an absolute value of at most `most`.
double someReal(double most)
{
    return most * someNumber(-1'000'000'000, 1'000'000'000) / 1'000'000'000;
}

Point somePoint(double most)
{
    return {someReal(most), someReal(most)};
}

double someTime()
{
    return std::abs(someReal(1e6));
}

Agent someAgent(int index)
{
    Agent agent;
    agent.id = {{someNumber(-5, 5), 3}, index};
    agent.kind =
        static_cast<std::size_t>(someNumber(0, static_cast<int>(roomsContent().monsters.size()) - 1));
    agent.position = somePoint(1e12);
    agent.facing = somePoint(1);
    agent.health = someNumber(1, 999'999'999);
    agent.fullHealth = someNumber(agent.health, 1'000'000'000);
    agent.strength = someNumber(0, 100'000);
    agent.moving = someTruth();
    agent.sinceShot = someTime();
    agent.sinceHeal = someTime();
    if (someTruth())
        agent.toward = WorldPos{someNumber(-100, 100), someNumber(-100, 100)};
    return agent;
}

StoredAction someState()
{
    StoredAction stored;
    auto &[action, motion] = stored;
    action.level = someNumber(1, 1000);
    motion.player = somePoint(1e12);
    motion.facing = somePoint(1);
    if (someTruth())
        motion.steering = kEightDirections[static_cast<std::size_t>(someNumber(0, 7))];
    motion.unhurtFor = someTime();
    motion.sinceUse = someTime();
    std::int64_t column = -10;
    for (int i = someNumber(0, 20); i > 0; --i) {
        Agent agent = someAgent(i);
        agent.id.home.x = column += someNumber(1, 3); // in order
        action.agents.push_back(agent);
    }
    for (int i = someNumber(0, 20); i > 0; --i) {
        action.nextShot += someNumber(0, 5);
        action.shots.push_back({action.nextShot++, somePoint(1e12), somePoint(30), someNumber(0, 1000),
                                someTruth(), someTruth()});
    }
    return stored;
}

/// One with two agents and two shots, in which nothing is 0.
StoredAction fullState()
{
    StoredAction stored;
    auto &[action, motion] = stored;
    action.level = 3;
    motion.player = {12.25, -7.5};
    motion.facing = {-1, 0};
    motion.steering = Direction::SouthWest;
    motion.unhurtFor = 0.25;
    motion.sinceUse = 3;
    action.nextShot = 9;
    action.agents = {{{{0, 0}, 1}, 0, {4.5, 2.5}, {0, 1}, 50, 100, 30, true, 1.5, 2.5, WorldPos{4, 3}},
                     {{{0, 0}, 2}, 4, {8.5, 2.5}, {1, 0}, 70, 70, 1, false, 0.5, 0.75, {}}};
    action.shots = {{5, {1.5, 2.75}, {10, 0}, 50, false, false}, {8, {3.5, 2}, {0, -10}, 30, true, true}};
    return stored;
}

std::vector<std::uint8_t> bytesOf(const std::optional<StoredAction> &action)
{
    ByteWriter out;
    writeAction(out, action, roomsContent());
    return out.bytes();
}

Result<std::optional<StoredAction>> readBack(const StoredAction &action)
{
    return readAction(bytesOf(action), roomsContent());
}

/// What is said about `fullState` after `change`.
std::string errorAfter(const std::function<void(StoredAction &)> &change)
{
    StoredAction action = fullState();
    change(action);
    const Result<std::optional<StoredAction>> read = readBack(action);
    REQUIRE_FALSE(read);
    CHECK(read.error().code == ErrorCode::Damaged);
    return read.error().text();
}

} // namespace

TEST_CASE("what moves freely comes back to the last bit")
{
    CHECK(readBack(fullState()).value() == fullState());
    CHECK(readAction(bytesOf(std::nullopt), roomsContent()).value() == std::nullopt);
    REQUIRE(rc::check("writeAction and readAction", [] {
        const StoredAction action = someState();
        RC_ASSERT(readBack(action).value() == action);
    }));
}

TEST_CASE("what moves freely outlives a new order of the kinds")
{
    Content other = roomsContent();
    std::swap(other.monsters[0], other.monsters[4]);
    const ActionState read = readAction(bytesOf(fullState()), other).value().value().state;
    CHECK(read.agents[0].kind == 4);
    CHECK(read.agents[1].kind == 0);
    other.monsters.erase(other.monsters.begin());
    CHECK(mentions(readAction(bytesOf(fullState()), other).error().text(), "unknown monster 'tower'"));
}

TEST_CASE("numbers that can't be are refused, wherever they are")
{
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    constexpr double kEndless = std::numeric_limits<double>::infinity();
    const std::vector<std::function<void(StoredAction &)>> changes{
        [](StoredAction &a) { a.state.level = 0; },
        [](StoredAction &a) { a.motion.player.x = kNone; },
        [](StoredAction &a) { a.motion.player.y = -kEndless; },
        [](StoredAction &a) { a.motion.player.y = 1e19; },
        [](StoredAction &a) { a.motion.facing.x = 1.5; },
        [](StoredAction &a) { a.motion.steering = static_cast<Direction>(8); },
        [](StoredAction &a) { a.motion.unhurtFor = -1; },
        [](StoredAction &a) { a.motion.sinceUse = kEndless; },
        [](StoredAction &a) { a.state.nextShot = 0; },
        [](StoredAction &a) { a.state.nextShot = 8; },
        [](StoredAction &a) { a.state.agents[0].health = 0; },
        [](StoredAction &a) { a.state.agents[0].health = 101; },
        [](StoredAction &a) { a.state.agents[1].position.x = kNone; },
        [](StoredAction &a) { a.state.agents[1].facing.y = kNone; },
        [](StoredAction &a) { a.state.agents[1].sinceShot = -0.5; },
        [](StoredAction &a) { a.state.agents[1].sinceHeal = kNone; },
        [](StoredAction &a) { a.state.agents[1].id = a.state.agents[0].id; },
        [](StoredAction &a) { std::swap(a.state.agents[0], a.state.agents[1]); },
        [](StoredAction &a) {
            a.state.agents[0].toward = WorldPos{kWorldLimit + 1, 0};
        },
        [](StoredAction &a) { a.state.shots[0].velocity.x = kEndless; },
        [](StoredAction &a) { a.state.shots[1].position.y = kNone; },
        [](StoredAction &a) { a.state.shots[1].id = 5; },
        [](StoredAction &a) { std::swap(a.state.shots[0], a.state.shots[1]); },
        [](StoredAction &a) { a.state.shots[0].id = 0; },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        INFO(i);
        CHECK(errorAfter(changes[i]) == "a number in it is out of range");
    }
}

TEST_CASE("bytes that are cut short, go on, or are of another version are no state")
{
    const std::vector<std::uint8_t> bytes = bytesOf(fullState());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        INFO(length);
        CHECK_FALSE(readAction(std::span(bytes).first(length), roomsContent()));
    }
    std::vector<std::uint8_t> longer = bytes;
    longer.push_back(0);
    CHECK(readAction(longer, roomsContent()).error().text() == "there are bytes after its end");
    std::vector<std::uint8_t> newer = bytes;
    newer[0] = 2;
    CHECK(readAction(newer, roomsContent()).error().text() == "its version is 2; this program supports 1");
    std::vector<std::uint8_t> unsure = bytes;
    unsure[1] = 2;
    CHECK_FALSE(readAction(unsure, roomsContent()));
    CHECK(readAction({}, roomsContent()).error().text() == "there is no content");
}

TEST_CASE("whatever the bytes, what is read of what moves freely is finite and in order")
{
    const std::vector<std::uint8_t> bytes = bytesOf(fullState());
    int read = 0;
    for (std::uint64_t round = 0; round < 20'000; ++round) {
        const auto draw = [round](std::uint64_t what) { return mix64(combine(combine(77, round), what)); };
        std::vector<std::uint8_t> other = bytes;
        for (std::uint64_t change = 0; change <= draw(0) % 4; ++change)
            other[draw(2 * change + 1) % other.size()] ^= static_cast<std::uint8_t>(draw(2 * change + 2));
        const Result<std::optional<StoredAction>> action = readAction(other, roomsContent());
        if (!action || !*action)
            continue;
        ++read;
        for (const Agent &agent : (*action)->state.agents)
            REQUIRE((std::isfinite(agent.position.x) && agent.kind < roomsContent().monsters.size()));
        for (std::size_t i = 1; i < (*action)->state.shots.size(); ++i)
            REQUIRE((*action)->state.shots[i - 1].id < (*action)->state.shots[i].id);
    }
    CHECK(read > 0);
}
