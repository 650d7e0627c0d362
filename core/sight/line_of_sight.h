// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/sight/area_of_effect.h"
#include "core/world/region.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace cave {

/// Iterates over the cells of the integer Bresenham line from `from` to `to`, inclusive.
///
/// The line is the same in both directions: it is computed along its longer axis from the end where that
/// coordinate is smaller (the x axis on ties), and reversed for the other direction. Integers only; exact
/// anywhere within ±kWorldLimit. Source: Bresenham's line as commonly printed for gradients 0 .. 1, error
/// term started at half the length, rounded down.
class SightLine {
public:
    SightLine(WorldPos from, WorldPos to);

    [[nodiscard]] WorldPos position() const { return m_position; }
    /// True on the last cell, `to`.
    [[nodiscard]] bool atEnd() const { return m_stepsLeft == 0; }
    /// Moves to the next cell, one of the 8 neighbours; not at the end.
    void advance();

private:
    WorldPos m_position;
    WorldPos m_along;  ///< one step along the longer axis
    WorldPos m_across; ///< one step along the other axis, taken together with a step along
    std::int64_t m_length = 0;
    std::int64_t m_rise = 0;
    std::int64_t m_error = 0;
    std::int64_t m_stepsLeft = 0;
    bool m_forward = true;
};

/// The two cells next to the diagonal step from `p` to `q` that share a side with both.
constexpr std::array<WorldPos, 2> cornersBeside(WorldPos p, WorldPos q)
{
    return {WorldPos{q.x, p.y}, WorldPos{p.x, q.y}};
}

/// What interrupts a line of sight.
struct SightObstacle {
    enum class Kind : std::uint8_t { None, BlockingCell, DiagonalGap };

    Kind kind = Kind::None;
    WorldPos at;                   ///< the blocking cell; for a gap the cell after it
    std::array<WorldPos, 2> gap{}; ///< for a gap: the two blocking cells, first the one at `at`'s x

    friend constexpr bool operator==(const SightObstacle &, const SightObstacle &) = default;
};

/// The first obstacle on the line from `from` to `to`; kind None if they see each other. A gap comes before
/// the cell behind it. Both ends count: a blocking end interrupts the line, even if they are the same cell.
/// `blocks(WorldPos)`: whether a cell blocks sight; called only for cells of the line and the corners next to
/// them.
template<class Blocks>
SightObstacle firstObstacle(Blocks &&blocks, WorldPos from, WorldPos to, GapRule rule)
{
    using Kind = SightObstacle::Kind;
    SightLine line(from, to);
    if (blocks(from))
        return {Kind::BlockingCell, from, {}};
    while (!line.atEnd()) {
        const WorldPos before = line.position();
        line.advance();
        const WorldPos here = line.position();
        const std::array<WorldPos, 2> corners = cornersBeside(before, here);
        const bool diagonal = before.x != here.x && before.y != here.y;
        if (rule == GapRule::Closed && diagonal && blocks(corners[0]) && blocks(corners[1]))
            return {Kind::DiagonalGap, here, corners};
        if (blocks(here))
            return {Kind::BlockingCell, here, {}};
    }
    return {};
}

/// Whether `a` and `b` see each other: nothing interrupts the line between them. Symmetric.
template<class Blocks>
bool lineOfSight(Blocks &&blocks, WorldPos a, WorldPos b, GapRule rule)
{
    return firstObstacle(blocks, a, b, rule).kind == SightObstacle::Kind::None;
}

/// A line of sight with details, for painting and explanation.
struct SightTrace {
    std::vector<WorldPos> cells; ///< the whole line, from `from` to `to`, even beyond an obstacle
    SightObstacle obstacle;
    Terrain terrain = Terrain::Rock; ///< of a blocking cell, if the caller gave it

    [[nodiscard]] bool visible() const { return obstacle.kind == SightObstacle::Kind::None; }
    /// The number of `cells` before the obstacle; all of them if there is none.
    [[nodiscard]] std::size_t clearCells() const;
};

/// All cells of the line from `from` to `to`, in order; the longer of the two distances plus one.
std::vector<WorldPos> sightLineCells(WorldPos from, WorldPos to);

/// `lineOfSight` with details. `to` should be near: every cell of the line is kept.
template<class Blocks>
SightTrace traceSight(Blocks &&blocks, WorldPos from, WorldPos to, GapRule rule)
{
    return {sightLineCells(from, to), firstObstacle(blocks, from, to, rule), Terrain::Rock};
}

/// Whether a monster notices a player: the player is in its disc and in line of sight. `radius` in cells.
template<class Blocks>
bool sees(DiscRule disc, int radius, GapRule rule, WorldPos monster, WorldPos player, Blocks &&blocks)
{
    return inDisc(disc, radius, player.x - monster.x, player.y - monster.y) &&
           lineOfSight(blocks, monster, player, rule);
}

} // namespace cave
