// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/sight/field_of_view.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <rapidcheck.h>
#include <string>
#include <string_view>
#include <vector>

#include "tests/sight/sight_fixtures.h"

using cave::BitGrid;
using cave::fieldOfView;
using cave::test::picture;

namespace {

/// A fraction with a positive denominator.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
};

/// Symmetric shadowcasting exactly as published: cell by cell, one recursion a gap, fractions for slopes.
class PlainShadowcasting {
public:
    PlainShadowcasting(const BitGrid &rock, int radius)
        : m_rock(rock)
        , m_visible(rock.width(), rock.height())
        , m_radius(radius)
    {
    }

    BitGrid run()
    {
        m_visible.set(m_radius, m_radius);
        for (m_quadrant = 0; m_quadrant < 4; ++m_quadrant)
            scan(1, {-1, 1}, {1, 1});
        return m_visible;
    }

private:
    struct Cell {
        int x = 0;
        int y = 0;
    };

    [[nodiscard]] Cell cellAt(int depth, int column) const
    {
        switch (m_quadrant) {
        case 0:
            return {m_radius + column, m_radius + depth};
        case 1:
            return {m_radius + column, m_radius - depth};
        case 2:
            return {m_radius + depth, m_radius + column};
        default:
            return {m_radius - depth, m_radius + column};
        }
    }

    void reveal(int depth, int column)
    {
        const Cell cell = cellAt(depth, column);
        if (depth * depth + column * column <= m_radius * m_radius + m_radius)
            m_visible.set(cell.x, cell.y);
    }

    static std::int64_t roundTiesUp(int depth, Fraction slope)
    {
        return cave::floorDiv(2 * depth * slope.numerator + slope.denominator, 2 * slope.denominator);
    }

    static std::int64_t roundTiesDown(int depth, Fraction slope)
    {
        return -cave::floorDiv(-(2 * depth * slope.numerator - slope.denominator), 2 * slope.denominator);
    }

    void scan(int depth, Fraction start, Fraction end)
    {
        if (depth > m_radius)
            return;
        enum class Before { Nothing, Rock, Floor };
        Before before = Before::Nothing;
        const auto first = static_cast<int>(roundTiesUp(depth, start));
        const auto last = static_cast<int>(roundTiesDown(depth, end));
        for (int column = first; column <= last; ++column) {
            const Cell cell = cellAt(depth, column);
            const bool rock = m_rock.test(cell.x, cell.y);
            const bool symmetric = column * start.denominator >= depth * start.numerator &&
                                   column * end.denominator <= depth * end.numerator;
            if (rock || symmetric)
                reveal(depth, column);
            const Fraction slope{2 * column - 1, 2 * depth};
            if (before == Before::Rock && !rock)
                start = slope;
            if (before == Before::Floor && rock)
                scan(depth + 1, start, slope);
            before = rock ? Before::Rock : Before::Floor;
        }
        if (before == Before::Floor)
            scan(depth + 1, start, end);
    }

    const BitGrid &m_rock;
    BitGrid m_visible;
    int m_radius;
    int m_quadrant = 0;
};

BitGrid seenFromCentre(const BitGrid &rock, int radius)
{
    BitGrid visible;
    fieldOfView(rock, radius, visible);
    return visible;
}

/// Only asks Catch2 on a difference: a million assertions would take longer than the work.
void requireAsPublished(const BitGrid &rock, int radius)
{
    const BitGrid expected = PlainShadowcasting(rock, radius).run();
    const BitGrid actual = seenFromCentre(rock, radius);
    if (actual == expected)
        return;
    INFO("rock\n" << picture(rock) << "expected\n" << picture(expected) << "actual\n" << picture(actual));
    REQUIRE(actual == expected);
}

/// A square of radius (lines − 1) / 2 from lines given from the north; `set` is the character of a set bit.
BitGrid drawn(std::initializer_list<std::string_view> lines, char set = '#')
{
    const int side = static_cast<int>(lines.size());
    BitGrid grid(side, side);
    int y = side;
    for (const std::string_view line : lines) {
        --y;
        for (int x = 0; x < side; ++x)
            if (line[static_cast<std::size_t>(x)] == set)
                grid.set(x, y);
    }
    return grid;
}

BitGrid randomRock(int side, int percent, std::uint32_t seed)
{
    std::mt19937 random(seed);
    BitGrid rock(side, side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (random() % 100 < static_cast<unsigned>(percent))
                rock.set(x, y);
    return rock;
}

BitGrid filled(int side)
{
    return randomRock(side, 100, 0);
}

template<class Rule>
BitGrid rockWhere(int radius, Rule rule)
{
    BitGrid rock(2 * radius + 1, 2 * radius + 1);
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x)
            if (rule(x, y))
                rock.set(radius + x, radius + y);
    return rock;
}

const std::vector<int> kRadii{0, 1, 2, 3, 5, 8, 15, 16, 20, 31, 32, 33, 47, 59, 60};

} // namespace

