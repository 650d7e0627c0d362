// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/terrain/chunk_painter.h"
#include "editor/view/terrain/light_field.h"

#include <QElapsedTimer>
#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace cave {

class ChunkStore;

/// The ground of a map view: explored terrain, in the player's light.
///
/// Painted in chunks, mostly off the interface thread; until a chunk is ready, the picture before the zoom or
/// the background is shown. A change of zoom cross-fades the pictures.
class TerrainLayer : public QObject {
    Q_OBJECT

public:
    explicit TerrainLayer(QObject *parent = nullptr);
    ~TerrainLayer() override;

    /// Shows other terrain, all unexplored and without light. Null for an empty map.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// Terrain or chests in `area` changed: repaints only what that affects.
    void updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area);
    /// The explored part of the map; used with fog.
    void setExplored(const WorldMap::Changes &changes);
    /// The same as the player shown has explored it.
    void setExplored(const WorldMap &map);
    /// Cells of `area` were explored; repaints only what that affects.
    void updateExplored(const WorldMap &map, const CellRect &area);
    /// What is counted where cells are too small for single things; null: nothing. `setSource` resets it.
    void setCounted(std::shared_ptr<const CountedThings> counted);
    void setFog(bool on);
    [[nodiscard]] bool fog() const { return m_fog; }
    void setStyle(MapStyle style);
    [[nodiscard]] MapStyle style() const { return m_style; }
    /// Shows everything explored in light, whatever the player sees.
    void setDaylight(bool on);
    /// The player is at `centre` and sees `visible`; see `LightField`.
    void setLight(WorldPos centre, const VisibleCells &visible) { m_light.set(centre, visible); }
    void setLightProgress(double progress) { m_light.setProgress(progress); }
    /// Repaints everything after a change of theme or font.
    void renewLook();

    /// Keeps the last picture, from which the next one at another zoom fades in.
    void startZoom(bool animated);
    void advanceZoom(double seconds);
    [[nodiscard]] bool isZooming() const { return m_zoomProgress < 1; }
    void dropZoom() { m_zoomedFrom.reset(); }

    /// Paints the area of a viewport; valid until the next call.
    const QImage &compose(const MapViewport &viewport);
    /// Draws the last composed picture, and leaves the painter scaled like it during a zoom.
    void paint(QPainter &painter) const;
    /// True if the last picture is complete and at full resolution.
    [[nodiscard]] bool isComplete() const { return m_missing.empty(); }

signals:
    /// The picture has changed.
    void changed();

private:
    struct Pictured {
        QImage image;
        MapViewport viewport;
    };

    [[nodiscard]] QRect chunkRect(const ChunkKey &key) const;
    [[nodiscard]] std::vector<ChunkKey> chunksIn(const CellRect &area, Tone tone) const;
    void drawTone(Tone tone, const CellRect &area, QImage &frame);
    void drawLight();
    void drawStandIn(const QRect &target, QImage &frame) const;
    void wantChunks(const CellRect &view, Tone tone);
    void showExplored();

    std::unique_ptr<ChunkStore> m_chunks;
    LightField m_light;
    MapStyle m_style = MapStyle::Tiles;
    bool m_fog = true;
    bool m_daylight = false;
    std::shared_ptr<const ExploredMap> m_explored;
    std::shared_ptr<const CountedThings> m_counted;

    QImage m_frame;
    MapViewport m_viewport; ///< of m_frame
    QImage m_litFrame;
    std::vector<ChunkKey> m_missing;
    QElapsedTimer m_frameClock;
    std::optional<Pictured> m_zoomedFrom;
    double m_zoomProgress = 1;
};

} // namespace cave
