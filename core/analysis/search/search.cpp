// SPDX-License-Identifier: MIT
#include "core/analysis/search/search.h"

#include "core/analysis/conditions/condition_screen.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/sketch/sketch_match.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <limits>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kRingPerThread = 64;
constexpr std::size_t kMaxWaitingMatches = 4096;

/// The order of near misses: on ties, earlier ones come first.
bool isNearer(const SearchHit &a, const SearchHit &b)
{
    return a.judgement.miss != b.judgement.miss ? a.judgement.miss < b.judgement.miss : a.index < b.index;
}

BeginMeasuring surveysWith(std::shared_ptr<const Content> content)
{
    return [content = std::move(content)](const WorldSpec &spec) { return Survey::measuring(spec, content); };
}

std::string missedTermText(const Condition &where, const MissedTerm &missed)
{
    const std::string &subject = where.termSubject(missed.term);
    const std::string wanted = where.terms()[missed.term].substr(subject.size() + 1);
    const MetricUnit unit = where.termUnit(missed.term).value_or(MetricUnit::Count);
    const std::string value = std::isnan(missed.value) ? "undefined" : valueText(unit, missed.value);
    return subject + " is " + value + ", not " + wanted;
}

} // namespace

Search::Search(SearchRequest request, std::shared_ptr<const Content> content, int threads, SearchState from,
               ThreadPriority priority)
    : Search(std::move(request), surveysWith(std::move(content)), threads, std::move(from), priority)
{
}

Search::Search(SearchRequest request, BeginMeasuring begin, int threads, SearchState from,
               ThreadPriority priority)
    : m_request(std::move(request))
    , m_begin(std::move(begin))
    , m_priority(priority)
    , m_next(from.done)
    , m_live(std::move(from))
    , m_decided(m_live.done)
{
    m_live.finished = isFinished();
    m_taken = m_live;
    if (m_live.finished)
        return;
    start(std::clamp(threads, 1, kMaxSearchThreads));
}

Search::~Search()
{
    cancel();
}

void Search::setPaused(bool paused)
{
    const std::lock_guard lock(m_mutex);
    m_paused = paused;
    m_workChanged.notify_all();
}

void Search::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_cancelled = true;
    m_workChanged.notify_all();
}

bool Search::ended() const
{
    const std::lock_guard lock(m_mutex);
    return m_running == 0;
}

bool Search::paused() const
{
    const std::lock_guard lock(m_mutex);
    return m_paused;
}

std::vector<SearchHit> Search::takeMatches()
{
    const std::lock_guard lock(m_mutex);
    m_taken = m_live;
    m_workChanged.notify_all();
    return std::exchange(m_matches, {});
}

SearchState Search::state() const
{
    const std::lock_guard lock(m_mutex);
    return m_matches.empty() ? m_live : m_taken;
}

std::int64_t Search::decided() const
{
    const std::lock_guard lock(m_mutex);
    return m_decided;
}

void Search::wait(int milliseconds)
{
    std::unique_lock lock(m_mutex);
    m_reportChanged.wait_for(lock, std::chrono::milliseconds(milliseconds),
                             [this] { return !m_matches.empty() || m_running == 0; });
}

/// Starts as many threads as the system allows; if there are none, the search ends.
void Search::start(int threads)
{
    const std::lock_guard lock(m_mutex);
    m_ring.resize(kRingPerThread * static_cast<std::size_t>(threads));
    try {
        for (; m_running < threads; ++m_running)
            m_threads.emplace_back([this] { work(); });
    } catch (const std::system_error &) {
        m_reportChanged.notify_all();
    }
}

void Search::work()
{
    setThreadPriority(m_priority);
    ConditionScreen screen(m_request.where);
    while (const std::optional<Claim> next = claim())
        deliver(next->index, decide(*next, screen));
    const std::lock_guard lock(m_mutex);
    --m_running;
    m_reportChanged.notify_all();
}

std::optional<Search::Claim> Search::claim()
{
    std::unique_lock lock(m_mutex);
    m_workChanged.wait(lock, [this] { return nothingLeft() || mayBegin(); });
    if (nothingLeft())
        return std::nullopt;
    const std::int64_t index = m_next++;
    return Claim{index, worstOfInterest(index)};
}

bool Search::mayBegin() const
{
    const auto ahead = static_cast<std::size_t>(m_next - m_live.done);
    return !m_paused && ahead < m_ring.size() && m_matches.size() < kMaxWaitingMatches;
}

bool Search::nothingLeft() const
{
    return m_cancelled || m_live.finished || m_next >= m_request.seeds.size();
}

