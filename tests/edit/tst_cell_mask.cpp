// SPDX-License-Identifier: MIT
#include "core/edit/cell_mask.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <limits>
#include <rapidcheck.h>

#include "tests/edit/edit_fixtures.h"

using namespace cave;

namespace {

WorldPos anywhere()
{
    const auto coordinate = [] {
        return *rc::gen::element<std::int64_t>(0, 1'000'000'000'000, -kWorldLimit / 2, kWorldLimit,
                                               -kWorldLimit);
    };
    return {coordinate(), coordinate()};
}

Cells inTheWorld(Cells cells)
{
    std::erase_if(cells, [](WorldPos p) { return !insideWorld(p); });
    return cells;
}

} // namespace

TEST_CASE("a mask holds the cells that were added and not removed, and counts them")
{
    REQUIRE(rc::check("add, remove, contains, count", [] {
        const WorldPos centre = anywhere();
        Cells cells = someCells(centre, 30);
        CellMask mask = maskOf(cells, someSize());
        cells = inTheWorld(cells);
        for (int i = 0; i < 50; ++i) {
            const WorldPos p = cellNear(centre, 40);
            mask.remove(p);
            cells.erase(p);
        }
        RC_ASSERT(cellsOf(mask) == cells);
        RC_ASSERT(mask.count() == static_cast<std::int64_t>(cells.size()));
        RC_ASSERT(mask.empty() == cells.empty());
        for (int i = 0; i < 50; ++i) {
            const WorldPos p = cellNear(centre, 40);
            RC_ASSERT(mask.contains(p) == cells.contains(p));
        }
    }));
}

TEST_CASE("a mask from which everything was removed is like one that never held anything")
{
    CellMask mask(20);
    mask.addRow({-30, 7}, 100);
    for (std::int64_t x = -30; x < 70; ++x)
        mask.remove({x, 7});
    CHECK(mask == CellMask(20));
    CHECK(mask.empty());
}

TEST_CASE("a row is its cells one by one, as far as they are in the world")
{
    REQUIRE(rc::check("addRow", [] {
        const WorldPos first = cellNear(anywhere(), 60);
        const int length = *rc::gen::inRange(0, 150);
        const int size = someSize();
        CellMask mask(size);
        mask.addRow(first, length);
        Cells cells;
        for (int x = 0; x < length; ++x)
            cells.insert({first.x + x, first.y});
        RC_ASSERT(cellsOf(mask) == inTheWorld(cells));
    }));
}

TEST_CASE("rows that begin or end beyond all numbers of the world are cut at its end")
{
    CellMask mask(50);
    mask.addRow({kWorldLimit - 2, 0}, kOutermost);
    CHECK(mask.count() == 3);
    mask.addRow({kOutermost, 0}, kOutermost);
    mask.addRow({-kOutermost, 0}, kOutermost - kWorldLimit + 2);
    CHECK(mask.count() == 5);
    mask.addRow({0, kOutermost}, 5);
    CHECK(mask.count() == 5);
    mask.remove({-kOutermost - 1, -kOutermost - 1});
    CHECK_FALSE(mask.contains({-kOutermost - 1, -kOutermost - 1}));
}

TEST_CASE("masks are united, subtracted and intersected as sets are")
{
    REQUIRE(rc::check("set operations", [] {
        const WorldPos centre = anywhere();
        const int size = someSize();
        const CellMask a = maskOf(someCells(centre, 25), size);
        const CellMask b = maskOf(someCells(centre, 25), size);
        const Cells inA = cellsOf(a);
        const Cells inB = cellsOf(b);
        const auto combined = [&](auto operation) {
            Cells cells;
            operation(inA.begin(), inA.end(), inB.begin(), inB.end(), std::inserter(cells, cells.end()));
            return maskOf(cells, size);
        };
        CellMask united = a;
        united.unite(b);
        RC_ASSERT(united == combined([](auto... all) { std::set_union(all...); }));
        CellMask rest = a;
        rest.subtract(b);
        RC_ASSERT(rest == combined([](auto... all) { std::set_difference(all...); }));
        CellMask common = a;
        common.intersect(b);
        RC_ASSERT(common == combined([](auto... all) { std::set_intersection(all...); }));
    }));
}

TEST_CASE("a mask that is moved holds the same cells elsewhere, without those that leave the world")
{
    REQUIRE(rc::check("movedBy", [] {
        const int size = someSize();
        const CellMask mask = maskOf(someCells(anywhere(), 20), size);
        const std::int64_t dx = *rc::gen::inRange(-130, 131);
        const std::int64_t dy = *rc::gen::inRange(-130, 131);
        Cells moved;
        for (const WorldPos p : cellsOf(mask))
            moved.insert({p.x + dx, p.y + dy});
        RC_ASSERT(mask.movedBy(dx, dy) == maskOf(moved, size));
    }));
}

TEST_CASE("moving goes from one end of the world to the other, and off it")
{
    CellMask mask(50);
    mask.addRow({-kWorldLimit, 3}, 5);
    CHECK(cellsOf(mask.movedBy(2 * kWorldLimit, 0)) == Cells{{kWorldLimit, 3}});
    CHECK(mask.movedBy(std::numeric_limits<std::int64_t>::max(), 0).empty());
    CHECK(mask.movedBy(0, std::numeric_limits<std::int64_t>::min()).empty());
}

TEST_CASE("the bounds are the smallest rectangle around all cells")
{
    REQUIRE(rc::check("bounds", [] {
        const CellMask mask = maskOf(someCells(anywhere(), 20), someSize());
        const Cells cells = cellsOf(mask);
        RC_PRE(!cells.empty());
        const auto [west, east] = std::minmax_element(cells.begin(), cells.end());
        const auto [south, north] =
            std::minmax_element(cells.begin(), cells.end(), [](auto a, auto b) { return a.y < b.y; });
        const CellRect expected{{west->x, south->y},
                                static_cast<int>(east->x - west->x + 1),
                                static_cast<int>(north->y - south->y + 1)};
        RC_ASSERT(mask.bounds() == expected);
    }));
}

TEST_CASE("nothing has no bounds, nor have cells farther apart than a rectangle can be wide")
{
    CellMask mask(50);
    CHECK_FALSE(mask.bounds());
    mask.add({0, 0});
    mask.add({0, std::int64_t{1} << 31});
    CHECK_FALSE(mask.bounds());
}

TEST_CASE("the usable cells of a region are those inside the world")
{
    for (const int size : {8, 33, 50}) {
        for (const std::int64_t x : {-kWorldLimit, std::int64_t{0}, kWorldLimit}) {
            for (const std::int64_t y : {-kWorldLimit, std::int64_t{0}, kWorldLimit}) {
                const RegionPos middle = regionOf({x, y}, size);
                for (const std::int64_t side : {-1, 0, 1}) {
                    const RegionPos pos{middle.x + side, middle.y};
                    const RegionRows usable = usableCells(pos, size);
                    for (int cell = 0; cell < size * size; ++cell) {
                        const CellPos at{cell % size, cell / size};
                        REQUIRE(testCell(usable, at) == insideWorld(worldPos(pos, at, size)));
                    }
                }
            }
        }
    }
    CHECK(usableCells({kOutermost, -kOutermost}, 50) == RegionRows{});
}
