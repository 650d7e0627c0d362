// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace cave {

/// What tells one world's metrics; an empty function if the world can't be made.
using BeginMeasuring = std::function<Condition::ValueOf(const WorldSpec &)>;

/// The work behind `Search`, whatever measures the worlds.
///
/// Each thread takes the next world of the set, judges it, and puts the judgement into a ring; what is
/// decided without a gap is reported, in the set's order. So all worlds that were begun are decided in the
/// end, and a search that is cancelled loses none. Memory: a thread waits while the world that it would begin
/// is a whole ring ahead of the first undecided one, or while too many matches wait to be taken.
///
/// The best near misses are the same for any number of threads: a world is given up only if its miss is no
/// less than that of the worst kept among the first `m_live.done` worlds, all of which come before it. Those
/// alone would keep it off the list, as of equals the earlier is kept; and the worst kept only gets better.
class SearchEngine {
public:
    /// `begin` is called from all threads.
    SearchEngine(SearchRequest request, BeginMeasuring begin, int threads, SearchState from);
    ~SearchEngine();
    SearchEngine(const SearchEngine &) = delete;
    SearchEngine &operator=(const SearchEngine &) = delete;

    void setPaused(bool paused);
    void cancel();
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool paused() const;
    std::vector<SearchHit> takeMatches();
    [[nodiscard]] SearchState state() const;
    [[nodiscard]] std::int64_t decided() const;
    void wait(int milliseconds);
    [[nodiscard]] const SearchRequest &request() const { return m_request; }

private:
    /// A world that is to be decided, and the least miss that is of no interest.
    struct Claim {
        std::int64_t index = 0;
        double worst = 0;
    };
    struct Decision {
        bool decided = false;
        bool failed = false;
        bool ofInterest = false; ///< it fits or may be one of the best near misses: the hit is complete
        SearchHit hit;
    };

    void start(int threads);
    void work();
    std::optional<Claim> claim();
    [[nodiscard]] bool mayBegin() const;
    [[nodiscard]] bool nothingLeft() const;
    [[nodiscard]] Decision decide(const Claim &claim) const;
    void deliver(std::int64_t index, Decision decision);
    void tellOf(Decision decision);
    void keepIfNear(SearchHit hit);
    [[nodiscard]] double worstOfInterest() const;
    [[nodiscard]] bool isFinished() const;

    const SearchRequest m_request;
    const BeginMeasuring m_begin;

    mutable std::mutex m_mutex;              ///< of all that follows
    std::condition_variable m_workChanged;   ///< threads may go on, or have to end
    std::condition_variable m_reportChanged; ///< there are matches, or the search has ended
    std::int64_t m_next = 0;                 ///< first world that is not begun
    std::vector<Decision> m_ring;     ///< of worlds m_live.done .. m_next − 1, by index modulo its size
    std::vector<SearchHit> m_matches; ///< found and not yet taken
    SearchState m_live;               ///< covers all that is decided without a gap
    SearchState m_taken;              ///< as it was when matches were last taken
    std::int64_t m_decided = 0;
    int m_running = 0; ///< threads
    bool m_paused = false;
    bool m_cancelled = false;

    std::vector<std::jthread> m_threads; ///< last, so that they end before anything else
};

} // namespace cave
