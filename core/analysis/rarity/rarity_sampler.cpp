// SPDX-License-Identifier: MIT
#include "core/analysis/rarity/rarity_sampler.h"

#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_screen.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/survey.h"
#include "core/base/hashing.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace cave {
namespace {

using std::chrono::milliseconds;

/// Of the time of a sample, what goes into judging worlds by each part.
constexpr milliseconds kPartsTime{600};
/// And for each part that few of them reached.
constexpr milliseconds kPassedTime{400};
/// Worlds that a thread takes at once, as most are rejected in a microsecond.
constexpr std::int64_t kAtOnce = 16;

} // namespace

/// A Feistel network is a permutation of the numbers of 2 n bits; those that are too large are permuted again
/// until they aren't. Source: J. Black, P. Rogaway, "Ciphers with arbitrary finite domains" (2002).
std::int64_t WorldOrder::at(std::int64_t place) const
{
    if (!m_key || m_size < 2)
        return place;
    constexpr std::uint64_t kRounds = 4;
    const auto size = static_cast<std::uint64_t>(m_size);
    const auto half = (static_cast<unsigned>(std::bit_width(size - 1)) + 1) / 2;
    const std::uint64_t mask = (std::uint64_t{1} << half) - 1;
    auto number = static_cast<std::uint64_t>(place);
    do {
        std::uint64_t high = number >> half;
        std::uint64_t low = number & mask;
        for (std::uint64_t round = 0; round < kRounds; ++round) {
            const std::uint64_t next = high ^ (combine(*m_key, round, low) & mask);
            high = low;
            low = next;
        }
        number = high << half | low;
    } while (number >= size);
    return static_cast<std::int64_t>(number);
}

struct RaritySampler::Judge {
    explicit Judge(const Condition &condition) : where(condition), screen(condition) {}

    Condition where;
    ConditionScreen screen;
};

RaritySampler::RaritySampler(SeedSet seeds, const Condition &where, std::shared_ptr<const Content> content,
                             RarityPlan plan)
    : m_seeds(std::move(seeds))
    , m_order(m_seeds.size(), plan.key)
    , m_judged(where)
    , m_chain(chainOf(where))
    , m_content(std::move(content))
    , m_plan(plan)
    , m_most(std::min(plan.worlds.value_or(m_seeds.size()), m_seeds.size()))
    , m_stage(m_most > 0 ? Stage::Parts : Stage::Done)
{
    m_rarity = nothing();
}

RaritySampler::~RaritySampler() = default;

Rarity RaritySampler::nothing() const
{
    Rarity rarity;
    for (const ChainPart &part : m_chain)
        rarity.parts.push_back({part.at, part.length, 0, 0, 0});
    return rarity;
}

/// What the threads of one piece share.
struct RaritySampler::Piece {
    std::atomic<std::int64_t> next; ///< place that no thread has claimed
    std::int64_t last = 0;          ///< end of the places
    Clock::time_point end;
    std::atomic<std::int64_t> hits = 0; ///< worlds found that the stage is looking for
};

void RaritySampler::advance(milliseconds most, int threads)
{
    if (finished())
        return;
    const auto count = static_cast<std::size_t>(std::max(threads, 1));
    while (m_judges.size() < count)
        m_judges.push_back(std::make_unique<Judge>(m_judged));
    const Clock::time_point begun = Clock::now();
    Piece piece{m_next, lastPlace(), begun + std::min<Clock::duration>(most, timeLeft())};
    std::vector<Rarity> found(count, nothing());
    {
        std::vector<std::jthread> helpers;
        try {
            for (std::size_t i = 1; i < count; ++i)
                helpers.emplace_back([&, i] { work(*m_judges[i], piece, found[i]); });
        } catch (const std::system_error &) { // fewer have to do
        }
        work(*m_judges[0], piece, found[0]);
    }
    m_next = std::min(piece.next.load(), piece.last);
    for (const Rarity &part : found)
        add(part);
    m_spent += Clock::now() - begun;
    if (m_next == piece.last || timeLeft() <= Clock::duration::zero() || isEnough(0))
        enterNextStage();
}

/// Places are claimed whatever the worlds before are like, and each that is claimed counts, so that slow
/// worlds are as likely in the sample as others.
void RaritySampler::work(Judge &judge, Piece &piece, Rarity &found) const
{
    const std::int64_t atOnce = m_stage == Stage::Parts ? 1 : kAtOnce;
    for (bool first = true;; first = false) {
        const bool isOver = Clock::now() >= piece.end || isEnough(piece.hits);
        if (!first && isOver)
            return;
        const std::int64_t begin = piece.next.fetch_add(atOnce);
        const std::int64_t end = std::min(begin + atOnce, piece.last);
        const std::int64_t before = hitsOf(found);
        for (std::int64_t place = begin; place < end; ++place)
            this->judge(place, judge, found);
        if (end >= piece.last)
            return;
        piece.hits += hitsOf(found) - before;
    }
}

/// What the stage is looking for.
std::int64_t RaritySampler::hitsOf(const Rarity &found) const
{
    return m_stage == Stage::Passed ? found.parts[m_part].reached : found.matches;
}

