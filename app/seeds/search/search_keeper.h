// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

class SeedMarksStore;

/// Saves a running search in the library with its results, so that it can be resumed after a restart. Matches
/// are stored in chunks, each of which is written once.
class SearchKeeper {
public:
    /// Later matches are counted but not stored.
    static constexpr std::size_t kMostHits = 100'000;

    /// `store` must outlive this.
    explicit SearchKeeper(SeedMarksStore &store) : m_store(store) {}

    /// Begins another search and forgets the previous one. `hits` are its matches so far.
    void begin(const std::vector<SearchHit> &hits = {});
    void add(const std::vector<SearchHit> &hits);
    /// Saves the search's progress. `state` must cover exactly the matches added. A search over a list of
    /// seeds larger than the library accepts, 32 MiB, is not saved.
    void keep(const SearchRequest &request, const SearchState &state);
    /// The search has ended.
    void forget();

    struct Kept {
        SavedSearch search;
        std::vector<SearchHit> hits; ///< matches covered by its state, at most kMostHits
    };
    /// The saved search, if any. If its matches are lost, it starts from the beginning.
    [[nodiscard]] std::optional<Kept> load() const;

private:
    void dropPieces(std::size_t from);

    SeedMarksStore &m_store;
    std::vector<SearchHit> m_hits;
    std::size_t m_written = 0; // hits in completed chunks, which are written
};

} // namespace cave
