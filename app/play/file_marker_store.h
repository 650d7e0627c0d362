#pragma once

#include "app/play/marker_store.h"
#include "core/io/world_file.h"

namespace cave {

/// Keeps markers in the world's file. What can't be written is kept until the world is closed.
class FileMarkerStore final : public MarkerStore {
public:
    /// `file` must outlive this.
    explicit FileMarkerStore(WorldFile &file);

    [[nodiscard]] QList<MapMarker> markers() const override { return m_markers; }
    qint64 put(const MapMarker &marker) override;
    void remove(qint64 id) override;

private:
    WorldFile &m_file;
    QList<MapMarker> m_markers; ///< in order of id
};

} // namespace cave
