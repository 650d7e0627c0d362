// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

class ConditionScreen;
class RegionPlaces;
class SketchMatcher;
class WalkFields;

/// What to look for in one world: a sketch, a condition, or both.
struct PlaceWanted {
    std::shared_ptr<const SketchMatcher> sketch; ///< null for none; its `within` has no effect
    /// Metrics count from the place instead of the spawn, as if players entered there.
    std::optional<Condition> where;
};

/// A place in a world.
struct Place {
    RegionPos region;
    /// With a sketch, the floor cell of the region that is nearest to its middle; otherwise the one that
    /// meets the condition by the widest margin (`Condition::margin`), of equal ones the nearest to the
    /// region's middle on the longer axis, then the southernmost, then the westernmost.
    WorldPos at;
    std::int64_t distance = 0; ///< cells from the spawn, on the longer axis
    /// The best one whose middle is in the region, of those that also meet the condition.
    std::optional<SketchFind> sketch;
    std::vector<double> values; ///< of the condition's queries, in order
};

/// The n-th region (n ≥ 0) around `centre`: itself, then ring after ring of squares, each counter-clockwise
/// from the east, like `spiralCell`.
RegionPos ringRegion(RegionPos centre, std::int64_t n);

/// Searches an endless, unplayed world region by region, outward from the spawn: every floor cell is judged,
/// and the best place of each region is found. Not thread-safe.
class PlaceSearch {
public:
    PlaceSearch(PlaceSearch &&) noexcept;
    PlaceSearch &operator=(PlaceSearch &&) noexcept;
    PlaceSearch(const PlaceSearch &) = delete;
    PlaceSearch &operator=(const PlaceSearch &) = delete;
    ~PlaceSearch();

    /// Errors: those of `makeRegionSource` and `findSpawn`; InvalidArgument if the world has levels.
    static Result<PlaceSearch> begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                                     PlaceWanted wanted);

    [[nodiscard]] WorldPos spawn() const { return m_spawn; }
    /// How many regions were searched.
    [[nodiscard]] std::int64_t searched() const { return m_searched; }
    /// Searches the next region; none if it has no such place. A region can take seconds if the condition has
    /// a large reach: if `interrupted` returns true, none is returned and the region counts as not searched.
    using Interrupted = std::function<bool()>;
    std::optional<Place> next(const Interrupted &interrupted = {});

private:
    PlaceSearch(std::unique_ptr<World> world, WorldPos spawn, PlaceWanted wanted);
    std::optional<Place> bestCell(RegionPlaces &places, RegionPos region, const Interrupted &interrupted);
    std::optional<Place> bestSketch(RegionPlaces *places, RegionPos region) const;
    [[nodiscard]] CellRect cellsOf(RegionPos region) const;
    void addValues(Place &place, RegionPlaces &places) const;

    std::unique_ptr<World> m_world; ///< at an address that stays
    WorldPos m_spawn;
    PlaceWanted m_wanted;
    std::unique_ptr<WalkFields> m_walks;
    std::unique_ptr<ConditionScreen> m_screen; ///< with a condition
    std::int64_t m_searched = 0;
};

} // namespace cave
