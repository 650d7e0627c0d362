// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <memory>

namespace cave {

class Measuring;
struct Content;

/// Measures one unplayed world. Regions are generated and searches run on demand and cached; not thread-safe,
/// and cheap enough to make for each of many seeds.
class Survey {
public:
    /// Finds the spawn. `content` must not be null; a world of another scenario is measured with the built-in
    /// tables. Errors: those of `makeRegionSource` and `findSpawn`.
    static Result<Survey> begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content);
    /// Measures an existing world, which must be unplayed. `spawn` is where players enter it.
    static Survey of(World world, WorldPos spawn);

    /// Measures a world step by step, before its spawn is searched for. Null for the errors of
    /// `makeRegionSource`.
    static std::unique_ptr<Measuring> measuring(const WorldSpec &spec,
                                                const std::shared_ptr<const Content> &content);

    Survey(Survey &&) noexcept;
    Survey &operator=(Survey &&) noexcept;
    Survey(const Survey &) = delete;
    Survey &operator=(const Survey &) = delete;
    ~Survey();

    [[nodiscard]] WorldPos spawn() const;
    /// The world; it must stay unplayed.
    [[nodiscard]] World &world();

    /// The value in the metric's unit; infinity if there is none, NaN if the metric isn't measured in such a
    /// world or there is no level with that number. Independent of previous queries. The reach must be 1 ..
    /// kMaxMetricReach, or kAllLevels for level metrics.
    [[nodiscard]] double value(const MetricQuery &query);

private:
    class Parts;
    explicit Survey(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace cave
