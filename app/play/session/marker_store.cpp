// SPDX-License-Identifier: MIT
#include "app/play/session/marker_store.h"

#include <algorithm>

namespace cave {
namespace {

// Kinds of bookmarks, as stored in files.
constexpr const char *kNote = "note";
constexpr const char *kDeath = "death";

/// Replaces the marker with the same id, or appends.
void replace(QList<MapMarker> &markers, const MapMarker &marker)
{
    const auto same =
        std::ranges::find_if(markers, [&](const MapMarker &other) { return other.id == marker.id; });
    if (same != markers.end())
        *same = marker;
    else
        markers.append(marker);
}

} // namespace

MarkerStore::MarkerStore(WorldFile &file) : m_file(file)
{
    const Result<std::vector<Bookmark>> bookmarks = file.bookmarks();
    if (!bookmarks)
        return; // damaged ones stay unchanged in the file
    for (const Bookmark &bookmark : *bookmarks)
        m_markers.append({bookmark.id, bookmark.at,
                          bookmark.kind == kDeath ? MapMarker::Kind::Death : MapMarker::Kind::Note,
                          QString::fromStdString(bookmark.label)});
}

Result<void> MarkerStore::put(const MapMarker &marker)
{
    const char *kind = marker.kind == MapMarker::Kind::Death ? kDeath : kNote;
    const auto id =
        CAVE_TRY(m_file.putBookmark({marker.id, marker.position, kind, marker.text.toStdString()}));
    MapMarker kept = marker;
    kept.id = id;
    replace(m_markers, kept);
    return {};
}

Result<void> MarkerStore::remove(qint64 id)
{
    Result<void> removed = m_file.removeBookmark(id);
    if (removed)
        m_markers.removeIf([id](const MapMarker &marker) { return marker.id == id; });
    return removed;
}

} // namespace cave
