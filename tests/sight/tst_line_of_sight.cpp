// SPDX-License-Identifier: MIT
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

using namespace cave;

namespace {

using Kind = SightObstacle::Kind;

/// A drawn map: rows north first, the last one at y = 0; `#` blocks, letters mark cells. Around it nothing
/// blocks.
class Picture {
public:
    explicit Picture(std::vector<std::string> rows) : m_rows(std::move(rows)) {}

    bool operator()(WorldPos p) const { return at(p) == '#'; }

    [[nodiscard]] WorldPos find(char mark) const
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const std::size_t column = m_rows[row].find(mark);
            if (column != std::string::npos)
                return {static_cast<std::int64_t>(column),
                        static_cast<std::int64_t>(m_rows.size() - 1 - row)};
        }
        FAIL("no such mark on the map");
        return {};
    }

private:
    [[nodiscard]] char at(WorldPos p) const
    {
        const auto height = static_cast<std::int64_t>(m_rows.size());
        if (p.y < 0 || p.y >= height || p.x < 0)
            return '.';
        const std::string &row = m_rows[static_cast<std::size_t>(height - 1 - p.y)];
        return p.x < static_cast<std::int64_t>(row.size()) ? row[static_cast<std::size_t>(p.x)] : '.';
    }

    std::vector<std::string> m_rows;
};

/// A square map of n × n cells at `corner`, one bit a cell; around it nothing blocks.
struct BitMap {
    std::uint32_t bits = 0;
    int size = 0;
    WorldPos corner{};

    bool operator()(WorldPos p) const
    {
        const std::int64_t x = p.x - corner.x;
        const std::int64_t y = p.y - corner.y;
        return x >= 0 && y >= 0 && x < size && y < size &&
               ((bits >> static_cast<unsigned>(y * size + x)) & 1U) != 0;
    }

    [[nodiscard]] WorldPos cell(int index) const
    {
        return {corner.x + index % size, corner.y + index / size};
    }
    [[nodiscard]] int cellCount() const { return size * size; }
};

/// The line as the rules print it: normalised first, undone when plotted.
std::vector<WorldPos> printedLine(WorldPos a, WorldPos b)
{
    const bool steep = std::abs(b.y - a.y) > std::abs(b.x - a.x);
    if (steep) {
        std::swap(a.x, a.y);
        std::swap(b.x, b.y);
    }
    if (a.x > b.x)
        std::swap(a, b);
    const std::int64_t dx = b.x - a.x;
    std::int64_t error = dx >> 1;
    std::int64_t y = a.y;
    std::vector<WorldPos> cells;
    for (std::int64_t x = a.x; x <= b.x; ++x) {
        cells.push_back(steep ? WorldPos{y, x} : WorldPos{x, y});
        error -= std::abs(b.y - a.y);
        if (error < 0) {
            y += a.y > b.y ? -1 : 1;
            error += dx;
        }
    }
    return cells;
}

/// Sight by the words of the rules, on the printed line.
bool printedSight(const BitMap &blocks, WorldPos a, WorldPos b, GapRule rule)
{
    const std::vector<WorldPos> line = printedLine(a, b);
    bool visible = std::none_of(line.begin(), line.end(), blocks);
    for (std::size_t i = 1; rule == GapRule::Closed && i < line.size(); ++i) {
        const WorldPos p = line[i - 1];
        const WorldPos q = line[i];
        if (p.x != q.x && p.y != q.y && blocks({p.x, q.y}) && blocks({q.x, p.y}))
            visible = false;
    }
    return visible;
}

bool seen(const std::vector<std::string> &rows, GapRule rule)
{
    const Picture picture(rows);
    return lineOfSight(picture, picture.find('a'), picture.find('b'), rule);
}

bool nothingBlocks(WorldPos)
{
    return false;
}

} // namespace

