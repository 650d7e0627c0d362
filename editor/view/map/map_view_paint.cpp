// SPDX-License-Identifier: MIT
// What a MapView shows: its terrain from chunks, and what lies on top.
#include "editor/view/figures/figures.h"
#include "editor/view/map/map_view.h"
#include "editor/view/terrain/tile_shading.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace cave {
namespace {

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

} // namespace

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
    painter.fillRect(target, unexploredColour(currentTheme()));
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
        m_frame.fill(unexploredColour(currentTheme()));
        return m_frame;
    }
    m_frameClock.start();
    const CellRect view = cellsInView();
    const bool daylight = m_daylight || (m_light.isEmpty() && !m_fog);
    drawTone(daylight ? Tone::Lit : Tone::Remembered, view, m_frame);
    if (!daylight && !m_light.isEmpty()) {
        const CellRect lit = m_light.rect();
        const QRectF first = projection().rect(lit.origin);
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
    painter.fillRect(m_frame.rect(), unexploredColour(currentTheme()));
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
    const MapProjection at = projection();
    const MapCanvas canvas{painter, at, currentTheme(), m_style};
    paintMarkedArea(canvas);
    for (const auto &overlays : m_overlays)
        paintGround(*overlays, canvas);
    m_things.paint(canvas);
    m_action.paint(canvas, m_motion);
    if (m_hovered.has_value() && m_zoom.step >= 8) {
        QColor line = currentTheme().accent;
        line.setAlpha(150);
        painter.setPen(QPen(line, at.unit));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(at.rect(*m_hovered).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    paintPlayer(canvas);
    m_effects.paint(canvas);
    for (const auto &overlays : m_overlays) {
        paintLabels(*overlays, canvas);
        paintCursor(*overlays, canvas);
    }
    if (m_toolCursor.has_value())
        paintCursorAt(*m_toolCursor, canvas);
}

void MapView::paintMarkedArea(const MapCanvas &canvas) const
{
    if (!m_markedArea.has_value())
        return;
    const QRectF first = canvas.at.rect(m_markedArea->origin);
    QColor line = currentTheme().accent;
    line.setAlpha(200);
    canvas.painter.setPen(QPen(line, canvas.at.unit));
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.drawRect(QRectF(first.left(), first.bottom() - m_markedArea->height * scale(),
                                   m_markedArea->width * scale(), m_markedArea->height * scale()));
}

void MapView::paintPlayer(const MapCanvas &canvas) const
{
    if (!m_player.has_value() || m_action.isShown())
        return;
    const QRectF cell = canvas.at.rect(*m_player, playerOffset());
    if (!canvas.at.bounds.intersects(cell))
        return drawPointer(canvas.painter, canvas.at.bounds, cell.center(), canvas.at.unit, currentTheme());
    if (m_zoom.step < kSmallestFigure)
        drawPlayerDot(canvas.painter, cell.center(), canvas.at.unit, currentTheme());
    else if (m_style == MapStyle::Glyphs)
        drawPlayerGlyph(canvas.painter, cell, currentTheme());
    else
        drawPlayer(canvas.painter, cell, currentTheme());
}

} // namespace cave
