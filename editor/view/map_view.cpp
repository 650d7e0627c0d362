#include "editor/view/map_view.h"

#include "editor/view/figures.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace cave {
namespace {

constexpr std::array kZoomSteps{-4, -3, -2, -1, 1,  2,  3,  4,  5,  6,  8, 10,
                                12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64};
constexpr double kMoveSeconds = 0.13;
constexpr double kZoomSeconds = 0.15;
constexpr double kFollowSeconds = 0.16;
/// A step longer than this is a jump, which is not animated.
constexpr std::int64_t kLongestStep = 2;
/// Time that one frame may spend on painting chunks itself.
constexpr qint64 kPaintingMilliseconds = 3;
/// Cells at least this large are painted at once if time allows; at smaller sizes a chunk takes too many
/// regions.
constexpr int kSmallestPaintedAtOnce = 4;

double eased(double t)
{
    return t * t * (3 - 2 * t);
}

/// Copies an opaque picture into another, its top left corner at `at`, clipped.
void blit(const QImage &source, QPoint at, QImage &target)
{
    const QRect part = QRect(at, source.size()).intersected(target.rect());
    if (part.isEmpty())
        return;
    const auto bytes = static_cast<std::size_t>(part.width()) * sizeof(QRgb);
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto *from =
            reinterpret_cast<const QRgb *>(source.constScanLine(y - at.y())) + (part.left() - at.x());
        std::memcpy(reinterpret_cast<QRgb *>(target.scanLine(y)) + part.left(), from, bytes);
    }
}

bool near(WorldPos a, WorldPos b)
{
    return std::abs(a.x - b.x) <= kLongestStep && std::abs(a.y - b.y) <= kLongestStep;
}

} // namespace

MapCamera MapCamera::normalized() const
{
    const double east = std::floor(x);
    const double north = std::floor(y);
    return {{cell.x + static_cast<std::int64_t>(east), cell.y + static_cast<std::int64_t>(north)},
            x - east,
            y - north};
}

MapView::MapView(QWidget *parent) : QWidget(parent), m_theme(darkTheme())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_explored = std::make_shared<ExploredMap>();
    m_chunks.setExplored(m_explored);
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
    m_zoomedFrom.reset();
    setExplored({});
}

void MapView::setExplored(const Level::Changes &changes)
{
    m_explored = std::make_shared<ExploredMap>(changes);
    m_chunks.setExplored(m_fog ? m_explored : nullptr);
    update();
}

void MapView::updateExplored(const Level &level, const CellRect &area)
{
    m_explored = m_explored->updated(level, area);
    if (m_fog)
        m_chunks.updateExplored(m_explored, area);
    update();
}

void MapView::setPlayer(WorldPos position, const VisibleCells &visible)
{
    const bool animated = m_motion && m_player.has_value() && near(*m_player, position);
    // A step that comes before the last one has been shown starts where the figure is to be by then.
    m_playerBefore = animated ? *m_player : position;
    m_player = position;
    m_moveProgress = animated ? 0 : 1;
    m_light.set(position, visible);
    m_light.setProgress(animated ? 0 : 1);
    if (m_following && !animated)
        m_camera = {position, 0.5, 0.5};
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

void MapView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_chunks.setStyle(m_theme, m_style);
    m_zoomedFrom.reset();
    update();
}

