// SPDX-License-Identifier: MIT
#include "core/path/breadth_first.h"
#include "core/path/floor_window.h"

#include <queue>

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <rapidcheck.h>
#include <vector>

#include "tests/path/path_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

bool isFloor(const BitGrid &floor, CellPos cell)
{
    return floor.contains(cell.x, cell.y) && floor.test(cell.x, cell.y);
}

/// Distances as anyone would find them, row by row; −1 for what can't be reached.
std::vector<int> plainDistances(const BitGrid &floor, CellPos from)
{
    const auto index = [&](CellPos cell) {
        return static_cast<std::size_t>(cell.y * floor.width() + cell.x);
    };
    std::vector<int> distances(static_cast<std::size_t>(floor.width() * floor.height()), -1);
    std::queue<CellPos> open;
    const auto visit = [&](CellPos cell, int distance) {
        if (isFloor(floor, cell) && distances[index(cell)] < 0) {
            distances[index(cell)] = distance;
            open.push(cell);
        }
    };
    visit(from, 0);
    while (!open.empty()) {
        const CellPos cell = open.front();
        open.pop();
        const int distance = distances[index(cell)] + 1;
        visit({cell.x + 1, cell.y}, distance);
        visit({cell.x - 1, cell.y}, distance);
        visit({cell.x, cell.y + 1}, distance);
        visit({cell.x, cell.y - 1}, distance);
    }
    return distances;
}

/// All floor of a map of `width` × `height` whose cells are the bits of `bits`.
BitGrid floorOfBits(int width, int height, unsigned bits)
{
    BitGrid floor(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (((bits >> static_cast<unsigned>(y * width + x)) & 1U) != 0)
                floor.set(x, y);
    return floor;
}

bool isWalk(const BitGrid &floor, const std::vector<CellPos> &path)
{
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!isFloor(floor, path[i]))
            return false;
        if (i > 0 && std::abs(path[i].x - path[i - 1].x) + std::abs(path[i].y - path[i - 1].y) != 1)
            return false;
    }
    return true;
}

/// True if `path` is a walk from one to the other of `distance` steps, or nothing if that is −1.
bool isShortest(const BitGrid &floor, const std::vector<CellPos> &path, CellPos from, CellPos to,
                int distance)
{
    if (distance < 0)
        return path.empty();
    return path.size() == static_cast<std::size_t>(distance) + 1 && path.front() == from &&
           path.back() == to && isWalk(floor, path);
}

