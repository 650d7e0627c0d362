// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/world_file/world_file.h"

#include <QList>
#include <QString>

namespace cave {

/// A place in the world that the player wants to find again.
struct MapMarker {
    static constexpr int kLongestText = 80; ///< characters

    enum class Kind {
        Note,  ///< set by the player, with a text
        Death, ///< where the player last died; at most one
    };

    qint64 id = 0; ///< assigned by the store; 0 for a new marker
    WorldPos position;
    Kind kind = Kind::Note;
    QString text; ///< one short line; empty for a death

    friend bool operator==(const MapMarker &, const MapMarker &) = default;
};

/// The markers of the open world, stored with the bookmarks in its file. They are read once; the file must
/// outlive the store.
class MarkerStore {
public:
    explicit MarkerStore(WorldFile &file);

    /// In order of creation.
    [[nodiscard]] const QList<MapMarker> &markers() const { return m_markers; }
    /// Stores a marker: a new one if its id is 0, else replaces the one with that id. Nothing changes on an
    /// error.
    Result<void> put(const MapMarker &marker);
    /// Nothing changes on an error, such as an unknown id.
    Result<void> remove(qint64 id);

private:
    WorldFile &m_file;
    QList<MapMarker> m_markers;
};

} // namespace cave
