// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_checks.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

using namespace cave;

namespace {

World roomsWorld()
{
    Result<Session> session =
        Session::begin({"checked", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)});
    REQUIRE(session);
    return std::move(*session).takeWorld();
}

/// A cell of the level's wall with floor beside it.
std::optional<WorldPos> wallOf(World &world, const CellRect &area)
{
    for (std::int64_t y = 0; y < area.height; ++y) {
        for (std::int64_t x = 0; x < area.width; ++x) {
            const WorldPos at{area.origin.x + x, area.origin.y + y};
            const bool beside = std::ranges::any_of(
                kDirections, [&](Direction direction) { return !world.map.isRock(step(at, direction)); });
            if (world.map.terrainAt(at) == Terrain::Rock && beside)
                return at;
        }
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("a room that was edited counts as one that can be walked to, through its doors")
{
    World world = roomsWorld();
    const std::vector<Level> levels = world.map.plan().levels;
    REQUIRE(levels.size() > 2);
    for (std::size_t i = 1; i < levels.size(); ++i) { // all but the player's
        const std::optional<WorldPos> wall = wallOf(world, levels[i].area);
        REQUIRE(wall);
        const RegionPos pos = regionOf(*wall, world.map.regionSize());
        const CellPos cell = cellOf(*wall, world.map.regionSize());
        RegionChanges changes = world.map.changesOf(pos);
        changes.flipped[static_cast<std::size_t>(cell.y)] |= std::uint64_t{1}
                                                             << static_cast<unsigned>(cell.x);
        world.map.setChanges(pos, changes);
    }
    const std::vector<Issue> issues = checkWorld(world, {}, [](double) { return true; });
    for (const Issue &issue : issues)
        UNSCOPED_INFO(issue.text);
    CHECK(issues.empty());
}
