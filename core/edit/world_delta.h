// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// What an edit changes in one region's differences: `before` holds only what it takes away or replaces,
/// `after` only what it brings instead. So the same edit can be undone after the world was played on.
struct RegionDelta {
    RegionChanges before;
    RegionChanges after;

    friend bool operator==(const RegionDelta &, const RegionDelta &) = default;
};

/// A bookmark that was put (no `before`), taken away (no `after`) or changed. Both have the same id.
struct BookmarkDelta {
    std::optional<Bookmark> before;
    std::optional<Bookmark> after;

    friend bool operator==(const BookmarkDelta &, const BookmarkDelta &) = default;
};

struct PlayerMoveDelta {
    WorldPos before;
    WorldPos after;

    friend bool operator==(const PlayerMoveDelta &, const PlayerMoveDelta &) = default;
};

/// An edit of a world, that can be done and undone.
struct WorldDelta {
    std::map<RegionPos, RegionDelta> regions; ///< none of them empty
    std::optional<PlayerMoveDelta> player;
    std::vector<BookmarkDelta> bookmarks; ///< in order of id, one entry each

    friend bool operator==(const WorldDelta &, const WorldDelta &) = default;
    [[nodiscard]] bool empty() const { return regions.empty() && !player && bookmarks.empty(); }
};

/// What turns `before` into `after`; empty if they are the same.
[[nodiscard]] RegionDelta deltaBetween(const RegionChanges &before, const RegionChanges &after);
/// `changes` with the delta done. What it finds different from `before` it replaces all the same.
void applyDelta(RegionChanges &changes, const RegionDelta &delta);

/// The edit that undoes this one.
[[nodiscard]] WorldDelta reversed(WorldDelta delta);
/// Does an edit's part on regions and player; the bookmarks are the caller's.
void applyDelta(World &world, const WorldDelta &delta);
/// The same for a list of bookmarks in order of id.
void applyDelta(std::vector<Bookmark> &bookmarks, const std::vector<BookmarkDelta> &deltas);

/// How many cells, chests, monsters, markers, … an edit changes: what people read before it is done.
[[nodiscard]] std::int64_t cellsChanged(const WorldDelta &delta);

} // namespace cave
