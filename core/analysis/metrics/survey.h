// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <memory>

namespace cave {

struct Content;

/// Measures one world as its seed makes it. Regions are made and searches run when a value first needs them,
/// and kept for the next; not thread-safe, and cheap enough to be made for each of many seeds.
class Survey {
public:
    /// Finds the spawn. `content` must not be null; a world of another scenario is measured by the tables
    /// that the game ships with. Errors: those of `makeRegionSource` and of `findSpawn`.
    static Result<Survey> begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content);
    /// Measures a world that is there already; it must be as its seed makes it. `spawn` is where players
    /// enter it.
    static Survey of(World world, WorldPos spawn);

    Survey(Survey &&) noexcept;
    Survey &operator=(Survey &&) noexcept;
    Survey(const Survey &) = delete;
    Survey &operator=(const Survey &) = delete;
    ~Survey();

    [[nodiscard]] WorldPos spawn() const;
    /// The world, unplayed; it must stay so.
    [[nodiscard]] World &world();

    /// The value in the metric's unit; infinity where there is none, NaN where the metric isn't measured in
    /// such a world, or there is no level of that number. The same for the same world, whatever was asked
    /// before. The reach must be 1 .. kMaxMetricReach, or kAllLevels of a metric of levels.
    [[nodiscard]] double value(const MetricQuery &query);

private:
    class Parts;
    explicit Survey(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace cave
