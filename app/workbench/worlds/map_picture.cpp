// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/map_picture.h"

#include "editor/view/camera/map_canvas.h"
#include "editor/view/terrain/chunk_painter.h"

#include <QPainter>

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

Result<void> checkSize(const CellRect &area, int step)
{
    const std::int64_t width = std::int64_t{area.width} * step;
    const std::int64_t height = std::int64_t{area.height} * step;
    if (area.width >= 1 && area.height >= 1 && width <= kLongestPictureSide && height <= kLongestPictureSide)
        return {};
    return Error{ErrorCode::InvalidArgument,
                 "a picture of " + std::to_string(width) + " x " + std::to_string(height) +
                     " pixels can't be made; a side has 1 to " + std::to_string(kLongestPictureSide)};
}

/// Rows of cells painted at a time, so that large pictures can be cancelled.
constexpr int kBand = 128;

/// Paints the cells of `band`, which is as wide as the picture, into its rows of pixels.
bool paintBand(const MapPicture &picture, ChunkPainter &painter, WorldMap &terrain, const CellRect &band,
               QImage &image)
{
    const QImage cells = painter.paintCells(terrain, picture.zoom, band, Tone::Lit);
    if (cells.isNull())
        return false;
    const std::int64_t north = picture.area.origin.y + picture.area.height;
    const auto top = static_cast<int>((north - band.origin.y - band.height) * picture.zoom.step);
    for (int y = 0; y < cells.height(); ++y)
        std::copy_n(cells.constScanLine(y), cells.bytesPerLine(), image.scanLine(top + y));
    return true;
}

Result<QImage> paintTerrain(const MapPicture &picture, const std::function<bool(double)> &goOn)
{
    const int step = picture.zoom.step;
    const CellRect &area = picture.area;
    QImage image(area.width * step, area.height * step, QImage::Format_RGB32);
    WorldMap terrain(picture.source);
    ChunkPainter painter(picture.theme, picture.style);
    for (int done = 0; done < area.height; done += kBand) {
        if (goOn && !goOn(static_cast<double>(done) / area.height))
            return Error{ErrorCode::Io, "the picture was cancelled"};
        const CellRect band{
            {area.origin.x, area.origin.y + done}, area.width, std::min(kBand, area.height - done)};
        if (image.isNull() || !paintBand(picture, painter, terrain, band, image))
            return Error{ErrorCode::Io, "not enough memory for the picture"};
    }
    return image;
}

void paintOver(const MapPicture &picture, const MapCanvas &canvas)
{
    paintGround(picture.overlays, canvas);
    MapThings things;
    things.set(picture.things, false);
    things.paint(canvas);
    paintLabels(picture.overlays, canvas);
    paintCursor(picture.overlays, canvas);
}

} // namespace

Result<QImage> drawMapPicture(const MapPicture &picture, const std::function<bool(double)> &goOn)
{
    const int step = picture.zoom.step;
    CAVE_TRY(checkSize(picture.area, step));
    auto painted = CAVE_TRY(paintTerrain(picture, goOn));
    QImage image = std::move(painted);
    QPainter painter(&image);
    const QRectF bounds(QPointF(), QSizeF(image.size()));
    const MapProjection at{
        picture.area.origin, QPointF(0, image.height()), static_cast<double>(step), 1, bounds, picture.area};
    paintOver(picture, {painter, at, picture.theme, picture.style});
    painter.end();
    return image;
}

} // namespace cave