/// As a search would, which is what is timed; then by parts.
void RaritySampler::judge(std::int64_t place, Judge &judge, Rarity &found) const
{
    const Clock::time_point begun = Clock::now();
    const std::unique_ptr<Measuring> world = Survey::measuring(m_seeds.at(m_order.at(place)), m_content);
    const auto verdict = world ? judge.screen.screen(*world, 0) : ConditionScreen::Verdict::Failed;
    const auto valueOf = [&world](const MetricQuery &query) { return world->value(query); };
    const bool fits = verdict == ConditionScreen::Verdict::Open && judge.where.judge(valueOf, 0).fits;
    const std::chrono::duration<double> taken = Clock::now() - begun;
    const bool failed = verdict == ConditionScreen::Verdict::Failed ||
                        (m_stage == Stage::Parts && !world->learn(Knowledge::Spawn));
    const bool counts = m_stage != Stage::Passed || m_part + 1 == m_chain.size();
    found.sampled += counts ? 1 : 0;
    found.failures += counts && failed ? 1 : 0;
    if (m_stage == Stage::Passed)
        return judgePassed(fits ? world.get() : nullptr, counts, found);
    ++found.timed;
    found.seconds += taken.count();
    found.matches += fits ? 1 : 0;
    if (m_stage == Stage::Parts)
        judgeParts(failed ? nullptr : world.get(), found);
}

/// `world`: null if it could not be generated.
void RaritySampler::judgeParts(Measuring *world, Rarity &found) const
{
    ++found.apart;
    if (world == nullptr)
        return;
    const auto valueOf = [world](const MetricQuery &query) { return world->value(query); };
    bool fitsAll = true;
    for (std::size_t i = 0; i < m_chain.size(); ++i) {
        RarityPart &part = found.parts[i];
        const bool fits = m_chain[i].condition.judge(valueOf, 0).fits;
        part.alone += fits ? 1 : 0;
        part.reached += fitsAll ? 1 : 0;
        fitsAll = fitsAll && fits;
        part.passed += fitsAll ? 1 : 0;
    }
}

/// `world`: null if it doesn't fit the parts before the one that is judged, after which there is none if
/// `isLast`.
void RaritySampler::judgePassed(Measuring *world, bool isLast, Rarity &found) const
{
    if (world == nullptr)
        return;
    const auto valueOf = [world](const MetricQuery &query) { return world->value(query); };
    const bool fits = m_chain[m_part].condition.judge(valueOf, 0).fits;
    ++found.parts[m_part].reached;
    found.parts[m_part].passed += fits ? 1 : 0;
    found.matches += fits && isLast ? 1 : 0;
}

void RaritySampler::add(const Rarity &found)
{
    m_rarity.sampled += found.sampled;
    m_rarity.matches += found.matches;
    m_rarity.failures += found.failures;
    m_rarity.timed += found.timed;
    m_rarity.seconds += found.seconds;
    m_rarity.apart += found.apart;
    for (std::size_t i = 0; i < found.parts.size(); ++i) {
        m_rarity.parts[i].alone += found.parts[i].alone;
        m_rarity.parts[i].reached += found.parts[i].reached;
        m_rarity.parts[i].passed += found.parts[i].passed;
    }
    m_rarity.isWholeSet = m_rarity.sampled == m_seeds.size();
}

/// The end of the places of this stage.
std::int64_t RaritySampler::lastPlace() const
{
    return m_stage == Stage::Parts ? std::min(kUsualSample, m_most) : m_most;
}

RaritySampler::Clock::duration RaritySampler::timeLeft() const
{
    if (m_plan.worlds)
        return Clock::duration::max() / 2;
    const milliseconds whole = m_rarity.matches < kFewMatches ? kLongestForFew : kLongest;
    const milliseconds most = m_stage == Stage::Parts    ? kPartsTime
                              : m_stage == Stage::Passed ? kPassedTime
                                                         : whole - kPartsTime;
    return most * m_plan.patience - m_spent;
}

/// Whether the stage has found enough, with this many hits in addition to those of `rarity`.
bool RaritySampler::isEnough(std::int64_t hits) const
{
    if (m_plan.worlds || m_stage == Stage::Parts)
        return false;
    const bool isLeast = m_stage == Stage::Passed || m_next >= kUsualSample;
    return isLeast && hitsOf(m_rarity) + hits >= kEnoughMatches;
}

void RaritySampler::enterNextStage()
{
    m_spent = {};
    if (m_stage == Stage::Parts && m_next < m_most) {
        m_stage = Stage::Whole;
        if (!isEnough(0))
            return;
    }
    for (std::size_t part = m_part + 1; part < m_chain.size(); ++part) {
        if (enterPassed(part))
            return;
    }
    m_stage = Stage::Done;
}

/// False if the part needs no more worlds, or there are none.
bool RaritySampler::enterPassed(std::size_t part)
{
    if (m_plan.worlds || m_next >= m_most || m_rarity.parts[part].reached >= kEnoughMatches)
        return false;
    std::string before;
    for (std::size_t i = 0; i < part; ++i)
        before += (i == 0 ? "(" : " && (") + m_chain[i].condition.text() + ")";
    ConditionError error;
    const std::optional<Condition> where = Condition::parse(before, error);
    if (!where) // the brackets may have made it too long
        return false;
    m_stage = Stage::Passed;
    m_part = part;
    m_judged = *where;
    m_judges.clear();
    return true;
}

} // namespace cave
