// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compared_world.h"

#include "app/common/seed_worlds.h"
#include "editor/view/texts/texts.h"

#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr int kTypingPauseMs = 80;

} // namespace

ComparedWorld::ComparedWorld(WorldSpec spec, std::shared_ptr<const Content> content, Metrics metrics,
                             QObject *parent)
    : QObject(parent)
    , m_spec(std::move(spec))
    , m_content(std::move(content))
    , m_metrics(metrics)
    , m_made{m_spec, nullptr, {}, {}}
    , m_maker(
          WorkUrgency::Cards,
          [content = m_content](const WorldSpec &asked) { return sketch(asked, content); },
          [this](const WorldSpec & /*asked*/, const Sketch &made) { take(made); })
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(kTypingPauseMs);
    connect(&m_wait, &QTimer::timeout, this, [this] { m_maker.ask(m_spec); });
    m_maker.ask(m_spec);
}

void ComparedWorld::setSpec(const WorldSpec &spec)
{
    if (m_spec == spec)
        return;
    m_spec = spec;
    m_maker.forget();
    m_measurer.forgetAll();
    m_values.fill(std::nullopt);
    m_measured = false;
    m_wait.start();
    emit specChanged();
    emit valuesChanged();
}

std::optional<double> ComparedWorld::value(MetricId id) const
{
    return m_values[static_cast<std::size_t>(id)];
}

ComparedWorld::Sketch ComparedWorld::sketch(const WorldSpec &spec,
                                            const std::shared_ptr<const Content> &content)
{
    const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
    const Result<WorldPos> spawn = world->spawn(content);
    Sketch made{spec, world->source().valueOr(nullptr), std::nullopt, {}};
    if (spawn)
        made.spawn = *spawn;
    else
        made.problem = errorText(spawn.error());
    return made;
}

void ComparedWorld::take(const Sketch &sketch)
{
    m_made = sketch;
    emit made();
    if (m_metrics == Metrics::Measured)
        measure();
}

/// One job per value: each is shown as soon as it is known, and a change of the spec waits for at most one.
void ComparedWorld::measure()
{
    m_measurer.forgetAll();
    if (!m_made.spawn) {
        m_measured = true;
        emit valuesChanged();
        return;
    }
    // Only the thread of m_measurer uses it, one job after the other.
    const auto survey = std::make_shared<SeedSurvey>(m_spec, m_content);
    for (const MetricInfo &info : metricInfos()) {
        m_measurer.run([survey, id = info.id] { return survey->value(ownQuery(id)); },
                       [this, id = info.id](double value) {
                           // Some metrics don't apply to some worlds.
                           m_values[static_cast<std::size_t>(id)] =
                               std::isnan(value) ? std::nullopt : std::optional(value);
                           m_measured = !m_measurer.isBusy();
                           emit valuesChanged();
                       });
    }
}

} // namespace cave

#include "moc_compared_world.cpp"
