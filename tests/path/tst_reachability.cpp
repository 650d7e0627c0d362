// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/path/reachability.h"

#include <queue>

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <rapidcheck.h>
#include <vector>

#include "tests/path/path_fixtures.h"

using cave::BitGrid;
using cave::CellPos;
using cave::Component;
using cave::test::drawnFloor;
using cave::test::randomFloor;

namespace {

/// A flood as anyone would write it: a queue of cells.
BitGrid plainFlood(const BitGrid &floor, int x, int y)
{
    BitGrid reached(floor.width(), floor.height());
    std::queue<CellPos> open;
    const auto visit = [&](int toX, int toY) {
        if (!floor.contains(toX, toY) || !floor.test(toX, toY) || reached.test(toX, toY))
            return;
        reached.set(toX, toY);
        open.push({toX, toY});
    };
    visit(x, y);
    while (!open.empty()) {
        const CellPos cell = open.front();
        open.pop();
        visit(cell.x + 1, cell.y);
        visit(cell.x - 1, cell.y);
        visit(cell.x, cell.y + 1);
        visit(cell.x, cell.y - 1);
    }
    return reached;
}

std::vector<Component> plainComponents(const BitGrid &floor)
{
    std::vector<Component> components;
    BitGrid seen(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y) {
        for (int x = 0; x < floor.width(); ++x) {
            if (!floor.test(x, y) || seen.test(x, y))
                continue;
            const BitGrid cells = plainFlood(floor, x, y);
            components.push_back({{x, y}, cells.count()});
            for (int row = 0; row < floor.height(); ++row)
                for (int word = 0; word < floor.wordsPerRow(); ++word)
                    seen.row(row)[word] |= cells.row(row)[word];
        }
    }
    return components;
}

BitGrid reachedFrom(const BitGrid &floor, int x, int y)
{
    BitGrid reached;
    cave::floodFrom(floor, x, y, reached);
    return reached;
}

template<class Rule>
BitGrid floorWhere(int width, int height, Rule rule)
{
    BitGrid floor(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (rule(x, y))
                floor.set(x, y);
    return floor;
}

/// One corridor, a cell wide, that winds from a corner to the middle with a wall a cell wide between its
/// turns.
BitGrid spiral(int side)
{
    BitGrid floor(side, side);
    CellPos at{0, 0};
    CellPos heading{1, 0};
    floor.set(0, 0);
    const auto isFloor = [&](int x, int y) { return floor.contains(x, y) && floor.test(x, y); };
    for (int turns = 0; turns < 2;) {
        const CellPos next{at.x + heading.x, at.y + heading.y};
        if (!floor.contains(next.x, next.y) || isFloor(next.x, next.y) ||
            isFloor(next.x + heading.x, next.y + heading.y)) {
            heading = {-heading.y, heading.x};
            ++turns;
            continue;
        }
        at = next;
        floor.set(at.x, at.y);
        turns = 0;
    }
    return floor;
}

/// Corridors side by side, joined at alternating ends into one path; `southward` when they run along y.
BitGrid snake(int width, int height, bool southward)
{
    return floorWhere(width, height, [&](int x, int y) {
        const int along = southward ? y : x;
        const int across = southward ? x : y;
        const int end = across % 4 == 1 ? (southward ? height : width) - 1 : 0;
        return across % 2 == 0 || along == end;
    });
}

/// Teeth along y, all standing on a spine along the south edge.
BitGrid comb(int width, int height)
{
    return floorWhere(width, height, [](int x, int y) { return y == 0 || x % 2 == 0; });
}

void requireSameFlood(const BitGrid &floor, int x, int y)
{
    INFO(floor.width() << " x " << floor.height() << " from " << x << ", " << y);
    REQUIRE(reachedFrom(floor, x, y) == plainFlood(floor, x, y));
}

const std::vector<int> kSides{1, 2, 3, 63, 64, 65, 127, 128, 129, 200};

} // namespace

TEST_CASE("a flood reaches what four-way steps reach and no more")
{
    const BitGrid floor = drawnFloor({"..#..", //
                                      ".#.#.", //
                                      "..#.#", //
                                      "#..#."});
    const BitGrid reached = drawnFloor({"..###", //
                                        ".####", //
                                        "..###", //
                                        "#..##"});
    REQUIRE(reachedFrom(floor, 0, 3) == reached);
    REQUIRE(reachedFrom(floor, 2, 0) == reached);
    REQUIRE(reachedFrom(floor, 4, 0).count() == 1);
}

TEST_CASE("from rock or from outside nothing is reached")
{
    const BitGrid floor = drawnFloor({"..#", "...", "#.."});
    const BitGrid nothing(3, 3);
    for (const CellPos start : {CellPos{0, 0}, {2, 2}, {-1, 1}, {3, 1}, {1, -1}, {1, 3}, {64, 0}, {0, -64}})
        REQUIRE(reachedFrom(floor, start.x, start.y) == nothing);
}

TEST_CASE("empty grids have nothing to reach and no components")
{
    for (const CellPos size : {CellPos{0, 0}, {0, 5}, {5, 0}}) {
        const BitGrid floor(size.x, size.y);
        REQUIRE(reachedFrom(floor, 0, 0) == floor);
        REQUIRE(cave::findComponents(floor).empty());
        REQUIRE(cave::countComponents(floor) == 0);
    }
    REQUIRE(cave::countComponents(BitGrid(70, 70)) == 0);
}

TEST_CASE("a flood replaces what the grid held before, whatever its size")
{
    BitGrid reached = randomFloor(300, 40, 50, 1);
    const BitGrid floor = drawnFloor({".#.", ".#."});
    cave::floodFrom(floor, 2, 0, reached);
    REQUIRE(reached == drawnFloor({"##.", "##."}));
}

TEST_CASE("open floor of any size is reached to the last cell, from every corner")
{
    for (const int width : kSides) {
        for (const int height : kSides) {
            const BitGrid floor = floorWhere(width, height, [](int, int) { return true; });
            for (const CellPos start :
                 {CellPos{0, 0}, {width - 1, 0}, {0, height - 1}, {width - 1, height - 1}})
                REQUIRE(reachedFrom(floor, start.x, start.y) == floor);
            REQUIRE(cave::findComponents(floor) ==
                    std::vector<Component>{{{0, 0}, std::int64_t{width} * height}});
        }
    }
}

TEST_CASE("a spiral is walked to its end")
{
    for (const int side : {5, 64, 131, 200}) {
        const BitGrid floor = spiral(side);
        INFO("side " << side);
        REQUIRE(floor.count() > side * side / 2 - side);
        REQUIRE(reachedFrom(floor, 0, 0) == floor);
        REQUIRE(cave::countComponents(floor) == 1);
    }
}

TEST_CASE("corridors that turn back again and again are walked to their end")
{
    for (const int side : kSides) {
        if (side % 2 == 0)
            continue;
        for (const BitGrid &floor : {snake(side, side, true), snake(side, side, false), comb(side, side)}) {
            INFO("side " << side);
            REQUIRE(reachedFrom(floor, 0, 0) == floor);
            REQUIRE(reachedFrom(floor, side - 1, side - 1) == floor);
        }
    }
}

TEST_CASE("cells that touch at corners alone are apart")
{
    const BitGrid board = floorWhere(131, 70, [](int x, int y) { return (x + y) % 2 == 0; });
    REQUIRE(reachedFrom(board, 64, 30).count() == 1);
    REQUIRE(cave::countComponents(board) == 131 * 70 / 2);
}

TEST_CASE("a wall of one cell parts the floor, and a gap of one cell joins it")
{
    for (const int x : {1, 62, 63, 64, 65, 127, 128}) {
        BitGrid floor = floorWhere(150, 90, [&](int column, int) { return column != x; });
        INFO("wall at " << x);
        REQUIRE(cave::findComponents(floor) ==
                std::vector<Component>{{{0, 0}, x * 90}, {{x + 1, 0}, (149 - x) * 90}});
        floor.set(x, 64);
        REQUIRE(cave::countComponents(floor) == 1);
        requireSameFlood(floor, 149, 0);
    }
}

TEST_CASE("grids wider and taller than 4096 cells are flooded alike")
{
    for (const int percent : {55, 62, 90}) {
        for (const BitGrid &floor : {randomFloor(8300, 40, percent, 3), randomFloor(40, 8300, percent, 4)}) {
            requireSameFlood(floor, floor.width() / 2, floor.height() / 2);
            requireSameFlood(floor, floor.width() - 1, 0);
        }
    }
    requireSameFlood(snake(8301, 9, false), 0, 0);
    requireSameFlood(snake(8301, 9, true), 8300, 0);
    requireSameFlood(snake(9, 8301, true), 8, 8300);
}

TEST_CASE("random maps are flooded as by a plain queue")
{
    REQUIRE(rc::check("same flood", [] {
        const int width = *rc::gen::inRange(1, 260);
        const int height = *rc::gen::inRange(1, 150);
        const int percent = *rc::gen::inRange(40, 100);
        const BitGrid floor = randomFloor(width, height, percent, *rc::gen::arbitrary<std::uint32_t>());
        const int x = *rc::gen::inRange(0, width);
        const int y = *rc::gen::inRange(0, height);
        RC_ASSERT(reachedFrom(floor, x, y) == plainFlood(floor, x, y));
    }));
}

TEST_CASE("components are found with size and first cell, south to north and west to east")
{
    REQUIRE(cave::findComponents(drawnFloor({"..#.", //
                                             ".#..", //
                                             "##.#", //
                                             ".#.."})) ==
            std::vector<Component>{{{0, 0}, 1}, {{2, 0}, 6}, {{0, 2}, 3}});

    REQUIRE(rc::check("same components", [] {
        const int width = *rc::gen::inRange(1, 150);
        const int height = *rc::gen::inRange(1, 60);
        const int percent = *rc::gen::inRange(0, 101);
        const BitGrid floor = randomFloor(width, height, percent, *rc::gen::arbitrary<std::uint32_t>());
        const std::vector<Component> components = cave::findComponents(floor);
        RC_ASSERT(components == plainComponents(floor));
        RC_ASSERT(cave::countComponents(floor) == static_cast<int>(components.size()));
    }));
}
