// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/level_files.h"

using namespace cave;

namespace {

/// The tables of the endless caves, with some of the monsters that level files name.
std::shared_ptr<const Content> contentWith(const std::vector<std::string> &keys)
{
    auto content = std::make_shared<Content>(*contentFor(ScenarioKind::EndlessCaves));
    for (const std::string &key : keys) {
        content->monsters.push_back(content->monsters.front());
        content->monsters.back().key = key;
    }
    return content;
}

World worldOf(GeneratorKind kind, std::vector<LevelFileText> files,
              const std::shared_ptr<const Content> &content)
{
    WorldSpec spec{"cast", {kind, 1}, defaultSettings(kind)};
    spec.levelFiles = std::move(files);
    auto source = makeRegionSource(spec);
    REQUIRE(source.ok());
    return {spec, content, std::move(*source)};
}

} // namespace

TEST_CASE("who a level file names is of that kind, and plain where the content has no such kind")
{
    const LevelFileText file =
        drawnLevel("one.csv", {"@...T"},
                   {"DynamicGameObject,Archer,1,0,10,1", "DynamicGameObject,Demon,2,0,10,1",
                    "DynamicGameObject,Archer,3,0,20,2"});
    World world = worldOf(GeneratorKind::Levels, {file}, contentWith({"tower", "archer"}));
    std::vector<std::pair<WorldPos, std::string>> placed;
    for (const Monster &monster : monstersOf(world, {0, 0}))
        placed.emplace_back(monster.home, kindOf(world, monster).key);
    const std::string plain(kPlainMonster);
    CHECK(placed == std::vector<std::pair<WorldPos, std::string>>{
                        {{1, 0}, "archer"}, {{2, 0}, plain}, {{3, 0}, "archer"}, {{4, 0}, "tower"}});
}

TEST_CASE("the player of a map of rooms or of level files begins at the start, whoever is near")
{
    const LevelFileText file = drawnLevel("one.csv", {".....", ".E@E.", "....."});
    World levels = worldOf(GeneratorKind::Levels, {file}, contentWith({}));
    CHECK(findSpawn(levels).value() == WorldPos{2, 1});
    World rooms = worldOf(GeneratorKind::Rooms, {}, contentWith({}));
    CHECK(findSpawn(rooms).value() == rooms.map.plan().levels.front().start);
}
