// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/shape.h"

#include <queue>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <rapidcheck.h>
#include <vector>

#include "tests/analysis/drawn_floor.h"

using namespace cave;

namespace {

bool isFloor(const BitGrid &floor, int x, int y)
{
    return floor.contains(x, y) && floor.test(x, y);
}

std::vector<CellPos> neighboursOf(const BitGrid &floor, CellPos cell)
{
    std::vector<CellPos> found;
    for (const CellPos next : {CellPos{cell.x + 1, cell.y}, CellPos{cell.x - 1, cell.y},
                               CellPos{cell.x, cell.y + 1}, CellPos{cell.x, cell.y - 1}}) {
        if (isFloor(floor, next.x, next.y))
            found.push_back(next);
    }
    return found;
}

/// Steps to every cell that can be walked to, rows from the south; −1 elsewhere.
std::vector<int> plainSteps(const BitGrid &floor, CellPos from)
{
    const auto at = [&](CellPos cell) { return static_cast<std::size_t>(cell.y * floor.width() + cell.x); };
    std::vector<int> steps(static_cast<std::size_t>(floor.width() * floor.height()), -1);
    if (!isFloor(floor, from.x, from.y))
        return steps;
    std::queue<CellPos> open;
    open.push(from);
    steps[at(from)] = 0;
    for (; !open.empty(); open.pop()) {
        for (const CellPos next : neighboursOf(floor, open.front())) {
            if (steps[at(next)] < 0) {
                steps[at(next)] = steps[at(open.front())] + 1;
                open.push(next);
            }
        }
    }
    return steps;
}

std::int64_t plainReached(const BitGrid &floor, CellPos from)
{
    const std::vector<int> steps = plainSteps(floor, from);
    return std::count_if(steps.begin(), steps.end(), [](int count) { return count >= 0; });
}

/// Takes away each cell in turn and floods.
std::int64_t plainChokepoints(const BitGrid &floor, CellPos from, std::int64_t cutOff)
{
    if (!isFloor(floor, from.x, from.y))
        return 0;
    const std::int64_t whole = plainReached(floor, from);
    std::int64_t count = 0;
    for (int y = 0; y < floor.height(); ++y) {
        for (int x = 0; x < floor.width(); ++x) {
            if (!floor.test(x, y) || (x == from.x && y == from.y))
                continue;
            BitGrid without = floor;
            without.clear(x, y);
            count += whole - 1 - plainReached(without, from) >= cutOff ? 1 : 0;
        }
    }
    return count;
}

bool isOpenBlock(const BitGrid &floor, CellPos corner, int side)
{
    for (int y = corner.y; y < corner.y + side; ++y) {
        for (int x = corner.x; x < corner.x + side; ++x) {
            if (!isFloor(floor, x, y))
                return false;
        }
    }
    return true;
}

int plainWidthAt(const BitGrid &floor, CellPos cell)
{
    int best = 0;
    for (int side = 1; side <= std::min(floor.width(), floor.height()); ++side) {
        for (int y = cell.y - side + 1; y <= cell.y; ++y) {
            for (int x = cell.x - side + 1; x <= cell.x; ++x)
                best = isOpenBlock(floor, {x, y}, side) ? side : best;
        }
    }
    return best;
}

} // namespace

TEST_CASE("a dead end is a floor cell with one floor neighbour")
{
    const BitGrid floor = floorOf({
        "########", //
        "#.....##", // two ends of a corridor, a third below it
        "###.####", //
        "###.##.#", // and a lone cell, which leads nowhere at all
        "########", //
    });
    CHECK(countDeadEnds(floor, 0) == 3);
    CHECK(countDeadEnds(floorOf({"..."}), 0) == 2);
    CHECK(countDeadEnds(BitGrid(5, 5), 0) == 0);
    CHECK(countDeadEnds(BitGrid(), 0) == 0);
}

TEST_CASE("cells of the margin are neighbours but are not counted as dead ends")
{
    const BitGrid floor = floorOf({
        "#####", //
        "....#", // goes on to the west outside the margin
        "#####", //
    });
    CHECK(countDeadEnds(floor, 0) == 2);
    CHECK(countDeadEnds(floor, 1) == 1);
}

TEST_CASE("dead ends are those that a count cell by cell finds")
{
    REQUIRE(rc::check("dead ends", [] {
        const BitGrid floor = anyFloor(140);
        const int margin = *rc::gen::inRange(0, 3);
        std::int64_t expected = 0;
        for (int y = margin; y < floor.height() - margin; ++y) {
            for (int x = margin; x < floor.width() - margin; ++x)
                expected += floor.test(x, y) && neighboursOf(floor, {x, y}).size() == 1 ? 1 : 0;
        }
        RC_ASSERT(countDeadEnds(floor, margin) == expected);
    }));
}

TEST_CASE("the width at a cell is that of the largest open block over it")
{
    const PassageWidths widths = passageWidths(floorOf({
        "##########", //
        "#...######", // 3 × 3, with a corridor of 4 cells
        "#.......##", //
        "#...######", //
        "##########", //
    }));
    CHECK(widths.max == 3);
    CHECK(widths.mean == (9 * 3 + 4 * 1) / 13.0);
    CHECK(passageWidths(BitGrid(4, 4)).max == 0);
    CHECK(passageWidths(BitGrid(4, 4)).mean == 0);
}

