// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave {

enum class GeneratorKind : std::uint8_t {
    Caves,
    Classic,
    Cavern,  ///< one bounded level
    Dungeon, ///< five floors
    Rooms,   ///< a map of rooms drawn by hand
    Levels,  ///< level files, one after the other
};

/// When the doors of a room with monsters let the player out.
enum class DoorRule : std::uint8_t {
    Beaten, ///< when its monsters are beaten
    Always,
};

/// How much of a cavern is made to hang together.
enum class Passages : std::uint8_t {
    AsTheyAre, ///< what the smoothing leaves
    Path,      ///< a way from one end to the other
    Joined,    ///< every floor cell can be walked to from every other
};

/// Which offsets of the square −r .. r belong to a disc of radius r: x² + y² ≤ L.
enum class DiscRule : std::uint8_t {
    Exact,    ///< L = r²
    Original, ///< L = r² + 0.8·r
    Wide,     ///< L = 1.8·r²
};

/// Whether sight slips through a diagonal gap. A line has a gap where it steps diagonally from (x, y) to (x ±
/// 1, y ± 1) and both of the cells that touch the two by a side, (x ± 1, y) and (x, y ± 1), block. One
/// blocking corner alone never stops sight.
enum class GapRule : std::uint8_t {
    Open,   ///< gaps don't matter; the original program
    Closed, ///< a gap breaks the line; new worlds
};

/// What monsters do while no one fights them.
enum class MonsterMode : std::uint8_t {
    Stationary, ///< stay where they are
    Roaming,    ///< act by their decision trees
};

/// What the player loses by dying.
enum class DeathLoss : std::uint8_t {
    Item, ///< one random item that is not worn
    Nothing,
};

} // namespace cave
