// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <cmath>
#include <cstdint>

namespace cave {

/// A continuous position or a vector, in cells; +x east, +y north. The cell (x, y) covers x .. x + 1 and y ..
/// y + 1, so its centre is at (x + ½, y + ½).
///
/// Computations use only +, −, ·, ÷ and square roots, which give the same results on every machine.
struct Point {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(const Point &, const Point &) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
};

constexpr double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}

inline double length(Point way)
{
    return std::sqrt(dot(way, way));
}

/// The unit vector in this direction; (0, 0) for (0, 0).
inline Point unit(Point way)
{
    const double whole = length(way);
    return whole > 0 ? Point{way.x / whole, way.y / whole} : Point{};
}

constexpr Point middleOf(WorldPos cell)
{
    return {static_cast<double>(cell.x) + 0.5, static_cast<double>(cell.y) + 0.5};
}

/// The cell of a point within the usable world.
inline WorldPos cellAt(Point p)
{
    return {static_cast<std::int64_t>(std::floor(p.x)), static_cast<std::int64_t>(std::floor(p.y))};
}

} // namespace cave
