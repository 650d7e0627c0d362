// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

class SeedMarksStore;

/// Keeps a search that is under way in the library, with what it found, so that it goes on after a restart.
/// Matches are kept in pieces, so that what was written once is not written again.
class SearchKeeper {
public:
    /// As many matches as anyone looks through; later ones are counted, not kept.
    static constexpr std::size_t kMostHits = 100'000;

    /// `store` must outlive this.
    explicit SearchKeeper(SeedMarksStore &store) : m_store(store) {}

    /// Another search is under way; the one before is forgotten. `hits` were found already.
    void begin(const std::vector<SearchHit> &hits = {});
    void add(const std::vector<SearchHit> &hits);
    /// Writes where the search stands. `state` has to cover exactly the matches added. A search over a list
    /// of more seeds than the library takes, 32 MiB, is not kept.
    void keep(const SearchRequest &request, const SearchState &state);
    /// The search is over.
    void forget();

    struct Kept {
        SavedSearch search;
        std::vector<SearchHit> hits; ///< those that its state covers, at most kMostHits
    };
    /// What was kept, if anything was. A search whose matches are lost starts again.
    [[nodiscard]] std::optional<Kept> load() const;

private:
    void dropPieces(std::size_t from);

    SeedMarksStore &m_store;
    std::vector<SearchHit> m_hits;
    std::size_t m_written = 0; // hits whose piece is full and written
};

} // namespace cave
