// SPDX-License-Identifier: MIT
// What is measured of maps of rooms and of level files, against counts made from their files.
#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/level_files.h"

using namespace cave;

namespace {

WorldSpec roomsSpec(GeneratorKind kind, const std::string &seed, std::vector<LevelFileText> files = {})
{
    WorldSpec spec{seed, {kind, 1}, defaultSettings(kind)};
    spec.levelFiles = std::move(files);
    return spec;
}

Survey roomsSurvey(const WorldSpec &spec)
{
    Result<Survey> survey = Survey::begin(spec, contentFor(ScenarioKind::Rooms));
    REQUIRE(survey.ok());
    return std::move(*survey);
}

/// Lines of a file that are of objects with these types, or markers with these ids.
int countOf(const LevelFile &design, const std::set<std::string> &names)
{
    return static_cast<int>(std::ranges::count_if(design.records, [&](const LevelRecord &record) {
        return names.contains(record.type == "Marker" ? record.fields.at(0) : record.type);
    }));
}

const std::set<std::string> kEnemies{"Enemy", "Demon", "Minotaur", "Archer", "Sorcerer"};
const std::set<std::string> kLoot{"Loot", "AxePickup", "MagicPickup", "PotionPickup", "Potion"};

} // namespace

TEST_CASE("rooms, their doors, and what is in them are counted as the map and its files have them")
{
    for (int i = 0; i < 40; ++i) {
        WorldSpec spec = roomsSpec(GeneratorKind::Rooms, "metrics " + std::to_string(i));
        spec.settings.roomColumns = 2 + i % 5;
        spec.settings.mostRooms = 4 + i % 9;
        const RoomsSource source(spec.seed, spec.settings, builtInRoomSet().value());
        const std::vector<MapRoom> &rooms = source.map().rooms;
        Survey survey = roomsSurvey(spec);
        CAPTURE(spec.seed);
        int deadEnds = 0;
        int enemies = 0;
        int loot = 0;
        for (const MapRoom &room : rooms) {
            const LevelFile &design = source.set().rooms[room.room].design;
            const bool deadEnd = std::ranges::count(room.doors, true) == 1;
            deadEnds += deadEnd ? 1 : 0;
            enemies += countOf(design, kEnemies);
            loot += countOf(design, kLoot);
            CHECK(survey.value({MetricId::Rooms, room.number}) == 1);
            CHECK(survey.value({MetricId::DeadEndRooms, room.number}) == (deadEnd ? 1 : 0));
            CHECK(survey.value({MetricId::Enemies, room.number}) == countOf(design, kEnemies));
            CHECK(survey.value({MetricId::Loot, room.number}) == countOf(design, kLoot));
            CHECK(survey.value({MetricId::Monsters, room.number}) ==
                  countOf(design, kEnemies) + countOf(design, {"Tower"}));
        }
        CHECK(survey.value(ownQuery(MetricId::Rooms)) == static_cast<double>(rooms.size()));
        CHECK(survey.value(ownQuery(MetricId::DeadEndRooms)) == deadEnds);
        CHECK(survey.value(ownQuery(MetricId::Enemies)) == enemies);
        CHECK(survey.value(ownQuery(MetricId::Loot)) == loot);
        // Rooms hang together as a tree, so the way to the boss goes back along who discovered whom.
        std::set<std::size_t> toBoss;
        for (std::size_t at = rooms.size() - 1; rooms[at].discoverer; at = *rooms[at].discoverer)
            toBoss.insert(at);
        CHECK(survey.value(ownQuery(MetricId::BossDistance)) == static_cast<double>(toBoss.size()));
        CHECK(survey.value({MetricId::BossDistance, static_cast<int>(rooms.size())}) == 0);
        CHECK(std::isnan(survey.value({MetricId::Rooms, static_cast<int>(rooms.size()) + 1})));
    }
}

TEST_CASE("all of a map of rooms can be reached, though its rooms don't touch")
{
    for (int i = 0; i < 20; ++i) {
        Survey survey = roomsSurvey(roomsSpec(GeneratorKind::Rooms, "reach " + std::to_string(i)));
        CHECK(survey.value(ownQuery(MetricId::ReachableShare)) == 1);
        CHECK(survey.value(ownQuery(MetricId::Components)) == survey.value(ownQuery(MetricId::Rooms)));
        CHECK(survey.value({MetricId::ReachableShare, 2}) == 1);
        CHECK(survey.value(ownQuery(MetricId::FloorShare)) > 0.3);
    }
}

TEST_CASE("a survey of a map of rooms begins at the start of its first room")
{
    const WorldSpec spec = roomsSpec(GeneratorKind::Rooms, "begin");
    const RoomsSource source(spec.seed, spec.settings, builtInRoomSet().value());
    CHECK(roomsSurvey(spec).spawn() == source.plan().levels.front().start);
}

TEST_CASE("level files are measured level by level, and have no rooms nor boss")
{
    const std::vector<LevelFileText> files{
        drawnLevel("one.csv", {"@EL.", "T..E"}, {"StaticGameObject,Potion,2,1,-5"}, "TopDownLevel"),
        drawnLevel("two.csv", {"@..", "#L."},
                   {"StaticGameObject,Potion,2,1,5", "DynamicGameObject,Archer,1,0,10,1",
                    "StaticGameObject,AxePickup,2,0"},
                   "TopDownLevel")};
    Survey survey = roomsSurvey(roomsSpec(GeneratorKind::Levels, "files", files));
    CHECK(survey.value(ownQuery(MetricId::Enemies)) == 3);
    CHECK(survey.value({MetricId::Enemies, 1}) == 2);
    CHECK(survey.value({MetricId::Enemies, 2}) == 1);
    CHECK(survey.value({MetricId::Monsters, 1}) == 3);
    CHECK(survey.value({MetricId::Loot, 1}) == 1);
    CHECK(survey.value({MetricId::Loot, 2}) == 3);
    CHECK(survey.value({MetricId::FloorShare, 2}) == 5 / 6.0);
    CHECK(std::isnan(survey.value({MetricId::Loot, 3})));
    CHECK(std::isnan(survey.value(ownQuery(MetricId::Rooms))));
    CHECK(std::isnan(survey.value(ownQuery(MetricId::BossDistance))));
}
