// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/gen/gen_fixtures.h"
#include "tests/support/level_files.h"

using namespace cave;
using namespace cave::test;

namespace {

bool holds(const CellRect &outer, const CellRect &inner)
{
    return outer.contains(inner.origin) &&
           outer.contains({inner.origin.x + inner.width - 1, inner.origin.y + inner.height - 1});
}

} // namespace

TEST_CASE("the areas of a map's rooms are those of the plan of its world")
{
    for (const char *seed : {"a", "b", "many rooms"}) {
        const WorldSpec spec = specOf(GeneratorKind::Rooms, seed);
        const Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
        REQUIRE(source);
        const std::vector<CellRect> areas = levelAreas(spec);
        const std::vector<Level> &levels = (*source)->plan().levels;
        REQUIRE(areas.size() == levels.size());
        for (std::size_t i = 0; i < areas.size(); ++i)
            CHECK(areas[i] == levels[i].area);
        const std::optional<RoomMap> map = roomMapOf(spec);
        REQUIRE(map);
        CHECK(map->rooms.size() == levels.size());
    }
}

TEST_CASE("a map of rooms is looked at as one, floors and level files one by one")
{
    const WorldSpec rooms = specOf(GeneratorKind::Rooms, "one");
    const std::vector<CellRect> all = viewAreas(rooms);
    REQUIRE(all.size() == 1);
    const std::vector<CellRect> parts = levelAreas(rooms);
    for (const CellRect &part : parts)
        CHECK(holds(all.front(), part));
    const auto touches = [&](auto edgeOf) {
        return std::ranges::any_of(parts,
                                   [&](const CellRect &part) { return edgeOf(part) == edgeOf(all.front()); });
    };
    CHECK(touches([](const CellRect &area) { return area.origin.x; }));
    CHECK(touches([](const CellRect &area) { return area.origin.y; }));
    CHECK(touches([](const CellRect &area) { return area.origin.x + area.width; }));
    CHECK(touches([](const CellRect &area) { return area.origin.y + area.height; }));

    const WorldSpec dungeon = specOf(GeneratorKind::Dungeon, "five");
    CHECK(viewAreas(dungeon) == levelAreas(dungeon));
    CHECK(viewAreas(specOf(GeneratorKind::Caves, "endless")).empty());

    WorldSpec levels = specOf(GeneratorKind::Levels, "two");
    levels.levelFiles = {drawnLevel("a.csv", {"....", ".@..", "...."}, {}, "TopDownLevel"),
                         drawnLevel("b.csv", {"...", ".@.", "..."}, {}, "TopDownLevel")};
    REQUIRE(viewAreas(levels).size() == 2);
    CHECK(viewAreas(levels).front().width == 4);
}

TEST_CASE("what makes no map of rooms has no map and nothing to look at")
{
    WorldSpec onePlace = specOf(GeneratorKind::Rooms, "x");
    onePlace.settings.roomColumns = 1;
    onePlace.settings.roomRows = 1;
    CHECK(!roomMapOf(onePlace));
    CHECK(viewAreas(onePlace).empty());

    WorldSpec noBoss = specOf(GeneratorKind::Rooms, "x");
    noBoss.levelFiles = plainRooms();
    noBoss.levelFiles.pop_back();
    CHECK(!roomMapOf(noBoss));
    CHECK(viewAreas(noBoss).empty());

    CHECK(!roomMapOf(specOf(GeneratorKind::Dungeon, "x")));
    CHECK(!areaAround({}));
}
