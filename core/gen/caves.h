#pragma once

#include "core/world/region.h"

#include <cstdint>
#include <string_view>

namespace cave {

/// Generator `caves`, version 1: endless caves in which every floor cell can be walked to from every other.
///
/// Random fill hashed from the world position, its rock chance swaying slowly from place to place, `iterations` steps of the automaton over the region and a halo of seven cells, a
/// portal opened in each of the four borders, pockets filled or joined by winding tunnels, `smoothing` more steps, and a last
/// check. Each region's floor is one 4-connected component, and both regions at a border agree on its portal, so any rectangle
/// of regions is one component. A region needs nothing but its own position: order and threads can't matter.
///
/// Source: L. Johnson, G. N. Yannakakis, J. Togelius, "Cellular automata for real-time generation of infinite cave levels"
/// (2010), with position hashing in place of a stream and portals in place of digging between generated neighbours.
class Caves final : public RegionSource {
public:
    /// `settings` must be valid (see `validate`).
    Caves(std::string_view seed, const WorldSettings &settings);

    /// Rock chances of a world's open and dense parts, in 1/256; they lie evenly about the chance of the settings.
    struct RockThresholds {
        std::uint32_t open = 0;
        std::uint32_t dense = 0;
    };

    [[nodiscard]] int regionSize() const override { return m_settings.regionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;

private:
    WorldSettings m_settings;
    std::uint64_t m_key;
    RockThresholds m_thresholds;
};

} // namespace cave
