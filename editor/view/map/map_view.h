// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_camera.h"
#include "editor/view/map/map_effects.h"
#include "editor/view/overlays/action_layer.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/terrain/chunk_store.h"
#include "editor/view/terrain/light_field.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPoint>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class MapTool;

/// How a new state of what moves freely is shown.
enum class ActionMotion : std::uint8_t {
    AtOnce,  ///< everything is there, or as far as `setActionShare` says
    Gliding, ///< it gets there as a step does, when motion is on
    Amended  ///< no time has passed since the state before: as far on its way as that
};

/// The one view of a map: play, previews, inspector and editor show this widget with a camera and what they
/// draw on top.
///
/// The camera's point is in the middle of the widget; the zoom says how many device pixels a cell has.
/// Terrain is painted in chunks, mostly off the interface thread; until a chunk is there, what was seen
/// before the zoom or the background is shown.
class MapView : public QWidget {
    Q_OBJECT

public:
    explicit MapView(QWidget *parent = nullptr);
    ~MapView() override;

    /// Shows the terrain of `source`, without player, things, overlays and edges; with fog nothing is known
    /// until `setExplored`. A null source shows an empty map.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// What is known of the map; shown while fog is on.
    void setExplored(const WorldMap::Changes &changes);
    /// Cells of `area` became known; repaints only what that touches.
    void updateExplored(const WorldMap &map, const CellRect &area);
    /// Puts the player and what they see; animated when motion is on and the step is a short one.
    void setPlayer(WorldPos position, const VisibleCells &visible);
    /// Puts a player who carries no light, for pictures of worlds that nobody plays.
    void setPlayerMarker(std::optional<WorldPos> position);
    /// Outlines a rectangle of cells, as an overview map shows what the main one has in view.
    void setMarkedArea(std::optional<CellRect> area);

    /// Puts what stands and lies on the map, in place of what was there: above the light, below the player.
    /// A thing that keeps its id and steps at most two cells glides as the player does, when motion is on.
    /// Fog hides no thing: the caller leaves out what nobody knows of.
    void setThings(std::vector<MapThing> things);
    /// Draws areas, lines, a path and a cursor over the terrain, in place of those before.
    void setOverlays(MapOverlays overlays);
    /// The same with several, one over the other; none of them null.
    using SharedOverlays = std::vector<std::shared_ptr<const MapOverlays>>;
    void setSharedOverlays(SharedOverlays overlays);
    /// A short effect on a cell; none when motion is off.
    void flashCell(WorldPos cell, Flash flash);

    /// Where everything moves freely: shows a state in place of the player's own figure; what was shown
    /// before is where everything comes from. Until another source is shown.
    void showAction(ActionScene now, ActionMotion motion);
    /// How far everything is on its way from the state before, 0 .. 1.
    void setActionShare(double share);
    /// What lies on the ground there, in place of what was.
    void setGround(std::vector<GroundThing> ground);
    /// Shows for a moment that something happened there; not when motion is off.
    void showEffect(const ActionEffect &effect);
    [[nodiscard]] const ActionLayer &action() const { return m_action; }

    /// Shows all that is known in light, whatever the player sees.
    void setDaylight(bool on);

    void setMapStyle(MapStyle style);
    [[nodiscard]] MapStyle mapStyle() const { return m_style; }
    void setFog(bool on);
    [[nodiscard]] bool fog() const { return m_fog; }
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

    [[nodiscard]] Zoom zoom() const { return m_zoom; }
    void setZoom(Zoom zoom);
    /// Goes `steps` sizes nearer (positive) or farther, keeping the point at `fixed` (widget coordinates)
    /// where it is.
    void zoomBy(int steps, std::optional<QPointF> fixed = std::nullopt);

    [[nodiscard]] WorldPos cellAt(QPointF widgetPosition) const;
    /// Where a cell is drawn, in widget coordinates.
    [[nodiscard]] QRectF cellRect(WorldPos cell) const;
    /// The cells that are at least partly in view.
    [[nodiscard]] CellRect cellsInView() const;
    /// True when everything in view has been painted at its full resolution and nothing moves.
    [[nodiscard]] bool isSettled() const;

    /// Draws the terrain in view as the widget shows it, without what lies on top; for pictures and
    /// measurements.
    const QImage &composeFrame();

    [[nodiscard]] QSize sizeHint() const override { return {960, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 80}; }

    /// What the left button does from now on; null: it pans, as the middle one, and the left one with Space
    /// held, always do. While there is a tool the arrow keys move a cursor (see `MapOverlays::cursor`), Space
    /// or Enter press the tool there, and Escape cancels it. The tool is observed and must be taken away
    /// before it dies.
    ///
    /// The cursor first stands on the middle cell of the view; with Shift it goes five cells at once. Arrows
    /// while the key that pressed the tool is held drag it, and letting go of that key releases it. As long
    /// as the pointer is over the map and no cursor is shown Space is for panning. Escape goes on to the
    /// widget around when nothing was pressed. `cellClicked` is not emitted while there is a tool.
    void setTool(MapTool *tool);
    [[nodiscard]] MapTool *tool() const { return m_ownTool; }
    /// Another tool for a while, such as a probe of a panel: until it is given back (null) or `setTool` is
    /// called. Observed likewise.
    void borrowTool(MapTool *tool);
    [[nodiscard]] MapTool *borrowedTool() const { return m_borrowedTool; }

