// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content_version.h"
#include "core/gen/caves/caves.h"
#include "core/gen/generator.h"
#include "core/gen/journey/landmark.h"
#include "core/world/region.h"
#include "core/world/settings.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace cave {

/// The south-west corner of a cell's quarter of its region; a landmark lies within one.
[[nodiscard]] constexpr CellPos quarterCorner(CellPos cell)
{
    constexpr int kQuarter = kMaxRegionSize / 2;
    return {cell.x / kQuarter * kQuarter, cell.y / kQuarter * kQuarter};
}

/// Generator `journey`, version 1: the regions of `caves`, 50 cells wide, with landmarks: hand-drawn pieces
/// in some quarters of regions, and a goal: three relics at rising distances in different directions, a map
/// piece, and a gate. All floor of a rectangle of regions is joined, as in `caves`. A region depends only on
/// its position, the landmarks and the depth.
class JourneyCaves final : public StagedSource {
public:
    /// `settings` must be valid; their region size is ignored. `content`: version of the content that has the
    /// landmarks.
    JourneyCaves(std::string_view seed, const WorldSettings &settings, int content = kNewestContent);

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    /// The stages of `caves`; landmarks belong to the complete terrain, chests and monsters.
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const JourneyPlan &journey() const override { return m_plan; }
    [[nodiscard]] std::optional<RegionRows> possibleChests(RegionPos pos, RowSpan rows) const override;

private:
    /// A place for a landmark: a quarter of a region.
    struct Quarter {
        RegionPos region;
        int number = 0; ///< 0 .. 3, from the south-west, west to east

        friend bool operator==(const Quarter &, const Quarter &) = default;
    };
    struct Placed {
        const LandmarkShape *shape = nullptr;
        CellPos corner;
    };

    void planGoal();
    [[nodiscard]] Quarter quarterAt(std::uint64_t turn, std::int64_t regions, std::uint64_t key) const;
    [[nodiscard]] std::optional<WorldPos> featurePlace(const Quarter &quarter, FeatureKind kind) const;
    [[nodiscard]] std::optional<LandmarkRole> roleOf(const Quarter &quarter) const;
    [[nodiscard]] std::optional<Placed> placedIn(const Quarter &quarter) const;
    void addWanderers(Region &region) const;

    const std::vector<Landmark> &m_landmarks;
    Caves m_caves;
    std::uint64_t m_key;
    std::vector<Quarter> m_relics;
    Quarter m_map;
    Quarter m_gate;
    JourneyPlan m_plan;
};

} // namespace cave
