// SPDX-License-Identifier: MIT
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
    bool pastMonster = false;     ///< every way on leads through the disc of a monster

    friend bool operator==(const ExplorePlan &, const ExplorePlan &) = default;
};

/// The monsters that the player has seen, each where it was seen last: what a person keeps in mind. A plan
/// that forgets a monster as soon as it is out of view may go to and fro between two places from which it is
/// seen.
class SeenMonsters {
public:
    /// Takes in what the player sees now; who is no longer where they were seen is forgotten.
    void look(Session &session);
    /// Another world was opened.
    void clear() { m_monsters.clear(); }
    [[nodiscard]] const std::vector<Monster> &monsters() const { return m_monsters; }

private:
    std::vector<Monster> m_monsters;
};

/// The way to the nearest place worth exploring on foot; none when nothing within `kExploreReach` is left.
/// `monsters` are kept clear of; without them those in view are. Following plans to their end, with
/// `SeenMonsters` that stay where they are, makes every reachable cell within that reach known, and ends.
[[nodiscard]] std::optional<ExplorePlan> planExplore(Session &session, const std::vector<Monster> &monsters);
[[nodiscard]] std::optional<ExplorePlan> planExplore(Session &session);

/// True if `planExplore` has no plan only because `monsters` stand in the way.
[[nodiscard]] bool monstersBarExploring(Session &session, const std::vector<Monster> &monsters);

} // namespace cave
