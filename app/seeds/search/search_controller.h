// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/banner.h"
#include "app/seeds/search/saved_searches.h"
#include "core/analysis/search/search.h"
#include "core/base/result.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

class SeedMarksStore;
class SeedTable;
struct Content;

/// The progress of a search.
struct SearchProgress {
    std::int64_t decided = 0;
    std::int64_t done = 0; ///< of these, the ones that the counts below are of: the first of the set
    std::int64_t total = 0;
    std::int64_t matches = 0;
    std::int64_t failures = 0;  ///< worlds that could not be generated
    int nearShown = 0;          ///< near misses in the table
    double perSecond = 0;       ///< worlds per second, smoothed; 0 while unknown
    std::int64_t nearAmong = 0; ///< worlds in which near misses were sought thoroughly; 0: in all
};

/// Runs one search at a time and shows its results in a table of seeds. A search interrupted by closing the
/// program is stored in the library and can be resumed.
class SearchController : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Idle,
        Running,
        Paused,
        Finished, ///< everything was searched, or the limit was reached
        Cancelled,
    };

    /// `table` and `store` must outlive this; `content` must not be null.
    SearchController(SeedTable &table, SeedMarksStore &store, std::shared_ptr<const Content> content,
                     QObject *parent = nullptr);
    /// As `suspend`.
    ~SearchController() override;

    /// The number of threads for the next search; the number of processors by default.
    void setThreads(int threads) { m_threads = threads; }

    /// Starts a search and shows its hits in the table as they are found. Cancels a running search. Near
    /// misses are sought within a budget, so that they hardly slow the search down; metrics that the
    /// condition doesn't have are measured only in visible rows until it ends. An interrupted search gets an
    /// entry among the saved ones; if it can't, nothing is started.
    void start(SearchRequest request);
    void pause();
    void resume();
    /// Keeps the results.
    void cancel();
    /// Stops the search; `resumeKept` continues it. Called when the program closes, and when the table shows
    /// something else.
    void suspend();

    /// True if a search was interrupted and no other was started since.
    [[nodiscard]] bool offersResume() const { return offered() != nullptr; }
    /// The search offered, or nullptr.
    [[nodiscard]] const SavedSearch *offered() const;
    /// True if the search offered is the one shown, which was opened unfinished, rather than an interrupted
    /// one.
    [[nodiscard]] bool offersShown() const { return m_offerShown; }
    /// True if what the search offered had found can't be read, so that it starts from the beginning.
    [[nodiscard]] bool offersLost() const { return offersResume() && m_offer->matchesLost; }
    /// Why an interrupted search can't be offered.
    [[nodiscard]] const std::optional<Error> &offerProblem() const { return m_offerProblem; }
    /// As `start`.
    void resumeKept();
    void discardKept();

    /// The searches saved by name.
    [[nodiscard]] const SavedSearches &saved() const { return m_saved; }
    [[nodiscard]] SavedSearches &saved() { return m_saved; }
    /// True if there was a search and none is active.
    [[nodiscard]] bool hasFound() const { return m_request && !isActive(); }
    /// What the last search has found; call only if `hasFound`.
    [[nodiscard]] SearchKeeper::Kept found() const;
    /// Shows what a search has found, without searching. If it isn't finished, it is offered to be resumed. A
    /// running search is suspended.
    void show(const SearchKeeper::Kept &found);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isActive() const { return m_state == State::Running || m_state == State::Paused; }
    /// The current or last search; none before the first.
    [[nodiscard]] const std::optional<SearchRequest> &request() const { return m_request; }
    [[nodiscard]] const SearchProgress &progress() const { return m_progress; }

signals:
    /// A search begins or resumes in place of what was shown.
    void started();
    /// State or progress changed; emitted several times a second during a search.
    void changed();
    /// What became of an interrupted search.
    void reported(cave::Banner::Kind kind, const QString &text);

private:
    /// Before a search begins; false if an interrupted one would be lost.
    bool setAside(const SearchRequest &next, const SearchState &from);
    void run(SearchRequest request, SearchState from, const std::vector<SearchHit> &hits);
    void beginTable(const SearchRequest &request, const SearchState &from,
                    const std::vector<SearchHit> &hits);
    void poll();
    void take();
    void showNear(const SearchState &state);
    void keepState();
    void end(const SearchState &state);
    void measureSpeed(std::int64_t decided);
    void tableChanged();
    void setState(State state);
    void loadOffer() const;

    SeedTable &m_table;
    std::shared_ptr<const Content> m_content;
    int m_threads;
    SearchKeeper m_keeper;
    SavedSearches m_saved;
    std::unique_ptr<Search> m_search;
    std::optional<SearchRequest> m_request;
    SearchState m_lastState;                           // of the last search, once it isn't active
    std::optional<std::vector<SearchHit>> m_shownHits; // of a search that was only shown; those of others are
                                                       // in m_keeper
    State m_state = State::Idle;
    SearchProgress m_progress;
    std::vector<SearchHit> m_near; // as shown
    bool m_feeding = false;        // this object is changing the table
    QTimer m_pollTimer;
    QElapsedTimer m_sinceNear;
    QElapsedTimer m_sinceKept;
    qint64 m_keepInterval = 0; // ms
    QElapsedTimer m_sinceSpeed;
    std::int64_t m_speedFrom = 0;
    mutable bool m_offerLoaded = false;
    bool m_offerShown = false; // the search offered is the one shown, not the one interrupted
    mutable std::optional<SearchKeeper::Kept> m_offer;
    mutable std::optional<Error> m_offerProblem;
};

} // namespace cave
