// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/search_keeper.h"
#include "core/analysis/search/search.h"

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

/// How far a search is.
struct SearchProgress {
    std::int64_t decided = 0;
    std::int64_t total = 0;
    std::int64_t matches = 0;
    std::int64_t failures = 0; ///< worlds that could not be made
    int nearShown = 0;         ///< near misses in the table
    double perSecond = 0;      ///< worlds, smoothed; 0 while it isn't known
};

/// Runs one search at a time and shows in a table of seeds what it finds. A search that is interrupted by the
/// program's end is kept in the library and can be gone on with.
class SearchController : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Idle,
        Running,
        Paused,
        Finished, ///< all of it was searched, or the limit reached
        Cancelled,
    };

    /// `table` and `store` must outlive this; `content` must not be null.
    SearchController(SeedTable &table, SeedMarksStore &store, std::shared_ptr<const Content> content,
                     QObject *parent = nullptr);
    /// As `suspend`.
    ~SearchController() override;

    /// How many threads the next search runs on; as many as there are processors before it is called.
    void setThreads(int threads) { m_threads = threads; }

    /// Shows the search's hits in the table as they come. A search that runs is given up.
    void start(SearchRequest request);
    void pause();
    void resume();
    /// What was found stays.
    void cancel();
    /// Stops; `resumeKept` goes on. Called when the program closes, and when the table shows something else.
    void suspend();

    /// True if a search was interrupted and nothing was searched since.
    [[nodiscard]] bool offersResume() const;
    /// The one that is offered, or nullptr.
    [[nodiscard]] const SavedSearch *offered() const;
    void resumeKept();
    void discardKept();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isActive() const { return m_state == State::Running || m_state == State::Paused; }
    /// The search that runs or ran last; none before the first.
    [[nodiscard]] const std::optional<SearchRequest> &request() const { return m_request; }
    [[nodiscard]] const SearchProgress &progress() const { return m_progress; }

signals:
    /// State or progress; several times a second while it runs.
    void changed();

private:
    void run(SearchRequest request, SearchState from, const std::vector<SearchHit> &hits);
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
    std::unique_ptr<Search> m_search;
    std::optional<SearchRequest> m_request;
    State m_state = State::Idle;
    SearchProgress m_progress;
    std::vector<SearchHit> m_near; // as they are shown
    bool m_feeding = false;        // the table is changed from here
    QTimer m_pollTimer;
    QElapsedTimer m_sinceNear;
    QElapsedTimer m_sinceKept;
    qint64 m_keepInterval = 0; // ms
    bool m_keepFailed = false;
    QElapsedTimer m_sinceSpeed;
    std::int64_t m_speedFrom = 0;
    mutable bool m_offerLoaded = false;
    mutable std::optional<SearchKeeper::Kept> m_offer;
};

} // namespace cave
