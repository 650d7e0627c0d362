// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/seed_set.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/hashing.h"
#include "core/base/result.h"
#include "core/base/thread_priority.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace cave {

class ConditionScreen;
class Measuring;
class SketchMatcher;
struct Content;

/// Limits the time that near misses take: with them, a world isn't rejected once it can't match, but only
/// once it can't be one of the nearest. They are sought thoroughly in some of the worlds. Until there are
/// `matches` matches, the nearest miss of all is found for certain. Other worlds only have to be compared
/// with it, which costs hardly more than finding that they don't match.
///
/// Which worlds these are depends on their places in the set and on what was found before them, so the
/// results are the same for any number of threads.
struct NearBudget {
    std::int64_t first = 4096; ///< worlds at the beginning that are searched thoroughly
    std::int64_t every = 16;   ///< about one in this number of later ones is, too; at least 1
    std::int64_t matches = 40; ///< none is after this number of matches; at least 1

    /// Whether they are sought thoroughly in the world with this index, unless there are enough matches.
    /// Later worlds are chosen by a hash, as every 16th of a sweep may have the same value of a setting.
    [[nodiscard]] constexpr bool isThorough(std::int64_t index) const
    {
        return index < first || mix64(word(index)) % static_cast<std::uint64_t>(every) == 0;
    }

    friend bool operator==(const NearBudget &, const NearBudget &) = default;
};

/// The worlds to search, and the condition.
struct SearchRequest {
    SeedSet seeds;
    Condition where;
    std::int64_t limit = 0; ///< stop after this many matches; 0 for no limit
    int keepNear = 40;      ///< how many of the nearest misses to keep
    /// What worlds must agree with near their spawn, in addition to the condition; null for nothing.
    std::shared_ptr<const SketchMatcher> sketch = nullptr;
    /// None: near misses are sought thoroughly in all worlds.
    std::optional<NearBudget> nearBudget = std::nullopt;
};

/// A match or near miss.
struct SearchHit {
    std::int64_t index = 0;     ///< in the set
    Judgement judgement;        ///< complete; `missed` names only what the condition lacks
    std::vector<double> values; ///< of `where.queries()`, in order
    /// With a sketch, the place that agrees best.
    std::optional<SketchFind> sketch = std::nullopt;

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

/// The progress of a search, sufficient to resume it.
struct SearchState {
    std::int64_t done = 0;       ///< worlds 0 .. done − 1 are decided
    std::int64_t matches = 0;    ///< among them
    std::int64_t failures = 0;   ///< of these, worlds that could not be generated
    std::vector<SearchHit> near; ///< nearest first; on ties, in the set's order
    bool finished = false;       ///< everything was searched, or the limit was reached
    std::int64_t nearAmong = 0;  ///< with a budget, in how many worlds near misses were sought thoroughly

    friend bool operator==(const SearchState &, const SearchState &) = default;
};

inline constexpr int kMaxSearchThreads = 256;

/// Prepares the measuring of one world; returns null if the world can't be generated.
using BeginMeasuring = std::function<std::unique_ptr<Measuring>(const WorldSpec &)>;

/// A search over a set of worlds on several threads.
///
/// Worlds are decided in any order but reported in the set's order, so the results are the same for any
/// number of threads and with or without interruption. Memory use doesn't depend on the size of the set.
class Search {
public:
    /// Starts or resumes at `from`. `content` must not be null; threads: 1 .. `kMaxSearchThreads`, with this
    /// priority.
    Search(SearchRequest request, std::shared_ptr<const Content> content, int threads, SearchState from = {},
           ThreadPriority priority = ThreadPriority::Usual);
    /// The same with worlds that are measured otherwise; `begin` is called from all threads.
    Search(SearchRequest request, BeginMeasuring begin, int threads, SearchState from = {},
           ThreadPriority priority = ThreadPriority::Usual);
    /// Cancels; waits some milliseconds for the threads.
    ~Search();
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    void pause() { setPaused(true); }
    void resume() { setPaused(false); }
    /// Starts no more worlds; those in progress are completed and count.
    void cancel();

    /// True once all threads have ended.
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool paused() const;
    /// Matches found since the last call, in order. When too many matches are waiting, the search waits, too.
    std::vector<SearchHit> takeMatches();
    /// Covers exactly the matches that were taken, so that a search resumed from it neither misses nor
    /// repeats any.
    [[nodiscard]] SearchState state() const;
    /// The number of decided worlds, including those not yet reported; for a progress bar.
    [[nodiscard]] std::int64_t decided() const;
    /// Waits until there are matches to take, the search has ended, or the time is up.
    void wait(int milliseconds);

    [[nodiscard]] const SearchRequest &request() const { return m_request; }

private:
    // Each thread takes the next world of the set, judges it, and puts the judgement into a ring buffer;
    // judgements are reported in the set's order, up to the first gap. All worlds that were started are
    // decided in the end, so cancelling loses none. To limit memory, a thread waits while its next world is a
    // whole ring ahead of the first undecided one, or while too many matches are waiting to be taken.
    //
    // The nearest misses are the same for any number of threads: a world is skipped only if its miss is no
    // less than the worst one kept among the first `m_live.done` worlds, all of which come before it. Those
    // alone would keep it off the list, as ties are resolved in favour of earlier worlds, and the worst one
    // kept only gets better; so does the nearest one, to which a budget compares most worlds. Once there are
    // enough matches for a budget, there always are.

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

    void setPaused(bool paused);
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

/// A condition that every world meets, for a search by a sketch alone.
Condition anyWorld();

/// What a near miss lacks, in English: "chests(30) is 2, not >= 3".
std::string missText(const Condition &where, const Judgement &judgement);

/// Writes a search as JSON, for resuming it after a restart, and reads it back. Error InvalidArgument: what
/// is wrong with the text.
std::string searchToJson(const SearchRequest &request, const SearchState &state);
struct SavedSearch {
    SearchRequest request;
    SearchState state;
};
Result<SavedSearch> searchFromJson(std::string_view json);

} // namespace cave
