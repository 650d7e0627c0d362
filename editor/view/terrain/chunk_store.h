// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/terrain/chunk_painter.h"

#include <QCache>
#include <QFont>
#include <QObject>

#include <deque>
#include <memory>
#include <vector>

class QThreadPool;

namespace cave {

inline size_t qHash(const ChunkKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.zoom.step, key.x, key.y, static_cast<int>(key.tone));
}

/// The painted chunks of one map view: a cache that other threads fill.
///
/// Chunks that are wanted are painted in the order given; a new list replaces the old one, so that what has
/// scrolled out of view costs nothing. A chunk whose cells have changed is kept, marked stale, until its
/// successor is there.
class ChunkStore : public QObject {
    Q_OBJECT

public:
    explicit ChunkStore(QObject *parent = nullptr);
    ~ChunkStore() override;

    /// Replaces terrain; forgets all chunks.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// Replaces colours and drawings; forgets all chunks.
    void setStyle(const Theme &theme, MapStyle style);
    /// Null: everything is known. Forgets all chunks.
    void setExplored(std::shared_ptr<const ExploredMap> explored);
    /// Cells of `area` have become known; chunks that show them or their surroundings are stale.
    void updateExplored(std::shared_ptr<const ExploredMap> explored, const CellRect &area);
    /// Cells of `area` are others in `source` than in the source before; chunks that show them or their
    /// surroundings are stale.
    void updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area);

    [[nodiscard]] const MapScene &scene() const { return m_scene; }
    /// Makes sure that all chunks of a view this large, in device pixels, fit into the cache.
    void reserveFor(QSize view);

    struct Found {
        const QImage *image = nullptr; ///< null if never painted; valid until the event loop runs again
        bool fresh = false;
    };
    [[nodiscard]] Found find(const ChunkKey &key);

    /// Paints a chunk at once and keeps it. Needs a source.
    QImage paintNow(const ChunkKey &key);

    /// Has these painted elsewhere, first things first; replaces what was wanted before.
    void want(const std::vector<ChunkKey> &keys);

signals:
    void chunksPainted();

private:
    struct Entry {
        QImage image;
        int revision = 0; ///< of what is known; nothing up to it makes the picture stale
    };
    enum class Changed { Terrain, Explored };
    struct Change {
        int revision = 0;
        CellRect area;
        Changed what = Changed::Explored;
    };
    /// What a scene has been through: the latest changes, oldest first.
    struct History {
        int revision = 0;
        int terrainRevision = 0; ///< of the latest change of terrain
        std::deque<Change> changes;

        void add(Changed what, const CellRect &area);
        /// False if more has changed since than is remembered.
        [[nodiscard]] bool reachesBackTo(int since) const;
    };
    /// A painter and the revision of the terrain that it reads.
    struct Painter {
        std::unique_ptr<ChunkPainter> painter;
        int revision = 0;
    };
    /// A chunk, by what was known at `revision`.
    struct Painted {
        QImage image;
        int revision = 0;
    };
    class Work;

    void change(Changed what, const CellRect &area);
    static void catchUp(Painter &painter, const MapScene &scene, const History &history);
    [[nodiscard]] bool changedSince(int revision, const CellRect &cells) const;
    void keep(const ChunkKey &key, QImage image, int revision);
    void restart();
    void collect();

    MapScene m_scene;
    Theme m_theme;
    MapStyle m_style = MapStyle::Tiles;
    QCache<ChunkKey, Entry> m_chunks;
    History m_history;
    QFont m_glyphFont; ///< looked up here: fonts of the desktop are not for other threads to ask for
    Painter m_painter;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
};

} // namespace cave
