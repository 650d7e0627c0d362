// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/world/world_map.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <rapidcheck.h>
#include <vector>

using namespace cave;

namespace {

constexpr std::int64_t kFar = 1'000'000'000'000;

/// Rock on about half of all cells, by the world position alone.
bool noiseIsRock(WorldPos p)
{
    return (hashAt(99, p.x, p.y) & 1U) != 0;
}

class Noise final : public RegionSource {
public:
    explicit Noise(int size) : m_size(size) {}

    [[nodiscard]] int regionSize() const override { return m_size; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region;
        region.pos = pos;
        region.size = m_size;
        for (int y = 0; y < m_size; ++y) {
            for (int x = 0; x < m_size; ++x) {
                if (noiseIsRock(worldPos(pos, {x, y}, m_size)))
                    region.rock[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
            }
        }
        return region;
    }

private:
    int m_size;
};

WorldMap noiseLevel(int size, std::size_t cacheSize = 64)
{
    return WorldMap(std::make_shared<Noise>(size), cacheSize);
}

WorldPos somewhere()
{
    const auto coordinate = [] {
        const auto centre =
            *rc::gen::element<std::int64_t>(0, kFar, -kFar, kWorldLimit / 2, -kWorldLimit / 2);
        return centre + *rc::gen::inRange(-130, 130);
    };
    return {coordinate(), coordinate()};
}

BitGrid someCells(int width, int height)
{
    BitGrid cells(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (*rc::gen::arbitrary<bool>())
                cells.set(x, y);
        }
    }
    return cells;
}

} // namespace

TEST_CASE("rock is where the world's source puts it, near and far, on both sides of zero")
{
    REQUIRE(rc::check("isRock", [] {
        WorldMap map = noiseLevel(*rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1));
        const WorldPos p = somewhere();
        RC_ASSERT(map.isRock(p) == noiseIsRock(p));
    }));
}

TEST_CASE("a rectangle of rock is the same cells as asked one by one, across region borders")
{
    REQUIRE(rc::check("copyRock", [] {
        WorldMap map = noiseLevel(*rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1));
        const CellRect rect{somewhere(), *rc::gen::inRange(1, 140), *rc::gen::inRange(1, 60)};
        BitGrid rock(3, 3);
        rock.set(1, 1);
        map.copyRock(rect, rock);
        RC_ASSERT(rock.width() == rect.width && rock.height() == rect.height);
        for (int y = 0; y < rect.height; ++y) {
            for (int x = 0; x < rect.width; ++x)
                RC_ASSERT(rock.test(x, y) == map.isRock({rect.origin.x + x, rect.origin.y + y}));
        }
    }));
}

TEST_CASE("an empty rectangle has no cells")
{
    WorldMap map = noiseLevel(50);
    BitGrid rock(4, 4);
    map.copyRock({{-7, 9}, 0, 0}, rock);
    CHECK(rock == BitGrid());
}

TEST_CASE("outside the usable world everything is rock")
{
    WorldMap map = noiseLevel(50);
    CHECK(map.isRock({kWorldLimit + 1, 0}));
    CHECK(map.isRock({0, -kWorldLimit - 1}));
    BitGrid rock;
    map.copyRock({{kWorldLimit + 100, -kWorldLimit - 200}, 60, 60}, rock);
    CHECK(rock.count() == 3600);
}

TEST_CASE("a small cache gives the same answers as a large one")
{
    WorldMap roomy = noiseLevel(10, 500);
    WorldMap tight = noiseLevel(10, 1);
    for (int round = 0; round < 2; ++round) {
        for (std::int64_t x = -60; x < 60; x += 7) {
            for (std::int64_t y = -60; y < 60; y += 7)
                CHECK(tight.isRock({x, y}) == roomy.isRock({x, y}));
        }
    }
    BitGrid fromRoomy;
    BitGrid fromTight;
    roomy.copyRock({{-33, -44}, 90, 80}, fromRoomy);
    tight.copyRock({{-33, -44}, 90, 80}, fromTight);
    CHECK(fromTight == fromRoomy);
    CHECK(tight.region({-3, 4}) == roomy.region({-3, 4}));
}

TEST_CASE("explored cells outlive the region they were seen in")
{
    WorldMap map = noiseLevel(10, 1);
    BitGrid seen(1, 1);
    seen.set(0, 0);
    std::vector<RegionPos> touched;
    CHECK(map.explore(1, {-1, -1}, seen, touched) == 1);
    for (std::int64_t x = 0; x < 20; ++x)
        map.region({x, 0});
    CHECK(map.isExplored({-1, -1}));
}

