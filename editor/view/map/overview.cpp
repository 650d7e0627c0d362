// SPDX-License-Identifier: MIT
#include "editor/view/map/overview.h"

#include "editor/view/figures/figures.h"
#include "editor/view/terrain/chunk_painter.h"
#include "editor/view/terrain/tile_set.h"

#include <QPainter>

namespace cave {

QImage renderOverview(const OverviewRequest &request, const Theme &theme)
{
    MapScene scene{request.source, nullptr};
    if (request.fog)
        scene.explored = std::make_shared<ExploredMap>(request.changes);
    const Zoom zoom{request.cellPixels};
    const int cells = zoom.chunkCells();
    QImage image(request.size, QImage::Format_RGB32);
    image.fill(unexploredColour(theme));
    QPainter painter(&image);
    ChunkPainter chunks(request.source, theme, MapStyle::Tiles);
    // Pixel of the centre cell's south-west corner; rows count down.
    const int left = (image.width() - request.cellPixels) / 2;
    const int bottom = (image.height() + request.cellPixels) / 2;
    const std::int64_t west = request.centre.x - left / request.cellPixels - 1;
    const std::int64_t south = request.centre.y - (image.height() - bottom) / request.cellPixels - 1;
    const std::int64_t east = west + image.width() / request.cellPixels + 2;
    const std::int64_t north = south + image.height() / request.cellPixels + 2;
    for (std::int64_t y = floorDiv(south, cells); y <= floorDiv(north, cells); ++y) {
        for (std::int64_t x = floorDiv(west, cells); x <= floorDiv(east, cells); ++x) {
            const ChunkKey key{zoom, x, y, Tone::Lit};
            const CellRect rect = key.cells();
            const auto atX = static_cast<int>(left + (rect.origin.x - request.centre.x) * request.cellPixels);
            const auto atY = static_cast<int>(bottom - (rect.origin.y + rect.height - request.centre.y) *
                                                           request.cellPixels);
            painter.drawImage(atX, atY, chunks.paint(scene, key));
        }
    }
    if (request.showPlayer) {
        const WorldPos at = request.player.value_or(request.centre);
        const auto right = static_cast<double>(at.x - request.centre.x) * request.cellPixels;
        const auto up = static_cast<double>(at.y - request.centre.y + 1) * request.cellPixels;
        const QRectF cell(left + right, bottom - up, request.cellPixels, request.cellPixels);
        if (request.cellPixels >= kSmallestFigure)
            drawPlayer(painter, cell, theme);
        else
            drawPlayerDot(painter, cell.center(), request.pixelRatio, theme);
    }
    return image;
}

} // namespace cave