TEST_CASE("the line between two cells goes through the cells worked out by hand")
{
    using Cells = std::vector<WorldPos>;
    CHECK(sightLineCells({0, 0}, {3, 0}) == Cells{{0, 0}, {1, 0}, {2, 0}, {3, 0}});
    CHECK(sightLineCells({0, 0}, {0, -2}) == Cells{{0, 0}, {0, -1}, {0, -2}});
    CHECK(sightLineCells({1, 1}, {-1, 3}) == Cells{{1, 1}, {0, 2}, {-1, 3}});
    CHECK(sightLineCells({0, 0}, {3, 1}) == Cells{{0, 0}, {1, 0}, {2, 1}, {3, 1}});
    CHECK(sightLineCells({0, 0}, {1, 3}) == Cells{{0, 0}, {0, 1}, {1, 2}, {1, 3}});
    // A line is worked out from its western end, so lines to both sides aren't mirror images.
    CHECK(sightLineCells({0, 0}, {2, 1}) == Cells{{0, 0}, {1, 0}, {2, 1}});
    CHECK(sightLineCells({0, 0}, {-2, 1}) == Cells{{0, 0}, {-1, 1}, {-2, 1}});
    CHECK(sightLineCells({0, 0}, {5, -2}) == Cells{{0, 0}, {1, 0}, {2, -1}, {3, -1}, {4, -2}, {5, -2}});
    CHECK(sightLineCells({4, -7}, {4, -7}) == Cells{{4, -7}});
}

TEST_CASE("every line to a near cell is the printed one, in order from its first cell")
{
    for (std::int64_t y = -12; y <= 12; ++y) {
        for (std::int64_t x = -12; x <= 12; ++x) {
            std::vector<WorldPos> expected = printedLine({0, 0}, {x, y});
            if (expected.front() != WorldPos{0, 0})
                std::reverse(expected.begin(), expected.end());
            INFO(x << ", " << y);
            REQUIRE(sightLineCells({0, 0}, {x, y}) == expected);
        }
    }
}

TEST_CASE("on all maps of 3 by 3 cells sight is what the rules say, for all pairs of cells and both ways")
{
    for (std::uint32_t bits = 0; bits < 1U << 9U; ++bits) {
        const BitMap map{bits, 3};
        for (int pair = 0; pair < 81; ++pair) {
            const WorldPos a = map.cell(pair / 9);
            const WorldPos b = map.cell(pair % 9);
            for (const GapRule rule : {GapRule::Open, GapRule::Closed}) {
                const bool visible = lineOfSight(map, a, b, rule);
                if (visible != printedSight(map, a, b, rule) || visible != lineOfSight(map, b, a, rule))
                    FAIL("map " << bits << ", cells " << pair / 9 << " and " << pair % 9);
            }
        }
    }
}

TEST_CASE("on all maps of 4 by 4 cells two cells see each other or neither sees the other")
{
    int sights = 0;
    for (std::uint32_t bits = 0; bits < 1U << 16U; ++bits) {
        const BitMap map{bits, 4};
        for (int i = 0; i < map.cellCount(); ++i) {
            for (int j = 0; j < i; ++j) {
                const bool there = lineOfSight(map, map.cell(i), map.cell(j), GapRule::Closed);
                sights += there ? 1 : 0;
                if (there != lineOfSight(map, map.cell(j), map.cell(i), GapRule::Closed))
                    FAIL("map " << bits << ", cells " << i << " and " << j);
            }
        }
    }
    CHECK(sights > 0);
}

TEST_CASE("a diagonal gap breaks the line under the gap rule only")
{
    CHECK(seen({"a#", "#b"}, GapRule::Open));
    CHECK_FALSE(seen({"a#", "#b"}, GapRule::Closed));
    CHECK_FALSE(seen({"#b", "a#"}, GapRule::Closed));
    CHECK_FALSE(seen({"a.#.", ".#.b"}, GapRule::Closed));
    CHECK(seen({"a.#.", ".#.b"}, GapRule::Open));
}

TEST_CASE("one blocking corner beside a diagonal step doesn't break the line")
{
    CHECK(seen({"a.", "#b"}, GapRule::Closed));
    CHECK(seen({"a#", ".b"}, GapRule::Closed));
    CHECK(seen({"#a..", "...b"}, GapRule::Closed));
}

TEST_CASE("rock beside a straight line doesn't break it")
{
    CHECK(seen({"####", "a..b", "####"}, GapRule::Closed));
    CHECK(seen({"#b#", "#.#", "#a#"}, GapRule::Closed));
}

TEST_CASE("a blocking cell on the line breaks it, ends included")
{
    CHECK_FALSE(seen({"a#b"}, GapRule::Open));
    for (const GapRule rule : {GapRule::Open, GapRule::Closed}) {
        const Picture wall({"#.."});
        CHECK_FALSE(lineOfSight(wall, {0, 0}, {2, 0}, rule));
        CHECK_FALSE(lineOfSight(wall, {2, 0}, {0, 0}, rule));
        CHECK_FALSE(lineOfSight(wall, {0, 0}, {0, 0}, rule));
        CHECK(lineOfSight(wall, {1, 0}, {1, 0}, rule));
    }
}

