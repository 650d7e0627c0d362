// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/cave_fill.h"
#include "core/gen/caves/cave_joining.h"
#include "core/gen/caves/cave_units.h"
#include "core/gen/generator.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace cave {

/// Generator `caves`: endless caves in which every floor cell is reachable from every other.
///
/// Random fill hashed from the world position, with a slowly varying rock probability; `iterations` steps of
/// the automaton over the region and a halo of seven cells; a portal in each of the four borders; pockets
/// filled or joined by winding tunnels; `smoothing` more steps; and a final check. Each region's floor is one
/// 4-connected component, and both regions at a border agree on its portal, so any rectangle of regions is
/// one component. A region depends only on its position, so order and threads don't matter.
///
/// Version 2 smooths before caves are joined, once and by `joinByPassages`, and draws a monster's cell so
/// that it can be known without generating the region.
///
/// Source: L. Johnson, G. N. Yannakakis, J. Togelius, "Cellular automata for real-time generation of infinite
/// cave levels" (2010), with position hashing instead of a random stream, and portals instead of digging
/// between generated neighbours.
class Caves final : public StagedSource {
public:
    /// `settings` must be valid (see `validate`). `units` affects only the speed. `version`: 1 or 2.
    Caves(std::string_view seed, const WorldSettings &settings, CaveUnits units = fastestCaveUnits(),
          int version = 1);

    [[nodiscard]] int regionSize() const override { return m_settings.regionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] std::optional<RegionRows> possibleChests(RegionPos pos, RowSpan rows) const override;
    /// From the automaton alone: nearly all floor that isn't near the edges of the square.
    [[nodiscard]] RegionRows certainFloor(RegionPos pos, int side) const override;
    /// Only of version 2.
    [[nodiscard]] std::optional<MonsterPlaces> possibleMonsters(RegionPos pos) const override;

private:
    [[nodiscard]] std::uint64_t chestKey(RegionPos pos) const;
    [[nodiscard]] CaveWindow rockAfter(RegionPos pos, int steps) const;
    [[nodiscard]] CaveFloor floorAfter(RegionPos pos, const GenerationStage &stage) const;
    [[nodiscard]] CaveFloor smoothedInside(CaveWindow &window, int steps) const;
    void addMonster(Region &region) const;

    WorldSettings m_settings;
    int m_version;
    CaveUnits m_units;
    std::uint64_t m_key;
    CaveFill m_fill;
};

} // namespace cave
