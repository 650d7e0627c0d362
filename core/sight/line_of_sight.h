// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/sight/area_of_effect.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace cave {

/// Walks the cells of the integer Bresenham line between two positions, from `from` to `to`, both included.
///
/// The line is one and the same in both directions: it is worked out along its longer axis from the end where
/// that axis is smaller (the x axis when neither is longer), and a walk the other way undoes those very
/// steps. Integers only; exact anywhere within ±kWorldLimit. Source: Bresenham's line as commonly printed for
/// gradients 0 .. 1, error term started at half the length, rounded down.
class SightLine {
public:
    SightLine(WorldPos from, WorldPos to);

    [[nodiscard]] WorldPos position() const { return m_position; }
    /// True on the last cell, `to`.
    [[nodiscard]] bool atEnd() const { return m_stepsLeft == 0; }
    /// Goes to the next cell, one of the 8 around; not at the end.
    void advance();

private:
    WorldPos m_position;
    WorldPos m_along;  ///< one step of the longer axis
    WorldPos m_across; ///< one step of the other axis, taken together with a step along
    std::int64_t m_length = 0;
    std::int64_t m_rise = 0;
    std::int64_t m_error = 0;
    std::int64_t m_stepsLeft = 0;
    bool m_forward = true;
};

/// The two cells beside the diagonal step from `p` to `q`, that touch both by a side.
constexpr std::array<WorldPos, 2> cornersBeside(WorldPos p, WorldPos q)
{
    return {WorldPos{q.x, p.y}, WorldPos{p.x, q.y}};
}

/// What broke a line of sight.
struct SightObstacle {
    enum class Kind : std::uint8_t { None, BlockingCell, DiagonalGap };

    Kind kind = Kind::None;
    WorldPos at; ///< the blocking cell; for a gap the cell that the step through it leads to
    std::array<WorldPos, 2> gap{}; ///< for a gap: the two blocking cells, first the one at `at`'s x

    friend constexpr bool operator==(const SightObstacle &, const SightObstacle &) = default;
};

/// The first thing that breaks the line from `from` to `to`, as met on the way from `from`; kind None if they
/// see each other. A gap is met before the cell that it leads to. Both end cells count: one that blocks
/// breaks the line, also when they are the same. `blocks(WorldPos)`: whether a cell blocks sight; it is asked
/// about cells of the line and the corners beside them only.
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

/// Whether `a` and `b` see each other: nothing breaks the line between them. The same both ways.
template<class Blocks>
bool lineOfSight(Blocks &&blocks, WorldPos a, WorldPos b, GapRule rule)
{
    return firstObstacle(blocks, a, b, rule).kind == SightObstacle::Kind::None;
}

/// A line of sight with all that was looked at, to be drawn and explained.
struct SightTrace {
    std::vector<WorldPos> cells; ///< the whole line, from `from` to `to`, beyond an obstacle too
    SightObstacle obstacle;

    [[nodiscard]] bool visible() const { return obstacle.kind == SightObstacle::Kind::None; }
    /// How many of `cells` come before the obstacle; all of them if there is none.
    [[nodiscard]] std::size_t clearCells() const;
};

/// All cells of the line from `from` to `to`, in order; as many as the longer of the two distances, plus one.
std::vector<WorldPos> sightLineCells(WorldPos from, WorldPos to);

/// `lineOfSight` with its reasons. `to` should be near: every cell of the line is kept.
template<class Blocks>
SightTrace traceSight(Blocks &&blocks, WorldPos from, WorldPos to, GapRule rule)
{
    return {sightLineCells(from, to), firstObstacle(blocks, from, to, rule)};
}

/// Whether a monster notices a player: the player is inside its disc and there is a line of sight. `radius`
/// in cells.
template<class Blocks>
bool sees(DiscRule disc, int radius, GapRule rule, WorldPos monster, WorldPos player, Blocks &&blocks)
{
    return inDisc(disc, radius, player.x - monster.x, player.y - monster.y) &&
           lineOfSight(blocks, monster, player, rule);
}

} // namespace cave
