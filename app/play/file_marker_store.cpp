#include "app/play/file_marker_store.h"

#include <algorithm>

namespace cave {
namespace {

constexpr const char *kDeath = "death";
constexpr const char *kNote = "note";
constexpr qint64 kUnwritten = 1'000'000'000'000; ///< ids from here on are of markers that are in no file

Bookmark bookmarkOf(const MapMarker &marker)
{
    Bookmark bookmark;
    bookmark.id = marker.id >= kUnwritten ? 0 : marker.id;
    bookmark.at = marker.position;
    bookmark.kind = marker.kind == MapMarker::Kind::Death ? kDeath : kNote;
    bookmark.label = marker.text.toStdString();
    return bookmark;
}

MapMarker markerOf(const Bookmark &bookmark)
{
    return {bookmark.id, bookmark.at,
            bookmark.kind == kDeath ? MapMarker::Kind::Death : MapMarker::Kind::Note,
            QString::fromStdString(bookmark.label)};
}

} // namespace

FileMarkerStore::FileMarkerStore(WorldFile &file) : m_file(file)
{
    const Result<std::vector<Bookmark>> bookmarks = file.bookmarks();
    if (!bookmarks)
        return;
    for (const Bookmark &bookmark : *bookmarks)
        m_markers.append(markerOf(bookmark));
}

qint64 FileMarkerStore::put(const MapMarker &marker)
{
    MapMarker kept = marker;
    const Result<std::int64_t> written = m_file.putBookmark(bookmarkOf(marker));
    const auto same = std::find_if(m_markers.begin(), m_markers.end(), [&](const MapMarker &other) {
        return marker.id != 0 && other.id == marker.id;
    });
    if (written)
        kept.id = *written;
    else if (marker.id == 0)
        kept.id = kUnwritten + m_markers.size();
    if (same != m_markers.end())
        *same = kept;
    else
        m_markers.append(kept);
    return kept.id;
}

void FileMarkerStore::remove(qint64 id)
{
    if (id < kUnwritten)
        static_cast<void>(m_file.removeBookmark(id));
    m_markers.removeIf([id](const MapMarker &marker) { return marker.id == id; });
}

} // namespace cave
