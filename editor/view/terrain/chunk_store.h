// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/terrain/chunk_painter.h"

#include <QCache>
#include <QFont>
#include <QObject>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

class QThreadPool;

namespace cave {

inline size_t qHash(const ChunkKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.zoom.step, key.x, key.y, static_cast<int>(key.tone));
}

/// A cache of the painted chunks of one map view, filled by other threads.
///
/// Requested chunks are painted in the given order; a new list replaces the old one, so that nothing is spent
/// on what has scrolled out of view. A chunk whose cells have changed is kept, marked as stale, until its
/// replacement is ready.
class ChunkStore : public QObject {
    Q_OBJECT

public:
    explicit ChunkStore(QObject *parent = nullptr);
    ~ChunkStore() override;

    /// Replaces the terrain; drops all chunks.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// Replaces colours and style; drops all chunks.
    void setStyle(const Theme &theme, MapStyle style);
    /// Null: everything is explored. Drops all chunks.
    void setExplored(std::shared_ptr<const ExploredMap> explored);
    /// Cells of `area` were explored; chunks that show them or their surroundings become stale.
    void updateExplored(std::shared_ptr<const ExploredMap> explored, const CellRect &area);
    /// `source` differs from the previous one in the cells of `area`; chunks that show them or their
    /// surroundings become stale.
    void updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area);

    /// Replaces what is counted where single things aren't distinguished; chunks of such zooms that show any
    /// of it become stale.
    void setCounted(std::shared_ptr<const CountedThings> counted, double unit);

    [[nodiscard]] const MapScene &scene() const { return m_scene; }
    /// Makes the cache large enough for all chunks of a view of this size, in device pixels.
    void reserveFor(QSize view);

    struct Found {
        const QImage *image = nullptr; ///< null if never painted; valid until the event loop runs again
        bool fresh = false;
    };
    [[nodiscard]] Found find(const ChunkKey &key);

    /// Paints a chunk at once and caches it. Needs a source.
    QImage paintNow(const ChunkKey &key);

    /// Requests painting these in other threads, in this order; replaces previous requests.
    void want(const std::vector<ChunkKey> &keys);

signals:
    void chunksPainted();

private:
    struct Entry {
        QImage image;
        int revision = 0; ///< of the scene; changes up to it don't make the picture stale
    };
    enum class Changed { Terrain, Explored, Things };
    struct Change {
        int revision = 0;
        std::optional<CellRect> area; ///< none: everywhere
        Changed what = Changed::Explored;
    };
    /// The latest changes of a scene, oldest first.
    struct History {
        int revision = 0;
        int terrainRevision = 0; ///< of the latest change of terrain
        std::deque<Change> changes;

        void add(Changed what, const std::optional<CellRect> &area);
        /// False if more has changed since than is recorded.
        [[nodiscard]] bool reachesBackTo(int since) const;
    };
    /// A painter and the revision of its terrain.
    struct Painter {
        std::unique_ptr<ChunkPainter> painter;
        int revision = 0;
    };
    /// A chunk, as of `revision`.
    struct Painted {
        QImage image;
        int revision = 0;
    };
    class Work;

    void change(Changed what, const std::optional<CellRect> &area);
    static void catchUp(Painter &painter, const MapScene &scene, const History &history);
    [[nodiscard]] bool changedSince(int revision, const ChunkKey &key) const;
    void keep(const ChunkKey &key, QImage image, int revision);
    void restart();
    void collect();

    MapScene m_scene;
    Theme m_theme;
    MapStyle m_style = MapStyle::Tiles;
    QCache<ChunkKey, Entry> m_chunks;
    History m_history;
    QFont m_glyphFont; ///< looked up in the interface thread, as other threads may not query system fonts
    Painter m_painter;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
};

} // namespace cave
