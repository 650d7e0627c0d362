// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave {

enum class GeneratorKind : std::uint8_t {
    Caves,
    Classic,
    Cavern,  ///< one bounded level
    Dungeon, ///< five floors
    Rooms,   ///< a map of hand-drawn rooms
    Journey, ///< endless caves with landmarks and a goal
    Levels,  ///< level files, one after the other
};

/// When the doors of a room with monsters open.
enum class DoorRule : std::uint8_t {
    Beaten, ///< when its monsters are beaten
    Always,
};

/// How well a cavern is connected.
enum class Passages : std::uint8_t {
    AsTheyAre, ///< as after smoothing
    Path,      ///< a path from one end to the other
    Joined,    ///< every floor cell is reachable from every other
};

/// Which offsets in the square −r .. r are in a disc of radius r: x² + y² ≤ L.
enum class DiscRule : std::uint8_t {
    Exact,    ///< L = r²
    Original, ///< L = r² + 0.8·r
    Wide,     ///< L = 1.8·r²
};

/// Whether sight passes through a diagonal gap. A line has a gap where it steps diagonally from (x, y) to (x
/// ± 1, y ± 1) and both cells that share a side with the two, (x ± 1, y) and (x, y ± 1), block. A single
/// blocking corner never blocks sight.
enum class GapRule : std::uint8_t {
    Open,   ///< gaps are ignored; the original program
    Closed, ///< a gap blocks sight; new worlds
};

/// What monsters do outside fights.
enum class MonsterMode : std::uint8_t {
    Stationary, ///< stay in place
    Roaming,    ///< act by their decision trees
};

/// Whether a rule that makes a world easier applies.
enum class Ease : std::uint8_t { Off, On };

/// What a death means in a journey.
enum class Lives : std::uint8_t {
    One,   ///< it ends the run
    Camps, ///< the player wakes at the nearest camp that they have rested at
};

/// What the player loses on death.
enum class DeathLoss : std::uint8_t {
    Item, ///< one random item that isn't worn
    Nothing,
};

} // namespace cave
