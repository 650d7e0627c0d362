// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/edit/world_delta.h"
#include "core/world/bookmark.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// The bookmarks of an edit in preparation. Errors InvalidArgument name the place.
class BookmarkDraft {
public:
    /// `kept`: the world's bookmarks; they must outlive the draft and not change.
    explicit BookmarkDraft(const std::vector<Bookmark> &kept) : m_kept(kept) {}

    /// Adds a bookmark if its id is 0, and assigns one; otherwise replaces the one with that id.
    Result<std::int64_t> put(Bookmark bookmark);
    /// Fails if there is none.
    Result<void> remove(std::int64_t id);
    /// An id that is unused in the world and this draft.
    [[nodiscard]] std::int64_t freeId() const;
    /// Those on these cells, in order of id.
    [[nodiscard]] std::vector<Bookmark> on(const CellMask &cells) const;
    /// The differences to the world's bookmarks.
    [[nodiscard]] std::vector<BookmarkDelta> deltas() const;

private:
    [[nodiscard]] std::optional<Bookmark> kept(std::int64_t id) const;
    [[nodiscard]] std::optional<Bookmark> find(std::int64_t id) const;

    const std::vector<Bookmark> &m_kept;
    std::map<std::int64_t, std::optional<Bookmark>> m_changed; ///< none: removed
};

} // namespace cave