TEST_CASE("a trace finds the first blocking cell as met from either end")
{
    const Picture picture({"a.#.#.b"});
    const SightTrace there = traceSight(picture, {0, 0}, {6, 0}, GapRule::Closed);
    CHECK_FALSE(there.visible());
    CHECK(there.cells == sightLineCells({0, 0}, {6, 0}));
    CHECK(there.obstacle == SightObstacle{Kind::BlockingCell, {2, 0}, {}});
    CHECK(there.clearCells() == 2);
    const SightTrace back = traceSight(picture, {6, 0}, {0, 0}, GapRule::Closed);
    CHECK(back.obstacle == SightObstacle{Kind::BlockingCell, {4, 0}, {}});
    CHECK(back.cells.front() == WorldPos{6, 0});
}

TEST_CASE("a trace names the two cells of a diagonal gap and the cell behind it")
{
    const Picture picture({"a#", "#b"});
    const SightTrace trace = traceSight(picture, {0, 1}, {1, 0}, GapRule::Closed);
    CHECK(trace.obstacle == SightObstacle{Kind::DiagonalGap, {1, 0}, {WorldPos{1, 1}, WorldPos{0, 0}}});
    CHECK(trace.clearCells() == 1);
    CHECK(traceSight(picture, {1, 0}, {0, 1}, GapRule::Closed).obstacle.at == WorldPos{0, 1});
}

TEST_CASE("a trace finds a gap before the rock behind it")
{
    const Picture picture({"a#", "##"});
    CHECK(traceSight(picture, {0, 1}, {1, 0}, GapRule::Closed).obstacle.kind == Kind::DiagonalGap);
    CHECK(traceSight(picture, {0, 1}, {1, 0}, GapRule::Open).obstacle.kind == Kind::BlockingCell);
}

TEST_CASE("a trace of a free line has no obstacle")
{
    const SightTrace trace = traceSight(nothingBlocks, {3, 3}, {-4, 1}, GapRule::Closed);
    CHECK(trace.visible());
    CHECK(trace.clearCells() == 8);
    CHECK(trace.cells.back() == WorldPos{-4, 1});
}

TEST_CASE("sight is the same far from the origin, and a trace agrees with the plain answer")
{
    REQUIRE(rc::check([](std::uint32_t bits) {
        constexpr std::int64_t kFar = 1'000'000'000'000;
        const BitMap here{bits & 0x1FFFFFFU, 5};
        const WorldPos a = here.cell(*rc::gen::inRange(0, 25));
        const WorldPos b = here.cell(*rc::gen::inRange(0, 25));
        for (const WorldPos shift :
             {WorldPos{kFar, -kFar}, WorldPos{-kFar, kFar}, WorldPos{-kWorldLimit, kWorldLimit - 5}}) {
            const BitMap there{here.bits, 5, shift};
            const SightTrace trace = traceSight(there, {a.x + shift.x, a.y + shift.y},
                                                {b.x + shift.x, b.y + shift.y}, GapRule::Closed);
            RC_ASSERT(trace.visible() == lineOfSight(here, a, b, GapRule::Closed));
            RC_ASSERT(trace.cells.size() == sightLineCells(a, b).size());
        }
    }));
}

TEST_CASE("a monster sees the player inside its disc with a free line only")
{
    const WorldPos monster{1000, -1000};
    CHECK(sees(DiscRule::Exact, 3, GapRule::Closed, monster, {1003, -1000}, nothingBlocks));
    CHECK_FALSE(sees(DiscRule::Exact, 3, GapRule::Closed, monster, {1003, -1001}, nothingBlocks));
    CHECK(sees(DiscRule::Original, 3, GapRule::Closed, monster, {1003, -1001}, nothingBlocks));
    CHECK(sees(DiscRule::Wide, 3, GapRule::Closed, monster, {1003, -1002}, nothingBlocks));
    CHECK_FALSE(sees(DiscRule::Wide, 3, GapRule::Closed, monster, {1004, -1000}, nothingBlocks));
    const auto rock = [](WorldPos p) { return p == WorldPos{1002, -1000}; };
    CHECK_FALSE(sees(DiscRule::Exact, 3, GapRule::Closed, monster, {1003, -1000}, rock));
    CHECK_FALSE(sees(DiscRule::Wide, 3, GapRule::Closed, {-kWorldLimit, 0}, {kWorldLimit, 0}, nothingBlocks));
}
