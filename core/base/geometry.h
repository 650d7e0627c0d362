// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace cave {

/// A world position in cells; +x east, +y north.
struct WorldPos {
    std::int64_t x = 0;
    std::int64_t y = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const WorldPos &, const WorldPos &) = default;
};

/// A position in the endless grid of regions; +x east, +y north.
struct RegionPos {
    std::int64_t x = 0;
    std::int64_t y = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const RegionPos &, const RegionPos &) = default;
};

/// A cell of a region, counted from its south-west corner: 0 .. region size − 1 on both axes.
struct CellPos {
    int x = 0;
    int y = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const CellPos &, const CellPos &) = default;
};

/// World coordinates are usable within ±kWorldLimit; beyond it everything is rock, and our arithmetic can't
/// overflow.
inline constexpr std::int64_t kWorldLimit = 1'000'000'000'000'000'000;

constexpr std::int64_t floorDiv(std::int64_t value, std::int64_t divisor)
{
    const std::int64_t quotient = value / divisor;
    return quotient - ((value % divisor != 0 && (value < 0) != (divisor < 0)) ? 1 : 0);
}

constexpr std::int64_t floorMod(std::int64_t value, std::int64_t divisor)
{
    return value - floorDiv(value, divisor) * divisor;
}

/// The region of `p`; rounds toward negative infinity, so (-1, -1) is in region (-1, -1).
constexpr RegionPos regionOf(WorldPos p, int regionSize)
{
    return {floorDiv(p.x, regionSize), floorDiv(p.y, regionSize)};
}

/// The position of `p` in its region.
constexpr CellPos cellOf(WorldPos p, int regionSize)
{
    return {static_cast<int>(floorMod(p.x, regionSize)), static_cast<int>(floorMod(p.y, regionSize))};
}

/// The world position of a cell of a region.
constexpr WorldPos worldPos(RegionPos region, CellPos cell, int regionSize)
{
    return {region.x * regionSize + cell.x, region.y * regionSize + cell.y};
}

/// True where play and painting are defined.
constexpr bool insideWorld(WorldPos p)
{
    return p.x >= -kWorldLimit && p.x <= kWorldLimit && p.y >= -kWorldLimit && p.y <= kWorldLimit;
}

/// The four cardinal directions, clockwise from north, then the diagonals.
enum class Direction : std::uint8_t {
    North,
    East,
    South,
    West,
    NorthEast,
    SouthEast,
    SouthWest,
    NorthWest,
};
/// The cardinal directions.
inline constexpr std::array kDirections{Direction::North, Direction::East, Direction::South, Direction::West};
inline constexpr std::array kEightDirections{Direction::North,     Direction::East,      Direction::South,
                                             Direction::West,      Direction::NorthEast, Direction::SouthEast,
                                             Direction::SouthWest, Direction::NorthWest};

constexpr bool isDiagonal(Direction direction)
{
    return direction >= Direction::NorthEast;
}

/// The position one step from `p`.
constexpr WorldPos step(WorldPos p, Direction direction)
{
    switch (direction) {
    case Direction::North:
        return {p.x, p.y + 1};
    case Direction::East:
        return {p.x + 1, p.y};
    case Direction::South:
        return {p.x, p.y - 1};
    case Direction::West:
        return {p.x - 1, p.y};
    case Direction::NorthEast:
        return {p.x + 1, p.y + 1};
    case Direction::SouthEast:
        return {p.x + 1, p.y - 1};
    case Direction::SouthWest:
        return {p.x - 1, p.y - 1};
    case Direction::NorthWest:
        return {p.x - 1, p.y + 1};
    }
    return p;
}

/// The direction of the step from one cell to another; none if they aren't neighbours.
constexpr std::optional<Direction> directionTo(WorldPos from, WorldPos to)
{
    for (const Direction direction : kEightDirections) {
        if (step(from, direction) == to)
            return direction;
    }
    return std::nullopt;
}

/// A rectangle of cells: `width` × `height` from its south-west corner, to the east and north.
struct CellRect {
    WorldPos origin;
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const CellRect &, const CellRect &) = default;

    [[nodiscard]] constexpr bool contains(WorldPos p) const
    {
        return p.x >= origin.x && p.y >= origin.y && p.x - origin.x < width && p.y - origin.y < height;
    }
};

/// `rect` with `margin` more cells on each side.
constexpr CellRect withMargin(const CellRect &rect, int margin)
{
    return {
        {rect.origin.x - margin, rect.origin.y - margin}, rect.width + 2 * margin, rect.height + 2 * margin};
}

/// The square of cells at most `radius` from `centre` on either axis.
constexpr CellRect squareAround(WorldPos centre, int radius)
{
    return {{centre.x - radius, centre.y - radius}, 2 * radius + 1, 2 * radius + 1};
}

/// The square of `side` by `side` cells whose middle is `centre`; with an even side, the cell north-east of
/// it.
constexpr CellRect squareOfSide(WorldPos centre, int side)
{
    return {{centre.x - side / 2, centre.y - side / 2}, side, side};
}

} // namespace cave
