// SPDX-License-Identifier: MIT
#include "core/edit/shapes.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <deque>
#include <map>
#include <memory>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/edit/edit_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;

namespace {

WorldPos somewhere()
{
    return {*rc::gen::element<std::int64_t>(0, -1'000'000'000, kWorldLimit / 2),
            *rc::gen::element<std::int64_t>(0, 1'000'000'000, -kWorldLimit / 2)};
}

/// A mask as a drawing, rows north first, in its bounds.
std::vector<std::string> drawn(const CellMask &mask)
{
    const CellRect frame = mask.bounds().value();
    std::vector<std::string> rows;
    for (std::int64_t y = frame.origin.y + frame.height - 1; y >= frame.origin.y; --y) {
        rows.emplace_back();
        for (std::int64_t x = frame.origin.x; x < frame.origin.x + frame.width; ++x)
            rows.back() += mask.contains({x, y}) ? '#' : '.';
    }
    return rows;
}

/// Those that have a cell beside them that isn't among them.
Cells borderOf(const Cells &cells)
{
    Cells border;
    for (const WorldPos p : cells) {
        if (std::any_of(kDirections.begin(), kDirections.end(),
                        [&](Direction direction) { return !cells.contains(step(p, direction)); }))
            border.insert(p);
    }
    return border;
}

/// Whether an integer point is inside a closed outline or on it: its winding edges are counted with exact
/// fractions, every edge asked.
bool isInside(const std::vector<WorldPos> &outline, WorldPos p)
{
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        WorldPos a = outline[i];
        WorldPos b = outline[(i + 1) % outline.size()];
        if (a.y > b.y)
            std::swap(a, b);
        const std::int64_t cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
        if (cross == 0 && p.y >= a.y && p.y <= b.y && p.x >= std::min(a.x, b.x) && p.x <= std::max(a.x, b.x))
            return true; // on an edge
        if (p.y >= a.y && p.y < b.y && cross > 0)
            inside = !inside; // the edge is east of it
    }
    return inside;
}

} // namespace

TEST_CASE("a stroke covers what single dabs along its line cover together")
{
    REQUIRE(rc::check("brushStroke", [] {
        const int regionSize = someSize();
        const WorldPos from = somewhere();
        const WorldPos to = cellNear(from, 40);
        const int size = *rc::gen::inRange(1, 30);
        const auto shape = *rc::gen::element(BrushShape::Round, BrushShape::Square);
        CellMask dabs(regionSize);
        for (const WorldPos p : sightLineCells(from, to))
            dabs.unite(brushStroke(regionSize, p, p, size, shape));
        RC_ASSERT(brushStroke(regionSize, from, to, size, shape) == dabs);
    }));
}

TEST_CASE("a dab is as many cells across as its brush, around its cell")
{
    for (int size = 1; size <= kWidestBrush; size += size < 12 ? 1 : 63) {
        for (const BrushShape shape : {BrushShape::Round, BrushShape::Square}) {
            const CellMask dab = brushStroke(50, {7, -3}, {7, -3}, size, shape);
            const int before = (size - 1) / 2;
            REQUIRE(dab.bounds() == CellRect{{7 - before, -3 - before}, size, size});
            if (shape == BrushShape::Square)
                REQUIRE(dab.count() == std::int64_t{size} * size);
        }
    }
}

TEST_CASE("small round brushes are round")
{
    const auto dab = [](int size) { return drawn(brushStroke(50, {0, 0}, {0, 0}, size, BrushShape::Round)); };
    CHECK(dab(1) == std::vector<std::string>{"#"});
    CHECK(dab(2) == std::vector<std::string>{"##", "##"});
    CHECK(dab(3) == std::vector<std::string>{".#.", "###", ".#."});
    CHECK(dab(4) == std::vector<std::string>{".##.", "####", "####", ".##."});
    CHECK(dab(5) == std::vector<std::string>{".###.", "#####", "#####", "#####", ".###."});
}

TEST_CASE("a stroke between the ends of the world ends, and stays in the world")
{
    const CellMask stroke =
        brushStroke(50, {kWorldLimit, kOutermost}, {kWorldLimit, -kOutermost}, 201, BrushShape::Round);
    CHECK(stroke.empty()); // what it gets to is beyond the end yet
    const CellMask corner =
        brushStroke(50, {kWorldLimit, kWorldLimit}, {kWorldLimit, kWorldLimit}, 3, BrushShape::Square);
    CHECK(corner.count() == 4);
}

TEST_CASE("a rectangle holds all cells between its corners, its outline those at its border")
{
    REQUIRE(rc::check("rectangleCells", [] {
        const int size = someSize();
        const WorldPos a = somewhere();
        const WorldPos b = cellNear(a, 40);
        Cells cells;
        for (std::int64_t x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
            for (std::int64_t y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y)
                cells.insert({x, y});
        }
        RC_ASSERT(cellsOf(rectangleCells(size, a, b, ShapeFill::Filled).value()) == cells);
        RC_ASSERT(cellsOf(rectangleCells(size, a, b, ShapeFill::Outline).value()) == borderOf(cells));
    }));
}

TEST_CASE("an ellipse fits its rectangle, is even about both axes, bulges, and its outline is its border")
{
    REQUIRE(rc::check("ellipseCells", [] {
        const int size = someSize();
        const WorldPos a = somewhere();
        const WorldPos b = cellNear(a, 40);
        const CellMask mask = ellipseCells(size, a, b, ShapeFill::Filled).value();
        const Cells cells = cellsOf(mask);
        RC_ASSERT(mask.bounds() == rectangleCells(size, a, b, ShapeFill::Filled)->bounds());
        RC_ASSERT(cellsOf(ellipseCells(size, a, b, ShapeFill::Outline).value()) == borderOf(cells));
        std::map<std::int64_t, std::int64_t> widths;
        for (const WorldPos p : cells) {
            RC_ASSERT(cells.contains({a.x + b.x - p.x, p.y}));
            RC_ASSERT(cells.contains({p.x, a.y + b.y - p.y}));
            ++widths[p.y];
        }
        for (const auto &[y, width] : widths) {
            const std::int64_t inward = 2 * y < a.y + b.y ? y + 1 : y - 1;
            RC_ASSERT(2 * y == a.y + b.y || !widths.contains(inward) || widths[inward] >= width);
        }
    }));
}

TEST_CASE("the cells of an ellipse are less than a cell away from the true one")
{
    REQUIRE(rc::check("against real numbers", [] {
        const int width = *rc::gen::inRange(3, 90);
        const int height = *rc::gen::inRange(3, 90);
        const CellMask mask = ellipseCells(50, {0, 0}, {width - 1, height - 1}, ShapeFill::Filled).value();
        const auto inEllipse = [](double x, double y, double a, double b) {
            return x * x / (a * a) + y * y / (b * b) <= 1;
        };
        const double a = (width - 1) / 2.0;
        const double b = (height - 1) / 2.0;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                if (inEllipse(x - a, y - b, a - 1e-9, b - 1e-9))
                    RC_ASSERT(mask.contains({x, y}));
                if (!inEllipse(x - a, y - b, a + 1, b + 1))
                    RC_ASSERT(!mask.contains({x, y}));
            }
        }
    }));
}

