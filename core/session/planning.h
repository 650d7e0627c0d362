// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/session/session.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace cave {

// Paths for automatic walking. They use only what the player knows: explored cells, closed chests seen on
// them, and monsters in view. Unexplored cells count as rock and are never read.

/// The maximum distance from the player of places to explore, in cells on either axis.
inline constexpr int kExploreReach = 150;

/// The maximum distance from the player of travel targets, in cells on either axis.
inline constexpr int kTravelReach = 2000;

/// The steps of a shortest known path from the player to `target`; empty if there is none, or the player is
/// already there.
///
/// `target` is an explored floor cell, or a cell next to one: then the path leads to its nearest neighbour.
/// The areas of visible monsters, in which they would notice the player, are avoided if there is another
/// path, the cells of visible monsters always, except `target` itself.
[[nodiscard]] std::vector<Direction> planTravel(Session &session, WorldPos target);

struct TravelPlan {
    std::vector<Direction> steps;
    bool pastMonster = false; ///< every path leads through the area of a monster
};

/// The same, avoiding `monsters` instead.
[[nodiscard]] TravelPlan planTravel(Session &session, WorldPos target, const std::vector<Monster> &monsters);

/// True if one of the next steps leads into the area of one of `monsters`, which may have moved since the
/// steps were planned.
[[nodiscard]] bool entersArea(Session &session, const std::deque<Direction> &steps,
                              const std::vector<Monster> &monsters);

/// The next step of exploration, and its purpose.
struct ExplorePlan {
    enum class Goal : std::uint8_t {
        Chest,    ///< a closed chest that was seen
        Frontier, ///< an explored floor cell next to an unexplored cell
    };

    Goal goal = Goal::Frontier;
    WorldPos target;
    std::vector<Direction> steps; ///< not empty
    bool pastMonster = false;     ///< every path leads through the area of a monster

    friend bool operator==(const ExplorePlan &, const ExplorePlan &) = default;
};

/// The last known positions of the monsters seen. Planning with only the monsters currently in view could go
/// back and forth between two places from which a monster is seen.
class SeenMonsters {
public:
    /// Updates from what the player sees now; monsters that are no longer where they were seen are forgotten.
    void look(Session &session);
    /// Call this when another world was opened.
    void clear() { m_monsters.clear(); }
    [[nodiscard]] const std::vector<Monster> &monsters() const { return m_monsters; }

private:
    std::vector<Monster> m_monsters;
};

/// A path to the nearest place worth exploring, of several the one that is nearest to `toward`; none if
/// nothing is left within `kExploreReach`. Avoids the areas of `monsters`, by default those in view.
/// Following plans to their end, with unchanged `SeenMonsters`, explores every reachable cell within that
/// reach, and terminates.
[[nodiscard]] std::optional<ExplorePlan> planExplore(Session &session, const std::vector<Monster> &monsters,
                                                     std::optional<WorldPos> toward = std::nullopt);
[[nodiscard]] std::optional<ExplorePlan> planExplore(Session &session);

/// The nearest monster in view that hunts a player; none if none does. Walking by itself would leave the
/// player to it.
[[nodiscard]] std::optional<Monster> hunterInView(Session &session);

/// True if `planExplore` has no plan only because of `monsters`.
[[nodiscard]] bool monstersBarExploring(Session &session, const std::vector<Monster> &monsters);

} // namespace cave
