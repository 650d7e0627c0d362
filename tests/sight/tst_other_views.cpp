// SPDX-License-Identifier: MIT
#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/sight/field_of_view.h"
#include "core/sight/line_of_sight.h"
#include "core/sight/other_views.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/sight/sight_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

/// A square of random rock around a centre of floor; `rockIn16` of 16 cells are rock.
BitGrid rockAround(std::uint64_t key, int radius, std::uint32_t rockIn16)
{
    BitGrid rock(2 * radius + 1, 2 * radius + 1);
    for (int y = 0; y < rock.height(); ++y) {
        for (int x = 0; x < rock.width(); ++x) {
            if ((x != radius || y != radius) && pickBelow(hashAt(key, x, y), 16) < rockIn16)
                rock.set(x, y);
        }
    }
    return rock;
}

BitGrid gridOf(const std::vector<std::string> &rows)
{
    const int side = static_cast<int>(rows.size());
    BitGrid grid(side, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            if (rows[static_cast<std::size_t>(side - 1 - y)][static_cast<std::size_t>(x)] == '#')
                grid.set(x, y);
        }
    }
    return grid;
}

BitGrid permissive(const BitGrid &rock)
{
    BitGrid visible;
    permissiveFieldOfView(rock, rock.width() / 2, visible);
    return visible;
}

bool inView(int radius, int dx, int dy)
{
    return dx * dx + dy * dy <= radius * radius + radius;
}

/// Whether a straight line joins the insides of two cells past the insides of all rock between them: by
/// trying the lines through any two corners of cells, which all others can be turned and shifted into. Every
/// rock is above or below such a line, and the lines that have the same rock above form one bundle.
class CornerLines {
public:
    /// `rock`: cells from (0, 0), the viewer, to (`across`, `up`), the cell looked at; both above 0.
    CornerLines(const std::vector<std::vector<bool>> &rock, int across, int up)
        : m_rock(rock)
        , m_across(across)
        , m_up(up)
    {
    }

    [[nodiscard]] bool join() const
    {
        std::map<std::vector<bool>, std::array<bool, 4>> bundles;
        for (int first = 0; first < corners(); ++first) {
            for (int second = 0; second < corners(); ++second) {
                const Line line{corner(first), corner(second)};
                if (line.b.first < line.a.first || line.b.second < line.a.second || line.a == line.b)
                    continue;
                std::vector<bool> above;
                if (!meetsEnds(line) || !passesRock(line, above))
                    continue;
                std::array<bool, 4> &inside = bundles[above];
                const std::array<Point, 4> ends{
                    Point{0, 1}, {1, 0}, {m_across, m_up + 1}, {m_across + 1, m_up}};
                for (std::size_t i = 0; i < 4; ++i)
                    inside[i] = inside[i] || side(line, ends[i]) != 0;
            }
        }
        // A bundle has a line inside both cells if it has, for each of their corners, one that misses it.
        for (const auto &[above, inside] : bundles) {
            if (inside == std::array{true, true, true, true})
                return true;
        }
        return false;
    }

private:
    using Point = std::pair<int, int>;
    struct Line {
        Point a;
        Point b;
    };

    [[nodiscard]] int corners() const { return (m_across + 2) * (m_up + 2); }
    [[nodiscard]] Point corner(int index) const { return {index % (m_across + 2), index / (m_across + 2)}; }

    /// Above 0: `p` is above the line.
    static int side(const Line &line, Point p)
    {
        return (line.b.first - line.a.first) * (p.second - line.a.second) -
               (line.b.second - line.a.second) * (p.first - line.a.first);
    }

    /// Both cells at least touch the line.
    [[nodiscard]] bool meetsEnds(const Line &line) const
    {
        return side(line, {0, 1}) >= 0 && side(line, {1, 0}) <= 0 && side(line, {m_across, m_up + 1}) >= 0 &&
               side(line, {m_across + 1, m_up}) <= 0;
    }

    bool passesRock(const Line &line, std::vector<bool> &above) const
    {
        for (int x = 0; x <= m_across; ++x) {
            for (int y = 0; y <= m_up; ++y) {
                if (!m_rock[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)])
                    continue;
                const bool isAbove = side(line, {x + 1, y}) >= 0;
                if (!isAbove && side(line, {x, y + 1}) > 0)
                    return false;
                above.push_back(isAbove);
            }
        }
        return true;
    }

    const std::vector<std::vector<bool>> &m_rock;
    int m_across;
    int m_up;
};

