// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

class SeedMarksStore;

/// Saves a search in the library with its results: a running one, so that it can be resumed after a restart,
/// or one saved by name. Matches are stored in chunks, each of which is written once.
class SearchKeeper {
public:
    /// Later matches are counted but not stored.
    static constexpr std::size_t kMaxHits = 100'000;

    /// Stores documents whose names begin with `name`. `store` must outlive this.
    explicit SearchKeeper(SeedMarksStore &store, std::string name = "search")
        : m_store(store)
        , m_name(std::move(name))
    {
    }

    /// Begins another search and forgets the previous one. `hits` are its matches so far.
    void begin(const std::vector<SearchHit> &hits = {});
    void add(const std::vector<SearchHit> &hits);
    /// The matches so far, at most kMaxHits; also after `forget`.
    [[nodiscard]] const std::vector<SearchHit> &hits() const { return m_hits; }
    /// Saves the search's progress; false if that failed. `state` must cover exactly the matches added. A
    /// search over a list of seeds larger than the library accepts, 32 MiB, is not saved.
    bool keep(const SearchRequest &request, const SearchState &state);
    /// Removes what is saved.
    void forget();

    struct Kept {
        SavedSearch search;
        std::vector<SearchHit> hits; ///< matches covered by its state, at most kMaxHits
        bool matchesLost = false;    ///< they can't be read: there are none, and the state is initial
    };
    /// The saved search, if there is one that isn't finished. If its matches are lost, it starts from the
    /// beginning.
    [[nodiscard]] std::optional<Kept> load() const;
    /// A saved search, finished or not, as it is stored.
    struct Texts {
        std::string search;
        std::vector<std::string> pieces; ///< the matches, in order
    };
    /// Errors: why it can't be read.
    [[nodiscard]] Result<Texts> texts() const;
    /// The search in these texts, which takes up to a second. Errors: why it can't be read.
    static Result<Kept> read(const Texts &texts);

private:
    [[nodiscard]] std::string pieceName(std::size_t piece) const;
    [[nodiscard]] std::string pieceText(std::size_t from) const;

    SeedMarksStore &m_store;
    const std::string m_name;
    std::vector<SearchHit> m_hits;
    std::size_t m_written = 0; // hits in completed chunks, which are written
    std::string m_stored;      // the search as it was last written
};

} // namespace cave
