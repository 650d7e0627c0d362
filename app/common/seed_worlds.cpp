// SPDX-License-Identifier: MIT
#include "app/common/seed_worlds.h"

#include "core/base/hashing.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"
#include "core/world/settings.h"

#include <QCache>
#include <QSet>

#include <condition_variable>
#include <limits>
#include <mutex>
#include <utility>

namespace cave {

static size_t qHash(const RegionPos &pos, size_t seed)
{
    return combine(seed, RegionPosHash()(pos));
}

namespace {

constexpr int kKeptWorlds = 192;
constexpr int kKeptRegions = 64; // for each world; as many as a map caches by itself

/// Caches the latest regions, and generates none twice at the same time.
class KeptRegions : public RegionSource {
public:
    explicit KeptRegions(SeedWorld::Source maker) : m_maker(std::move(maker)), m_regions(kKeptRegions) {}

    [[nodiscard]] int regionSize() const override { return m_maker->regionSize(); }
    [[nodiscard]] const LevelPlan &plan() const override { return m_maker->plan(); }
    [[nodiscard]] const JourneyPlan &journey() const override { return m_maker->journey(); }

    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        std::unique_lock lock(m_mutex);
        m_ready.wait(lock, [&] { return !m_inWork.contains(pos); });
        if (const Region *known = m_regions.object(pos))
            return *known;
        m_inWork.insert(pos);
        lock.unlock();
        Region made = m_maker->generate(pos);
        auto kept = std::make_unique<Region>(made);
        lock.lock();
        m_regions.insert(pos, kept.release()); // the cache owns it
        m_inWork.remove(pos);
        m_ready.notify_all();
        return made;
    }

private:
    const SeedWorld::Source m_maker;
    mutable std::mutex m_mutex; // the thread sanitizer can't follow a QWaitCondition
    mutable std::condition_variable m_ready;
    mutable QCache<RegionPos, Region> m_regions;
    mutable QSet<RegionPos> m_inWork;
};

} // namespace

size_t qHash(const WorldSpec &spec, size_t seed)
{
    std::uint64_t hash = combine(seed, hashBytes(spec.seed), spec.generator.kind, spec.generator.version,
                                 spec.seedNumber.value_or(0));
    for (const SettingInfo &info : settingsOf(spec.generator.kind))
        hash = combine(hash, info.get(spec.settings));
    return static_cast<size_t>(hash);
}

size_t qHash(const MetricQuery &query, size_t seed)
{
    return combine(seed, query.id, query.reach);
}

const Result<SeedWorld::Source> &SeedWorld::source() const
{
    std::call_once(m_made, [this] {
        Result<Source> maker = makeRegionSource(m_spec);
        if (maker)
            m_source = Source(std::make_shared<const KeptRegions>(std::move(*maker)));
        else
            m_source = maker.error();
    });
    return *m_source;
}

Result<WorldPos> SeedWorld::spawn(const std::shared_ptr<const Content> &content) const
{
    if (!source())
        return source().error();
    World searched = world(content);
    const QMutexLocker lock(&m_mutex);
    if (!m_spawn || m_spawnContent != searched.content) {
        m_spawn = findSpawn(searched);
        m_spawnContent = searched.content;
    }
    return *m_spawn;
}

World SeedWorld::world(const std::shared_ptr<const Content> &content) const
{
    return {m_spec, contentFor(m_spec.generator, content), *source()};
}

int SeedWorld::measurements() const
{
    const QMutexLocker lock(&m_mutex);
    return m_measurements;
}

SeedSurvey::SeedSurvey(const WorldSpec &spec, const std::shared_ptr<const Content> &content)
    : m_world(seedWorld(spec))
    , m_content(contentFor(spec.generator, content))
{
}

double SeedSurvey::value(const MetricQuery &query)
{
    if (const std::optional<double> value = known(query))
        return *value;
    if (!m_survey) {
        const Result<WorldPos> entered = m_world->spawn(m_content);
        if (entered)
            m_survey = Survey::of(m_world->world(m_content), *entered);
        else
            m_survey = entered.error();
    }
    const double value = *m_survey ? (*m_survey)->value(query) : std::numeric_limits<double>::quiet_NaN();
    keep(query, value);
    return value;
}

std::optional<double> SeedSurvey::known(const MetricQuery &query) const
{
    const QMutexLocker lock(&m_world->m_mutex);
    const auto found = m_world->m_values.constFind(query);
    if (m_world->m_valuesContent != m_content || found == m_world->m_values.constEnd())
        return std::nullopt;
    return *found;
}

void SeedSurvey::keep(const MetricQuery &query, double value)
{
    const QMutexLocker lock(&m_world->m_mutex);
    if (std::exchange(m_world->m_valuesContent, m_content) != m_content)
        m_world->m_values.clear();
    m_world->m_values.insert(query, value);
    ++m_world->m_measurements;
}

std::shared_ptr<const SeedWorld> seedWorld(const WorldSpec &spec)
{
    static QMutex mutex;
    static QCache<WorldSpec, std::shared_ptr<const SeedWorld>> kept(kKeptWorlds);
    const QMutexLocker lock(&mutex);
    if (const auto *known = kept.object(spec))
        return *known;
    auto made = std::make_unique<std::shared_ptr<const SeedWorld>>(std::make_shared<const SeedWorld>(spec));
    std::shared_ptr<const SeedWorld> world = *made;
    kept.insert(spec, made.release()); // the cache owns it
    return world;
}

} // namespace cave
