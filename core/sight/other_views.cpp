// SPDX-License-Identifier: MIT
#include "core/sight/other_views.h"

#include "core/base/geometry.h"
#include "core/sight/field_of_view.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {
namespace {

bool withinView(int radius, std::int64_t dx, std::int64_t dy)
{
    return dx * dx + dy * dy <= std::int64_t{radius} * radius + radius;
}

/// A corner of cells, in cells from the south-west corner of the viewer's; each quadrant is rotated so that
/// its cells are to the north-east.
struct Corner {
    int x = 0;
    int y = 0;
};

/// A line of sight through two corners, from south-west to north-east.
struct BoundaryLine {
    Corner near;
    Corner far;

    /// Positive if `p` is above the line (on its left), negative if below, 0 on it.
    [[nodiscard]] int side(Corner p) const
    {
        return (far.x - near.x) * (p.y - near.y) - (far.y - near.y) * (p.x - near.x);
    }
    [[nodiscard]] bool contains(Corner p) const { return side(p) == 0; }
};

/// A bundle of lines of sight that pass on the same side of each rock: all between two boundary lines. Rock
/// touches them at bumps, which rotate the boundaries as more are added.
struct SightField {
    BoundaryLine shallow;
    BoundaryLine steep;
    std::vector<Corner> shallowBumps; ///< north-west corners of rock below
    std::vector<Corner> steepBumps;   ///< south-east corners of rock above

    void raiseShallow(Corner bump)
    {
        shallow.far = bump;
        shallowBumps.push_back(bump);
        for (const Corner above : steepBumps) {
            if (shallow.side(above) < 0)
                shallow.near = above;
        }
    }

    void lowerSteep(Corner bump)
    {
        steep.far = bump;
        steepBumps.push_back(bump);
        for (const Corner below : shallowBumps) {
            if (steep.side(below) > 0)
                steep.near = below;
        }
    }

    /// Only a single line is left, which merely touches a corner of the viewer's cell.
    [[nodiscard]] bool isSpent() const
    {
        return shallow.contains(steep.near) && shallow.contains(steep.far) &&
               (shallow.contains({0, 1}) || shallow.contains({1, 0}));
    }
};

/// The viewer's field of view in one quadrant. Axes are those of the grid times `signX` and `signY`.
class PermissiveQuadrant {
public:
    PermissiveQuadrant(const BitGrid &rock, int radius, int signX, int signY, BitGrid &visible)
        : m_rock(rock)
        , m_radius(radius)
        , m_signX(signX)
        , m_signY(signY)
        , m_visible(visible)
    {
    }

    /// Iterates over the cells by distance, each diagonal from its shallow end to its steep one, like the
    /// fields.
    void run()
    {
        m_fields.push_back({{{0, 1}, {m_radius, 0}}, {{1, 0}, {0, m_radius}}, {}, {}});
        for (int diagonal = 1; diagonal <= 2 * m_radius && !m_fields.empty(); ++diagonal) {
            m_field = 0;
            for (int y = std::max(0, diagonal - m_radius);
                 y <= std::min(diagonal, m_radius) && m_field < m_fields.size(); ++y)
                visit({diagonal - y, y});
        }
    }

private:
    void visit(Corner cell)
    {
        const Corner northWest{cell.x, cell.y + 1};
        const Corner southEast{cell.x + 1, cell.y};
        while (m_field < m_fields.size() && m_fields[m_field].steep.side(southEast) >= 0)
            ++m_field;
        if (m_field == m_fields.size() || m_fields[m_field].shallow.side(northWest) <= 0)
            return;
        const int x = m_radius + m_signX * cell.x;
        const int y = m_radius + m_signY * cell.y;
        if (withinView(m_radius, cell.x, cell.y))
            m_visible.set(x, y);
        if (m_rock.test(x, y))
            obstruct(northWest, southEast);
    }

    /// Removes the part of the field hidden by rock between two corners.
    void obstruct(Corner northWest, Corner southEast)
    {
        SightField &field = m_fields[m_field];
        const bool reachesBelow = field.shallow.side(southEast) < 0;
        const bool reachesAbove = field.steep.side(northWest) > 0;
        if (reachesBelow && reachesAbove) {
            dropField(m_field);
        } else if (reachesBelow) {
            field.raiseShallow(northWest);
            dropIfSpent(m_field);
        } else if (reachesAbove) {
            field.lowerSteep(southEast);
            dropIfSpent(m_field);
        } else {
            splitField(northWest, southEast);
        }
    }

    /// The rock is in the middle: some lines pass below it, some above.
    void splitField(Corner northWest, Corner southEast)
    {
        const SightField whole = m_fields[m_field];
        const auto below = m_fields.insert(m_fields.begin() + static_cast<std::ptrdiff_t>(m_field), whole);
        below->lowerSteep(southEast);
        m_fields[m_field + 1].raiseShallow(northWest);
        dropIfSpent(m_field + 1);
        if (!dropIfSpent(m_field))
            ++m_field;
    }

    bool dropIfSpent(std::size_t field)
    {
        const bool spent = m_fields[field].isSpent();
        if (spent)
            dropField(field);
        return spent;
    }

    void dropField(std::size_t field)
    {
        m_fields.erase(m_fields.begin() + static_cast<std::ptrdiff_t>(field));
    }

    const BitGrid &m_rock;
    int m_radius;
    int m_signX;
    int m_signY;
    BitGrid &m_visible;
    std::vector<SightField> m_fields; ///< from shallow to steep
    std::size_t m_field = 0;          ///< the lowest one that may contain the next cell of the diagonal
};

/// Cleared, with the centre visible.
void beginView([[maybe_unused]] const BitGrid &rock, int radius, BitGrid &visible)
{
    const int side = 2 * radius + 1;
    assert(radius >= 0 && radius <= kMaxViewRadius);
    assert(rock.width() == side && rock.height() == side);
    assert(&rock != &visible);
    visible.reset(side, side);
    visible.set(radius, radius);
}

} // namespace

void fieldOfViewByLines(const BitGrid &rock, int radius, GapRule gaps, BitGrid &visible)
{
    using Kind = SightObstacle::Kind;
    beginView(rock, radius, visible);
    const WorldPos centre{radius, radius};
    // The viewer's own cell doesn't block, as in every field of view.
    const auto blocks = [&](WorldPos p) {
        return p != centre && rock.test(static_cast<int>(p.x), static_cast<int>(p.y));
    };
    for (int y = 0; y < rock.height(); ++y) {
        for (int x = 0; x < rock.width(); ++x) {
            if (!withinView(radius, x - radius, y - radius))
                continue;
            const WorldPos cell{x, y};
            const SightObstacle obstacle = firstObstacle(blocks, centre, cell, gaps);
            if (obstacle.kind == Kind::None || (obstacle.kind == Kind::BlockingCell && obstacle.at == cell))
                visible.set(x, y);
        }
    }
}

void permissiveFieldOfView(const BitGrid &rock, int radius, BitGrid &visible)
{
    beginView(rock, radius, visible);
    for (const int signX : {1, -1}) {
        for (const int signY : {1, -1})
            PermissiveQuadrant(rock, radius, signX, signY, visible).run();
    }
}

} // namespace cave
