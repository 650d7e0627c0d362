// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/sketch/sketch_query.h"
#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

class SketchMatcher;

/// What to look for in one world: a sketch, a condition, or both.
struct PlaceWanted {
    std::shared_ptr<const SketchMatcher> sketch; ///< null for none; its `within` has no effect
    /// Metrics count from the place instead of the spawn, as if players entered there.
    std::optional<Condition> where;
};

/// A place in a world.
struct Place {
    RegionPos region;
    /// With a sketch, the floor cell nearest to its middle, otherwise to the middle of the region.
    WorldPos at;
    std::int64_t distance = 0;        ///< cells from the spawn, on the longer axis
    std::optional<SketchFind> sketch; ///< the best one whose middle is in the region
    std::vector<double> values;       ///< of the condition's queries, in order
};

/// The n-th region (n ≥ 0) around `centre`: itself, then ring after ring of squares, each counter-clockwise
/// from the east, like `spiralCell`.
RegionPos ringRegion(RegionPos centre, std::int64_t n);

/// Searches an endless, unplayed world region by region, outward from the spawn: one place a region. Not
/// thread-safe.
class PlaceSearch {
public:
    /// Errors: those of `makeRegionSource` and `findSpawn`; InvalidArgument if the world has levels.
    static Result<PlaceSearch> begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                                     PlaceWanted wanted);

    [[nodiscard]] WorldPos spawn() const { return m_spawn; }
    /// How many regions were searched.
    [[nodiscard]] std::int64_t searched() const { return m_searched; }
    /// Searches the next region; none if it has no such place.
    std::optional<Place> next();

private:
    PlaceSearch(World world, WorldPos spawn, PlaceWanted wanted);
    [[nodiscard]] std::optional<WorldPos> floorNear(RegionPos region, WorldPos middle);
    [[nodiscard]] bool meetsCondition(Place &place) const;

    World m_world;
    WorldPos m_spawn;
    PlaceWanted m_wanted;
    std::int64_t m_searched = 0;
};

} // namespace cave
