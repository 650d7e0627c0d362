#pragma once

#include "core/base/geometry.h"

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

/// Where the markers of the open world are kept.
class MarkerStore {
public:
    MarkerStore() = default;
    MarkerStore(const MarkerStore &) = delete;
    MarkerStore &operator=(const MarkerStore &) = delete;
    virtual ~MarkerStore() = default;

    /// In order of id, which is the order in which they were put.
    [[nodiscard]] virtual QList<MapMarker> markers() const = 0;
    /// Keeps a marker: a new one when its id is 0, else in place of the one with that id. Returns its id.
    virtual qint64 put(const MapMarker &marker) = 0;
    /// Nothing happens if there is no such marker.
    virtual void remove(qint64 id) = 0;
};

/// Keeps markers as long as it lives.
class MemoryMarkerStore final : public MarkerStore {
public:
    [[nodiscard]] QList<MapMarker> markers() const override { return m_markers; }
    qint64 put(const MapMarker &marker) override;
    void remove(qint64 id) override;

private:
    QList<MapMarker> m_markers;
    qint64 m_lastId = 0;
};

} // namespace cave