void MapView::setMapStyle(MapStyle style)
{
    if (m_style == style)
        return;
    m_style = style;
    m_chunks.setStyle(m_theme, m_style);
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

void MapView::setCamera(const MapCamera &camera)
{
    m_camera = camera.normalized();
    setFollowing(false);
    update();
    emit viewChanged();
}

void MapView::centreOnPlayer()
{
    if (!m_player.has_value())
        return;
    setFollowing(true);
    if (!m_motion || !near(m_camera.cell, *m_player))
        m_camera = {*m_player, 0.5, 0.5};
    startTicking();
    update();
    emit viewChanged();
}

void MapView::setFollowing(bool following)
{
    if (m_following == following)
        return;
    m_following = following;
    emit followingChanged(following);
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
    m_zoomProgress = m_motion && m_zoomedFrom.has_value() ? 0 : 1;
    startTicking();
    update();
    emit viewChanged();
}

void MapView::zoomBy(int steps, std::optional<QPointF> fixed)
{
    const auto *at = std::lower_bound(kZoomSteps.begin(), kZoomSteps.end(), m_zoom.step);
    const auto index = std::clamp<std::ptrdiff_t>(at - kZoomSteps.begin() + steps, 0,
                                                  static_cast<std::ptrdiff_t>(kZoomSteps.size()) - 1);
    const Zoom target{kZoomSteps[static_cast<std::size_t>(index)]};
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

/// Device pixels of a cell moved by fractions of a cell.
QRectF MapView::deviceRect(WorldPos cell, double east, double north) const
{
    const QPoint corner = cameraCorner();
    const double x = corner.x() + (static_cast<double>(cell.x - m_camera.cell.x) + east) * scale();
    const double y = corner.y() - (static_cast<double>(cell.y - m_camera.cell.y) + north + 1) * scale();
    return {x, y, scale(), scale()};
}

QRectF MapView::cellRect(WorldPos cell) const
{
    const QRectF device = deviceRect(cell, 0, 0);
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

QRect MapView::chunkRect(const ChunkKey &key) const
{
    const CellRect cells = key.cells();
    const QPoint corner = cameraCorner();
    const double x = corner.x() + static_cast<double>(cells.origin.x - m_camera.cell.x) * scale();
    const double y =
        corner.y() - static_cast<double>(cells.origin.y + cells.height - m_camera.cell.y) * scale();
    return {static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)), key.zoom.chunkPixels(),
            key.zoom.chunkPixels()};
}

/// The chunks that meet `area`, those near its middle first.
std::vector<ChunkKey> MapView::chunksIn(const CellRect &area, Tone tone) const
{
    const int cells = m_zoom.chunkCells();
    std::vector<ChunkKey> keys;
    for (std::int64_t y = floorDiv(area.origin.y, cells);
         y <= floorDiv(area.origin.y + area.height - 1, cells); ++y) {
        for (std::int64_t x = floorDiv(area.origin.x, cells);
             x <= floorDiv(area.origin.x + area.width - 1, cells); ++x)
            keys.push_back({m_zoom, x, y, tone});
    }
    const WorldPos middle{area.origin.x + area.width / 2, area.origin.y + area.height / 2};
    const auto distance = [&](const ChunkKey &key) {
        const CellRect rect = key.cells();
        const double dx = static_cast<double>(rect.origin.x - middle.x) + cells / 2.0;
        const double dy = static_cast<double>(rect.origin.y - middle.y) + cells / 2.0;
        return dx * dx + dy * dy;
    };
    std::sort(keys.begin(), keys.end(),
              [&](const ChunkKey &a, const ChunkKey &b) { return distance(a) < distance(b); });
    return keys;
}

void MapView::drawTone(Tone tone, const CellRect &area, QImage &frame)
{
    for (const ChunkKey &key : chunksIn(area, tone)) {
        const QRect rect = chunkRect(key);
        if (!rect.intersects(frame.rect()))
            continue;
        const ChunkStore::Found found = m_chunks.find(key);
        if (found.fresh) {
            blit(*found.image, rect.topLeft(), frame);
            continue;
        }
        if (m_zoom.step >= kSmallestPaintedAtOnce && m_frameClock.elapsed() < kPaintingMilliseconds) {
            blit(m_chunks.paintNow(key), rect.topLeft(), frame);
            continue;
        }
        m_missing.push_back(key);
        if (found.image != nullptr)
            blit(*found.image, rect.topLeft(), frame);
        else
            drawStandIn(rect, frame);
    }
}

/// Fills the place of a chunk that is not painted yet with what was seen there before the zoom changed.
void MapView::drawStandIn(const QRect &target, QImage &frame) const
{
    QPainter painter(&frame);
    painter.fillRect(target, m_theme.background);
    if (!m_zoomedFrom.has_value())
        return;
    const double factor = scale() / m_zoomedFrom->scale;
    const double east = static_cast<double>(m_zoomedFrom->camera.cell.x - m_camera.cell.x) +
                        m_zoomedFrom->camera.x - m_camera.x;
    const double north = static_cast<double>(m_zoomedFrom->camera.cell.y - m_camera.cell.y) +
                         m_zoomedFrom->camera.y - m_camera.y;
    const QSizeF size = QSizeF(m_zoomedFrom->image.size()) * factor;
    const QPointF middle(frame.width() / 2.0 + east * scale(), frame.height() / 2.0 - north * scale());
    painter.setClipRect(target);
    painter.drawImage(QRectF(middle - QPointF(size.width(), size.height()) / 2, size), m_zoomedFrom->image);
}

const QImage &MapView::composeFrame()
{
    const QSize area = deviceSize();
    if (m_frame.size() != area) {
        m_frame = QImage(area, QImage::Format_RGB32);
        m_chunks.reserveFor(area);
    }
    m_frameCamera = m_camera;
    m_frameScale = scale();
    m_missing.clear();
    if (m_chunks.scene().source == nullptr) {
        m_frame.fill(m_theme.background);
        return m_frame;
    }
    m_frameClock.start();
    const CellRect view = cellsInView();
    const bool daylight = m_light.isEmpty() && !m_fog;
    drawTone(daylight ? Tone::Lit : Tone::Remembered, view, m_frame);
    if (!m_light.isEmpty()) {
        const CellRect lit = m_light.rect();
        const QRectF first = deviceRect(lit.origin, 0, 0);
        const QRectF bounds(first.left(), first.bottom() - lit.height * scale(), lit.width * scale(),
                            lit.height * scale());
        // Cut in doubles first: far from the player the light's pixels are beyond what an int holds.
        const QRect part =
            bounds.intersected(QRectF(m_frame.rect())).toAlignedRect().intersected(m_frame.rect());
        if (!part.isEmpty()) {
            if (m_litFrame.size() != area)
                m_litFrame = QImage(area, QImage::Format_RGB32);
            drawTone(Tone::Lit, lit, m_litFrame);
            m_light.blend(m_frame, m_litFrame, part, QPointF(first.left(), first.bottom()).toPoint(),
                          scale());
        }
    }
    wantChunks(view, daylight ? Tone::Lit : Tone::Remembered);
    if (m_missing.empty() && m_zoomProgress >= 1)
        m_zoomedFrom.reset();
    return m_frame;
}

/// Has painted what is missing, and after that a ring around the view, into which the player may walk next.
void MapView::wantChunks(const CellRect &view, Tone tone)
{
    std::vector<ChunkKey> wanted = m_missing;
    const int ring = m_zoom.chunkCells();
    const CellRect around{
        {view.origin.x - ring, view.origin.y - ring}, view.width + 2 * ring, view.height + 2 * ring};
    for (const ChunkKey &key : chunksIn(around, tone)) {
        if (!chunkRect(key).intersects(m_frame.rect()) && !m_chunks.find(key).fresh)
            wanted.push_back(key);
    }
    m_chunks.want(wanted);
}

void MapView::paintEvent(QPaintEvent * /*event*/)
{
    composeFrame();
    QPainter painter(this);
    painter.scale(1 / devicePixelRatioF(), 1 / devicePixelRatioF());
    if (m_zoomProgress < 1 && m_zoomedFrom.has_value()) {
        paintZooming(painter);
        return;
    }
    painter.drawImage(0, 0, m_frame);
    paintOverlays(painter);
}

/// Shows the way from one zoom to another: both pictures at a size between theirs, the old one fading.
void MapView::paintZooming(QPainter &painter)
{
    const double progress = eased(m_zoomProgress);
    const double shown = m_zoomedFrom->scale * std::pow(scale() / m_zoomedFrom->scale, progress);
    const QPointF middle = QRectF(m_frame.rect()).center();
    const auto place = [&](const MapCamera &camera, double pictureScale, const QImage &image) {
        const double east = static_cast<double>(camera.cell.x - m_camera.cell.x) + camera.x - m_camera.x;
        const double north = static_cast<double>(camera.cell.y - m_camera.cell.y) + camera.y - m_camera.y;
        const QSizeF size = QSizeF(image.size()) * (shown / pictureScale);
        // Both cameras look at the fixed point alike only at the end, so the way between them is gone along
        // too.
        const QPointF offset(east * shown * progress, -north * shown * progress);
        const QPointF at = pictureScale == scale() ? middle + QPointF(-east, north) * shown * (1 - progress)
                                                   : middle + offset;
        painter.drawImage(QRectF(at - QPointF(size.width(), size.height()) / 2, size), image);
    };
    const bool nearer = scale() > m_zoomedFrom->scale;
    painter.fillRect(m_frame.rect(), m_theme.background);
    if (nearer) {
        place(m_zoomedFrom->camera, m_zoomedFrom->scale, m_zoomedFrom->image);
        painter.setOpacity(progress);
        place(m_camera, scale(), m_frame);
    } else {
        place(m_camera, scale(), m_frame);
        painter.setOpacity(1 - progress);
        place(m_zoomedFrom->camera, m_zoomedFrom->scale, m_zoomedFrom->image);
    }
    painter.setOpacity(1);
    const MapCamera &from = m_zoomedFrom->camera;
    const double east = static_cast<double>(from.cell.x - m_camera.cell.x) + from.x - m_camera.x;
    const double north = static_cast<double>(from.cell.y - m_camera.cell.y) + from.y - m_camera.y;
    painter.translate(middle + QPointF(-east, north) * shown * (1 - progress));
    painter.scale(shown / scale(), shown / scale());
    painter.translate(-middle);
    paintOverlays(painter);
}

void MapView::paintOverlays(QPainter &painter)
{
    if (m_markedArea.has_value()) {
        const QRectF first = deviceRect(m_markedArea->origin, 0, 0);
        QColor line = m_theme.accent;
        line.setAlpha(200);
        painter.setPen(QPen(line, devicePixelRatioF()));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(first.left(), first.bottom() - m_markedArea->height * scale(),
                                m_markedArea->width * scale(), m_markedArea->height * scale()));
    }
    if (m_hovered.has_value() && m_zoom.step >= 8) {
        QColor line = m_theme.accent;
        line.setAlpha(150);
        painter.setPen(QPen(line, devicePixelRatioF()));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(deviceRect(*m_hovered, 0, 0).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (!m_player.has_value())
        return;
    const QPointF offset = playerOffset();
    const QRectF cell = deviceRect(*m_player, offset.x(), offset.y());
    if (!QRectF(m_frame.rect()).intersects(cell))
        return drawPointer(painter, m_frame.rect(), cell.center(), devicePixelRatioF(), m_theme);
    if (m_zoom.step < kSmallestFigure)
        drawPlayerDot(painter, cell.center(), devicePixelRatioF(), m_theme);
    else if (m_style == MapStyle::Glyphs)
        drawPlayerGlyph(painter, cell, m_theme);
    else
        drawPlayer(painter, cell, m_theme);
}

/// How far, in cells, the player's figure still is from where the player is.
QPointF MapView::playerOffset() const
{
    if (!m_player.has_value() || m_moveProgress >= 1)
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
    const bool arrived = advanceFollow(seconds);
    if (m_moveProgress >= 1 && m_zoomProgress >= 1 && arrived)
        m_ticker.stop();
    update();
}

/// Moves the camera toward the player's figure; true when it is there, or does not follow.
bool MapView::advanceFollow(double seconds)
{
    if (!m_following || !m_player.has_value())
        return true;
    const QPointF figure = playerOffset();
    const double east = static_cast<double>(m_player->x - m_camera.cell.x) + 0.5 + figure.x() - m_camera.x;
    const double north = static_cast<double>(m_player->y - m_camera.cell.y) + 0.5 + figure.y() - m_camera.y;
    const double share =
        m_follow == FollowMode::Strictly || !m_motion ? 1.0 : 1 - std::exp(-seconds / kFollowSeconds);
    const bool close = std::hypot(east, north) * scale() < 0.6;
    m_camera = m_camera.movedBy(east * (close ? 1 : share), north * (close ? 1 : share));
    emit viewChanged();
    return close || share >= 1.0;
}

void MapView::resizeEvent(QResizeEvent * /*event*/)
{
    m_zoomedFrom.reset();
    emit viewChanged();
}

void MapView::wheelEvent(QWheelEvent *event)
{
    constexpr int kNotch = 120;
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / kNotch;
    m_wheelRest -= steps * kNotch;
    if (steps != 0)
        zoomBy(steps, event->position());
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_dragFrom = event->position();
    m_dragCamera = m_camera;
    m_dragged = false;
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragFrom.has_value()) {
        constexpr double kSlack = 4;
        const QPointF way = event->position() - *m_dragFrom;
        if (!m_dragged && way.manhattanLength() < kSlack)
            return;
        m_dragged = true;
        setCursor(Qt::ClosedHandCursor);
        const double cells = devicePixelRatioF() / scale();
        setCamera(m_dragCamera.movedBy(-way.x() * cells, way.y() * cells));
        return;
    }
    m_pointer = event->position();
    refreshHover();
}

/// What is under the mouse changes when the mouse moves, and when the map does.
void MapView::refreshHover()
{
    if (!m_pointer.has_value() || m_dragFrom.has_value())
        return;
    const WorldPos cell = cellAt(*m_pointer);
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    update();
    emit cellHovered(cell);
}

void MapView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool clicked = m_dragFrom.has_value() && !m_dragged && event->button() == Qt::LeftButton;
    m_dragFrom.reset();
    unsetCursor();
    if (clicked)
        emit cellClicked(cellAt(event->position()));
}

void MapView::leaveEvent(QEvent * /*event*/)
{
    m_pointer.reset();
    m_hovered.reset();
    update();
    emit hoverEnded();
}

} // namespace cave
