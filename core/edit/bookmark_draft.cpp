// SPDX-License-Identifier: MIT
#include "core/edit/bookmark_draft.h"

#include "core/base/text.h"
#include "core/edit/region_edit.h"

#include <algorithm>
#include <string>

namespace cave {

std::optional<Bookmark> BookmarkDraft::kept(std::int64_t id) const
{
    const auto found = std::ranges::find(m_kept, id, &Bookmark::id);
    return found == m_kept.end() ? std::nullopt : std::optional(*found);
}

std::optional<Bookmark> BookmarkDraft::find(std::int64_t id) const
{
    if (const auto changed = m_changed.find(id); changed != m_changed.end())
        return changed->second;
    return kept(id);
}

std::int64_t BookmarkDraft::freeId() const
{
    std::int64_t last = m_changed.empty() ? 0 : m_changed.rbegin()->first;
    for (const Bookmark &bookmark : m_kept)
        last = std::max(last, bookmark.id);
    return last + 1;
}

std::vector<Bookmark> BookmarkDraft::on(const CellMask &cells) const
{
    std::vector<Bookmark> found;
    for (const Bookmark &bookmark : m_kept) {
        if (!m_changed.contains(bookmark.id) && cells.contains(bookmark.at))
            found.push_back(bookmark);
    }
    for (const auto &[id, changed] : m_changed) {
        if (changed && cells.contains(changed->at))
            found.push_back(*changed);
    }
    std::sort(found.begin(), found.end(), [](const Bookmark &a, const Bookmark &b) { return a.id < b.id; });
    return found;
}

Result<std::int64_t> BookmarkDraft::put(Bookmark bookmark)
{
    if (const Message issue = issueOf(bookmark); !issue.empty())
        return invalid(issue);
    if (bookmark.id == 0)
        bookmark.id = freeId();
    else if (!find(bookmark.id))
        return invalid(message("there is no bookmark %1 to put at %2", std::to_string(bookmark.id),
                               placeText(bookmark.at)));
    m_changed[bookmark.id] = bookmark;
    return bookmark.id;
}

Result<void> BookmarkDraft::remove(std::int64_t id)
{
    if (!find(id))
        return invalid(message("there is no bookmark %1", std::to_string(id)));
    m_changed[id] = std::nullopt;
    return {};
}

std::vector<BookmarkDelta> BookmarkDraft::deltas() const
{
    std::vector<BookmarkDelta> deltas;
    for (const auto &[id, after] : m_changed) {
        if (const std::optional<Bookmark> before = kept(id); before != after)
            deltas.push_back({before, after});
    }
    return deltas;
}

} // namespace cave