/// The permissive answer for one cell, `dx` and `dy` from the centre.
bool joined(const BitGrid &rock, int dx, int dy)
{
    const int radius = rock.width() / 2;
    const int stepX = dx < 0 ? -1 : 1;
    const int stepY = dy < 0 ? -1 : 1;
    std::vector<std::vector<bool>> between;
    for (int x = 0; x <= std::abs(dx); ++x) {
        between.emplace_back();
        for (int y = 0; y <= std::abs(dy); ++y) {
            const bool end = (x == 0 && y == 0) || (x == std::abs(dx) && y == std::abs(dy));
            between.back().push_back(!end && rock.test(radius + stepX * x, radius + stepY * y));
        }
    }
    if (dx != 0 && dy != 0)
        return CornerLines(between, std::abs(dx), std::abs(dy)).join();
    for (const std::vector<bool> &column : between) { // straight ahead nothing may stand
        for (const bool blocked : column) {
            if (blocked)
                return false;
        }
    }
    return true;
}

BitGrid joinedCells(const BitGrid &rock)
{
    const int radius = rock.width() / 2;
    BitGrid cells(rock.width(), rock.height());
    for (int y = -radius; y <= radius; ++y) {
        for (int x = -radius; x <= radius; ++x) {
            if (inView(radius, x, y) && joined(rock, x, y))
                cells.set(radius + x, radius + y);
        }
    }
    return cells;
}

/// Whether the straight line from the centre of the view to that of a cell meets the inside of no other
/// rock.
bool centresJoined(const BitGrid &rock, int x, int y)
{
    const int radius = rock.width() / 2;
    const int dx = x - radius;
    const int dy = y - radius;
    // In half cells, a cell (cx, cy) is the square 2·cx ± 1, 2·cy ± 1 around the viewer at (0, 0).
    for (int cy = std::min(0, dy); cy <= std::max(0, dy); ++cy) {
        for (int cx = std::min(0, dx); cx <= std::max(0, dx); ++cx) {
            if (!rock.test(radius + cx, radius + cy) || (cx == dx && cy == dy))
                continue;
            int above = 0;
            for (const int sx : {-1, 1}) {
                for (const int sy : {-1, 1}) {
                    const int side = dx * (2 * cy + sy) - dy * (2 * cx + sx);
                    above += (side > 0 ? 1 : 0) - (side < 0 ? 1 : 0);
                }
            }
            // The line passes if all four corners are on one side, or one of them on the line.
            if (std::abs(above) < 3)
                return false;
        }
    }
    return true;
}

/// The square of `rock` around a cell of it, with everything outside rock.
BitGrid movedTo(const BitGrid &rock, int x, int y)
{
    const int radius = rock.width() / 2;
    BitGrid moved(rock.width(), rock.height());
    for (int my = 0; my < moved.height(); ++my) {
        for (int mx = 0; mx < moved.width(); ++mx) {
            const int sx = mx - radius + x;
            const int sy = my - radius + y;
            if (!rock.contains(sx, sy) || rock.test(sx, sy))
                moved.set(mx, my);
        }
    }
    return moved;
}

} // namespace

TEST_CASE("a view by lines shows each cell to which nothing comes first on the line")
{
    REQUIRE(rc::check([] {
        const int radius = *rc::gen::inRange(0, 20);
        const BitGrid rock =
            rockAround(*rc::gen::arbitrary<std::uint64_t>(), radius, *rc::gen::inRange<std::uint32_t>(0, 10));
        const auto blocks = [&](WorldPos p) {
            return rock.test(static_cast<int>(p.x), static_cast<int>(p.y));
        };
        for (const GapRule rule : {GapRule::Open, GapRule::Closed}) {
            BitGrid visible;
            fieldOfViewByLines(rock, radius, rule, visible);
            for (int y = 0; y < rock.height(); ++y) {
                for (int x = 0; x < rock.width(); ++x) {
                    const SightObstacle met = firstObstacle(blocks, {radius, radius}, {x, y}, rule);
                    const bool rockEndsIt =
                        met.kind == SightObstacle::Kind::BlockingCell && met.at == WorldPos{x, y};
                    const bool clear = met.kind == SightObstacle::Kind::None || rockEndsIt;
                    RC_ASSERT(visible.test(x, y) == (clear && inView(radius, x - radius, y - radius)));
                }
            }
        }
    }));
}