TEST_CASE("on open floor exactly the disc is seen")
{
    for (const int radius : kRadii) {
        const BitGrid disc =
            rockWhere(radius, [&](int x, int y) { return x * x + y * y <= radius * radius + radius; });
        INFO("radius " << radius);
        REQUIRE(seenFromCentre(BitGrid(2 * radius + 1, 2 * radius + 1), radius) == disc);
    }
}

TEST_CASE("inside solid rock only the eight cells around the viewer are seen")
{
    for (const int radius : kRadii) {
        if (radius < 2)
            continue;
        const BitGrid block =
            rockWhere(radius, [](int x, int y) { return x >= -1 && x <= 1 && y >= -1 && y <= 1; });
        INFO("radius " << radius);
        REQUIRE(seenFromCentre(filled(2 * radius + 1), radius) == block);
    }
}

TEST_CASE("a viewer in rock looks out as if on floor")
{
    BitGrid rock = randomRock(41, 30, 7);
    rock.clear(20, 20);
    const BitGrid fromFloor = seenFromCentre(rock, 20);
    rock.set(20, 20);
    REQUIRE(seenFromCentre(rock, 20) == fromFloor);
}

TEST_CASE("a pillar hides what lies behind it and is itself seen")
{
    const BitGrid rock = drawn({".........", ".........", ".........", "....#....", ".........", ".........",
                                ".........", ".........", "........."});
    const BitGrid seen = drawn({"..x...x..", ".xx...xx.", "xxxx.xxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
                                "xxxxxxxxx", ".xxxxxxx.", "..xxxxx.."},
                               'x');
    INFO(picture(seenFromCentre(rock, 4)));
    REQUIRE(seenFromCentre(rock, 4) == seen);
}

TEST_CASE("sight passes between two rocks that touch at a corner")
{
    const BitGrid rock = drawn({"###..", "###..", "##.##", "#####", "#####"});
    const BitGrid seen = drawn({"...x.", ".xxxx", ".xxx.", ".xxx.", "....."}, 'x');
    INFO(picture(seenFromCentre(rock, 2)));
    REQUIRE(seenFromCentre(rock, 2) == seen);
}

TEST_CASE("both walls and the end of a dead-straight corridor are seen")
{
    for (const int radius : {8, 20, 31, 32, 60}) {
        const int end = radius - 1;
        const BitGrid corridor =
            rockWhere(radius, [&](int x, int y) { return y != 0 || x < -end || x > end; });
        const BitGrid seen = seenFromCentre(corridor, radius);
        INFO("radius " << radius);
        for (int x = -end; x <= end; ++x) {
            REQUIRE(seen.test(radius + x, radius));
            REQUIRE(seen.test(radius + x, radius + 1));
            REQUIRE(seen.test(radius + x, radius - 1));
        }
        REQUIRE(seen.test(0, radius));
        REQUIRE(seen.test(2 * radius, radius));
        REQUIRE(seen.count() == 3 * (2 * end + 1) + 2 + 4);
    }
}

TEST_CASE("a second look replaces the first, whatever its size")
{
    BitGrid visible;
    fieldOfView(BitGrid(121, 121), 60, visible);
    fieldOfView(filled(5), 2, visible);
    REQUIRE(visible == drawn({".....", ".xxx.", ".xxx.", ".xxx.", "....."}, 'x'));
}

TEST_CASE("every map of radius 1 is seen as published")
{
    for (unsigned bits = 0; bits < 512; ++bits) {
        BitGrid rock(3, 3);
        for (int y = 0; y < 3; ++y)
            rock.orBits(0, y, 3, bits >> (3 * static_cast<unsigned>(y)));
        requireAsPublished(rock, 1);
    }
}

TEST_CASE("every map of radius 2 is seen as published")
{
    constexpr unsigned kCells = 20; // the corners are beyond the disc, and the centre is the viewer's
    for (unsigned bits = 0; bits < 1U << kCells; ++bits) {
        BitGrid rock(5, 5);
        rock.orBits(1, 0, 3, bits);
        rock.orBits(0, 1, 5, bits >> 3U);
        rock.orBits(0, 2, 2, bits >> 8U);
        rock.orBits(3, 2, 2, bits >> 10U);
        rock.orBits(0, 3, 5, bits >> 12U);
        rock.orBits(1, 4, 3, bits >> 17U);
        requireAsPublished(rock, 2);
    }
}

TEST_CASE("rock beyond the disc changes nothing")
{
    for (const int radius : kRadii) {
        const int side = 2 * radius + 1;
        BitGrid rock = randomRock(side, 3, static_cast<std::uint32_t>(radius));
        const BitGrid before = seenFromCentre(rock, radius);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                if ((x - radius) * (x - radius) + (y - radius) * (y - radius) > radius * radius + radius)
                    rock.set(x, y);
        INFO("radius " << radius);
        REQUIRE(seenFromCentre(rock, radius) == before);
    }
}

