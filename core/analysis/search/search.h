// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/seed_set.h"
#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cave {

struct Content;

/// What to search, for what.
struct SearchRequest {
    SeedSet seeds;
    Condition where;
    std::int64_t limit = 0; ///< stop after this many matches; 0: search them all
    int keepNear = 40;      ///< how many of the best near misses to keep
};

/// A world that fits, or nearly does.
struct SearchHit {
    std::int64_t index = 0;     ///< in the set
    Judgement judgement;        ///< complete
    std::vector<double> values; ///< of `where.queries()`, in order

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

/// Where a search stands; enough to go on with it later.
struct SearchState {
    std::int64_t done = 0;       ///< worlds 0 .. done − 1 are decided
    std::int64_t matches = 0;    ///< among them
    std::int64_t failures = 0;   ///< worlds among them that could not be made
    std::vector<SearchHit> near; ///< best first; of equals the earlier
    bool finished = false;       ///< nothing is left to do, or the limit is reached

    friend bool operator==(const SearchState &, const SearchState &) = default;
};

/// A search over a set of worlds on several threads.
///
/// Worlds are decided in any order but reported in the set's order, so a search finds the same, in the same
/// order, for every number of threads, and whether it was interrupted or not. Its memory does not grow with
/// the set.
class Search {
public:
    /// Goes on from `from`. `content` must not be null; threads: 1 .. 256.
    Search(SearchRequest request, std::shared_ptr<const Content> content, int threads, SearchState from = {});
    /// Stops it; waits for the threads, some milliseconds.
    ~Search();
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    void pause();
    void resume();
    /// No more worlds are begun; what is being decided is finished and counts.
    void cancel();

    /// True once all threads have ended.
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool paused() const;
    /// Matches that were found since the last call, in order. When too many wait to be taken, the search
    /// waits too.
    std::vector<SearchHit> takeMatches();
    /// Covers exactly the matches that have been taken, so a search that goes on from it misses none and
    /// tells none twice.
    [[nodiscard]] SearchState state() const;
    /// Worlds that are decided, those not yet reported included; for a progress bar.
    [[nodiscard]] std::int64_t decided() const;
    /// Waits until there are matches to take, the search has ended, or the time is up.
    void wait(int milliseconds);

    [[nodiscard]] const SearchRequest &request() const;

private:
    class Engine;
    std::shared_ptr<Engine> m_engine;
};

/// What a near miss lacks: "chests(30) is 2, not >= 3"; English.
std::string missText(const Condition &where, const Judgement &judgement);

/// A search as JSON, to go on with it after a restart, and back. Error InvalidArgument: what is wrong with
/// the text.
std::string searchToJson(const SearchRequest &request, const SearchState &state);
struct SavedSearch {
    SearchRequest request;
    SearchState state;
};
Result<SavedSearch> searchFromJson(std::string_view json);

} // namespace cave
