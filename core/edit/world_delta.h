// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// The changes of an edit to one region's differences: `before` holds only what it removes or replaces,
/// `after` only what it adds instead. This way the edit can be undone even after more play.
struct RegionDelta {
    RegionChanges before;
    RegionChanges after;

    friend bool operator==(const RegionDelta &, const RegionDelta &) = default;
};

/// A bookmark that was added (no `before`), removed (no `after`) or changed. Both have the same id.
struct BookmarkDelta {
    std::optional<Bookmark> before;
    std::optional<Bookmark> after;

    friend bool operator==(const BookmarkDelta &, const BookmarkDelta &) = default;
};

/// The id of the bookmark that a delta is about.
[[nodiscard]] std::int64_t idOf(const BookmarkDelta &delta);

struct PlayerMoveDelta {
    WorldPos before;
    WorldPos after;

    friend bool operator==(const PlayerMoveDelta &, const PlayerMoveDelta &) = default;
};

/// An edit of a world that can be applied and undone.
struct WorldDelta {
    std::map<RegionPos, RegionDelta> regions; ///< none of them empty
    std::optional<PlayerMoveDelta> player;
    std::vector<BookmarkDelta> bookmarks; ///< in order of id, one entry each

    friend bool operator==(const WorldDelta &, const WorldDelta &) = default;
    [[nodiscard]] bool empty() const { return regions.empty() && !player && bookmarks.empty(); }
};

/// The change from `before` to `after`; empty if they are equal.
[[nodiscard]] RegionDelta deltaBetween(const RegionChanges &before, const RegionChanges &after);
/// Applies the delta to `changes`. Overwrites entries even if they differ from `before`.
void applyDelta(RegionChanges &changes, const RegionDelta &delta);

/// The inverse edit.
[[nodiscard]] WorldDelta reversed(WorldDelta delta);
/// Applies an edit's changes to regions and player; the caller handles bookmarks.
void applyDelta(World &world, const WorldDelta &delta);
/// The same for a list of bookmarks in order of id.
void applyDelta(std::vector<Bookmark> &bookmarks, const std::vector<BookmarkDelta> &deltas);

/// How many cells, chests, monsters, markers, … an edit changes, to show before it is applied.
[[nodiscard]] std::int64_t cellsChanged(const WorldDelta &delta);

} // namespace cave
