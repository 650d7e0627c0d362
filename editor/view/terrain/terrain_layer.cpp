// SPDX-License-Identifier: MIT
#include "editor/view/terrain/terrain_layer.h"

#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_shading.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace cave {
namespace {

constexpr double kZoomSeconds = 0.15;
/// The maximum time that one frame may spend on painting chunks.
constexpr qint64 kPaintingMilliseconds = 3;
/// Cells at least this large are painted at once if time allows; at smaller sizes a chunk needs too many
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

TerrainLayer::TerrainLayer(QObject *parent) : QObject(parent)
{
    m_explored = std::make_shared<ExploredMap>();
    m_chunks.setExplored(m_explored);
    m_chunks.setStyle(currentTheme(), m_style);
    connect(&m_chunks, &ChunkStore::chunksPainted, this, &TerrainLayer::changed);
}

void TerrainLayer::setSource(std::shared_ptr<const RegionSource> source)
{
    m_chunks.setSource(std::move(source));
    m_light.clear();
    m_counted = nullptr;
    dropZoom();
    setExplored(WorldMap::Changes{});
}

void TerrainLayer::updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area)
{
    m_chunks.updateSource(std::move(source), area);
    emit changed();
}

void TerrainLayer::setExplored(const WorldMap::Changes &changes)
{
    m_explored = std::make_shared<ExploredMap>(changes);
    showExplored();
}

void TerrainLayer::setExplored(const WorldMap &map)
{
    m_explored = std::make_shared<ExploredMap>(map);
    showExplored();
}

void TerrainLayer::updateExplored(const WorldMap &map, const CellRect &area)
{
    m_explored = m_explored->updated(map, area);
    if (m_fog)
        m_chunks.updateExplored(m_explored, area);
    emit changed();
}

void TerrainLayer::setCounted(std::shared_ptr<const CountedThings> counted)
{
    m_counted = std::move(counted);
    emit changed();
}

void TerrainLayer::setFog(bool on)
{
    if (m_fog == on)
        return;
    m_fog = on;
    showExplored();
}

void TerrainLayer::showExplored()
{
    m_chunks.setExplored(m_fog ? m_explored : nullptr);
    emit changed();
}

void TerrainLayer::setStyle(MapStyle style)
{
    if (m_style == style)
        return;
    m_style = style;
    renewLook();
    emit changed();
}

void TerrainLayer::renewLook()
{
    m_chunks.setStyle(currentTheme(), m_style);
    dropZoom();
}

void TerrainLayer::setDaylight(bool on)
{
    m_daylight = on;
    emit changed();
}

void TerrainLayer::startZoom(bool animated)
{
    if (!m_frame.isNull())
        m_zoomedFrom = Pictured{m_frame, m_viewport};
    m_zoomProgress = animated && m_zoomedFrom.has_value() ? 0 : 1;
}

void TerrainLayer::advanceZoom(double seconds)
{
    m_zoomProgress = std::min(1.0, m_zoomProgress + seconds / kZoomSeconds);
}

QRect TerrainLayer::chunkRect(const ChunkKey &key) const
{
    const CellRect cells = key.cells();
    const QPoint corner = m_viewport.corner();
    const WorldPos camera = m_viewport.camera.cell;
    const double scale = m_viewport.scale();
    const double x = corner.x() + static_cast<double>(cells.origin.x - camera.x) * scale;
    const double y = corner.y() - static_cast<double>(cells.origin.y + cells.height - camera.y) * scale;
    return {static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)), key.zoom.chunkPixels(),
            key.zoom.chunkPixels()};
}

