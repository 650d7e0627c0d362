// SPDX-License-Identifier: MIT
#include "core/analysis/rarity/rarity.h"

#include "core/analysis/conditions/condition_chain.h"
#include "core/analysis/conditions/condition_screen.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/survey.h"
#include "core/base/hashing.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace cave {
namespace {

using Clock = std::chrono::steady_clock;

double ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

} // namespace

double Rarity::share() const
{
    return ratio(matches, sampled);
}

std::optional<double> Rarity::independentShare() const
{
    if (parts.size() < 2 || sampled == 0)
        return std::nullopt;
    double product = 1;
    for (const RarityPart &part : parts)
        product *= ratio(part.alone, sampled);
    return product > 0 ? std::optional(product) : std::nullopt;
}

double Rarity::worldsPerSecond(int threads) const
{
    constexpr double kAnInstant = 1e-9;
    return static_cast<double>(sampled) * threads / std::max(seconds, kAnInstant);
}

std::optional<double> Rarity::secondsToFirst(int threads) const
{
    const std::optional<double> fitting = matches > 0 ? std::optional(share()) : independentShare();
    if (!fitting || sampled == 0)
        return std::nullopt;
    return 1 / (*fitting * worldsPerSecond(threads));
}

std::int64_t oneIn(double share)
{
    constexpr double kMost = 1e18;
    constexpr double kTwoDigits = 100;
    const double exact = std::min(1 / share, kMost);
    if (exact < kTwoDigits)
        return std::llround(exact);
    const double unit = std::pow(10, std::floor(std::log10(exact)) - 1);
    return std::llround(std::round(exact / unit) * unit);
}

RaritySampler::RaritySampler(SeedSet seeds, const Condition &where, std::shared_ptr<const Content> content,
                             std::int64_t size, std::uint64_t key)
    : m_seeds(std::move(seeds))
    , m_chain(chainOf(where))
    , m_screen(std::make_unique<ConditionScreen>(where))
    , m_content(std::move(content))
    , m_size(std::min(size, m_seeds.size()))
    , m_key(key)
{
    for (const ChainPart &part : m_chain)
        m_rarity.parts.push_back({part.at, part.length, 0, 0, 0});
}

RaritySampler::~RaritySampler() = default;

void RaritySampler::advance()
{
    if (finished())
        return;
    const bool generated = judge(indexOf(m_rarity.sampled));
    ++m_rarity.sampled;
    m_rarity.failures += generated ? 0 : 1;
    m_rarity.isWholeSet = m_rarity.sampled == m_seeds.size();
}

std::int64_t RaritySampler::indexOf(std::int64_t sample) const
{
    if (m_size == m_seeds.size())
        return sample;
    const std::uint64_t hash = combine(m_key, word(sample));
    return static_cast<std::int64_t>(hash % static_cast<std::uint64_t>(m_seeds.size()));
}

/// First as a search would, which is what is timed; then by each part. False if there is no such world.
bool RaritySampler::judge(std::int64_t index)
{
    const Clock::time_point begun = Clock::now();
    const std::unique_ptr<Measuring> world = Survey::measuring(m_seeds.at(index), m_content);
    const auto verdict = world ? m_screen->screen(*world, 0) : ConditionScreen::Verdict::Failed;
    m_rarity.seconds += std::chrono::duration<double>(Clock::now() - begun).count();
    if (verdict == ConditionScreen::Verdict::Failed || !world->learn(Knowledge::Spawn))
        return false;
    const auto valueOf = [&world](const MetricQuery &query) { return world->value(query); };
    bool fitsAll = true;
    for (std::size_t i = 0; i < m_chain.size(); ++i) {
        RarityPart &part = m_rarity.parts[i];
        const bool fits = m_chain[i].condition.judge(valueOf, 0).fits;
        part.alone += fits ? 1 : 0;
        part.reached += fitsAll ? 1 : 0;
        fitsAll = fitsAll && fits;
        part.passed += fitsAll ? 1 : 0;
    }
    m_rarity.matches += fitsAll ? 1 : 0;
    return true;
}

} // namespace cave
