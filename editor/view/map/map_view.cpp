// SPDX-License-Identifier: MIT
#include "editor/view/map/map_view.h"

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr double kMoveSeconds = 0.13;
constexpr double kZoomSeconds = 0.15;

} // namespace

MapView::MapView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_explored = std::make_shared<ExploredMap>();
    m_chunks.setExplored(m_explored);
    m_chunks.setStyle(currentTheme(), m_style);
    m_ticker.setTimerType(Qt::PreciseTimer);
    m_ticker.setInterval(16);
    connect(&m_ticker, &QTimer::timeout, this, &MapView::tick);
    connect(this, &MapView::viewChanged, this, &MapView::refreshHover);
    connect(&m_chunks, &ChunkStore::chunksPainted, this, qOverload<>(&QWidget::update));
}

MapView::~MapView() = default;

void MapView::setSource(std::shared_ptr<const RegionSource> source)
{
    m_chunks.setSource(std::move(source));
    m_light.clear();
    m_player.reset();
    m_things.set({}, false);
    m_overlays.clear();
    m_effects.clear();
    m_action.clear();
    m_zoomedFrom.reset();
    m_toolCursor.reset();
    m_lastToolCursor.reset();
    m_bounds.reset();
    setExplored({});
}

void MapView::updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area)
{
    m_chunks.updateSource(std::move(source), area);
    update();
}

void MapView::setExplored(const WorldMap::Changes &changes)
{
    m_explored = std::make_shared<ExploredMap>(changes);
    m_chunks.setExplored(m_fog ? m_explored : nullptr);
    update();
}

void MapView::updateExplored(const WorldMap &map, const CellRect &area)
{
    m_explored = m_explored->updated(map, area);
    if (m_fog)
        m_chunks.updateExplored(m_explored, area);
    update();
}

void MapView::setPlayer(WorldPos position, const VisibleCells &visible)
{
    const bool animated = m_motion && m_player.has_value() && isShortStep(*m_player, position);
    // A step that comes before the last one has been shown starts where the figure is to be by then.
    m_playerBefore = animated ? *m_player : position;
    m_player = position;
    m_moveProgress = animated ? 0 : 1;
    m_light.set(position, visible);
    m_light.setProgress(animated ? 0 : 1);
    if (m_following && !animated)
        m_camera = followed();
    startTicking();
    update();
    emit viewChanged();
}

void MapView::setPlayerMarker(std::optional<WorldPos> position)
{
    m_player = position;
    m_playerBefore = position.value_or(WorldPos{});
    m_moveProgress = 1;
    update();
}

void MapView::setMarkedArea(std::optional<CellRect> area)
{
    if (m_markedArea == area)
        return;
    m_markedArea = area;
    update();
}

void MapView::setThings(std::vector<MapThing> things)
{
    m_things.set(std::move(things), m_motion);
    if (!m_things.isStill())
        startTicking();
    update();
}

void MapView::setOverlays(MapOverlays overlays)
{
    setSharedOverlays({std::make_shared<const MapOverlays>(std::move(overlays))});
}

void MapView::setSharedOverlays(SharedOverlays overlays)
{
    m_overlays = std::move(overlays);
    update();
}

void MapView::flashCell(WorldPos cell, Flash flash)
{
    if (!m_motion)
        return;
    m_effects.add(cell, flash);
    startTicking();
    update();
}

void MapView::showAction(ActionScene now, ActionMotion motion)
{
    if (motion == ActionMotion::Amended && m_action.isShown())
        m_action.amend(std::move(now));
    else
        m_action.show(std::move(now));
    if (motion == ActionMotion::Gliding && m_motion) {
        m_action.glide(kMoveSeconds);
        startTicking();
    }
    if (m_following && m_player.has_value())
        startTicking();
    update();
}

void MapView::setActionShare(double share)
{
    m_action.setShare(share);
    update();
}

void MapView::setGround(std::vector<GroundThing> ground)
{
    m_action.setGround(std::move(ground));
    update();
}

void MapView::showEffect(const ActionEffect &effect)
{
    if (!m_motion)
        return;
    m_action.add(effect);
    startTicking();
    update();
}

void MapView::setDaylight(bool on)
{
    m_daylight = on;
    update();
}

void MapView::changeEvent(QEvent *event)
{
    if (isLookChange(*event)) {
        m_things.forgetPictures();
        m_action.forgetPictures();
        m_chunks.setStyle(currentTheme(), m_style);
        m_zoomedFrom.reset();
    }
    QWidget::changeEvent(event);
}

void MapView::setMapStyle(MapStyle style)
{
    if (m_style == style)
        return;
    m_style = style;
    m_chunks.setStyle(currentTheme(), m_style);
    m_zoomedFrom.reset();
    update();
}

void MapView::setFog(bool on)
{
    if (m_fog == on)
        return;
    m_fog = on;
    m_chunks.setExplored(m_fog ? m_explored : nullptr);
    update();
}

void MapView::setFollowMode(FollowMode mode)
{
    m_follow = mode;
    startTicking();
}

