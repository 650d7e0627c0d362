// SPDX-License-Identifier: MIT
#include "core/base/random_stream.h"
#include "core/path/step_search.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <vector>

namespace cave {
namespace {

struct Map {
    BitGrid floor;
    BitGrid slow;
};

Map randomMap(RandomStream &draws, int width, int height)
{
    Map map{BitGrid(width, height), BitGrid(width, height)};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (draws.nextBelow(10) < 7)
                map.floor.set(x, y);
            if (draws.nextBelow(10) < 3)
                map.slow.set(x, y);
        }
    }
    return map;
}

int costOf(const Map &map, CellPos cell)
{
    return map.slow.test(cell.x, cell.y) ? 2 : 1;
}

/// Costs to all cells, by trying every step again and again until nothing gets cheaper.
std::vector<int> allCosts(const Map &map, CellPos from, Moves moves)
{
    const int width = map.floor.width();
    const int height = map.floor.height();
    constexpr int kFar = std::numeric_limits<int>::max() / 2;
    std::vector<int> costs(static_cast<std::size_t>(width * height), kFar);
    const auto at = [&](int x, int y) -> int & { return costs[static_cast<std::size_t>(y * width + x)]; };
    at(from.x, from.y) = 0;
    for (bool better = true; better;) {
        better = false;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                for (int dy = -1; dy <= 1; ++dy) {
                    for (int dx = -1; dx <= 1; ++dx) {
                        const bool allowed = moves == Moves::Eight || std::abs(dx) + std::abs(dy) == 1;
                        if (!allowed || !map.floor.contains(x + dx, y + dy) || !map.floor.test(x, y) ||
                            !map.floor.test(x + dx, y + dy))
                            continue;
                        const int cost = at(x + dx, y + dy) + costOf(map, {x, y});
                        if (cost < at(x, y)) {
                            at(x, y) = cost;
                            better = true;
                        }
                    }
                }
            }
        }
    }
    return costs;
}

} // namespace

TEST_CASE(
    "the cheapest way costs as little as any, is walkable step by step, and is found whenever there is one")
{
    RandomStream draws(7, "step search");
    for (int round = 0; round < 300; ++round) {
        const int width = 1 + static_cast<int>(draws.nextBelow(17));
        const int height = 1 + static_cast<int>(draws.nextBelow(13));
        Map map = randomMap(draws, width, height);
        const CellPos from{static_cast<int>(draws.nextBelow(static_cast<std::uint32_t>(width))),
                           static_cast<int>(draws.nextBelow(static_cast<std::uint32_t>(height)))};
        map.floor.set(from.x, from.y);
        const CellPos to{static_cast<int>(draws.nextBelow(static_cast<std::uint32_t>(width))),
                         static_cast<int>(draws.nextBelow(static_cast<std::uint32_t>(height)))};
        const Moves moves = round % 2 == 0 ? Moves::Four : Moves::Eight;
        const std::vector<int> costs = allCosts(map, from, moves);
        const int expected = costs[static_cast<std::size_t>(to.y * width + to.x)];
        const std::vector<CellPos> path =
            cheapestPath({map.floor, map.slow, moves}, from, [to](CellPos cell) { return cell == to; });
        if (expected >= std::numeric_limits<int>::max() / 2) {
            CHECK(path.empty());
            continue;
        }
        REQUIRE_FALSE(path.empty());
        CHECK(path.front() == from);
        CHECK(path.back() == to);
        int cost = 0;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const int dx = std::abs(path[i].x - path[i - 1].x);
            const int dy = std::abs(path[i].y - path[i - 1].y);
            const bool isStep = moves == Moves::Eight ? dx <= 1 && dy <= 1 && dx + dy > 0 : dx + dy == 1;
            CHECK(isStep);
            CHECK(map.floor.test(path[i].x, path[i].y));
            cost += costOf(map, path[i]);
        }
        CHECK(cost == expected);
    }
}

TEST_CASE("from rock and from outside nothing is reached")
{
    BitGrid floor(4, 4);
    floor.set(1, 1);
    const BitGrid slow(4, 4);
    const auto any = [](CellPos) { return true; };
    CHECK(cheapestPath({floor, slow}, {0, 0}, any).empty());
    CHECK(cheapestPath({floor, slow}, {-1, 9}, any).empty());
    CHECK(cheapestPath({floor, slow}, {1, 1}, any) == std::vector<CellPos>{{1, 1}});
}

TEST_CASE("of several goals at the same cost the preferred one is found")
{
    BitGrid floor(7, 1);
    BitGrid slow(7, 1);
    for (int x = 0; x < 7; ++x)
        floor.set(x, 0);
    const auto ends = [](CellPos cell) { return cell.x == 0 || cell.x == 6; };
    const PathRank west = [](CellPos cell) { return static_cast<double>(cell.x); };
    const PathRank east = [](CellPos cell) { return static_cast<double>(-cell.x); };
    CHECK(cheapestPath({floor, slow}, {3, 0}, ends, west).back() == CellPos{0, 0});
    CHECK(cheapestPath({floor, slow}, {3, 0}, ends, east).back() == CellPos{6, 0});
    CHECK(cheapestPath({floor, slow}, {2, 0}, ends, east).back() == CellPos{0, 0}); // which is nearer
    slow.set(1, 0);
    CHECK(cheapestPath({floor, slow}, {3, 0}, ends, west).back() == CellPos{6, 0}); // which is cheaper
}

} // namespace cave
