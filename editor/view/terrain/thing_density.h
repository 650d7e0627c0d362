// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region_changes.h"
#include "core/world/world_map.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/style/theme.h"

#include <QImage>

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace cave {

/// The explored cells of an endless map, as an immutable value for other threads.
///
/// A new version shares nearly everything with the previous one: a large map that is rarely replaced, and a
/// small one of recent changes, which is all that has to be copied for a step.
class ExploredMap {
public:
    ExploredMap() = default;
    explicit ExploredMap(const WorldMap::Changes &changes);
    /// What the player shown has explored.
    explicit ExploredMap(const WorldMap &map);

    /// The explored cells of a region; null if there are none.
    [[nodiscard]] const RegionRows *find(RegionPos pos) const;

    /// This map with the regions that `area` intersects updated from `level`.
    [[nodiscard]] std::shared_ptr<const ExploredMap> updated(const WorldMap &map, const CellRect &area) const;

private:
    using Regions = std::unordered_map<RegionPos, std::shared_ptr<const RegionRows>, RegionPosHash>;

    std::shared_ptr<const Regions> m_settled = std::make_shared<Regions>();
    Regions m_recent; // takes precedence over m_settled
};

/// On maps with smaller cells, in device pixels, single things aren't distinguished: they would cover their
/// caves.
inline constexpr int kSmallestZoomWithThings = 2;

/// Where chests and monsters are.
struct ThingPlaces {
    std::vector<WorldPos> chests;
    std::vector<WorldPos> monsters;

    friend bool operator==(const ThingPlaces &, const ThingPlaces &) = default;
};

/// Which chests and monsters a map counts where single ones aren't distinguished.
struct CountedThings {
    bool seeded = false;           ///< those of the map's source, as far as it is explored
    std::set<WorldPos> claimed;    ///< chests that are not counted of those
    std::set<MonsterId> elsewhere; ///< likewise monsters: they are dead, or in `more`
    ThingPlaces more;              ///< in addition

    friend bool operator==(const CountedThings &, const CountedThings &) = default;
};

/// Reads where counted things are in `area`, from south to north, so that regions need not stay cached.
class CountedThingsReader {
public:
    /// `terrain` must be a reader of the map's source. `explored` is null if everything is.
    CountedThingsReader(const CountedThings &counted, const ExploredMap *explored, WorldMap &terrain,
                        const CellRect &area);

    /// Reads the regions that begin south of `y` and weren't read yet.
    void readTo(std::int64_t y);
    /// All of the area.
    [[nodiscard]] const ThingPlaces &readAll();

private:
    void read(RegionPos pos);

    const CountedThings &m_counted;
    const ExploredMap *m_explored;
    WorldMap &m_terrain;
    CellRect m_area;
    std::int64_t m_nextRow; ///< of regions
    ThingPlaces m_places;
};

/// How many things tint how much.
enum class DensityScale : std::uint8_t {
    Caves,
    Levels, ///< which hold more things in a smaller space
    Few     ///< only some of the world's things are known, each of which must show
};

/// Cells along a side of the squares in which things are counted. `unit` is the length of a logical pixel in
/// device pixels.
[[nodiscard]] int tileCells(Zoom zoom, double unit);

/// The cells within which things show in a picture of `cells`: things spread into the surroundings of the
/// squares in which they are counted.
[[nodiscard]] CellRect countedCells(const CellRect &cells, Zoom zoom, double unit);

/// Tints the picture of `cells`, north up, where there are many chests and where there are many monsters: for
/// zooms at which single ones can't be distinguished. At a zoom all worlds have the same scale, so that
/// pictures can be compared, and neighbouring pictures fit together. `things` must include those of
/// `countedCells`; `tile` is the `tileCells` of the zoom.
void paintDensity(QImage &image, const ThingPlaces &things, const CellRect &cells, int tile,
                  const Theme &theme, DensityScale scale);

/// The cells whose look differs between the two, apart from those of the source; none if
/// that is unknown.
[[nodiscard]] std::optional<CellRect> differingCells(const CountedThings &a, const CountedThings &b,
                                                     double unit);

} // namespace cave
