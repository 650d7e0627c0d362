// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_checks.h"
#include "core/analysis/metrics/region_areas.h"
#include "core/rules/monsters.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace cave {

// What checking a world and fixing it share.

/// Areas below this many cells are filled, if nothing is in them; larger ones are joined to the rest.
inline constexpr std::int64_t kSmallestJoinedArea = 16;

/// What is done about a sealed area, as `Issue::fix` says it.
inline constexpr MessageKey kFillArea{"fill the area with rock"};
inline constexpr MessageKey kJoinArea{"dig a passage to the rest"};

/// The regions with other terrain or chests than the seed's, or with monsters that were put there.
std::set<RegionPos> editedRegions(const WorldMap &map);

/// The areas around edited regions.
struct EditedAreas {
    std::set<RegionPos> edited;
    RegionAreas areas;
    std::optional<RegionAreas::AreaId> players; ///< the one that the player is in, if that is among them
    std::set<RegionAreas::AreaId> entered;      ///< those that hold START of a level

    /// Whether no one comes from elsewhere to an area: it ends within what was looked at.
    [[nodiscard]] bool isSealed(RegionAreas::AreaId id) const
    {
        return !areas.area(id).open && players != id && !entered.contains(id);
    }
};

/// Those of some edited regions and the ring around them; stops when `goOn(share)` says no, and is none then.
std::optional<EditedAreas> findEditedAreas(World &world, const std::set<RegionPos> &edited,
                                           const std::function<bool(double)> &goOn);

/// Sealed areas, and chests that can't be reached.
std::vector<Issue> issuesOfAreas(World &world, const std::vector<Bookmark> &bookmarks,
                                 const EditedAreas &areas);
std::vector<Issue> issuesOfMonsters(World &world);
std::vector<Issue> issuesOfPlayer(World &world);
/// Levels with a change in them whose FINISH no one can come to.
std::vector<Issue> issuesOfLevels(World &world);
std::vector<Issue> issuesOfMarkers(World &world, const std::vector<Bookmark> &bookmarks);

/// All living monsters that may have been put where they are by hand, by place; those of one place in order
/// of id.
std::map<WorldPos, std::vector<Monster>> monstersByPlace(World &world);

/// The floor nearest to where a monster is, within its range of home, where nothing is and where it doesn't
/// see the player; none if there is no such cell.
std::optional<WorldPos> freePlaceFor(World &world, const Monster &monster);

} // namespace cave
