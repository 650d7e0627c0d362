// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_figures.h"
#include "editor/view/map/map_viewport.h"
#include "editor/view/terrain/terrain_layer.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

namespace cave {

class MapInput;

/// The one view of a map: play, previews, inspector and editors show this widget with a camera.
///
/// The camera's point is in the middle of the widget; the zoom says how many device pixels a cell has. What
/// is shown is the terrain with the figures on it; mouse and keys are the input's.
class MapView : public QWidget {
    Q_OBJECT

public:
    /// `largestZoom`: the most device pixels a cell; terrain is painted up to Zoom::kLargest.
    explicit MapView(QWidget *parent = nullptr, int largestZoom = Zoom::kLargest);

    [[nodiscard]] TerrainLayer *terrain() const { return m_terrain; }
    [[nodiscard]] MapFigures *figures() const { return m_figures; }
    [[nodiscard]] MapInput *input() const { return m_input; }

    /// Shows the terrain of `source`, without player, things, overlays and edges; with fog nothing is known
    /// until `TerrainLayer::setExplored`. A null source shows an empty map.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// Puts the player and what they see; animated when motion is on and the step is a short one.
    void setPlayer(WorldPos position, const VisibleCells &visible);
    void setFollowMode(FollowMode mode);
    /// Whether moves, light and zoom are animated.
    void setMotion(bool on);

    [[nodiscard]] const MapCamera &camera() const { return m_camera; }
    /// Looks at a place; the camera stops following the player.
    void setCamera(const MapCamera &camera);
    void lookAt(WorldPos cell) { setCamera({cell, 0.5, 0.5}); }
    [[nodiscard]] bool isFollowing() const { return m_following; }
    void centreOnPlayer();
    /// The level that is shown has edges: following the player stops there (see `followingCamera`), and the
    /// middle of the view never leaves it. None: the map is endless.
    void setBounds(std::optional<CellRect> level);
    [[nodiscard]] const std::optional<CellRect> &bounds() const { return m_bounds; }
    /// Shows all of a rectangle, as large as fits and at most at the largest size.
    void fit(const CellRect &area);
    /// Moves the camera as little as it takes to have some cells around this one in view too.
    void bringIntoView(WorldPos cell);

    [[nodiscard]] Zoom zoom() const { return m_zoom; }
    void setZoom(Zoom zoom);
    /// Goes `steps` sizes nearer (positive) or farther, keeping the point at `fixed` (widget coordinates)
    /// where it is.
    void zoomBy(int steps, std::optional<QPointF> fixed = std::nullopt);

    /// What is in view, in device pixels of the widget.
    [[nodiscard]] MapViewport viewport() const;
    [[nodiscard]] WorldPos cellAt(QPointF widgetPosition) const;
    /// Where a cell is drawn, in widget coordinates.
    [[nodiscard]] QRectF cellRect(WorldPos cell) const;
    /// The cells that are at least partly in view.
    [[nodiscard]] CellRect cellsInView() const { return viewport().cells(); }
    /// True when everything in view has been painted at its full resolution and nothing moves.
    [[nodiscard]] bool isSettled() const;

    /// Draws the terrain in view as the widget shows it, without what lies on top; for pictures and
    /// measurements.
    const QImage &composeFrame() { return m_terrain->compose(viewport()); }

    [[nodiscard]] QSize sizeHint() const override { return {960, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 80}; }

signals:
    /// Camera, zoom or size: what is in view.
    void viewChanged();
    void followingChanged(bool following);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Paints what lies on the terrain.
    virtual void paintContent(const MapCanvas &canvas);

private:
    void setFollowing(bool following);
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

} // namespace cave
