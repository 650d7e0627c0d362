// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/world/region.h"
#include "core/world/region_changes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace cave {

/// The cells that one player has explored, in a world where each has a map of their own.
class ExploredCells {
public:
    using Regions = std::map<RegionPos, RegionRows>;

    /// Those with any explored cell, in order.
    [[nodiscard]] const Regions &regions() const { return m_regions; }
    /// The explored cells of a region; all clear if there are none.
    [[nodiscard]] const RegionRows &in(RegionPos pos) const;
    void set(RegionPos pos, const RegionRows &rows);

    /// A hash of all cells; recomputes only what has changed since the last call.
    std::uint64_t hash();

    friend bool operator==(const ExploredCells &a, const ExploredCells &b)
    {
        return a.m_regions == b.m_regions;
    }

private:
    Regions m_regions;
    std::set<RegionPos> m_unhashed; // changed since m_hashSum was computed
    std::map<RegionPos, std::uint64_t> m_hashes;
    std::uint64_t m_hashSum = 0;
};

/// The chest in a cell.
enum class ChestState { None, Closed, Claimed };

/// The cells of a world, endless or divided into bounded levels: generated regions and their differences.
///
/// Not thread-safe; the source may be shared with other threads.
class WorldMap {
public:
    using Changes = std::map<RegionPos, RegionChanges>;

    /// `source` must not be null. At most `cacheSize` generated regions are cached.
    explicit WorldMap(std::shared_ptr<const RegionSource> source, std::size_t cacheSize = 64);

    WorldMap(WorldMap &&) = default;
    WorldMap &operator=(WorldMap &&) = default;

    [[nodiscard]] const std::shared_ptr<const RegionSource> &source() const { return m_source; }
    [[nodiscard]] int regionSize() const { return m_regionSize; }

    /// Increases the number of cached regions to at least this.
    void reserveCache(std::size_t regions) { m_cacheSize = std::max(m_cacheSize, regions); }

    /// Replaces `source`; the new one may differ only in regions that `area` intersects, and must have the
    /// same region size. Other regions stay in the cache.
    void replaceSource(std::shared_ptr<const RegionSource> source, const CellRect &area);

    /// The region at `pos` with its current terrain and chests; monsters are at their initial places.
    /// Generated if it isn't cached; valid until the next call.
    const Region &region(RegionPos pos);
    /// The same if it is cached, otherwise nullptr.
    [[nodiscard]] const Region *cachedRegion(RegionPos pos) const;

    /// A source with the current terrain for painting: the source itself, or a snapshot with the changes.
    [[nodiscard]] std::shared_ptr<const RegionSource> viewSource() const;

    ChestState chestAt(WorldPos p);

    /// Bounds outside the usable world.
    Terrain terrainAt(WorldPos p);

    /// True if the cell isn't walkable: rock, and everything outside the usable world.
    bool isRock(WorldPos p);
    /// True if the cell blocks sight: rock, trees, and everything outside the usable world.
    bool blocksSight(WorldPos p);

    /// The rock in a rectangle as bits, with the origin at its south-west corner. Cells outside the usable
    /// world are rock.
    void copyRock(const CellRect &rect, BitGrid &out);
    /// The same for cells that block sight.
    void copyOpaque(const CellRect &rect, BitGrid &out);
    /// The same for water; none outside the usable world.
    void copyWater(const CellRect &rect, BitGrid &out);
    /// The same for cells outside every level; none outside the usable world.
    void copyBounds(const CellRect &rect, BitGrid &out);

    /// The division into levels.
    [[nodiscard]] const LevelPlan &plan() const { return m_source->plan(); }

    /// All differences, in increasing region position.
    [[nodiscard]] const Changes &changes() const { return m_changes; }
    /// The differences of one region; all clear if there are none.
    [[nodiscard]] const RegionChanges &changesOf(RegionPos pos) const;
    /// Replaces the differences of one region; for loading and editing.
    void setChanges(RegionPos pos, const RegionChanges &changes);
    /// Changes the differences of one region by `change(RegionChanges &)`, which must not change terrain or
    /// add or remove chests.
    template<class Change>
    void edit(RegionPos pos, Change change)
    {
        change(m_changes[pos]);
        m_unhashed.insert(pos);
    }