TEST_CASE("exploring counts only cells seen for the first time")
{
    WorldMap map = noiseLevel(50);
    BitGrid seen(3, 3);
    for (int i = 0; i < 3; ++i)
        seen.set(i, 1);
    std::vector<RegionPos> touched;
    CHECK(map.explore(1, {-2, -2}, seen, touched) == 3);
    CHECK(touched == std::vector<RegionPos>{{-1, -1}, {0, -1}});
    CHECK(map.isExplored({-2, -1}));
    CHECK(map.isExplored({0, -1}));
    CHECK_FALSE(map.isExplored({1, -1}));
    CHECK_FALSE(map.isExplored({-1, 0}));

    touched.clear();
    CHECK(map.explore(1, {-2, -2}, seen, touched) == 0);
    CHECK(touched.empty());

    CHECK(map.explore(1, {-1, -2}, seen, touched) == 1); // one column farther east
    CHECK(touched == std::vector<RegionPos>{{0, -1}});
}

TEST_CASE("exploring marks exactly the cells that were seen")
{
    REQUIRE(rc::check("explore and isExplored agree", [] {
        WorldMap map = noiseLevel(*rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1));
        const WorldPos origin = somewhere();
        const BitGrid seen = someCells(*rc::gen::inRange(1, 70), *rc::gen::inRange(1, 20));
        std::vector<RegionPos> touched;
        RC_ASSERT(map.explore(1, origin, seen, touched) == seen.count());
        for (int y = -1; y <= seen.height(); ++y) {
            for (int x = -1; x <= seen.width(); ++x) {
                const bool expected = seen.contains(x, y) && seen.test(x, y);
                RC_ASSERT(map.isExplored({origin.x + x, origin.y + y}) == expected);
            }
        }
        RC_ASSERT(touched.size() == map.changes().size());
    }));
}

TEST_CASE("a region's changes can be put back, and clear ones leave nothing behind")
{
    WorldMap map = noiseLevel(50);
    RegionChanges changes;
    changes.explored[3] = 0b1000;
    map.setChanges({-4, 5}, changes);
    CHECK(map.isExplored(worldPos({-4, 5}, {3, 3}, 50)));
    CHECK(map.changesOf({-4, 5}) == changes);
    CHECK(map.changesOf({0, 0}).empty());
    map.setChanges({-4, 5}, {});
    CHECK(map.changes().empty());
}

TEST_CASE("the regions that a rectangle meets are visited once each and share it out")
{
    REQUIRE(rc::check("parts make the whole", [] {
        const CellRect rect{somewhere(), *rc::gen::inRange(0, 200), *rc::gen::inRange(0, 200)};
        const int size = *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
        std::int64_t cells = 0;
        forEachRegion(rect, size, [&](RegionPos pos, const CellRect &part) {
            const WorldPos last{part.origin.x + part.width - 1, part.origin.y + part.height - 1};
            RC_ASSERT(part.width > 0 && part.height > 0);
            RC_ASSERT(regionOf(part.origin, size) == pos && regionOf(last, size) == pos);
            RC_ASSERT(rect.contains(part.origin) && rect.contains(last));
            cells += std::int64_t{part.width} * part.height;
        });
        RC_ASSERT(cells == std::int64_t{rect.width} * rect.height);
    }));
}

TEST_CASE("a source that is replaced shows in the area that changed, and nothing else is made again")
{
    /// Rock everywhere or nowhere; counts what it is asked for.
    class Plain final : public RegionSource {
    public:
        explicit Plain(bool rock) : m_rock(rock) {}
        [[nodiscard]] int regionSize() const override { return 50; }
        [[nodiscard]] Region generate(RegionPos pos) const override
        {
            ++made;
            Region region{pos, 50, 0, {}, {}, {}};
            if (m_rock)
                region.rock[0] = lowBits(50);
            return region;
        }
        mutable int made = 0;

    private:
        bool m_rock;
    };
    WorldMap map(std::make_shared<Plain>(false));
    for (const std::int64_t x : {-1, 0, 50, 100})
        CHECK_FALSE(map.isRock({x, 0}));
    const auto rock = std::make_shared<Plain>(true);
    map.replaceSource(rock, {{49, 0}, 2, 1});
    CHECK_FALSE(map.isRock({-1, 0}));
    CHECK(map.isRock({0, 0}));
    CHECK(map.isRock({50, 0}));
    CHECK_FALSE(map.isRock({100, 0}));
    CHECK(rock->made == 2);
    CHECK(map.source() == rock);
}
