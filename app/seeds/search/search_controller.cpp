// SPDX-License-Identifier: MIT
#include "app/seeds/search/search_controller.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/rows/seed_table.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <thread>
#include <utility>

namespace cave {
namespace {

constexpr int kPollInterval = 100;        // ms
constexpr qint64 kNearInterval = 1000;    // ms
constexpr qint64 kKeepInterval = 2000;    // ms
constexpr qint64 kKeepShare = 20;         // a large set is saved so rarely that this takes no larger share of
                                          // the time
constexpr qint64 kRetryInterval = 60'000; // ms, after the library could not be written
constexpr double kSpeedMemory = 3000;     // ms
constexpr std::int64_t kFewMatches = 40;  // with fewer matches, near misses are shown meanwhile

} // namespace

SearchController::SearchController(SeedTable &table, SeedMarksStore &store,
                                   std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_content(std::move(content))
    , m_threads(static_cast<int>(std::max(1U, std::thread::hardware_concurrency())))
    , m_keeper(store)
    , m_saved(store)
{
    m_pollTimer.setInterval(kPollInterval);
    connect(&m_pollTimer, &QTimer::timeout, this, &SearchController::poll);
    connect(&m_table, &SeedTable::setChanged, this, &SearchController::tableChanged);
}

SearchController::~SearchController()
{
    const QSignalBlocker quiet(this);
    suspend();
}

void SearchController::start(SearchRequest request)
{
    request.nearBudget = NearBudget{.matches = kFewMatches};
    if (isActive() || setAside(request, {}))
        run(std::move(request), {}, {});
}

bool SearchController::setAside(const SearchRequest &next, const SearchState &from)
{
    const SavedSearches::SetAside aside = m_saved.setAside(m_keeper, next, from);
    if (!aside.listed)
        emit reported(Banner::Kind::Error,
                      tr("The interrupted search “%1” would be lost, as it can't be moved to the saved "
                         "searches. Resume or discard it first.")
                          .arg(aside.name));
    else if (!aside.name.isEmpty())
        emit reported(Banner::Kind::Note,
                      tr("The interrupted search is among the saved ones now, as “%1”.").arg(aside.name));
    return aside.listed;
}

void SearchController::run(SearchRequest request, SearchState from, const std::vector<SearchHit> &hits)
{
    m_search.reset();
    m_offer.reset();
    m_offerLoaded = true;
    m_offerShown = false;
    m_shownHits.reset();
    beginTable(request, from, hits);
    m_keeper.begin(hits);
    m_search = std::make_unique<Search>(std::move(request), m_content, m_threads, std::move(from),
                                        ThreadPriority::Low);
    m_keepInterval = kKeepInterval;
    keepState();
    m_sinceNear.start();
    m_sinceSpeed.start();
    m_speedFrom = m_progress.decided;
    m_pollTimer.start();
    setState(State::Running);
    emit started();
}

void SearchController::beginTable(const SearchRequest &request, const SearchState &from,
                                  const std::vector<SearchHit> &hits)
{
    m_request = request;
    m_near.clear();
    m_progress = {from.done, from.done, request.seeds.size(), from.matches, from.failures,
                  0,         0,         from.nearAmong};
    const QScopedValueRollback feeding(m_feeding, true);
    m_table.beginHits(request.seeds, request.where, request.sketch);
    m_table.addHits(hits);
}

SearchKeeper::Kept SearchController::found() const
{
    return {{*m_request, m_lastState}, m_shownHits ? *m_shownHits : m_keeper.hits()};
}

void SearchController::show(const SearchKeeper::Kept &found)
{
    suspend();
    m_lastState = found.search.state;
    m_shownHits = found.hits;
    beginTable(found.search.request, m_lastState, found.hits);
    showNear(m_lastState);
    m_offerShown = !m_lastState.finished;
    m_offerLoaded = m_offerShown;
    m_offer = m_offerShown ? std::optional(found) : std::nullopt;
    setState(m_lastState.finished ? State::Finished : State::Cancelled);
}

void SearchController::pause()
{
    if (m_state != State::Running)
        return;
    m_search->pause();
    take();
    showNear(m_search->state());
    keepState();
    m_progress.perSecond = 0;
    setState(State::Paused);
}

void SearchController::resume()
{
    if (m_state != State::Paused)
        return;
    m_search->resume();
    m_sinceSpeed.start();
    m_speedFrom = m_search->decided();
    setState(State::Running);
}

void SearchController::cancel()
{
    if (!isActive())
        return;
    m_search->cancel();
    take();
    end(m_search->state());
    setState(State::Cancelled);
}

void SearchController::suspend()
{
    if (!isActive())
        return;
    m_pollTimer.stop();
    m_search->cancel();
    m_keeper.add(m_search->takeMatches());
    keepState();
    m_lastState = m_search->state();
    m_search.reset();
    m_offerLoaded = false;
    m_progress.perSecond = 0;
    setState(State::Idle);
}

/// Other seeds are shown: the results don't belong there any more.
void SearchController::tableChanged()
{
    if (m_feeding)
        return;
    suspend();
    if (m_state != State::Idle)
        setState(State::Idle);
}

void SearchController::poll()
{
    const bool ended = m_search->ended(); // checked first, so that nothing is left after the last results are
                                          // taken
    take();
    const SearchState state = m_search->state();
    const bool few = state.matches < kFewMatches;
    if (ended) {
        end(state);
        return setState(state.finished ? State::Finished : State::Cancelled);
    }
    if (m_state == State::Running)
        measureSpeed(m_search->decided());
    if (m_state == State::Paused || (few && m_sinceNear.hasExpired(kNearInterval))) {
        showNear(state);
        m_sinceNear.start();
    }
    if (m_state == State::Running && m_sinceKept.hasExpired(m_keepInterval))
        keepState();
    emit changed();
}

/// Shows and saves the results since the last call.
void SearchController::take()
{
    const std::vector<SearchHit> hits = m_search->takeMatches();
    const SearchState state = m_search->state();
    m_progress.decided = m_search->decided();
    m_progress.done = state.done;
    m_progress.matches = state.matches;
    m_progress.failures = state.failures;
    m_progress.nearAmong = state.nearAmong;
    if (hits.empty())
        return;
    m_keeper.add(hits);
    const QScopedValueRollback feeding(m_feeding, true);
    m_table.addHits(hits);
    // New matches replace the near misses, which are appended again afterwards.
    if (state.matches < kFewMatches && !m_near.empty())
        m_table.setNearHits(m_near);
    else
        m_near.clear();
    m_progress.nearShown = static_cast<int>(m_near.size());
}

void SearchController::showNear(const SearchState &state)
{
    if (state.near == m_near)
        return;
    m_near = state.near;
    const QScopedValueRollback feeding(m_feeding, true);
    m_table.setNearHits(m_near);
    m_progress.nearShown = static_cast<int>(m_near.size());
}

void SearchController::keepState()
{
    QElapsedTimer writing;
    writing.start();
    const bool kept = m_keeper.keep(m_search->request(), m_search->state());
    m_keepInterval = kept ? std::max(kKeepInterval, kKeepShare * writing.elapsed()) : kRetryInterval;
    m_sinceKept.start();
}

void SearchController::end(const SearchState &state)
{
    showNear(state);
    m_pollTimer.stop();
    m_lastState = state;
    m_progress.decided = state.done;
    m_progress.done = state.done;
    m_progress.perSecond = 0;
    m_search.reset();
    m_keeper.forgetOwn();
}

void SearchController::measureSpeed(std::int64_t decided)
{
    const auto elapsed = static_cast<double>(m_sinceSpeed.restart());
    if (elapsed <= 0)
        return;
    constexpr double kPerSecond = 1000; // ms
    const double now = static_cast<double>(decided - m_speedFrom) * kPerSecond / elapsed;
    m_speedFrom = decided;
    const double share = m_progress.perSecond > 0 ? 1 - std::exp(-elapsed / kSpeedMemory) : 1;
    m_progress.perSecond += (now - m_progress.perSecond) * share;
}

void SearchController::setState(State state)
{
    m_state = state;
    m_table.values().setSparing(state == State::Running);
    emit changed();
}

void SearchController::loadOffer() const
{
    if (m_offerLoaded || isActive())
        return;
    Result<std::optional<SearchKeeper::Kept>> kept = m_keeper.load();
    m_offer = kept ? std::move(*kept) : std::nullopt;
    m_offerProblem = kept ? std::nullopt : std::optional(kept.error());
    m_offerLoaded = true;
}

const SavedSearch *SearchController::offered() const
{
    loadOffer();
    return m_offer && !isActive() ? &m_offer->search : nullptr;
}

void SearchController::resumeKept()
{
    if (!offersResume() || !setAside(m_offer->search.request, m_offer->search.state))
        return;
    SearchKeeper::Kept kept = std::move(*m_offer);
    run(std::move(kept.search.request), std::move(kept.search.state), kept.hits);
}

void SearchController::discardKept()
{
    if (!m_offerShown)
        m_keeper.forget();
    m_offer.reset();
    m_offerLoaded = !std::exchange(m_offerShown, false); // there may be an interrupted one, too
    emit changed();
}

} // namespace cave

#include "moc_search_controller.cpp"