/// True if both searches find shortest ways from `from` to every cell of the grid and to those around it.
bool findsShortestWaysFrom(const BitGrid &floor, CellPos from)
{
    const std::vector<int> distances = plainDistances(floor, from);
    const BreadthFirst search = distancesFrom(floor, from);
    for (int y = -1; y <= floor.height(); ++y) {
        for (int x = -1; x <= floor.width(); ++x) {
            const int distance =
                floor.contains(x, y) ? distances[static_cast<std::size_t>(y * floor.width() + x)] : -1;
            if (search.distance({x, y}) != distance ||
                !isShortest(floor, search.pathTo({x, y}), from, {x, y}, distance) ||
                !isShortest(floor, findPath(floor, from, {x, y}), from, {x, y}, distance))
                return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("a way leads around walls, both ends included")
{
    const BitGrid floor = drawnFloor({"...", //
                                      ".#.", //
                                      ".#."});
    const std::vector<CellPos> way{{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 1}, {2, 0}};
    CHECK(findPath(floor, {0, 0}, {2, 0}) == way);
    CHECK(distancesFrom(floor, {0, 0}).pathTo({2, 0}) == way);
    CHECK(findPath(floor, {0, 2}, {0, 2}) == std::vector<CellPos>{{0, 2}});
}

TEST_CASE("there is no way through corners, from or to rock, or outside")
{
    const BitGrid floor = drawnFloor({".#", //
                                      "#."});
    CHECK(findPath(floor, {0, 1}, {1, 0}).empty());
    CHECK(findPath(floor, {0, 0}, {1, 0}).empty());
    CHECK(findPath(floor, {1, 0}, {0, 0}).empty());
    CHECK(findPath(floor, {1, 0}, {2, 0}).empty());
    CHECK(findPath(floor, {-1, 1}, {0, 1}).empty());
    CHECK(findPath(BitGrid(), {0, 0}, {0, 0}).empty());
    CHECK(distancesFrom(BitGrid(), {0, 0}).distance({0, 0}) == -1);
    CHECK(distancesFrom(floor, {0, 0}).distance({0, 1}) == -1);
}

TEST_CASE("ways are shortest on every small map, between any two cells")
{
    for (unsigned bits = 0; bits < (1U << 12U); ++bits) {
        const BitGrid floor = floorOfBits(4, 3, bits);
        for (int from = 0; from < 12; ++from) {
            if (!findsShortestWaysFrom(floor, {from % 4, from / 4}))
                FAIL("map " << bits << " from cell " << from);
        }
    }
}

TEST_CASE("ways are shortest on random maps")
{
    REQUIRE(rc::check([] {
        const int width = *rc::gen::inRange(1, 80);
        const int height = *rc::gen::inRange(1, 40);
        const BitGrid floor =
            randomFloor(width, height, *rc::gen::inRange(40, 100), *rc::gen::arbitrary<std::uint32_t>());
        const CellPos from{*rc::gen::inRange(0, width), *rc::gen::inRange(0, height)};
        RC_ASSERT(findsShortestWaysFrom(floor, from));
    }));
}

TEST_CASE("the same way is found each time")
{
    const BitGrid floor = randomFloor(97, 97, 90, 5);
    for (int x = 0; x < 97; ++x)
        REQUIRE(findPath(floor, {x, 0}, {96 - x, 96}) == findPath(BitGrid(floor), {x, 0}, {96 - x, 96}));
    CHECK(findPath(floorOfBits(3, 3, 0x1FF), {0, 0}, {2, 2}) ==
          std::vector<CellPos>{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}});
}

TEST_CASE("cells are reached by growing distance, each once, and all of them")
{
    const BitGrid floor = randomFloor(60, 30, 70, 11);
    const std::vector<int> distances = plainDistances(floor, {30, 15});
    REQUIRE(isFloor(floor, {30, 15}));
    BreadthFirst search(floor, {30, 15});
    BitGrid reached(60, 30);
    int last = 0;
    while (const std::optional<CellPos> cell = search.next()) {
        const int distance = distances[static_cast<std::size_t>(cell->y * 60 + cell->x)];
        REQUIRE(distance >= last);
        REQUIRE_FALSE(reached.test(cell->x, cell->y));
        reached.set(cell->x, cell->y);
        last = distance;
    }
    for (int y = 0; y < 30; ++y)
        for (int x = 0; x < 60; ++x)
            REQUIRE(reached.test(x, y) == (distances[static_cast<std::size_t>(y * 60 + x)] >= 0));
}

TEST_CASE("stepping nearer again and again leads to the start")
{
    const BitGrid floor = drawnFloor({"..#.", //
                                      ".##.", //
                                      "...."});
    const BreadthFirst search = distancesFrom(floor, {0, 2});
    CHECK(search.nearer({3, 2}) == CellPos{3, 1});
    CHECK(search.nearer({0, 1}) == CellPos{0, 2});
    CHECK_FALSE(search.nearer({0, 2}));
    CHECK_FALSE(search.nearer({1, 1}));
    CHECK_FALSE(search.nearer({-1, 0}));
}

TEST_CASE("the nearest wanted cell by walking is found, not the nearest as the crow flies")
{
    const BitGrid floor = drawnFloor({".#.", //
                                      ".#.", //
                                      "..."});
    const auto wanted = [](CellPos cell) { return cell == CellPos{2, 2} || cell == CellPos{1, 0}; };
    CHECK(pathToNearest(floor, {0, 2}, wanted) == std::vector<CellPos>{{0, 2}, {0, 1}, {0, 0}, {1, 0}});
    const auto start = [](CellPos cell) { return cell == CellPos{0, 2}; };
    CHECK(pathToNearest(floor, {0, 2}, start) == std::vector<CellPos>{{0, 2}});
    CHECK(pathToNearest(floor, {0, 2}, [](CellPos) { return false; }).empty());
    CHECK(pathToNearest(floor, {1, 2}, [](CellPos) { return true; }).empty());
}

TEST_CASE("a window of the world finds ways anywhere in it, and none outside")
{
    for (const WorldPos origin :
         {WorldPos{0, 0}, WorldPos{-1, -2}, WorldPos{1'000'000'000'000, -1'000'000'000'000}}) {
        BitGrid rock(3, 2);
        rock.set(1, 0);
        FloorWindow window(origin, rock);
        const auto at = [&](std::int64_t x, std::int64_t y) { return WorldPos{origin.x + x, origin.y + y}; };
        CHECK(findPath(window, at(0, 0), at(2, 0)) ==
              std::vector<WorldPos>{at(0, 0), at(0, 1), at(1, 1), at(2, 1), at(2, 0)});
        CHECK(findPath(window, at(0, 0), at(3, 0)).empty());
        CHECK(findPath(window, {kWorldLimit, kWorldLimit}, at(0, 0)).empty());
        CHECK(window.isFloor(at(0, 0)));
        CHECK_FALSE(window.isFloor(at(1, 0)));
        CHECK_FALSE(window.isFloor(at(0, 2)));

        window.block(at(1, 1));
        window.block(at(0, 2));
        CHECK(findPath(window, at(0, 0), at(2, 0)).empty());
        window.unblock(at(1, 0));
        window.unblock(at(-1, 0));
        CHECK(findPath(window, at(0, 0), at(2, 0)) == std::vector<WorldPos>{at(0, 0), at(1, 0), at(2, 0)});
    }
}

TEST_CASE("the first step of a way has a direction")
{
    CHECK(firstStep({{0, 0}, {0, 1}, {1, 1}}) == Direction::North);
    CHECK(firstStep({{0, 0}, {1, 0}}) == Direction::East);
    CHECK(firstStep({{0, 0}, {0, -1}}) == Direction::South);
    CHECK(firstStep({{0, 0}, {-1, 0}}) == Direction::West);
    CHECK_FALSE(firstStep({{0, 0}}));
    CHECK_FALSE(firstStep({}));
}
