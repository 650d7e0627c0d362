// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/square_metrics.h"
#include "core/analysis/metrics/walk_metrics.h"
#include "core/analysis/places/walk_fields.h"
#include "core/world/world.h"

#include <map>
#include <optional>

namespace cave {

/// Measures all floor cells of a region of an endless world as places, as if players entered there. As a
/// `Measuring`, its bounds are those of all of them together, so that a region in which no cell meets a
/// condition is rejected as a whole.
class RegionPlaces final : public Measuring {
public:
    /// Both are observed; `walks` must be of the world, which stays unplayed.
    RegionPlaces(World &world, WalkFields &walks, RegionPos region);

    bool learn(Knowledge knowledge) override;
    [[nodiscard]] bool isEnterable() const override { return true; }
    Bounds outlook(const MetricQuery &query) override;
    Bounds measure(const MetricQuery &query, const Enough &enough) override;

    /// The cells that are places.
    RegionRows floor();
    /// The value at one of them: that of `Survey` for a spawn there.
    double valueAt(CellPos cell, const MetricQuery &query);

private:
    /// The place that is measured by itself.
    struct Alone {
        Alone(World &world, WorldPos place) : at(place), walks(world, place), squares(world, place) {}

        WorldPos at;
        WalkMetrics walks;
        SquareMetrics squares;
        std::map<MetricQuery, double> values;
    };

    std::optional<CellValues> &valuesOf(const MetricQuery &query);
    double valueAlone(CellPos cell, const MetricQuery &query);

    World &m_world;
    WalkFields &m_walks;
    RegionPos m_region;
    CellRect m_cells;
    ChestOutlook m_chests;
    std::map<MetricQuery, Bounds> m_outlooks;
    std::map<MetricQuery, std::optional<CellValues>> m_values;
    std::optional<Alone> m_alone;
};

} // namespace cave
