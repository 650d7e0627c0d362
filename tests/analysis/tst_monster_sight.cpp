// SPDX-License-Identifier: MIT
#include "core/analysis/sight/monster_sight.h"
#include "core/sight/area_of_effect.h"
#include "core/sight/field_of_view.h"
#include "core/sight/line_of_sight.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;

namespace {

/// Whether a player at `p` sees `there`, as the game shows its cells.
bool playerSees(World &world, WorldPos p, WorldPos there)
{
    const int radius = world.spec.settings.viewRadius;
    const CellRect square{{p.x - radius, p.y - radius}, 2 * radius + 1, 2 * radius + 1};
    BitGrid rock;
    BitGrid visible;
    world.map.copyRock(square, rock);
    fieldOfView(rock, radius, visible);
    return square.contains(there) && visible.test(static_cast<int>(there.x - square.origin.x),
                                                  static_cast<int>(there.y - square.origin.y));
}

struct CellTruth {
    bool disc = false; ///< by the world's rule
    bool sees = false; ///< the game says so
    bool seenBack = false;
};

void requireOneClass(World &world, const MonsterSight &sight, int x, int y)
{
    const WorldPos p{sight.origin.x + x, sight.origin.y + y};
    const int classes = int{sight.seen.test(x, y)} + int{sight.blockedByRock.test(x, y)} +
                        int{sight.blockedByGap.test(x, y)} + int{sight.rock.test(x, y)};
    REQUIRE(classes == int{sight.anyDisc.test(x, y)});
    if (classes == 1)
        REQUIRE(sight.rock.test(x, y) == world.map.isRock(p));
}

void requireDiscs(const MonsterSight &sight, int x, int y)
{
    bool any = false;
    for (const DiscRule rule : {DiscRule::Exact, DiscRule::Original, DiscRule::Wide}) {
        const bool inside = inDisc(rule, sight.radius, x - sight.radius, y - sight.radius);
        REQUIRE(sight.discs[static_cast<std::size_t>(rule)].test(x, y) == inside);
        any = any || inside;
    }
    REQUIRE(sight.anyDisc.test(x, y) == any);
}

void requireTruth(World &world, const Monster &monster, const MonsterSight &sight, int x, int y)
{
    const WorldPos p{sight.origin.x + x, sight.origin.y + y};
    if (world.map.isRock(p)) {
        REQUIRE_FALSE(sight.unseenWatcher.test(x, y));
        REQUIRE_FALSE(sight.unseenPlayer.test(x, y));
        REQUIRE_FALSE(sight.gapMatters.test(x, y));
        return;
    }
    const CellTruth truth{inDiscOf(world, monster, p), seesCell(world, monster, p),
                          playerSees(world, p, monster.state.position)};
    const auto blocks = [&](WorldPos cell) { return world.map.isRock(cell); };
    REQUIRE((truth.disc && sight.seen.test(x, y)) == truth.sees);
    REQUIRE(sight.unseenWatcher.test(x, y) == (truth.sees && !truth.seenBack));
    REQUIRE(sight.unseenPlayer.test(x, y) == (truth.disc && !truth.sees && truth.seenBack));
    const bool matters = lineOfSight(blocks, monster.state.position, p, GapRule::Open) !=
                         lineOfSight(blocks, monster.state.position, p, GapRule::Closed);
    REQUIRE(sight.gapMatters.test(x, y) == (matters && sight.anyDisc.test(x, y)));
}

void requireSightByTheGame(World &world, const Monster &monster)
{
    const MonsterSight sight = sightOf(world, monster);
    REQUIRE(sight.radius == kindOf(world, monster).sightRadius);
    REQUIRE(sight.origin ==
            WorldPos{monster.state.position.x - sight.radius, monster.state.position.y - sight.radius});
    for (int y = 0; y <= 2 * sight.radius; ++y) {
        for (int x = 0; x <= 2 * sight.radius; ++x) {
            INFO("monster at " << monster.state.position.x << ", " << monster.state.position.y << ", cell "
                               << x << ", " << y);
            requireDiscs(sight, x, y);
            requireOneClass(world, sight, x, y);
            requireTruth(world, monster, sight, x, y);
        }
    }
}

} // namespace

TEST_CASE("each cell of a monster's discs is in one class, and what it sees is what the game says")
{
    int monsters = 0;
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        World world = seededWorld(kind, "eyes");
        for (const Monster &monster : monstersNear(world, {0, 0}, 200)) {
            requireSightByTheGame(world, monster);
            ++monsters;
        }
    }
    CHECK(monsters > 40);
}

TEST_CASE("a short lantern leaves a watcher unseen where its disc is wider")
{
    CraftedSpec spec;
    spec.settings.viewRadius = 4;
    spec.monster = "gloom_bat";
    World world = craftedWorld({"............", ".M..........", "............"}, spec);
    const std::vector<Monster> monsters = monstersNear(world, {1, 1}, 5);
    REQUIRE(monsters.size() == 1);
    const MonsterSight sight = sightOf(world, monsters.front());
    REQUIRE(sight.radius > 5);
    CHECK(sight.unseenWatcher.test(sight.radius + 6, sight.radius));
    CHECK_FALSE(sight.unseenWatcher.test(sight.radius + 3, sight.radius));
}

TEST_CASE("rock and a gap are distinguished, and where the gap rule matters is marked")
{
    // The looking cell is (2, 1), its gap to the north-east; rock stands in the west.
    World world =
        craftedWorld({"..#....", "#..#...", ".......", "......."}, {{0, -1}, 50, {}, "gap", "monster"});
    const MonsterSight closed = sightFrom(world, {2, 1}, 3);
    CHECK(closed.blockedByGap.test(4, 4));
    CHECK(closed.gapMatters.test(4, 4));
    CHECK(closed.rock.test(1, 3));
    world.spec.settings.gaps = GapRule::Open;
    const MonsterSight open = sightFrom(world, {2, 1}, 3);
    CHECK(open.seen.test(4, 4));
    CHECK(open.gapMatters.test(4, 4));
    CHECK(open.blockedByGap.count() == 0);
}

TEST_CASE("sight is worked out for every radius, from none to the widest view")
{
    World world = seededWorld(GeneratorKind::Caves, "wide eyes");
    const WorldPos at = world.player().position;
    const MonsterSight none = sightFrom(world, at, 0);
    CHECK(none.seen.count() == 1);
    CHECK(none.anyDisc.count() == 1);
    const MonsterSight widest = sightFrom(world, at, kMaxViewRadius);
    for (int y = 0; y <= 2 * widest.radius; ++y) {
        for (int x = 0; x <= 2 * widest.radius; ++x)
            requireOneClass(world, widest, x, y);
    }
}
