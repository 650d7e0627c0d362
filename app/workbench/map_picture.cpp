#include "app/workbench/map_picture.h"

#include "editor/view/map_canvas.h"

#include <QPainter>

#include <string>

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

Result<QImage> drawMapPicture(const MapPicture &picture)
{
    const int step = picture.zoom.step;
    if (const Result<void> fits = checkSize(picture.area, step); !fits)
        return fits.error();
    Level terrain(picture.source);
    QImage image =
        ChunkPainter(picture.theme, picture.style).paintCells(terrain, picture.zoom, picture.area, Tone::Lit);
    if (image.isNull())
        return Error{ErrorCode::Io, "there is not enough memory for the picture"};
    QPainter painter(&image);
    const QRectF bounds(QPointF(), QSizeF(image.size()));
    const MapProjection at{
        picture.area.origin, QPointF(0, image.height()), static_cast<double>(step), 1, bounds, picture.area};
    paintOver(picture, {painter, at, picture.theme, picture.style});
    painter.end();
    return image;
}

} // namespace cave