TEST_CASE("from inside rock both other views show the centre and what is around it")
{
    BitGrid rock(5, 5);
    rock.set(2, 2);
    BitGrid lines;
    fieldOfViewByLines(rock, 2, GapRule::Closed, lines);
    CHECK(lines.test(2, 2));
    CHECK(lines.test(4, 2));
    CHECK(permissive(rock).test(2, 2));
    CHECK(permissive(rock).test(4, 2));
    BitGrid alone;
    permissiveFieldOfView(BitGrid(1, 1), 0, alone);
    CHECK(alone.test(0, 0));
}

TEST_CASE("a permissive view shows what any straight line between the two cells reaches")
{
    for (std::uint64_t map = 0; map < 400; ++map) {
        const BitGrid rock = rockAround(map, 4, 2 + static_cast<std::uint32_t>(map % 9));
        const BitGrid expected = joinedCells(rock);
        const BitGrid actual = permissive(rock);
        INFO("rock\n" << picture(rock) << "expected\n" << picture(expected) << "actual\n" << picture(actual));
        REQUIRE(actual == expected);
    }
}

TEST_CASE("a permissive view looks past a pillar and through a diagonal gap, but not through a wall")
{
    const BitGrid pillar =
        permissive(gridOf({".......", ".......", ".......", "....#..", ".......", ".......", "......."}));
    CHECK(pillar.test(4, 3)); // the pillar itself
    CHECK_FALSE(pillar.test(5, 3));
    CHECK(pillar.test(5, 4));
    const BitGrid gap =
        permissive(gridOf({".......", ".......", "...#...", "....#..", ".......", ".......", "......."}));
    CHECK(gap.test(4, 4));
    CHECK(gap.test(5, 5));
    const BitGrid wall =
        permissive(gridOf({".......", ".......", "#######", ".......", ".......", ".......", "......."}));
    CHECK(wall.test(3, 4));
    CHECK_FALSE(wall.test(3, 5));
}

TEST_CASE("two floor cells see each other by a permissive view, or neither sees the other")
{
    REQUIRE(rc::check([] {
        const int radius = *rc::gen::inRange(1, 17);
        BitGrid rock =
            rockAround(*rc::gen::arbitrary<std::uint64_t>(), radius, *rc::gen::inRange<std::uint32_t>(1, 9));
        const BitGrid there = permissive(rock);
        for (int y = 0; y < rock.height(); ++y) {
            for (int x = 0; x < rock.width(); ++x) {
                if (rock.test(x, y) || !inView(radius, x - radius, y - radius))
                    continue;
                const BitGrid back = permissive(movedTo(rock, x, y));
                RC_ASSERT(there.test(x, y) == back.test(2 * radius - x, 2 * radius - y));
            }
        }
    }));
}

TEST_CASE("a permissive view contains the floor whose centre is seen past whole cells of rock")
{
    REQUIRE(rc::check([] {
        const int radius = *rc::gen::inRange(1, kMaxViewRadius + 1);
        const BitGrid rock =
            rockAround(*rc::gen::arbitrary<std::uint64_t>(), radius, *rc::gen::inRange<std::uint32_t>(1, 9));
        const BitGrid most = permissive(rock);
        for (int y = 0; y < rock.height(); ++y) {
            for (int x = 0; x < rock.width(); ++x) {
                if (inView(radius, x - radius, y - radius) && centresJoined(rock, x, y))
                    RC_ASSERT(most.test(x, y));
            }
        }
    }));
}

TEST_CASE("shadowcasting shows the end of a crooked staircase that no straight line reaches")
{
    // Shadowcasting cuts the corners off rock. Down a staircase one cell wide it looks through gaps that are
    // not in one line.
    constexpr int kRadius = 9;
    BitGrid stairs = rockAround(0, kRadius, 16);
    constexpr std::array<CellPos, 7> kSteps{{{1, 1}, {2, 1}, {3, 2}, {4, 3}, {5, 4}, {6, 4}, {7, 5}}};
    for (const CellPos cell : kSteps)
        stairs.clear(kRadius + cell.x, kRadius + cell.y);
    BitGrid shadows;
    fieldOfView(stairs, kRadius, shadows);
    CHECK(shadows.test(kRadius + 7, kRadius + 5));
    CHECK_FALSE(permissive(stairs).test(kRadius + 7, kRadius + 5));
}
