#include "app/play/marker_store.h"

#include <algorithm>

namespace cave {

qint64 MemoryMarkerStore::put(const MapMarker &marker)
{
    const auto same = std::find_if(m_markers.begin(), m_markers.end(),
                                   [&](const MapMarker &other) { return other.id == marker.id; });
    if (same != m_markers.end()) {
        *same = marker;
        return marker.id;
    }
    m_markers.append(marker);
    m_markers.back().id = ++m_lastId;
    return m_lastId;
}

void MemoryMarkerStore::remove(qint64 id)
{
    m_markers.removeIf([id](const MapMarker &marker) { return marker.id == id; });
}

} // namespace cave
