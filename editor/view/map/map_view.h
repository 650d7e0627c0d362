// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/map/map_figures.h"
#include "editor/view/terrain/terrain_layer.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QKeyEvent;

namespace cave {

class MapInput;

/// The map view used for play, previews, inspection and editing.
///
/// The camera's point is at the centre of the widget; the zoom is the number of device pixels per cell.
/// TerrainLayer and MapFigures paint the content; MapInput handles mouse and keyboard.
class MapView : public QWidget {
    Q_OBJECT

public:
    /// `largestZoom`: the maximum number of device pixels per cell; terrain is painted up to Zoom::kLargest.
    explicit MapView(QWidget *parent = nullptr, int largestZoom = Zoom::kLargest);

    [[nodiscard]] TerrainLayer *terrain() const { return m_terrain; }
    [[nodiscard]] MapFigures *figures() const { return m_figures; }
    [[nodiscard]] MapInput *input() const { return m_input; }

    /// Shows the terrain of `source`, without player, things, overlays and edges; with fog nothing is
    /// explored until `TerrainLayer::setExplored`. A null source shows an empty map.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// Sets the player and what they see; animated with motion if the step is short.
    void setPlayer(WorldPos position, const VisibleCells &visible);
    /// Shows things that the player knows of; where cells are too small for single ones, a tint shows where
    /// many of those remembered are.
    void setKnownThings(std::vector<MapThing> things);
    void setFollowMode(FollowMode mode);
    /// Without it, nothing is animated here, whatever `isMotionUsed`.
    void setMotion(bool on);

    [[nodiscard]] const MapCamera &camera() const { return m_camera; }
    /// Moves the camera, which stops following the player.
    void setCamera(const MapCamera &camera);
    void lookAt(WorldPos cell) { setCamera({cell, 0.5, 0.5}); }
    [[nodiscard]] bool isFollowing() const { return m_following; }
    void centreOnPlayer();
    /// Sets the edges of the level: following the player stops there (see `followingCamera`), and the centre
    /// of the view never leaves it. None: the map is endless.
    void setBounds(std::optional<CellRect> level);
    [[nodiscard]] const std::optional<CellRect> &bounds() const { return m_bounds; }
    /// Fits a rectangle into the view, up to the maximum zoom.
    void fit(const CellRect &area);
    /// Moves the camera as little as possible to make this cell visible with some surroundings.
    void bringIntoView(WorldPos cell);

    [[nodiscard]] Zoom zoom() const { return m_zoom; }
    void setZoom(Zoom zoom);
    /// Zooms in by `steps` (negative: out), keeping the point at `fixed` (widget coordinates) in place.
    void zoomBy(int steps, std::optional<QPointF> fixed = std::nullopt);

    /// The visible area, in device pixels of the widget.
    [[nodiscard]] MapViewport viewport() const;
    [[nodiscard]] WorldPos cellAt(QPointF widgetPosition) const;
    /// A cell's rectangle, in widget coordinates.
    [[nodiscard]] QRectF cellRect(WorldPos cell) const;
    /// The cells at least partly visible.
    [[nodiscard]] CellRect cellsInView() const { return viewport().cells(); }
    /// True if everything visible has been painted at full resolution and nothing moves.
    [[nodiscard]] bool isSettled() const { return m_terrain->isComplete() && !m_ticker.isActive(); }

    /// Paints the visible terrain as in the widget, without anything on top; for pictures and measurements.
    const QImage &composeFrame() { return m_terrain->compose(viewport()); }

    [[nodiscard]] QSize sizeHint() const override { return {960, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 80}; }

signals:
    /// Camera, zoom or size changed.
    void viewChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Paints everything on top of the terrain.
    virtual void paintContent(const MapCanvas &canvas);

private:
    [[nodiscard]] bool isAnimated() const;
    void startTicking();
    void tick();
    [[nodiscard]] bool advanceFollow(double seconds);
    [[nodiscard]] std::optional<MapCamera> followed() const;
    void keepInBounds();

    TerrainLayer *m_terrain;
    MapFigures *m_figures;
    MapInput *m_input;
    FollowMode m_follow = FollowMode::Softly;
    QString m_ownName; ///< for screen readers
    bool m_motion = true;
    bool m_following = true;
    Zoom m_zoom{28};
    const int m_largestZoom;
    MapCamera m_camera;
    std::optional<CellRect> m_bounds;
    QTimer m_ticker;
    QElapsedTimer m_sinceTick;
};

/// Pans a map with the arrow keys (with Shift farther), and zooms with + and −; false for other keys. For
/// pages without play, where arrow keys would walk.
bool moveMapByKey(MapView &map, const QKeyEvent &event);

} // namespace cave