/// The chunks that intersect `area`, those near its centre first.
std::vector<ChunkKey> TerrainLayer::chunksIn(const CellRect &area, Tone tone) const
{
    const Zoom zoom = m_viewport.zoom;
    const int cells = zoom.chunkCells();
    std::vector<ChunkKey> keys;
    for (std::int64_t y = floorDiv(area.origin.y, cells);
         y <= floorDiv(area.origin.y + area.height - 1, cells); ++y) {
        for (std::int64_t x = floorDiv(area.origin.x, cells);
             x <= floorDiv(area.origin.x + area.width - 1, cells); ++x)
            keys.push_back({zoom, x, y, tone});
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

void TerrainLayer::drawTone(Tone tone, const CellRect &area, QImage &frame)
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
        if (key.zoom.step >= kSmallestPaintedAtOnce && m_frameClock.elapsed() < kPaintingMilliseconds) {
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

/// Fills the place of a missing chunk with the picture from before the zoom changed.
void TerrainLayer::drawStandIn(const QRect &target, QImage &frame) const
{
    QPainter painter(&frame);
    painter.fillRect(target, unexploredColour(currentTheme()));
    if (!m_zoomedFrom.has_value())
        return;
    const double scale = m_viewport.scale();
    const QPointF way = m_viewport.camera.wayTo(m_zoomedFrom->viewport.camera);
    const QSizeF size = QSizeF(m_zoomedFrom->image.size()) * (scale / m_zoomedFrom->viewport.scale());
    const QPointF middle(frame.width() / 2.0 + way.x() * scale, frame.height() / 2.0 - way.y() * scale);
    painter.setClipRect(target);
    painter.drawImage(QRectF(middle - QPointF(size.width(), size.height()) / 2, size), m_zoomedFrom->image);
}

const QImage &TerrainLayer::compose(const MapViewport &viewport)
{
    if (m_frame.size() != viewport.size) {
        m_frame = QImage(viewport.size, QImage::Format_RGB32);
        m_chunks.reserveFor(viewport.size);
    }
    m_viewport = viewport;
    m_missing.clear();
    if (m_chunks.scene().source == nullptr) {
        m_frame.fill(unexploredColour(currentTheme()));
        return m_frame;
    }
    const MapScene &scene = m_chunks.scene();
    if (viewport.zoom.step < kSmallestZoomWithThings &&
        (scene.counted != m_counted || scene.unit != viewport.ratio))
        m_chunks.setCounted(m_counted, viewport.ratio); // other zooms don't show it
    m_frameClock.start();
    const CellRect view = viewport.cells();
    const Tone tone = m_daylight || (m_light.isEmpty() && !m_fog) ? Tone::Lit : Tone::Remembered;
    drawTone(tone, view, m_frame);
    if (tone != Tone::Lit && !m_light.isEmpty())
        drawLight();
    wantChunks(view, tone);
    if (m_missing.empty() && !isZooming())
        dropZoom();
    return m_frame;
}

void TerrainLayer::drawLight()
{
    const CellRect lit = m_light.rect();
    const double scale = m_viewport.scale();
    const QRectF first = m_viewport.projection().rect(lit.origin);
    const QRectF bounds(first.left(), first.bottom() - lit.height * scale, lit.width * scale,
                        lit.height * scale);
    // Clipped in doubles first: far from the player the light's pixels are outside the range of int.
    const QRect part = bounds.intersected(QRectF(m_frame.rect())).toAlignedRect().intersected(m_frame.rect());
    if (part.isEmpty())
        return;
    if (m_litFrame.size() != m_frame.size())
        m_litFrame = QImage(m_frame.size(), QImage::Format_RGB32);
    drawTone(Tone::Lit, lit, m_litFrame);
    m_light.blend(m_frame, m_litFrame, part, QPointF(first.left(), first.bottom()).toPoint(), scale);
}

/// Requests missing chunks, and then a ring around the view, where the player may walk next.
void TerrainLayer::wantChunks(const CellRect &view, Tone tone)
{
    std::vector<ChunkKey> wanted = m_missing;
    const int ring = m_viewport.zoom.chunkCells();
    const CellRect around{
        {view.origin.x - ring, view.origin.y - ring}, view.width + 2 * ring, view.height + 2 * ring};
    for (const ChunkKey &key : chunksIn(around, tone)) {
        if (!chunkRect(key).intersects(m_frame.rect()) && !m_chunks.find(key).fresh)
            wanted.push_back(key);
    }
    m_chunks.want(wanted);
}

/// During a zoom both pictures are painted at a size between theirs, the one with larger cells on top.
void TerrainLayer::paint(QPainter &painter) const
{
    if (!isZooming() || !m_zoomedFrom.has_value())
        return painter.drawImage(0, 0, m_frame);
    const double progress = eased(m_zoomProgress);
    const double scale = m_viewport.scale();
    const double scaleBefore = m_zoomedFrom->viewport.scale();
    const double shown = scaleBefore * std::pow(scale / scaleBefore, progress);
    const QPointF middle = QRectF(m_frame.rect()).center();
    const QPointF way = m_viewport.camera.wayTo(m_zoomedFrom->viewport.camera);
    const QPointF screenWay(way.x(), -way.y());
    // Both cameras agree on the fixed point only at the end, so the distance between them is interpolated,
    // too.
    const QPointF now = middle - screenWay * shown * (1 - progress);
    const auto place = [&](const QImage &image, QPointF at, double pictureScale) {
        const QSizeF size = QSizeF(image.size()) * (shown / pictureScale);
        painter.drawImage(QRectF(at - QPointF(size.width(), size.height()) / 2, size), image);
    };
    const auto placeNow = [&] { place(m_frame, now, scale); };
    const auto placeBefore = [&] {
        place(m_zoomedFrom->image, middle + screenWay * shown * progress, scaleBefore);
    };
    painter.fillRect(m_frame.rect(), unexploredColour(currentTheme()));
    if (scale > scaleBefore) {
        placeBefore();
        painter.setOpacity(progress);
        placeNow();
    } else {
        placeNow();
        painter.setOpacity(1 - progress);
        placeBefore();
    }
    painter.setOpacity(1);
    painter.translate(now);
    painter.scale(shown / scale, shown / scale);
    painter.translate(-middle);
}

} // namespace cave

#include "moc_terrain_layer.cpp"