TEST_CASE("widths are those that trying every block finds")
{
    REQUIRE(rc::check("widths", [] {
        const BitGrid floor = anyFloor(12);
        std::int64_t sum = 0;
        int most = 0;
        for (int y = 0; y < floor.height(); ++y) {
            for (int x = 0; x < floor.width(); ++x) {
                const int width = plainWidthAt(floor, {x, y});
                sum += width;
                most = std::max(most, width);
            }
        }
        const PassageWidths widths = passageWidths(floor);
        RC_ASSERT(widths.max == most);
        RC_ASSERT(std::llround(widths.mean * static_cast<double>(floor.count())) == sum);
    }));
}

TEST_CASE("a hall wider than a word is measured whole")
{
    BitGrid floor(200, 150);
    for (int y = 3; y < 133; ++y) {
        for (int x = 5; x < 145; ++x)
            floor.set(x, y);
    }
    floor.set(199, 0);
    const PassageWidths widths = passageWidths(floor);
    CHECK(widths.max == 130);
    CHECK(widths.mean == (130.0 * 130 * 140 + 1) / (130 * 140 + 1));
}

TEST_CASE("a chokepoint is a cell that cuts off enough others")
{
    const BitGrid floor = floorOf({
        "############", //
        "#....####..#", // a room of 12, a corridor of 4, a room of 6; the spawn is in the first
        "#..........#", //
        "#....####..#", //
        "############", //
    });
    const CellPos spawn{1, 1};
    REQUIRE(floor.count() == 12 + 4 + 6);
    // From west to east: before the corridor 10 are cut off, in it 9, 8, 7 and 6, behind it 5.
    CHECK(countChokepoints(floor, spawn, 5) == 6);
    CHECK(countChokepoints(floor, spawn, 6) == 5);
    CHECK(countChokepoints(floor, spawn, 10) == 1);
    CHECK(countChokepoints(floor, spawn, 11) == 0);
    CHECK(countChokepoints(floor, {0, 0}, 1) == 0);
    CHECK(countChokepoints(floor, {-5, 70}, 1) == 0);
}

TEST_CASE("what a cell cuts off on several sides counts together, and the start is no chokepoint")
{
    const BitGrid cross = floorOf({
        "##.##", //
        "##.##", //
        ".....", //
        "##.##", //
        "##.##", //
    });
    CHECK(countChokepoints(cross, {2, 2}, 1) == 4);
    CHECK(countChokepoints(cross, {0, 2}, 6) == 2); // its neighbour with 7, the middle with 6
    CHECK(countChokepoints(cross, {0, 2}, 7) == 1);
}

TEST_CASE("chokepoints are those that taking away each cell finds")
{
    REQUIRE(rc::check("chokepoints", [] {
        const BitGrid floor = anyFloor(14);
        const CellPos from = anyFloorCell(floor);
        const int cutOff = *rc::gen::inRange(1, 20);
        RC_ASSERT(countChokepoints(floor, from, cutOff) == plainChokepoints(floor, from, cutOff));
    }));
}

TEST_CASE("a straight hall has tortuosity 1 and a detour more")
{
    const BitGrid hall = floorOf({"............"});
    CHECK(tortuosity(hall, {0, 0}, 8) == 1);
    // Up ten cells, across, and down again: all but the way up is walked with detours.
    std::vector<std::string> rows{"..."};
    for (int i = 0; i < 10; ++i)
        rows.emplace_back(".#.");
    const double expected = (3 * 1.0 + 1.0 + 1.0 + 13 / 11.0 + 14 / 10.0 + 15 / 9.0 + 16 / 8.0) / 9;
    CHECK(std::abs(tortuosity(floorOf(rows), {0, 0}, 8) - expected) < 1e-12);
}

TEST_CASE("without a cell far enough away there is no tortuosity")
{
    CHECK(std::isinf(tortuosity(floorOf({"........"}), {0, 0}, 8)));
    CHECK(std::isinf(tortuosity(floorOf({".#......"}), {0, 0}, 1)));
    CHECK(std::isinf(tortuosity(BitGrid(20, 20), {3, 3}, 1)));
}

TEST_CASE("tortuosity is the mean that a walk to every cell gives")
{
    REQUIRE(rc::check("tortuosity", [] {
        const BitGrid floor = anyFloor(30);
        const CellPos from = anyFloorCell(floor);
        const int nearest = *rc::gen::inRange(1, 12);
        const std::vector<int> steps = plainSteps(floor, from);
        double sum = 0;
        int cells = 0;
        for (int y = 0; y < floor.height(); ++y) {
            for (int x = 0; x < floor.width(); ++x) {
                const int least = std::abs(x - from.x) + std::abs(y - from.y);
                const int walked = steps[static_cast<std::size_t>(y * floor.width() + x)];
                if (walked >= 0 && least >= nearest) {
                    sum += static_cast<double>(walked) / least;
                    ++cells;
                }
            }
        }
        const double measured = tortuosity(floor, from, nearest);
        const bool right = cells == 0 ? std::isinf(measured) : std::abs(measured - sum / cells) < 1e-9;
        RC_ASSERT(right);
    }));
}