    /// A hash of all differences; recomputes only what has changed since the last call.
    std::uint64_t changesHash();

    /// Whether a player has explored a cell. If each has a map of their own, that is what counts.
    [[nodiscard]] bool isExplored(int player, WorldPos p) const;
    /// The same for the cells of a region.
    [[nodiscard]] RegionRows exploredIn(int player, RegionPos pos) const;
    /// The same of the player shown.
    [[nodiscard]] bool isExplored(WorldPos p) const { return isExplored(m_explorer, p); }
    [[nodiscard]] RegionRows exploredIn(RegionPos pos) const { return exploredIn(m_explorer, pos); }

    /// From now on, each player has explored a map of their own, which is empty at first; until then, all
    /// share the explored cells of `changes`, which always have what anyone explored. Cells that are in an
    /// own map alone, after an edit, count as unexplored.
    void beginOwnMaps() { m_own.emplace(); }
    [[nodiscard]] bool hasOwnMaps() const { return m_own.has_value(); }
    /// The own map of a player. Only if `hasOwnMaps`.
    [[nodiscard]] ExploredCells &exploredBy(int player) { return (*m_own)[player]; }
    [[nodiscard]] const ExploredCells &exploredBy(int player) const;
    /// Whose map is the one of the player shown, if each has their own; see `showPlayer`.
    void setExplorer(int player) { m_explorer = player; }
    /// The own maps of a copy, if there are any.
    void copyOwnMaps(const WorldMap &other);

    /// Marks the set cells of `seen`, whose south-west corner is `origin`, as explored by a player, also in
    /// their own map. Appends the regions that were changed to `touched`; returns the number of cells newly
    /// explored by this player.
    int explore(int player, WorldPos origin, const BitGrid &seen, std::vector<RegionPos> &touched);

private:
    int explore(int player, RegionPos pos, const RegionRows &seen);
    /// Copies the bits returned by `rowOf(region, y)` for each region's rows; `beyond`: those outside the
    /// usable world.
    template<class RowOf>
    void copyRows(const CellRect &rect, RowOf rowOf, bool beyond, BitGrid &out);

    struct Cached {
        Region region;
        std::list<RegionPos>::iterator use;
    };

    std::shared_ptr<const RegionSource> m_source;
    int m_regionSize;
    std::size_t m_cacheSize;
    std::list<RegionPos> m_uses; // most recent first
    std::unordered_map<RegionPos, Cached, RegionPosHash> m_cache;
    Changes m_changes;
    std::optional<std::map<int, ExploredCells>> m_own; // by player
    int m_explorer = 1;
    std::set<RegionPos> m_unhashed; // changed since m_hashSum was computed
    std::map<RegionPos, std::uint64_t> m_hashes;
    std::uint64_t m_hashSum = 0;
};

/// Calls `visit(region, cells)` for each region that intersects `rect`, south to north, west to east; `cells`
/// is the intersection, in world coordinates.
template<class Visit>
void forEachRegion(const CellRect &rect, int regionSize, Visit visit)
{
    if (rect.width <= 0 || rect.height <= 0)
        return;
    const RegionPos first = regionOf(rect.origin, regionSize);
    const RegionPos last =
        regionOf({rect.origin.x + rect.width - 1, rect.origin.y + rect.height - 1}, regionSize);
    for (std::int64_t ry = first.y; ry <= last.y; ++ry) {
        for (std::int64_t rx = first.x; rx <= last.x; ++rx) {
            const WorldPos low{std::max(rect.origin.x, rx * regionSize),
                               std::max(rect.origin.y, ry * regionSize)};
            const WorldPos high{std::min(rect.origin.x + rect.width, (rx + 1) * regionSize),
                                std::min(rect.origin.y + rect.height, (ry + 1) * regionSize)};
            visit(RegionPos{rx, ry},
                  CellRect{low, static_cast<int>(high.x - low.x), static_cast<int>(high.y - low.y)});
        }
    }
}

} // namespace cave