TEST_CASE("shapes that are too large are refused with their size")
{
    const Result<CellMask> square = rectangleCells(50, {0, 0}, {4000, 3999}, ShapeFill::Filled);
    REQUIRE_FALSE(square);
    CHECK(square.error() ==
          Error{ErrorCode::InvalidArgument,
                "a rectangle of 4001 × 4000 cells is too large; an edit can cover at most 16,000,000 cells"});
    CHECK(rectangleCells(50, {1, 1}, {4000, 4000}, ShapeFill::Filled)->count() == kMaxEditCells);
    CHECK(rectangleCells(50, {1, 1}, {6000, 6000}, ShapeFill::Outline)->count() == 4 * 5999);
    for (const ShapeFill fill : {ShapeFill::Filled, ShapeFill::Outline}) {
        CHECK_FALSE(rectangleCells(50, {-kOutermost, -kOutermost}, {kOutermost, kOutermost}, fill));
        CHECK_FALSE(ellipseCells(50, {-kWorldLimit, 0}, {kWorldLimit, 5}, fill));
        CHECK_FALSE(ellipseCells(50, {0, -kOutermost - 1}, {0, kOutermost}, fill));
    }
    CHECK_FALSE(lassoCells(50, {{0, 0}, {5000, 0}, {5000, 5000}, {0, 5000}}));
    CHECK_FALSE(lassoCells(50, {{-kOutermost, -kOutermost}, {kOutermost, kOutermost}}));
}

TEST_CASE("shapes at the end of the world are cut there")
{
    const WorldPos end{kWorldLimit, -kWorldLimit};
    for (const auto shape : {rectangleCells, ellipseCells}) {
        CHECK(shape(50, {end.x - 2, end.y - 2}, {end.x + 2, end.y + 2}, ShapeFill::Filled)->contains(end));
        CHECK(shape(50, {end.x + 1, end.y}, {end.x + 9, end.y + 9}, ShapeFill::Filled)->empty());
    }
}

