// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"
#include "core/base/geometry.h"
#include "core/base/interface.h"

#include <array>
#include <cstdint>
#include <optional>

namespace cave {

class WorldMap;

/// What is known of a world before its metrics are measured, in order of cost.
enum class Knowledge : std::uint8_t {
    Spec,    ///< nothing has been generated
    Glimpse, ///< about where the player enters, from hashes and a first look at the terrain
    Region,  ///< the same from the first region
    Spawn,   ///< where the player enters
};
/// Those that can be acquired.
inline constexpr std::array kKnowledges{Knowledge::Glimpse, Knowledge::Region, Knowledge::Spawn};

/// The metrics of one world, measured step by step.
class Measuring : public Interface {
public:
    /// Finds out more about the world. False: it can't be entered.
    virtual bool learn(Knowledge knowledge) = 0;
    /// True once it is certain that the world can be entered.
    [[nodiscard]] virtual bool isEnterable() const = 0;
    /// Bounds of a metric by what is known so far, nearly for free.
    virtual Bounds outlook(const MetricQuery &query) = 0;
    /// Measures a metric of a world whose spawn is known. The result is exact unless `enough` ended it early.
    virtual Bounds measure(const MetricQuery &query, const Enough &enough) = 0;

    /// The cells of the world and where players enter it.
    struct Ground {
        WorldMap &map;
        WorldPos spawn;
    };
    /// Finds the spawn if it isn't known; for what metrics don't say. None if the world can't be entered; the
    /// default knows metrics only.
    virtual std::optional<Ground> ground() { return std::nullopt; }

    /// The value of a metric of a world whose spawn is known.
    double value(const MetricQuery &query)
    {
        return measure(query, [](const Bounds &) { return false; }).low;
    }
};

} // namespace cave
