// SPDX-License-Identifier: MIT
#include "editor/view/map/map_view.h"

#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/thing_density.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr double kFollowSeconds = 0.16;
constexpr double kLongestTick = 0.1; ///< maximum number of seconds per update

/// For screen readers; the owner of the map may set another name.
void nameMap(MapView &map, QString &ownName)
{
    if (map.accessibleName() != ownName)
        return;
    ownName = MapView::tr("Map");
    map.setAccessibleName(ownName);
}

constexpr double kStepPixels = 32; // device pixels, but at least some cells
constexpr double kFewestCells = 4;
constexpr double kFarther = 5;

} // namespace

MapView::MapView(QWidget *parent, int largestZoom)
    : QWidget(parent)
    , m_terrain(new TerrainLayer(this))
    , m_figures(new MapFigures(this))
    , m_input(new MapInput(*this))
    , m_largestZoom(largestZoom)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Canvas);
    bindTexts(*this, [this] { nameMap(*this, m_ownName); });
    bindEvent(*this, {QEvent::ThemeChange, QEvent::FontChange}, [this] {
        m_figures->renewLook();
        m_terrain->renewLook();
    });
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_ticker.setTimerType(Qt::PreciseTimer);
    m_ticker.setInterval(16);
    const auto repaint = qOverload<>(&QWidget::update);
    connect(&m_ticker, &QTimer::timeout, this, &MapView::tick);
    connect(this, &MapView::viewChanged, m_input, &MapInput::refreshHover);
    connect(m_terrain, &TerrainLayer::changed, this, repaint);
    connect(m_figures, &MapFigures::changed, this, repaint);
    connect(m_figures, &MapFigures::began, this, &MapView::startTicking);
    connect(m_figures, &MapFigures::playerShifted, this, [this] {
        if (followed().has_value())
            startTicking();
    });
}

void MapView::setSource(std::shared_ptr<const RegionSource> source)
{
    m_figures->clear();
    m_input->forgetCursor();
    m_bounds.reset();
    m_terrain->setSource(std::move(source));
}

void MapView::setPlayer(WorldPos position, const VisibleCells &visible)
{
    const bool animated = m_figures->setPlayer(position);
    m_terrain->setLight(position, visible);
    m_terrain->setLightProgress(m_figures->playerProgress());
    if (!animated)
        m_camera = followed().value_or(m_camera);
    startTicking();
    emit viewChanged();
}

void MapView::setKnownThings(std::vector<MapThing> things)
{
    auto counted = std::make_shared<CountedThings>();
    for (const MapThing &thing : things) {
        if (!thing.remembered)
            continue;
        if (thing.kind == MapThing::Monster)
            counted->more.monsters.push_back(thing.position);
        else if (thing.kind == MapThing::Chest || thing.kind == MapThing::Pile)
            counted->more.chests.push_back(thing.position);
    }
    m_terrain->setCounted(std::move(counted));
    m_figures->setThingsCounted(true);
    m_figures->setThings(std::move(things));
}

void MapView::setFollowMode(FollowMode mode)
{
    m_follow = mode;
    startTicking();
}

void MapView::setMotion(bool on)
{
    m_motion = on;
    m_figures->setMotion(on);
}

bool MapView::isAnimated() const
{
    return m_motion && isMotionUsed();
}

void MapView::setCamera(const MapCamera &camera)
{
    m_camera = camera.normalized();
    m_following = false;
    keepInBounds();
    update();
    emit viewChanged();
}

void MapView::setBounds(std::optional<CellRect> level)
{
    if (m_bounds == level)
        return;
    m_bounds = level;
    keepInBounds();
    update();
    emit viewChanged();
}

void MapView::fit(const CellRect &area)
{
    if (area.width <= 0 || area.height <= 0)
        return;
    const QSize pixels = viewport().size;
    const auto fits = [&](Zoom tried) {
        return area.width * tried.scale() <= pixels.width() && area.height * tried.scale() <= pixels.height();
    };
    Zoom zoom{Zoom::kLargest};
    while (!fits(zoom) && zoom.steppedBy(-1) != zoom)
        zoom = zoom.steppedBy(-1);
    setZoom(zoom);
    setCamera(MapCamera{area.origin, area.width / 2.0, area.height / 2.0});
}

void MapView::bringIntoView(WorldPos cell)
{
    const CellRect view = cellsInView();
    const auto missing = [](std::int64_t at, std::int64_t low, int size) {
        const std::int64_t margin = std::min(3, (size - 1) / 2);
        const std::int64_t first = low + margin;
        const std::int64_t last = low + size - 1 - margin;
        return static_cast<double>(at < first ? at - first : std::max<std::int64_t>(at - last, 0));
    };
    const double east = missing(cell.x, view.origin.x, view.width);
    const double north = missing(cell.y, view.origin.y, view.height);
    if (east != 0 || north != 0)
        setCamera(m_camera.movedBy(east, north));
}

void MapView::centreOnPlayer()
{
    if (!m_figures->followed().has_value())
        return;
    m_following = true;
    if (!isAnimated() || !isShortStep(m_camera.cell, m_figures->followed()->cell))
        m_camera = *followed();
    startTicking();
    update();
    emit viewChanged();
}

