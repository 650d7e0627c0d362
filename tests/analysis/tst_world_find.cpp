// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_find.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <vector>

#include "tests/analysis/drawn_world.h"

using namespace cave;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::vector<std::string> kThingsRoom{
    "########", //
    "#C...CM#", //
    "#......#", //
    "#......#", //
    "#......#", //
    "#......#", //
    "#M....C#", //
    "########",
};

constexpr std::size_t kInfusedSword = 3; // of items.json
constexpr std::size_t kGold = 8;

/// Its two monsters: the southern dead, the northern hunting. Its three chests: that at (6, 1) emptied, that
/// at (1, 6) filled with an infused sword. Gold lies at (3, 3). A rat was put into region (2, 0), and
/// strayed to (30, 4), where nothing is stored.
World busyWorld()
{
    World world = drawnWorld(kThingsRoom);
    MonsterState hunting{{6, 5}, true, 5, {1, 1}, 0, Direction::North};
    setMonsterState(world, {{0, 0}, 0}, {{1, 1}, false, 0, {}, 0, Direction::North});
    setMonsterState(world, {{0, 0}, 1}, hunting);
    changeRegion(world, {0, 0}, [](RegionChanges &changes) {
        changes.claimed = {{6, 1}};
        putItems(changes.chests, {{1, 6}, {{kInfusedSword, 1}}});
        putItems(changes.piles, {{3, 3}, {{kGold, 12}}});
    });
    changeRegion(world, {2, 0}, [](RegionChanges &changes) {
        changes.monsters = {{0, {{30, 4}, true, 0, {}, 0, Direction::North}, std::size_t{1}}};
    });
    return world;
}

const std::vector<Bookmark> &marks()
{
    static const std::vector<Bookmark> kMarks{{1, {2, 2}, "marker", "Camp of the \xc3\x84lteste"},
                                              {2, {7'000'000, -9}, "note", "far camp"}};
    return kMarks;
}

std::vector<FoundThing> found(World &world, const std::string &query)
{
    const Result<ThingQuery> parsed = parseThingQuery(query);
    INFO(query);
    REQUIRE(parsed.ok());
    return findThings(world, marks(), *parsed, [](double) { return true; });
}

std::vector<WorldPos> places(World &world, const std::string &query)
{
    std::vector<WorldPos> at;
    for (const FoundThing &thing : found(world, query))
        at.push_back(thing.at);
    return at;
}

} // namespace

TEST_CASE("all things of a region are reported, in order of kind and place")
{
    World world = busyWorld();
    const std::vector<FoundThing> things = thingsIn(world, marks(), {0, 0});
    std::vector<std::pair<FoundThing::Kind, WorldPos>> reported;
    for (const FoundThing &thing : things)
        reported.emplace_back(thing.kind, thing.at);
    CHECK(reported == std::vector<std::pair<FoundThing::Kind, WorldPos>>{
                          {FoundThing::Kind::ClosedChest, {1, 6}},
                          {FoundThing::Kind::ClosedChest, {5, 6}},
                          {FoundThing::Kind::ClaimedChest, {6, 1}},
                          {FoundThing::Kind::LivingMonster, {6, 5}},
                          {FoundThing::Kind::DeadMonster, {1, 1}},
                          {FoundThing::Kind::Pile, {3, 3}},
                          {FoundThing::Kind::Marker, {2, 2}},
                      });
    CHECK(things[0].items == std::vector<ItemStack>{{kInfusedSword, 1}});
    CHECK(things[1].items == chestLoot(world, {5, 6}));
    CHECK(things[2].items == chestLoot(world, {6, 1}));
    CHECK(things[5].items == std::vector<ItemStack>{{kGold, 12}});
    CHECK(things[6].label == marks()[0].label);
}

TEST_CASE("a monster is among the things of the region that it is in, not of that which it came from")
{
    World world = busyWorld();
    CHECK(thingsIn(world, marks(), {2, 0}).empty());
    const std::vector<FoundThing> things = thingsIn(world, marks(), {3, 0});
    REQUIRE(things.size() == 1);
    CHECK(things[0].monster->id == MonsterId{{2, 0}, 0});
}