TEST_CASE("a lasso holds its outline and the cells that are inside it")
{
    REQUIRE(rc::check("lassoCells", [] {
        const WorldPos corner = somewhere();
        std::vector<WorldPos> outline;
        for (int i = *rc::gen::inRange(1, 9); i > 0; --i)
            outline.push_back(cellNear(corner, 20));
        Cells cells;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            for (const WorldPos p : sightLineCells(outline[i], outline[(i + 1) % outline.size()]))
                cells.insert(p);
        }
        for (std::int64_t x = corner.x - 20; x <= corner.x + 20; ++x) {
            for (std::int64_t y = corner.y - 20; y <= corner.y + 20; ++y) {
                if (isInside(outline, {x, y}))
                    cells.insert({x, y});
            }
        }
        RC_ASSERT(cellsOf(lassoCells(someSize(), outline).value()) == cells);
    }));
}

TEST_CASE("a lasso around nothing is empty")
{
    CHECK(lassoCells(50, {})->empty());
}

TEST_CASE("noise is a share of the cells that depends on seed and cell alone")
{
    const CellMask area = rectangleCells(50, {-100, -100}, {99, 99}, ShapeFill::Filled).value();
    CHECK(noiseCells(area, 0, 1).empty());
    CHECK(noiseCells(area, 100, 1) == area);
    const CellMask some = noiseCells(area, 30, 1);
    CHECK(some.count() > 40'000 * 28 / 100);
    CHECK(some.count() < 40'000 * 32 / 100);
    CHECK(some != noiseCells(area, 30, 2));
    const CellMask part = rectangleCells(50, {-7, 3}, {60, 61}, ShapeFill::Filled).value();
    CellMask expected = some;
    expected.intersect(part);
    CHECK(noiseCells(part, 30, 1) == expected);
    CellMask more = noiseCells(area, 60, 1);
    more.intersect(some);
    CHECK(more == some);
}

TEST_CASE("a flood reaches the joined cells of its terrain, the nearest first")
{
    REQUIRE(rc::check("against a queue of cells", [] {
        World world = editableWorld(*rc::gen::element<std::string>("a", "b", "c"), someSize());
        const WorldPos start = cellNear(somewhere(), 60);
        const int limit = *rc::gen::inRange(1, 3000);
        const bool rock = world.map.isRock(start);
        std::map<WorldPos, int> steps{{start, 0}};
        std::deque<WorldPos> queue{start};
        std::vector<int> distances;
        for (; !queue.empty() && distances.size() <= static_cast<std::size_t>(limit); queue.pop_front()) {
            distances.push_back(steps[queue.front()]);
            for (const Direction direction : kDirections) {
                const WorldPos next = step(queue.front(), direction);
                if (world.map.isRock(next) == rock && steps.emplace(next, distances.back() + 1).second)
                    queue.push_back(next);
            }
        }
        const bool complete = distances.size() <= static_cast<std::size_t>(limit);
        distances.resize(std::min(distances.size(), static_cast<std::size_t>(limit)));
        const FloodedCells flood = floodCells(world.map, start, limit);
        RC_ASSERT(flood.complete == complete);
        std::vector<int> reached;
        for (const WorldPos p : cellsOf(flood.cells)) {
            RC_ASSERT(steps.contains(p));
            reached.push_back(steps[p]);
        }
        std::sort(reached.begin(), reached.end());
        RC_ASSERT(reached == distances);
    }));
}

TEST_CASE("a flood of rock ends where the world does, and none begins beyond")
{
    World world = craftedWorld({"#"});
    const WorldPos corner{kWorldLimit, kWorldLimit};
    const FloodedCells flood = floodCells(world.map, corner, 6);
    // Nearest first: the corner, two cells one step away, three cells two steps away.
    CHECK(cellsOf(flood.cells) == Cells{corner,
                                        {corner.x - 1, corner.y},
                                        {corner.x, corner.y - 1},
                                        {corner.x - 2, corner.y},
                                        {corner.x - 1, corner.y - 1},
                                        {corner.x, corner.y - 2}});
    CHECK_FALSE(flood.complete);
    CHECK(floodCells(world.map, {kOutermost, 0}, 100).cells.empty());
    CHECK(floodCells(world.map, {0, 0}, -1).cells.empty());
}

TEST_CASE("a closed room is flooded to its last cell, also by a limit that it just fills")
{
    World world = craftedWorld({"#####", "#..C#", "#.#.#", "#####"});
    for (const std::int64_t limit : {std::int64_t{5}, std::int64_t{6}, kOutermost}) {
        const FloodedCells flood = floodCells(world.map, {1, 2}, limit);
        CHECK(flood.complete);
        CHECK(flood.cells.count() == 5);
    }
    CHECK_FALSE(floodCells(world.map, {1, 2}, 4).complete);
}
