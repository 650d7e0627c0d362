// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/region_walk.h"
#include "core/base/hashing.h"

#include <queue>

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <memory>
#include <rapidcheck.h>
#include <utility>
#include <vector>

using namespace cave;

namespace {

/// Each cell by its world position alone: one in `rarity` is rock, some of the floor holds chests and
/// monsters.
class Scatter final : public RegionSource {
public:
    Scatter(std::uint64_t key, int size, std::uint32_t rarity) : m_key(key), m_size(size), m_rarity(rarity) {}

    [[nodiscard]] int regionSize() const override { return m_size; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        ++m_made;
        Region region;
        region.pos = pos;
        region.size = m_size;
        for (int x = 0; x < m_size; ++x) {
            for (int y = 0; y < m_size; ++y) {
                const WorldPos p = worldPos(pos, {x, y}, m_size);
                if (isRock(p))
                    region.rock[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
                if (hasChest(p))
                    region.chests.push_back({x, y});
                if (hasMonster(p))
                    region.monsters.push_back({x, y});
            }
        }
        return region;
    }

    [[nodiscard]] bool isRock(WorldPos p) const { return pickBelow(hashAt(m_key, p.x, p.y), m_rarity) == 0; }
    [[nodiscard]] bool hasChest(WorldPos p) const
    {
        return !isRock(p) && pickBelow(hashAt(m_key + 1, p.x, p.y), 20) == 0;
    }
    [[nodiscard]] bool hasMonster(WorldPos p) const
    {
        return !isRock(p) && pickBelow(hashAt(m_key + 2, p.x, p.y), 40) == 0;
    }
    [[nodiscard]] int made() const { return m_made; }

private:
    std::uint64_t m_key;
    int m_size;
    std::uint32_t m_rarity;
    mutable std::atomic<int> m_made = 0;
};

/// Steps to all cells at most so many steps away, by a queue of cells. `walkable(WorldPos)`.
template<class Walkable>
std::map<WorldPos, int> plainWalk(WorldPos from, int most, Walkable walkable)
{
    std::map<WorldPos, int> steps;
    if (!walkable(from))
        return steps;
    std::queue<WorldPos> open;
    open.push(from);
    steps[from] = 0;
    for (; !open.empty(); open.pop()) {
        const WorldPos here = open.front();
        for (const Direction direction : kDirections) {
            const WorldPos next = step(here, direction);
            if (steps[here] < most && walkable(next) && steps.emplace(next, steps[here] + 1).second)
                open.push(next);
        }
    }
    return steps;
}

using FoundCells = std::vector<std::pair<int, WorldPos>>;

FoundCells sorted(const std::vector<RegionWalk::Find> &finds)
{
    FoundCells found;
    for (const RegionWalk::Find &find : finds)
        found.emplace_back(find.steps, find.at);
    std::sort(found.begin(), found.end());
    return found;
}

template<class Wanted>
FoundCells expected(const std::map<WorldPos, int> &steps, Wanted wanted)
{
    FoundCells found;
    for (const auto &[at, count] : steps) {
        if (wanted(at))
            found.emplace_back(count, at);
    }
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

TEST_CASE("a walk finds what a plain search finds, at the same number of steps, in regions of any size")
{
    REQUIRE(rc::check("finds", [] {
        const auto source = std::make_shared<Scatter>(*rc::gen::arbitrary<std::uint64_t>(),
                                                      *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1),
                                                      *rc::gen::inRange<std::uint32_t>(2, 6));
        const WorldPos from{*rc::gen::inRange(-70, 70), *rc::gen::inRange(-70, 70)};
        const int most = *rc::gen::inRange(0, 50);
        WorldMap map(source, 3);
        RegionWalk walk(map, from);
        walk.advanceTo(most);
        const auto steps = plainWalk(from, most, [&](WorldPos p) { return !source->isRock(p); });
        RC_ASSERT(sorted(walk.chests()) == expected(steps, [&](WorldPos p) { return source->hasChest(p); }));
        RC_ASSERT(sorted(walk.monsters()) ==
                  expected(steps, [&](WorldPos p) { return source->hasMonster(p); }));
        RC_ASSERT(std::is_sorted(walk.chests().begin(), walk.chests().end(),
                                 [](const auto &a, const auto &b) { return a.steps < b.steps; }));
    }));
}

TEST_CASE("barred cells are not walked on")
{
    REQUIRE(rc::check("barred", [] {
        constexpr int kSize = 13;
        const auto source = std::make_shared<Scatter>(*rc::gen::arbitrary<std::uint64_t>(), kSize, 5);
        const auto barred = [](WorldPos p) { return pickBelow(hashAt(7, p.x, p.y), 6) == 0; };
        WorldMap map(source, 3);
        RegionWalk walk(map, {}, [&](RegionPos pos) {
            RegionRows rows{};
            for (int y = 0; y < kSize; ++y) {
                for (int x = 0; x < kSize; ++x) {
                    if (barred(worldPos(pos, {x, y}, kSize)))
                        rows[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
                }
            }
            return rows;
        });
        walk.advanceTo(30);
        const auto steps = plainWalk({}, 30, [&](WorldPos p) { return !source->isRock(p) && !barred(p); });
        RC_ASSERT(sorted(walk.chests()) == expected(steps, [&](WorldPos p) { return source->hasChest(p); }));
    }));
}

TEST_CASE("a walk from rock reaches nothing and takes no step")
{
    const auto source = std::make_shared<Scatter>(1, 20, 1); // all of it is rock
    WorldMap map(source);
    RegionWalk walk(map, {3, 3});
    CHECK_FALSE(walk.advance());
    walk.advanceTo(100);
    CHECK(walk.steps() == 0);
    CHECK(walk.chests().empty());
}

TEST_CASE("a walk that stays in the middle of a region makes that one alone")
{
    const auto source = std::make_shared<Scatter>(1, 50, 1000);
    WorldMap map(source);
    RegionWalk walk(map, {25, 25});
    walk.advanceTo(24);
    CHECK(walk.steps() == 24);
    CHECK(source->made() == 1);
}