TEST_CASE("the things of several regions are those of each, region by region")
{
    World world = busyWorld();
    std::vector<FoundThing> expected;
    for (const RegionPos pos : {RegionPos{0, 0}, RegionPos{2, 0}, RegionPos{3, 0}}) {
        const std::vector<FoundThing> things = thingsIn(world, marks(), pos);
        expected.insert(expected.end(), things.begin(), things.end());
    }
    CHECK(expected.size() > 5);
    CHECK(thingsInRegions(world, marks(), {{3, 0}, {0, 0}, {2, 0}}) == expected);
}

TEST_CASE("kinds, states and words narrow what is found")
{
    World world = busyWorld();
    using Places = std::vector<WorldPos>;
    CHECK(places(world, "unclaimed chests holding infused") == Places{{1, 6}});
    CHECK(places(world, "chests INFUSED sword") == Places{{1, 6}});
    CHECK(places(world, "claimed chests") == Places{{6, 1}});
    CHECK(places(world, "claimed") == Places{{6, 1}});
    CHECK(places(world, "dead monsters") == Places{{1, 1}});
    CHECK(places(world, "hunting monsters") == Places{{6, 5}});
    CHECK(places(world, "roaming") == Places{{30, 4}});
    CHECK(places(world, "cave rat") == Places{{30, 4}});
    CHECK(places(world, "ghost").empty());
    CHECK(places(world, "markers camp") == Places{{2, 2}, {7'000'000, -9}});
    CHECK(places(world, "\xc3\xa4lteste") == Places{{2, 2}});
    CHECK(places(world, "piles and markers") == Places{{3, 3}, {2, 2}, {7'000'000, -9}});
    CHECK(places(world, "claimed chests, dead monsters") == Places{{6, 1}, {1, 1}});
}

TEST_CASE("without any word everything is found")
{
    World world = busyWorld();
    CHECK(found(world, "").size() == 9);
    CHECK(found(world, "chests monsters piles markers").size() == 9);
}

TEST_CASE("words that exclude each other are refused, both named")
{
    const std::vector<std::vector<std::string>> pairs{{"dead", "chests"},     {"claimed", "unclaimed"},
                                                      {"hunting", "roaming"}, {"dead", "hunting"},
                                                      {"claimed", "markers"}, {"claimed", "dead"}};
    for (const std::vector<std::string> &pair : pairs) {
        const Result<ThingQuery> query = parseThingQuery(pair[0] + " " + pair[1]);
        INFO(pair[0] << " " << pair[1]);
        REQUIRE_FALSE(query.ok());
        CHECK(query.error().code == ErrorCode::InvalidArgument);
        CHECK_THAT(query.error().text(), ContainsSubstring("'" + pair[0] + "'"));
        CHECK_THAT(query.error().text(), ContainsSubstring("'" + pair[1] + "'"));
    }
    CHECK(parseThingQuery("living hunting monsters").ok());
}

TEST_CASE("every word of the language is understood as such, not looked for in names")
{
    for (const std::string &word : thingQueryWords()) {
        const Result<ThingQuery> query = parseThingQuery(word);
        INFO(word);
        REQUIRE(query.ok());
        CHECK(query->words.empty());
    }
    CHECK(parseThingQuery("Ghost").valueOr({}).words == std::vector<std::string>{"ghost"});
}

TEST_CASE("names are found in another language, too")
{
    World world = busyWorld();
    Result<ThingQuery> query = parseThingQuery("monsters Spuk");
    REQUIRE(query.ok());
    const auto find = [&] { return findThings(world, marks(), *query, [](double) { return true; }); };
    CHECK_FALSE(unknownWordText(*query, *world.content, marks()).empty());
    CHECK(find().empty());
    query->nameOf = [](const Message &name) { return "Spuk-" + name.english(); };
    CHECK(unknownWordText(*query, *world.content, marks()).empty());
    CHECK(find() == found(world, "monsters"));
}

TEST_CASE("a search stops when asked to")
{
    World world = busyWorld();
    int asked = 0;
    const std::vector<FoundThing> things = findThings(world, marks(), {}, [&](double share) {
        CHECK(share >= 0);
        CHECK(share <= 1);
        return ++asked < 2;
    });
    CHECK(asked == 2);
    CHECK(things.size() == 7);
}
