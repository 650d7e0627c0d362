// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/world_file/world_file.h"

#include <QList>
#include <QString>

namespace cave {

/// A place of the world that the player wants to find again.
struct MapMarker {
    enum class Kind {
        Note,  ///< put by the player, with a text
        Death, ///< where the player died last; at most one
    };

    qint64 id = 0; ///< given by the store; 0 for a new one
    WorldPos position;
    Kind kind = Kind::Note;
    QString text; ///< one short line; empty for a death

    friend bool operator==(const MapMarker &, const MapMarker &) = default;
};

/// The markers of the open world, kept among the bookmarks of its file. They are read once; the file must
/// outlive the store.
class MarkerStore {
public:
    explicit MarkerStore(WorldFile &file);

    /// In the order in which they were put.
    [[nodiscard]] const QList<MapMarker> &markers() const { return m_markers; }
    /// Keeps a marker: a new one when its id is 0, else in place of the one with that id. On an error all is
    /// as it was.
    Result<void> put(const MapMarker &marker);
    /// On an error, as when there is no such marker, all is as it was.
    Result<void> remove(qint64 id);

private:
    WorldFile &m_file;
    QList<MapMarker> m_markers;
};

} // namespace cave