/// The camera's target for the figure that it follows; none if it follows none.
std::optional<MapCamera> MapView::followed() const
{
    const std::optional<AllyLayer::Place> figure = m_figures->followed();
    if (!m_following || !figure.has_value())
        return std::nullopt;
    const QPointF way = figure->way;
    if (m_bounds.has_value())
        return followingCamera(figure->cell, way, *m_bounds, QSizeF(viewport().size) / m_zoom.scale());
    return MapCamera{figure->cell, 0.5, 0.5}.movedBy(way.x(), way.y());
}

/// Call this when size, zoom, camera or level changed.
void MapView::keepInBounds()
{
    if (m_bounds.has_value())
        m_camera = followed().value_or(cameraWithin(m_camera, *m_bounds));
}

/// Moves the camera toward the player's figure; true when it has arrived, or doesn't follow.
bool MapView::advanceFollow(double seconds)
{
    const std::optional<MapCamera> goal = followed();
    if (!goal.has_value())
        return true;
    const QPointF way = m_camera.wayTo(*goal);
    const double share =
        m_follow == FollowMode::Strictly || !isAnimated() ? 1.0 : 1 - std::exp(-seconds / kFollowSeconds);
    const bool close = std::hypot(way.x(), way.y()) * m_zoom.scale() < 0.6;
    m_camera = m_camera.movedBy(way.x() * (close ? 1 : share), way.y() * (close ? 1 : share));
    emit viewChanged();
    return close || share >= 1.0;
}

void MapView::setZoom(Zoom zoom)
{
    zoom.step = std::clamp(zoom.step, Zoom::kSmallest, m_largestZoom);
    if (zoom.step == 0)
        zoom.step = 1;
    if (zoom == m_zoom)
        return;
    if (isVisible())
        m_terrain->startZoom(isAnimated());
    m_zoom = zoom;
    keepInBounds();
    startTicking();
    update();
    emit viewChanged();
}

void MapView::zoomBy(int steps, std::optional<QPointF> fixed)
{
    const Zoom target = m_zoom.steppedBy(steps, m_largestZoom);
    if (target == m_zoom)
        return;
    if (fixed.has_value() && !followed().has_value()) {
        const QPointF fromMiddle = (*fixed - QPointF(width(), height()) / 2) * devicePixelRatioF();
        const double change = 1 / m_zoom.scale() - 1 / target.scale();
        m_camera = m_camera.movedBy(fromMiddle.x() * change, -fromMiddle.y() * change);
    }
    setZoom(target);
}

MapViewport MapView::viewport() const
{
    const double ratio = devicePixelRatioF();
    return {m_camera, m_zoom, (QSizeF(size()) * ratio).toSize(), ratio};
}

WorldPos MapView::cellAt(QPointF widgetPosition) const
{
    return viewport().cellAt(widgetPosition * devicePixelRatioF());
}

QRectF MapView::cellRect(WorldPos cell) const
{
    const QRectF device = viewport().projection().rect(cell);
    const double ratio = devicePixelRatioF();
    return {device.topLeft() / ratio, device.size() / ratio};
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
    const double seconds = std::min(kLongestTick, static_cast<double>(m_sinceTick.restart()) / 1000.0);
    m_terrain->advanceZoom(m_motion ? seconds : 1);
    m_figures->advance(seconds);
    m_terrain->setLightProgress(m_figures->playerProgress());
    const bool arrived = advanceFollow(seconds);
    if (!m_terrain->isZooming() && arrived && m_figures->isStill())
        m_ticker.stop();
    update();
}

void MapView::resizeEvent(QResizeEvent * /*event*/)
{
    m_terrain->dropZoom();
    keepInBounds();
    emit viewChanged();
}

void MapView::paintEvent(QPaintEvent * /*event*/)
{
    const MapViewport shown = viewport();
    m_terrain->compose(shown);
    QPainter painter(this);
    painter.scale(1 / shown.ratio, 1 / shown.ratio);
    m_terrain->paint(painter);
    const MapProjection at = shown.projection();
    paintContent({painter, at, currentTheme(), m_terrain->style()});
}

void MapView::paintContent(const MapCanvas &canvas)
{
    constexpr int kSmallestFramed = 8;
    m_figures->paintBelow(canvas);
    if (m_input->hovered().has_value() && m_zoom.step >= kSmallestFramed) {
        QColor line = canvas.theme.accent;
        line.setAlpha(150);
        canvas.painter.setPen(QPen(line, canvas.at.unit));
        canvas.painter.setBrush(Qt::NoBrush);
        canvas.painter.drawRect(canvas.at.rect(*m_input->hovered()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    m_figures->paintAbove(canvas);
    if (m_input->cursor().has_value())
        paintCursorAt(*m_input->cursor(), canvas);
}

bool moveMapByKey(MapView &map, const QKeyEvent &event)
{
    const double farther = event.modifiers().testFlag(Qt::ShiftModifier) ? kFarther : 1;
    const double step = std::max(kFewestCells, kStepPixels / map.zoom().scale()) * farther;
    const auto move = [&map](double east, double north) {
        map.setCamera(map.camera().movedBy(east, north));
        return true;
    };
    const auto zoom = [&map](int steps) {
        map.zoomBy(steps);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return move(-step, 0);
    case Qt::Key_Right:
        return move(step, 0);
    case Qt::Key_Up:
        return move(0, step);
    case Qt::Key_Down:
        return move(0, -step);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(1);
    case Qt::Key_Minus:
        return zoom(-1);
    default:
        return false;
    }
}

} // namespace cave

#include "moc_map_view.cpp"
