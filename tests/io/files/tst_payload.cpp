// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/io/codec/payload.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/sample_world.h"

using namespace cave;
using namespace cave::test;

namespace {

using Bytes = std::vector<std::uint8_t>;

RegionCodec codecOf(int regionSize)
{
    return {gameContent(), {-7, 3}, regionSize};
}

RegionRows someRows(int regionSize, std::uint64_t key)
{
    RegionRows rows{};
    for (int y = 0; y < regionSize; ++y)
        rows[static_cast<std::size_t>(y)] =
            mix64(combine(key, static_cast<std::uint64_t>(y))) & lowBits(regionSize);
    return rows;
}

std::vector<CellPos> someCells(int regionSize, std::uint64_t key)
{
    std::vector<CellPos> cells;
    for (int x = 0; x < regionSize; ++x) {
        if (const std::uint64_t draw = mix64(combine(key, static_cast<std::uint64_t>(x))); draw % 3 == 0)
            cells.push_back({x, static_cast<int>(draw / 3 % static_cast<std::uint64_t>(regionSize))});
    }
    return cells;
}

std::vector<CellItems> someItems(int regionSize, std::uint64_t key)
{
    std::vector<CellItems> list;
    for (const CellPos cell : someCells(regionSize, key)) {
        CellItems entry{cell, {}};
        for (std::uint64_t n = 0; n <= mix64(key + list.size()) % 4; ++n) {
            const std::uint64_t draw = mix64(combine(key, n + list.size()));
            entry.items.push_back(
                {draw % gameContent().items.size(), static_cast<int>(draw % 2147483647U) + 1});
        }
        list.push_back(std::move(entry));
    }
    return list;
}

std::vector<MonsterChange> someMonsters(std::uint64_t key)
{
    std::vector<MonsterChange> monsters;
    for (int index = 0; index < 4; ++index) {
        const std::uint64_t draw = mix64(combine(key, static_cast<std::uint64_t>(index)));
        const WorldPos place{-300 + static_cast<std::int64_t>(draw % 60), 150};
        MonsterChange change{2 * index, {place, draw % 2 == 0, 0, {}, 0, Direction::North}, std::nullopt};
        change.state.heading = static_cast<Direction>(draw / 2 % 4);
        change.state.energy = static_cast<int>(draw % 300);
        if (draw % 5 < 3) {
            change.state.patience = static_cast<int>(draw % 13);
            change.state.lastSeen = {place.x - 9, place.y + 4};
        }
        if (draw % 3 == 0)
            change.kind = draw % gameContent().monsters.size();
        monsters.push_back(change);
    }
    return monsters;
}

std::vector<CellFeatures> someFeatures(int regionSize, std::uint64_t key)
{
    std::vector<CellFeatures> list;
    for (const CellPos cell : someCells(regionSize, key)) {
        CellFeatures entry{cell, {}};
        for (unsigned i = 0; i < mix64(combine(key, list.size())) % 3; ++i)
            entry.features.push_back({cell, i == 0 ? FeatureKind::Camp : FeatureKind::Info, -3, "é"});
        list.push_back(entry);
    }
    return list;
}

/// Changes of every kind; of each kind now and then none.
RegionChanges someChanges(int regionSize, std::uint64_t key)
{
    RegionChanges changes;
    const auto has = [key](unsigned part) { return (mix64(key) >> part & 7U) != 0; };
    changes.explored = someRows(regionSize, key);
    if (has(3))
        changes.flipped = someRows(regionSize, key + 1);
    if (has(6))
        changes.claimed = someCells(regionSize, key + 2);
    if (has(9))
        changes.chests = someItems(regionSize, key + 3);
    if (has(12))
        changes.removedChests = someCells(regionSize, key + 4);
    if (has(15))
        changes.piles = someItems(regionSize, key + 5);
    if (has(18))
        changes.monsters = someMonsters(key + 6);
    if (has(21))
        changes.features = someFeatures(regionSize, key + 7);
    return changes;
}

Bytes encoded(const RegionChanges &changes, int regionSize)
{
    PayloadEncoder encoder;
    const auto payload = encoder.encode(changes, codecOf(regionSize));
    REQUIRE(payload);
    return {payload->begin(), payload->end()};
}

Result<RegionChanges> decoded(const Bytes &payload, int regionSize)
{
    return decodePayload(payload, codecOf(regionSize));
}

std::string payloadError(const Bytes &payload, int regionSize = 50)
{
    const Result<RegionChanges> changes = decoded(payload, regionSize);
    REQUIRE_FALSE(changes);
    REQUIRE(changes.error().code == ErrorCode::Damaged);
    return changes.error().text();
}

} // namespace

