// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/point.h"
#include "core/path/breadth_first.h"
#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

// The monsters of a level on which everything moves freely. While the player is there, a monster is where its
// agent is; the cell in the changes of its region follows, written by `RealTimeSimulation` alone.

/// A touch is a distance between middles of less than this, in cells.
inline constexpr double kTouch = 0.75;

/// The level that a cell is on; outside of all levels, the cell alone.
[[nodiscard]] Level levelAround(const World &world, WorldPos cell);

/// True if a player ever saw any of the level.
[[nodiscard]] bool wasEntered(const World &world, int player, const Level &level);
/// What the touch of a monster of this strength takes from a player: less while a gentle start lasts.
[[nodiscard]] int touchDamage(const World &world, const PartyMember &member, int strength);

/// The living monsters on a level, those of one region after the other.
[[nodiscard]] std::vector<Monster> livingOn(World &world, const Level &level);

/// True if a living monster that can be beaten is left on a level.
[[nodiscard]] bool hasFoes(World &world, const Level &level);

/// The level that a player is on, if it is the one of `action` and they stand where `motion` says; else
/// nullptr.
[[nodiscard]] const Level *levelOf(const World &world, const ActionState &action, const Player &player,
                                   const PlayerMotion &motion);

/// True if `world.action` is there and describes the world as it is for a player: their cell and level and
/// the living monsters there. Not so where an editor moved a monster, as it changes regions alone: the level
/// has to be entered again.
[[nodiscard]] bool actionFits(World &world, const PartyMember &member);

/// Begins on the level that a player's position is on: its living monsters where they are and whole, no
/// shots, the player in the middle of their cell. Sets `world.action`.
void enterLevel(World &world, PartyMember &member);

/// The agent's kind, of the world's tables.
[[nodiscard]] const MonsterType &kindOf(const World &world, const Agent &agent);

/// The monster that the agent is, on the agent's cell.
[[nodiscard]] Monster monsterOf(World &world, const Agent &agent);

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
