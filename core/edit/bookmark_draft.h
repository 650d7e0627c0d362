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

/// The bookmarks of an edit that is being put together. Errors InvalidArgument name the place.
class BookmarkDraft {
public:
    /// `kept`: those of the world; they must outlive the draft and not change meanwhile.
    explicit BookmarkDraft(const std::vector<Bookmark> &kept) : m_kept(kept) {}

    /// Keeps a bookmark: a new one if its id is 0, which it gets; else in place of the one with that id.
    Result<std::int64_t> put(Bookmark bookmark);
    /// Error also if there is none.
    Result<void> remove(std::int64_t id);
    /// An id that neither the world nor this draft has used.
    [[nodiscard]] std::int64_t freeId() const;
    /// Those on these cells, in order of id.
    [[nodiscard]] std::vector<Bookmark> on(const CellMask &cells) const;
    /// What differs from the world's.
    [[nodiscard]] std::vector<BookmarkDelta> deltas() const;

private:
    [[nodiscard]] std::optional<Bookmark> kept(std::int64_t id) const;
    [[nodiscard]] std::optional<Bookmark> find(std::int64_t id) const;

    const std::vector<Bookmark> &m_kept;
    std::map<std::int64_t, std::optional<Bookmark>> m_changed; ///< none: taken away
};

} // namespace cave