TEST_CASE("a region's changes come back from their payload as they were")
{
    REQUIRE(rc::check([] {
        const int size = *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
        const RegionChanges changes = someChanges(size, *rc::gen::arbitrary<std::uint64_t>());
        const Result<RegionChanges> back = decoded(encoded(changes, size), size);
        RC_ASSERT(back.ok());
        RC_ASSERT(*back == changes);
    }));
}

TEST_CASE("one encoder packs the same whatever it packed before")
{
    PayloadEncoder encoder;
    REQUIRE(encoder.encode(someChanges(50, 1), codecOf(50)));
    const auto again = encoder.encode(someChanges(50, 2), codecOf(50));
    REQUIRE(again);
    REQUIRE(Bytes(again->begin(), again->end()) == encoded(someChanges(50, 2), 50));
}

TEST_CASE("a region that was seen in part packs into less than its bits")
{
    RegionChanges changes;
    for (std::size_t y = 10; y < 35; ++y)
        changes.explored[y] = lowBits(30);
    REQUIRE(encoded(changes, 50).size() < 60);
}

TEST_CASE("a payload of no changes unpacks to no changes")
{
    const Result<RegionChanges> back = decoded(encoded({}, 50), 50);
    REQUIRE(back);
    REQUIRE(back->empty());
}

TEST_CASE("a payload of a newer version is refused by its number")
{
    Bytes payload = encoded(someChanges(50, 1), 50);
    payload[0] = 9;
    REQUIRE(payloadError(payload) == "its version is 9; this program reads up to 4");
    payload[0] = 0;
    REQUIRE(payloadError(payload) == "its version is 0, which is invalid");
}

TEST_CASE("a payload cut short anywhere is refused")
{
    const Bytes payload = encoded(someChanges(50, 1), 50);
    for (std::size_t length = 0; length < payload.size(); ++length) {
        INFO("length " << length);
        REQUIRE_FALSE(
            decoded(Bytes(payload.begin(), payload.begin() + static_cast<std::ptrdiff_t>(length)), 50));
    }
}

TEST_CASE("a payload with bytes after its end is refused")
{
    Bytes payload = encoded(someChanges(50, 1), 50);
    payload.push_back(0);
    REQUIRE(payloadError(payload) == "there are bytes after the compressed data");
}

TEST_CASE("a payload that would inflate without end is refused")
{
    REQUIRE(payloadError(packedPayload(Bytes(10'000'000, 0))) == "the content is larger than any region's");
}

TEST_CASE("explored cells outside the region are refused")
{
    RegionChanges changes;
    changes.explored[3] = lowBits(10);
    REQUIRE(payloadError(encoded(changes, 16), 15) == "the explored cells have the wrong length");
    changes.explored[3] = std::uint64_t{1} << 9U;
    Bytes content(5 + 18, 0xFF);
    const Bytes head{1, 18, 0, 0, 0};
    std::copy(head.begin(), head.end(), content.begin());
    REQUIRE(payloadError(packedPayload(content), 9) == "explored cells are outside the region");
}

