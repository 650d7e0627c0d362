// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace cave {

class ConditionScreen;
class Measuring;

/// Prepares the measuring of one world; returns null if the world can't be generated.
using BeginMeasuring = std::function<std::unique_ptr<Measuring>(const WorldSpec &)>;

/// The implementation of `Search`, independent of how worlds are measured.
///
/// Each thread takes the next world of the set, judges it, and puts the judgement into a ring buffer;
/// judgements are reported in the set's order, up to the first gap. All worlds that were started are decided
/// in the end, so cancelling loses none. To limit memory, a thread waits while its next world is a whole ring
/// ahead of the first undecided one, or while too many matches are waiting to be taken.
///
/// The nearest misses are the same for any number of threads: a world is skipped only if its miss is no less
/// than the worst one kept among the first `m_live.done` worlds, all of which come before it. Those alone
/// would keep it off the list, as ties are resolved in favour of earlier worlds, and the worst one kept only
/// gets better; so does the nearest one, to which a budget compares most worlds. Once there are enough
/// matches for a budget, there always are.
class SearchEngine {
public:
    /// `begin` is called from all threads.
    SearchEngine(SearchRequest request, BeginMeasuring begin, int threads, SearchState from,
                 ThreadPriority priority = ThreadPriority::Usual);
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
    /// A world to decide, and the smallest miss that is of no interest.
    struct Claim {
        std::int64_t index = 0;
        double worst = 0;
    };
    struct Decision {
        bool decided = false;
        bool failed = false;
        bool ofInterest = false; ///< it matches or may be one of the nearest misses, and the hit is complete
        SearchHit hit;
    };

    void start(int threads);
    void work();
    std::optional<Claim> claim();
    [[nodiscard]] bool mayBegin() const;
    [[nodiscard]] bool nothingLeft() const;
    Decision decide(const Claim &claim, ConditionScreen &screen) const;
    void judgeSketch(Measuring &world, double most, Decision &decision) const;
    void deliver(std::int64_t index, Decision decision);
    void record(Decision decision);
    void keepIfNear(SearchHit hit);
    [[nodiscard]] double worstOfInterest(std::int64_t index) const;
    [[nodiscard]] bool seeksThoroughly(std::int64_t index) const;
    [[nodiscard]] bool isFinished() const;

    const SearchRequest m_request;
    const BeginMeasuring m_begin;
    const ThreadPriority m_priority;

    mutable std::mutex m_mutex;              ///< guards the members below
    std::condition_variable m_workChanged;   ///< threads can continue, or must end
    std::condition_variable m_reportChanged; ///< there are matches, or the search has ended
    std::int64_t m_next = 0;                 ///< first world not started
    std::vector<Decision> m_ring;     ///< of worlds m_live.done .. m_next − 1, by index modulo its size
    std::vector<SearchHit> m_matches; ///< found and not yet taken
    SearchState m_live;               ///< covers everything decided before the first gap
    SearchState m_taken;              ///< as of the last time matches were taken
    std::int64_t m_decided = 0;
    int m_running = 0; ///< number of threads
    bool m_paused = false;
    bool m_cancelled = false;

    std::vector<std::jthread> m_threads; ///< last member, so that the threads end first
};

} // namespace cave
