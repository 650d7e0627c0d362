// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/survey.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <QHash>
#include <QMutex>

#include <memory>
#include <mutex>
#include <optional>

namespace cave {

struct Content;

/// For Qt's containers: equal specs, equal hashes.
size_t qHash(const WorldSpec &spec, size_t seed = 0);
size_t qHash(const MetricQuery &query, size_t seed = 0);

/// A world as its seed makes it, shared by all who ask about it: generator, terrain and spawn are made when
/// first asked for and kept. Safe to use from any thread; whoever asks for what another thread is making
/// waits for it. Content that is null, or of another scenario, stands for the tables that the game ships
/// with.
class SeedWorld {
public:
    using Source = std::shared_ptr<const RegionSource>;

    explicit SeedWorld(WorldSpec spec) : m_spec(std::move(spec)) {}

    [[nodiscard]] const WorldSpec &spec() const { return m_spec; }
    /// The terrain, which keeps the regions that were made last. Errors: those of `makeRegionSource`.
    [[nodiscard]] const Result<Source> &source() const;
    /// Where one enters it. Errors: those of `source` and `findSpawn`.
    [[nodiscard]] Result<WorldPos> spawn(const std::shared_ptr<const Content> &content = nullptr) const;
    /// A world of one's own over the shared terrain; `source` must not be an error.
    [[nodiscard]] World world(const std::shared_ptr<const Content> &content = nullptr) const;
    /// How many values were measured of it so far; those that were known already don't count.
    [[nodiscard]] int measurements() const;

private:
    friend class SeedSurvey;

    const WorldSpec m_spec;
    mutable std::once_flag m_made;
    mutable std::optional<Result<Source>> m_source;
    mutable QMutex m_mutex; ///< for what follows
    mutable std::shared_ptr<const Content> m_spawnContent;
    mutable std::optional<Result<WorldPos>> m_spawn; ///< by m_spawnContent
    mutable std::shared_ptr<const Content> m_valuesContent;
    mutable QHash<MetricQuery, double> m_values; ///< by m_valuesContent
    mutable int m_measurements = 0;
};

/// Measures a world. What anyone has measured of it before, by the same content, is known and costs nothing.
/// For one thread; others may measure the same world meanwhile, each with a survey of its own.
class SeedSurvey {
public:
    explicit SeedSurvey(const WorldSpec &spec, const std::shared_ptr<const Content> &content = nullptr);

    /// As `Survey::value`; NaN also where there is no such world or no spawn in it.
    [[nodiscard]] double value(const MetricQuery &query);

private:
    [[nodiscard]] std::optional<double> known(const MetricQuery &query) const;
    void keep(const MetricQuery &query, double value);

    std::shared_ptr<const SeedWorld> m_world;
    std::shared_ptr<const Content> m_content;
    std::optional<Result<Survey>> m_survey; ///< made for the first value that isn't known
};

/// The world of a spec, the same one for all who ask; the latest few hundred are kept. Costs nothing by
/// itself. From any thread.
std::shared_ptr<const SeedWorld> seedWorld(const WorldSpec &spec);

} // namespace cave