void MapView::setMotion(bool on)
{
    m_motion = on;
}

void MapView::setZoom(Zoom zoom)
{
    zoom.step = std::clamp(zoom.step, Zoom::kSmallest, Zoom::kLargest);
    if (zoom.step == 0)
        zoom.step = 1;
    if (zoom == m_zoom)
        return;
    if (!m_frame.isNull() && isVisible())
        m_zoomedFrom = Pictured{m_frame, m_frameCamera, m_frameScale};
    m_zoom = zoom;
    keepInBounds();
    m_zoomProgress = m_motion && m_zoomedFrom.has_value() ? 0 : 1;
    startTicking();
    update();
    emit viewChanged();
}

void MapView::zoomBy(int steps, std::optional<QPointF> fixed)
{
    const Zoom target = m_zoom.steppedBy(steps);
    if (target == m_zoom)
        return;
    if (fixed.has_value() && !(m_following && m_player.has_value())) {
        const QPointF fromMiddle = (*fixed - QPointF(width(), height()) / 2) * devicePixelRatioF();
        const double change = 1 / scale() - 1 / target.scale();
        m_camera = m_camera.movedBy(fromMiddle.x() * change, -fromMiddle.y() * change);
    }
    setZoom(target);
}

QSize MapView::deviceSize() const
{
    return (QSizeF(size()) * devicePixelRatioF()).toSize();
}

/// Device pixel of the south-west corner of the camera's cell: x of its west edge, y of its south edge.
QPoint MapView::cameraCorner() const
{
    const QSize area = deviceSize();
    return {static_cast<int>(std::floor(area.width() / 2.0 - m_camera.x * scale())),
            static_cast<int>(std::floor(area.height() / 2.0 + m_camera.y * scale()))};
}

WorldPos MapView::cellAt(QPointF widgetPosition) const
{
    const QPointF device = widgetPosition * devicePixelRatioF();
    const QPoint corner = cameraCorner();
    return {m_camera.cell.x + static_cast<std::int64_t>(std::floor((device.x() - corner.x()) / scale())),
            m_camera.cell.y + static_cast<std::int64_t>(std::floor((corner.y() - device.y()) / scale()))};
}

MapProjection MapView::projection() const
{
    return {m_camera.cell,       QPointF(cameraCorner()),          scale(),
            devicePixelRatioF(), QRectF({}, QSizeF(deviceSize())), cellsInView()};
}

QRectF MapView::cellRect(WorldPos cell) const
{
    const QRectF device = projection().rect(cell);
    const double ratio = devicePixelRatioF();
    return {device.topLeft() / ratio, device.size() / ratio};
}

CellRect MapView::cellsInView() const
{
    const double ratio = devicePixelRatioF();
    const QSize area = deviceSize();
    const WorldPos southWest = cellAt(QPointF(0.5, area.height() - 0.5) / ratio);
    const WorldPos northEast = cellAt(QPointF(area.width() - 0.5, 0.5) / ratio);
    return {southWest, static_cast<int>(northEast.x - southWest.x + 1),
            static_cast<int>(northEast.y - southWest.y + 1)};
}

bool MapView::isSettled() const
{
    return m_missing.empty() && !m_ticker.isActive();
}

/// How far, in cells, the player's figure still is from where the player is.
QPointF MapView::playerOffset() const
{
    if (!m_player.has_value())
        return {};
    if (m_action.isShown()) {
        const Point way = m_action.shown().player - middleOf(*m_player);
        return {way.x, way.y};
    }
    if (m_moveProgress >= 1)
        return {};
    const double left = 1 - m_moveProgress;
    return {static_cast<double>(m_playerBefore.x - m_player->x) * left,
            static_cast<double>(m_playerBefore.y - m_player->y) * left};
}

void MapView::startTicking()
{
    if (m_ticker.isActive())
        return;
    m_sinceTick.start();
    m_ticker.start();
}

void MapView::tick()
{
    const double seconds = std::min(0.1, static_cast<double>(m_sinceTick.restart()) / 1000.0);
    m_moveProgress = m_motion ? std::min(1.0, m_moveProgress + seconds / kMoveSeconds) : 1.0;
    m_zoomProgress = m_motion ? std::min(1.0, m_zoomProgress + seconds / kZoomSeconds) : 1.0;
    m_light.setProgress(m_moveProgress);
    m_things.advance(m_motion ? seconds / kMoveSeconds : 1);
    m_effects.advance(m_motion ? seconds : MapEffects::kFlashSeconds);
    m_action.advance(m_motion ? seconds : kMoveSeconds);
    const bool arrived = advanceFollow(seconds);
    if (m_moveProgress >= 1 && m_zoomProgress >= 1 && arrived && m_things.isStill() && m_effects.isEmpty() &&
        m_action.isStill())
        m_ticker.stop();
    update();
}

void MapView::resizeEvent(QResizeEvent * /*event*/)
{
    m_zoomedFrom.reset();
    keepInBounds();
    emit viewChanged();
}

} // namespace cave
