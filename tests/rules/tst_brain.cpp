// SPDX-License-Identifier: MIT
#include "core/rules/brain.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

namespace cave {
namespace {

using Kind = Intent::Kind;

/// Knows one way to the player and one away from them.
class Puppet final : public Walker {
public:
    bool back = false;
    Wandering wanders;
    int asked = 0; ///< for a way to the player or away from them

    [[nodiscard]] bool headsBack(Axis /*axis*/) const override { return back; }
    [[nodiscard]] Wandering wandering() const override { return wanders; }
    [[nodiscard]] Ways towardPlayer() override { return only(Direction::East); }
    [[nodiscard]] Ways awayFromPlayer() override { return only(Direction::West); }

private:
    Ways only(Direction direction)
    {
        ++asked;
        Ways ways;
        ways.add(direction);
        return ways;
    }
};

std::vector<Direction> listOf(const Ways &ways)
{
    return {ways.begin(), ways.end()};
}

TEST_CASE("every action of a tree is an intent, and idling alone is waiting")
{
    for (const ActionInfo &info : kActions) {
        INFO(info.name);
        const Intent intent = intentOf(Leaf{info.action, 300, 150, Axis::Horizontal});
        CHECK((intent.kind == Kind::Wait) == (info.action == Action::Idle));
        CHECK(intent.amount == (info.hasAmount ? 300 : 0));
        CHECK(intent.cooldown == (info.hasCooldown ? 150 : 0));
        CHECK(intent.axis == (info.hasAxis ? Axis::Horizontal : Axis::Vertical));
        CHECK(intent.homing == (info.action == Action::ShootHomingProjectile));
    }
    CHECK(intentOf(Leaf{Action::Chase}) == intentOf(Leaf{Action::MoveTowardPlayerAvoidWalls}));
}

TEST_CASE("ways to the player are asked for only by whom they matter to")
{
    Puppet puppet;
    CHECK(listOf(waysOf({.kind = Kind::Approach}, puppet)) == std::vector{Direction::East});
    CHECK(listOf(waysOf({.kind = Kind::KeepAway}, puppet)) == std::vector{Direction::West});
    CHECK(puppet.asked == 2);
    for (const Kind kind : {Kind::Wait, Kind::Charge, Kind::Attack, Kind::Shoot, Kind::Heal})
        CHECK(waysOf({.kind = kind}, puppet).empty());
    CHECK(puppet.asked == 2);
}

TEST_CASE("a patrol continues along its axis, and turns back where it can't")
{
    Puppet puppet;
    const Intent vertical{.kind = Kind::Patrol};
    const Intent horizontal{.kind = Kind::Patrol, .axis = Axis::Horizontal};
    CHECK(listOf(waysOf(vertical, puppet)) == std::vector{Direction::North, Direction::South});
    CHECK(listOf(waysOf(horizontal, puppet)) == std::vector{Direction::East, Direction::West});
    puppet.back = true;
    CHECK(listOf(waysOf(vertical, puppet)) == std::vector{Direction::South, Direction::North});
    CHECK(listOf(waysOf(horizontal, puppet)) == std::vector{Direction::West, Direction::East});
}

TEST_CASE("who wanders rests now and then, and keeps the way if they have one")
{
    constexpr int kWords = 4000;
    Puppet puppet;
    int rests = 0;
    int kept = 0;
    std::set<Direction> first;
    for (int word = 0; word < kWords; ++word) {
        const std::uint64_t bits = std::uint64_t{0x9E3779B97F4A7C15} * static_cast<std::uint64_t>(word);
        puppet.wanders = {bits, 4, std::nullopt};
        const std::vector<Direction> around = listOf(waysOf({.kind = Kind::Wander}, puppet));
        CHECK((around.empty() || std::set(around.begin(), around.end()).size() == 4));
        if (!around.empty())
            first.insert(around.front());
        puppet.wanders = {bits, 3, Direction::SouthEast};
        const Ways ways = waysOf({.kind = Kind::Wander}, puppet);
        rests += ways.empty() ? 1 : 0;
        kept += !ways.empty() && ways[0] == Direction::SouthEast ? 1 : 0;
    }
    CHECK(first.size() == 4);
    CHECK(std::abs(rests - kWords / 3) < kWords / 20);
    CHECK(std::abs(kept - (kWords - rests) * 3 / 4) < kWords / 20);
}

} // namespace
} // namespace cave
