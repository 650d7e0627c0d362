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

// Shared by checking and fixing.

/// Smaller areas (in cells) are filled if empty; others are joined to the rest.
inline constexpr std::int64_t kSmallestJoinedArea = 16;

/// The fixes of a sealed area, as in `Issue::fix`.
inline constexpr MessageKey kFillArea{"fill the area with rock"};
inline constexpr MessageKey kJoinArea{"dig a passage to the rest"};

/// The regions whose terrain or chests differ from the seed's, or with added monsters.
std::set<RegionPos> editedRegions(const WorldMap &map);

/// The areas around edited regions.
struct EditedAreas {
    std::set<RegionPos> edited;
    RegionAreas areas;
    std::optional<RegionAreas::AreaId> players; ///< the player's, if among them
    std::set<RegionAreas::AreaId> entered;      ///< those with START of a level

    /// Whether an area can't be entered from elsewhere: it ends within the regions examined.
    [[nodiscard]] bool isSealed(RegionAreas::AreaId id) const
    {
        return !areas.area(id).open && players != id && !entered.contains(id);
    }
};

/// The areas of edited regions and the ring around them; none if stopped because `goOn(share)` returned
/// false.
std::optional<EditedAreas> findEditedAreas(World &world, const std::set<RegionPos> &edited,
                                           const std::function<bool(double)> &goOn);

/// Sealed areas, and chests that can't be reached.
std::vector<Issue> issuesOfAreas(World &world, const std::vector<Bookmark> &bookmarks,
                                 const EditedAreas &areas);
std::vector<Issue> issuesOfMonsters(World &world);
std::vector<Issue> issuesOfPlayer(World &world);
/// Levels with changes whose FINISH can't be reached.
std::vector<Issue> issuesOfLevels(World &world);
std::vector<Issue> issuesOfMarkers(World &world, const std::vector<Bookmark> &bookmarks);

/// All living monsters that may have been placed by hand, by place; those in one place in order of id.
std::map<WorldPos, std::vector<Monster>> monstersByPlace(World &world);

/// The nearest empty floor cell to a monster, within its range of home, where it doesn't see the player; none
/// if there is no such cell.
std::optional<WorldPos> freePlaceFor(World &world, const Monster &monster);

} // namespace cave