TEST_CASE("sections that are unknown, that repeat or that end too late are refused")
{
    REQUIRE(payloadError(packedPayload({11, 0, 0, 0, 0})) == "section 11 is unknown or out of order");
    REQUIRE(payloadError(packedPayload({1, 0xFF, 0xFF, 0xFF, 0xFF})) == "a section is truncated");
    REQUIRE(payloadError(packedPayload({1, 0, 0})) == "a section is truncated");
    const Bytes twice{1, 8, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, //
                      1, 8, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    REQUIRE(payloadError(packedPayload(twice), 8) == "section 1 is unknown or out of order");
}

TEST_CASE("a region of version 1 has nothing but explored cells")
{
    RegionChanges changes;
    changes.explored = someRows(50, 9);
    Bytes payload = encoded(changes, 50);
    payload[0] = 1;
    REQUIRE(*decoded(payload, 50) == changes);
    changes.claimed = {{1, 2}};
    payload = encoded(changes, 50);
    payload[0] = 1;
    REQUIRE(payloadError(payload) == "section 3 is unknown or out of order");
}

TEST_CASE("nonsense in any section is refused with what is wrong")
{
    const std::pair<Bytes, const char *> rows[] = {
        {{3, 3, 0, 0, 0, 1, 50, 0}, "the opened chests have a cell (50, 0) outside the region"},
        {{3, 5, 0, 0, 0, 2, 4, 4, 4, 4}, "the opened chests are not in order at (4, 4)"},
        {{3, 3, 0, 0, 0, 2, 4, 4}, "the opened chests are truncated"},
        {{3, 4, 0, 0, 0, 1, 4, 4, 9}, "there are bytes after the opened chests"},
        {{5, 3, 0, 0, 0, 1, 0, 99}, "the removed chests have a cell (0, 99) outside the region"},
        {{6, 6, 0, 0, 0, 1, 4, 'g', 'o', 'l', 'f'}, "the piles: unknown item 'golf'"},
        {{6, 11, 0, 0, 0, 1, 4, 'g', 'o', 'l', 'd', 1, 2, 2, 1, 0},
         "the piles at (2, 2): the items are truncated"},
        {{6, 11, 0, 0, 0, 1, 4, 'g', 'o', 'l', 'd', 1, 2, 2, 1, 1},
         "the piles at (2, 2): the items are truncated"},
        {{6, 12, 0, 0, 0, 1, 4, 'g', 'o', 'l', 'd', 1, 2, 2, 1, 0, 0},
         "the piles at (2, 2): an item has an amount of 0"},
        {{6, 12, 0, 0, 0, 1, 4, 'g', 'o', 'l', 'd', 1, 2, 2, 1, 5, 1},
         "the piles at (2, 2): an item has no name"},
        {{4, 3, 0, 0, 0, 1, 200, 'g'}, "the placed chests: the names of the items are truncated"},
        {{7, 4, 0, 0, 0, 1, 2, 'o', 'x'}, "unknown monster 'ox'"},
        {{7, 8, 0, 0, 0, 0, 1, 0, 7, 0, 0, 1, 0}, "monster 0: its kind has no name"},
        {{7, 8, 0, 0, 0, 0, 1, 0, 0, 0, 0, 99, 0}, "monster 0: its state is invalid"},
        {{7, 3, 0, 0, 0, 0, 1, 0}, "the monsters are truncated"},
        {{2, 1, 0, 0, 0, 7}, "the changed cells have the wrong length"},
    };
    for (const auto &[content, reason] : rows) {
        INFO(reason);
        CHECK(payloadError(packedPayload(content)) == reason);
    }
    Bytes far{7, 17, 0, 0, 0, 0, 1, 0, 0};
    far.insert(far.end(), {0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 1, 0});
    CHECK(payloadError(packedPayload(far)) == "monster 0: it is outside the world");
}

TEST_CASE("a hundred thousand stacks in one cell are kept, and far more are refused before they are written")
{
    RegionChanges changes;
    changes.piles.push_back({{3, 4}, std::vector<ItemStack>(100'000, {2, 1})});
    REQUIRE(*decoded(encoded(changes, 50), 50) == changes);
    changes.piles[0].items.resize(1'000'000, {2, 1});
    PayloadEncoder encoder;
    const auto refused = encoder.encode(changes, codecOf(50));
    REQUIRE_FALSE(refused);
    REQUIRE(refused.error().text().find("region (-7, 3)") != std::string::npos);
}

TEST_CASE("no bytes make unpacking fail in another way than by an error")
{
    REQUIRE(rc::check([] {
        Bytes payload = *rc::gen::arbitrary<Bytes>();
        if (*rc::gen::arbitrary<bool>()) {
            payload = encoded(someChanges(50, *rc::gen::arbitrary<std::uint64_t>()), 50);
            payload[*rc::gen::inRange<std::size_t>(0, payload.size())] ^=
                *rc::gen::inRange<std::uint8_t>(1, 255);
        }
        const Result<RegionChanges> changes = decoded(payload, 50);
        const bool sane = changes.ok() || changes.error().code == ErrorCode::Damaged;
        RC_ASSERT(sane);
    }));
}
