#pragma once

#include "core/base/geometry.h"
#include "core/session/session.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// Ways for a player who walks by themselves. They are made from what the player knows alone: explored cells,
// closed chests seen on them, and monsters in view. What lies in the dark counts as rock and is never asked
// for.

/// Nothing farther than this from the player is searched for something to explore, in cells on either axis.
inline constexpr int kExploreReach = 150;

/// Nothing farther than this from the player can be travelled to, in cells on either axis.
inline constexpr int kTravelReach = 2000;

/// The steps of a shortest known way from the player to `target`; empty if there is none, or the player is
/// there already.
///
/// `target` is an explored floor cell, or else a cell beside one: the way then leads to the neighbour of it
/// that is nearest on foot. Cells in the discs of monsters in view are avoided when another way leads there,
/// the cells that monsters in view stand on always, `target` itself aside.
[[nodiscard]] std::vector<Direction> planTravel(Session &session, WorldPos target);

/// Where exploring goes next, and why.
struct ExplorePlan {
    enum class Goal : std::uint8_t {
        Chest,    ///< a closed chest that was seen
        Frontier, ///< an explored floor cell beside an unexplored cell
    };

    Goal goal = Goal::Frontier;
    WorldPos target;
    std::vector<Direction> steps; ///< not empty
    bool pastMonster = false;     ///< every way on leads through the disc of a monster in view

    friend bool operator==(const ExplorePlan &, const ExplorePlan &) = default;
};

/// The way to the nearest place worth exploring on foot; none when nothing within `kExploreReach` is left.
/// Following plans to their end makes every reachable cell within that reach known, and ends.
[[nodiscard]] std::optional<ExplorePlan> planExplore(Session &session);

} // namespace cave