TEST_CASE("every layout of the three rows before the viewer is seen as published, in all four directions")
{
    constexpr int kRadius = 4;
    for (unsigned bits = 0; bits < 1U << 15U; ++bits) {
        unsigned left = bits;
        BitGrid north(9, 9);
        BitGrid east(9, 9);
        BitGrid south(9, 9);
        BitGrid west(9, 9);
        for (int depth = 1; depth <= 3; ++depth) {
            for (int column = -depth; column <= depth; ++column, left >>= 1U) {
                if ((left & 1U) == 0)
                    continue;
                north.set(kRadius + column, kRadius + depth);
                south.set(kRadius + column, kRadius - depth);
                east.set(kRadius + depth, kRadius + column);
                west.set(kRadius - depth, kRadius + column);
            }
        }
        for (const BitGrid &rock : {north, east, south, west})
            requireAsPublished(rock, kRadius);
    }
}

TEST_CASE("adversarial layouts are seen as published")
{
    for (const int radius : kRadii) {
        INFO("radius " << radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return x % 2 == 0 && y % 2 == 0; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return x % 4 == 2 && y % 4 == 2; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return x % 5 == 3 && y % 7 == 1; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return (x + y) % 2 != 0; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return (x + y) % 2 == 0; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return x - y > 1 || y - x > 1; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return y > x && y != x + 2; }), radius);
        requireAsPublished(rockWhere(radius, [](int, int y) { return y > 0; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return y == 1 && x % 2 != 0; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return x == -1 && y % 3 != 0; }), radius);
        requireAsPublished(rockWhere(radius, [](int x, int y) { return x != 0 && y != 0; }), radius);
        requireAsPublished(rockWhere(radius, [&](int x, int y) { return x * x + y * y == radius; }), radius);
        requireAsPublished(
            rockWhere(radius,
                      [&](int x, int y) { return x * x == radius * radius || y * y == radius * radius; }),
            radius);
    }
}

TEST_CASE("a single rock anywhere is seen as published")
{
    for (const int radius : {10, 33}) {
        for (int y = 0; y <= 2 * radius; ++y) {
            for (int x = 0; x <= 2 * radius; ++x) {
                BitGrid rock(2 * radius + 1, 2 * radius + 1);
                rock.set(x, y);
                requireAsPublished(rock, radius);
            }
        }
    }
}

TEST_CASE("a single opening in a wall around the viewer is seen through as published")
{
    constexpr int kRadius = 60;
    for (int distance = 1; distance <= 12; ++distance) {
        for (int opening = -distance; opening <= distance; ++opening) {
            requireAsPublished(rockWhere(kRadius,
                                         [&](int x, int y) {
                                             const bool rowWall =
                                                 (y == distance || y == -distance) && x != opening;
                                             const bool columnWall =
                                                 (x == distance || x == -distance) && y != opening;
                                             return rowWall || columnWall;
                                         }),
                               kRadius);
        }
    }
}

TEST_CASE("random maps of every radius are seen as published")
{
    REQUIRE(rc::check("as published", [] {
        const int radius = *rc::gen::inRange(0, cave::kMaxViewRadius + 1);
        const int percent = *rc::gen::weightedOneOf<int>(
            {{3, rc::gen::inRange(0, 6)}, {2, rc::gen::inRange(6, 30)}, {1, rc::gen::inRange(30, 101)}});
        for (int repeat = 0; repeat < 50; ++repeat) {
            const BitGrid rock = randomRock(2 * radius + 1, percent, *rc::gen::arbitrary<std::uint32_t>());
            RC_ASSERT(seenFromCentre(rock, radius) == PlainShadowcasting(rock, radius).run());
        }
    }));
}

TEST_CASE("one floor cell sees another exactly when the other sees it")
{
    REQUIRE(rc::check("symmetric", [] {
        constexpr int kSide = 24;
        const int radius = *rc::gen::inRange(1, 15);
        const int percent = *rc::gen::inRange(2, 50);
        const BitGrid map = randomRock(kSide, percent, *rc::gen::arbitrary<std::uint32_t>());

        std::vector<BitGrid> views(kSide * kSide);
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x) {
                BitGrid window(2 * radius + 1, 2 * radius + 1);
                for (int row = 0; row <= 2 * radius; ++row)
                    window.orBits(0, row, 2 * radius + 1,
                                  map.bits(x - radius, y - radius + row, 2 * radius + 1));
                fieldOfView(window, radius, views[static_cast<std::size_t>(y * kSide + x)]);
            }
        }
        const auto sees = [&](int fromX, int fromY, int toX, int toY) {
            const BitGrid &view = views[static_cast<std::size_t>(fromY * kSide + fromX)];
            const int x = toX - fromX + radius;
            const int y = toY - fromY + radius;
            return view.contains(x, y) && view.test(x, y);
        };
        for (int a = 0; a < kSide * kSide; ++a) {
            for (int b = 0; b < a; ++b) {
                if (map.test(a % kSide, a / kSide) || map.test(b % kSide, b / kSide))
                    continue;
                RC_ASSERT(sees(a % kSide, a / kSide, b % kSide, b / kSide) ==
                          sees(b % kSide, b / kSide, a % kSide, a / kSide));
            }
        }
    }));
}
