// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/point.h"
#include "core/path/flow_field.h"
#include "core/world/world.h"

namespace cave {

/// The level around a cell, as those who move freely walk on it: what is solid, its doors, and the
/// way to the player. Keeps the terrain as it is when this is made.
class LevelGround {
public:
    LevelGround(World &world, WorldPos cell);

    [[nodiscard]] const Level &level() const { return m_level; }
    /// True if no one can be there: rock, a fixture, a shut door, what is beyond the level.
    [[nodiscard]] bool isSolid(WorldPos cell) const;
    /// True for what blocks sight.
    [[nodiscard]] bool isRock(WorldPos cell) const;

    /// True while the level's doors are shut.
    [[nodiscard]] bool isShut() const { return m_shut; }
    void openDoors();

    /// Where what stands at `from` and goes `way` comes to: along each axis as far as it goes.
    [[nodiscard]] Point moved(Point from, Point way) const;

    /// How far it is to the player from anywhere, as of the last `seek`.
    [[nodiscard]] const FlowField &toPlayer() const { return m_toPlayer; }
    void seek(WorldPos player);

private:
    void readDoors(World &world);
    void setGround();
    [[nodiscard]] bool fits(Point middle) const;

    Level m_level;
    BitGrid m_rock;  ///< of the level, from its south-west corner
    BitGrid m_solid; ///< rock and fixtures
    BitGrid m_doors; ///< doors that lead on; solid while shut
    bool m_shut = false;
    FlowField m_toPlayer;
};

} // namespace cave