    /// Terrain or chests of `area` are others now: `source` replaces the one before, and only what the change
    /// touches is painted anew. Player, things and overlays stay.
    void updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area);

signals:
    void cellHovered(cave::WorldPos cell);
    void hoverEnded();
    void cellClicked(cave::WorldPos cell);
    /// Camera, zoom or size: what is in view.
    void viewChanged();
    void followingChanged(bool following);
    /// Somebody else's tool has the mouse now, or nobody's: not the one that was borrowed.
    void borrowedToolDropped();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Pictured {
        QImage image;
        MapCamera camera;
        double scale = 1;
    };

    [[nodiscard]] QSize deviceSize() const;
    [[nodiscard]] double scale() const { return m_zoom.scale(); }
    [[nodiscard]] QPoint cameraCorner() const;
    [[nodiscard]] QRect chunkRect(const ChunkKey &key) const;
    [[nodiscard]] std::vector<ChunkKey> chunksIn(const CellRect &area, Tone tone) const;
    [[nodiscard]] MapProjection projection() const;
    void drawTone(Tone tone, const CellRect &area, QImage &frame);
    void wantChunks(const CellRect &view, Tone tone);
    void drawStandIn(const QRect &target, QImage &frame) const;
    void paintOverlays(QPainter &painter);
    void paintZooming(QPainter &painter);
    void paintMarkedArea(const MapCanvas &canvas) const;
    void paintPlayer(const MapCanvas &canvas) const;
    void setFollowing(bool following);
    void startTicking();
    void tick();
    [[nodiscard]] bool advanceFollow(double seconds);
    [[nodiscard]] MapCamera followed() const;
    void keepInBounds();
    [[nodiscard]] QPointF playerOffset() const;
    void refreshHover();
    void useTool(MapTool *tool);
    void updatePointerShape();
    [[nodiscard]] bool toolTakes(const QKeyEvent &event) const;
    void pressTool(WorldPos at, Qt::KeyboardModifiers modifiers, int key);
    void moveTool(WorldPos at, Qt::KeyboardModifiers modifiers);
    void releaseTool(WorldPos at, Qt::KeyboardModifiers modifiers);
    void cancelTool();
    void moveToolCursor(int key, Qt::KeyboardModifiers modifiers);
    void showToolCursor(WorldPos cell);
    void hideToolCursor();
    [[nodiscard]] WorldPos nextToolCursor() const;
    void bringIntoView(WorldPos cell);

    ChunkStore m_chunks;
    LightField m_light;
    MapStyle m_style = MapStyle::Tiles;
    FollowMode m_follow = FollowMode::Softly;
    bool m_fog = true;
    bool m_motion = true;
    bool m_following = true;
    Zoom m_zoom{28};
    MapCamera m_camera;
    std::optional<CellRect> m_bounds;
    std::shared_ptr<const ExploredMap> m_explored;

    std::optional<WorldPos> m_player;
    WorldPos m_playerBefore;
    std::optional<CellRect> m_markedArea;
    MapThings m_things;
    SharedOverlays m_overlays;
    MapEffects m_effects;
    ActionLayer m_action;
    bool m_daylight = false;
    std::optional<QPointF> m_pointer; ///< where the mouse is, while it is over the widget
    std::optional<WorldPos> m_hovered;

    QImage m_frame;
    MapCamera m_frameCamera; ///< what m_frame shows
    double m_frameScale = 1;
    QImage m_litFrame;
    std::vector<ChunkKey> m_missing;
    QElapsedTimer m_frameClock;
    std::optional<Pictured> m_zoomedFrom;
    QTimer m_ticker;
    QElapsedTimer m_sinceTick;
    double m_moveProgress = 1;
    double m_zoomProgress = 1;

    /// The tool is down.
    struct ToolPress {
        WorldPos cell; ///< where it is now
        int key = 0;   ///< the key that holds it down; 0: the left button does
    };

    MapTool *m_tool = nullptr; ///< the one in use: the borrowed one, if any
    MapTool *m_ownTool = nullptr;
    MapTool *m_borrowedTool = nullptr;
    std::optional<ToolPress> m_toolPress;
    std::optional<WorldPos> m_toolCursor;     ///< of the keyboard, while it is shown
    std::optional<WorldPos> m_lastToolCursor; ///< where it was last
    bool m_spaceHeld = false;
    std::optional<QPointF> m_dragFrom;
    Qt::MouseButton m_dragButton = Qt::NoButton;
    MapCamera m_dragCamera;
    bool m_dragged = false;
    int m_wheelRest = 0;
};

} // namespace cave