Search::Decision Search::decide(const Claim &claim, ConditionScreen &screen) const
{
    using Verdict = ConditionScreen::Verdict;
    Decision decision;
    decision.decided = true;
    decision.hit.index = claim.index;
    // A miss equal to the worst of interest is of no interest; only smaller ones are evaluated completely.
    const double most = std::nextafter(claim.worst, 0.0);
    const std::unique_ptr<Measuring> world = m_begin(m_request.seeds.at(claim.index));
    const Verdict verdict = world ? screen.screen(*world, most) : Verdict::Failed;
    decision.failed = verdict == Verdict::Failed;
    if (verdict != Verdict::Open)
        return decision;
    const auto valueOf = [&world](const MetricQuery &query) { return world->value(query); };
    decision.hit.judgement = m_request.where.judge(valueOf, most);
    if (m_request.sketch)
        judgeSketch(*world, most, decision);
    decision.ofInterest = decision.hit.judgement.fits || decision.hit.judgement.miss < claim.worst;
    if (decision.ofInterest) {
        for (const MetricQuery &query : m_request.where.queries())
            decision.hit.values.push_back(valueOf(query));
    }
    return decision;
}

/// The miss of the sketch is added to that of the condition, as if both were joined by "and".
void Search::judgeSketch(Measuring &world, double most, Decision &decision) const
{
    Judgement &judgement = decision.hit.judgement;
    if (judgement.miss > most)
        return;
    const std::optional<Measuring::Ground> ground = world.ground();
    decision.failed = !ground.has_value();
    if (ground) {
        const SketchMatcher &sketch = *m_request.sketch;
        decision.hit.sketch =
            sketch.bestNear(ground->map, ground->spawn, sketch.leastShare(most - judgement.miss));
    }
    if (!decision.hit.sketch) {
        judgement.fits = false;
        judgement.miss = std::numeric_limits<double>::infinity();
        return;
    }
    const double miss = m_request.sketch->missOf(*decision.hit.sketch);
    judgement.fits = judgement.fits && miss == 0;
    judgement.miss += miss;
}

void Search::deliver(std::int64_t index, Decision decision)
{
    const std::lock_guard lock(m_mutex);
    const auto place = [this](std::int64_t i) -> Decision & {
        return m_ring[static_cast<std::size_t>(i) % m_ring.size()];
    };
    ++m_decided;
    place(index) = std::move(decision);
    const bool atFront = index == m_live.done;
    while (!m_live.finished && m_live.done < m_next && place(m_live.done).decided)
        record(std::exchange(place(m_live.done), {}));
    if (!m_matches.empty() || m_live.finished)
        m_reportChanged.notify_all();
    if (atFront)
        m_workChanged.notify_all();
}

/// The next world in order is decided.
void Search::record(Decision decision)
{
    const std::int64_t index = m_live.done++;
    const double worst = worstOfInterest(index);
    if (m_request.nearBudget && worst > 0 && seeksThoroughly(index))
        ++m_live.nearAmong;
    if (decision.failed) {
        ++m_live.failures;
    } else if (decision.hit.judgement.fits) {
        ++m_live.matches;
        m_matches.push_back(std::move(decision.hit));
    } else if (decision.ofInterest && decision.hit.judgement.miss < worst) {
        keepIfNear(std::move(decision.hit));
    }
    m_live.finished = isFinished();
}

void Search::keepIfNear(SearchHit hit)
{
    std::vector<SearchHit> &near = m_live.near;
    const auto place = std::upper_bound(near.begin(), near.end(), hit, isNearer);
    near.insert(place, std::move(hit));
    if (near.size() > static_cast<std::size_t>(m_request.keepNear))
        near.pop_back();
}

bool Search::seeksThoroughly(std::int64_t index) const
{
    const std::optional<NearBudget> &budget = m_request.nearBudget;
    return !budget || budget->isThorough(index);
}

/// The smallest miss that excludes a world from the nearest misses, as far as known: it may be smaller once
/// all worlds before it are decided.
double Search::worstOfInterest(std::int64_t index) const
{
    const std::optional<NearBudget> &budget = m_request.nearBudget;
    if (m_request.keepNear <= 0 || (budget && m_live.matches >= budget->matches))
        return 0;
    const std::vector<SearchHit> &near = m_live.near;
    if (!near.empty() && !seeksThoroughly(index))
        return near.front().judgement.miss;
    if (near.size() < static_cast<std::size_t>(m_request.keepNear))
        return std::numeric_limits<double>::infinity();
    return near.back().judgement.miss;
}

bool Search::isFinished() const
{
    const bool enough = m_request.limit > 0 && m_live.matches >= m_request.limit;
    return enough || m_live.done >= m_request.seeds.size();
}

Condition anyWorld()
{
    ConditionError error;
    return Condition::parse("1 = 1", error).value();
}

std::string missText(const Condition &where, const Judgement &judgement)
{
    std::string text;
    for (const MissedTerm &missed : judgement.missed)
        text += (text.empty() ? "" : "; ") + missedTermText(where, missed);
    return text;
}

} // namespace cave
