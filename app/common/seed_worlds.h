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

/// For Qt's containers: equal specs have equal hashes.
size_t qHash(const WorldSpec &spec, size_t seed = 0);
size_t qHash(const MetricQuery &query, size_t seed = 0);

/// An unchanged world of a seed, shared by all its users: generator, terrain and spawn are made on first use
/// and kept. Thread-safe; a request for something that another thread is making waits for it. If the content
/// is null or of another scenario, the built-in tables are used.
class SeedWorld {
public:
    using Source = std::shared_ptr<const RegionSource>;

    explicit SeedWorld(WorldSpec spec) : m_spec(std::move(spec)) {}

    [[nodiscard]] const WorldSpec &spec() const { return m_spec; }
    /// The terrain, which caches the latest regions. Errors: those of `makeRegionSource`.
    [[nodiscard]] const Result<Source> &source() const;
    /// Where players enter the world. Errors: those of `source` and `findSpawn`.
    [[nodiscard]] Result<WorldPos> spawn(const std::shared_ptr<const Content> &content = nullptr) const;
    /// A new world over the shared terrain; `source` must not be an error.
    [[nodiscard]] World world(const std::shared_ptr<const Content> &content = nullptr) const;
    /// How many values have been measured so far; cached ones don't count.
    [[nodiscard]] int measurements() const;

private:
    friend class SeedSurvey;

    const WorldSpec m_spec;
    mutable std::once_flag m_made;
    mutable std::optional<Result<Source>> m_source;
    mutable QMutex m_mutex; ///< guards the members below
    mutable std::shared_ptr<const Content> m_spawnContent;
    mutable std::optional<Result<WorldPos>> m_spawn; ///< for m_spawnContent
    mutable std::shared_ptr<const Content> m_valuesContent;
    mutable QHash<MetricQuery, double> m_values; ///< for m_valuesContent
    mutable int m_measurements = 0;
};

/// Measures a world. Values already measured with the same content, by any survey, are cached. Not
/// thread-safe; other threads may measure the same world with their own surveys.
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
    std::optional<Result<Survey>> m_survey; ///< made for the first value that isn't cached
};

/// The world of a spec, shared by all callers; the latest few hundred are kept. Cheap, and callable from any
/// thread.
std::shared_ptr<const SeedWorld> seedWorld(const WorldSpec &spec);

} // namespace cave
