// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/contact_sheet_image.h"

#include "app/common/seed_worlds.h"
#include "editor/view/texts/texts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// A map is painted in squares of this many device pixels, so that it can be cancelled in between.
constexpr int kMapPiece = 256;

Error stopped()
{
    return invalid("the picture was cancelled");
}

Result<QImage> emptyPicture(const PictureSize &size, const Theme &theme)
{
    if (size.width < 1 || size.height < 1)
        return invalid(message("a picture of %1 × %2 pixels is empty", size.width, size.height));
    if (std::max(size.width, size.height) > kLargestPicture)
        return invalid(message("a picture of %1 × %2 pixels is too large; the limit is %3 pixels per side",
                               size.width, size.height, kLargestPicture));
    QImage image(static_cast<int>(size.width), static_cast<int>(size.height), QImage::Format_RGB32);
    if (image.isNull())
        return Error{ErrorCode::Io,
                     message("not enough memory for a picture of %1 × %2 pixels", size.width, size.height)};
    image.fill(theme.background);
    return image;
}

/// The tools for painting a map, and its view.
struct MapJob {
    CardPainter &painter;
    const SeedWorld &world;
    const std::shared_ptr<const Content> &content;
    const Theme &theme;
    Zoom zoom;
    bool things = true;
    bool spawn = true;
    double unit = 1;
};

/// Paints a map onto `area` of the painter's device. False if cancelled by `progress`.
bool paintMap(QPainter &painter, const QRect &area, const CardCamera &camera, const MapJob &job,
              const PictureProgress &progress)
{
    const MapProjection at = cardProjection(camera, area.size(), job.unit);
    const CellRect cells = paintableCells(at.view, 0, job.zoom);
    const int step =
        job.zoom.step >= 1 ? std::max(1, kMapPiece / job.zoom.step) : kMapPiece * job.zoom.cellsPerPixel();
    World world = job.world.world(job.content);
    painter.save();
    painter.setClipRect(area);
    painter.translate(area.topLeft());
    bool goesOn = true;
    for (int y = 0; y < cells.height && goesOn; y += step) {
        for (int x = 0; x < cells.width && goesOn; x += step) {
            const CellRect piece{{cells.origin.x + x, cells.origin.y + y},
                                 std::min(step, cells.width - x),
                                 std::min(step, cells.height - y)};
            const QImage image = job.painter.paint(world, {job.zoom, piece, job.things}, job.unit);
            painter.drawImage(placeOnMap(piece, job.zoom, at).topLeft(), image);
            const double rows = y + static_cast<double>(step) * (x + step) / cells.width;
            goesOn = !progress || progress(std::min(1.0, rows / cells.height));
        }
    }
    if (job.spawn && goesOn) {
        if (const Result<WorldPos> spawn = job.world.spawn(job.content); spawn.ok() && at.isNear(*spawn, 2))
            paintSpawn({painter, at, job.theme, MapStyle::Tiles}, *spawn);
    }
    painter.restore();
    return goesOn;
}

/// One card at the painter's origin, in device pixels.
void paintCard(QPainter &painter, const SheetRequest::Card &card, const CardFace &face, CardPainter &maps,
               const SheetRequest &request)
{
    CardTexts texts = card.texts;
    const std::shared_ptr<const SeedWorld> world = seedWorld(card.spec);
    if (world->source())
        paintMap(painter, QRect(QPoint(0, 0), face.mapPixels()), card.camera,
                 {maps, *world, request.content, request.theme, card.camera.zoom, request.things, true,
                  request.ratio},
                 {});
    else
        texts.error = errorText(world->source().error());
    painter.scale(request.ratio, request.ratio);
    painter.drawImage(QPointF(0, face.map().height()), face.footer(texts));
    if (const QImage over = face.overMap(texts); !over.isNull())
        painter.drawImage(QPointF(0, 0), over);
    face.drawEdge(painter, {});
}

CardFace faceOf(const SheetRequest &request)
{
    return CardFace(std::clamp(request.cardWidth, CardFace::kNarrowest, CardFace::kWidest), request.theme,
                    request.fonts, request.ratio);
}

PictureSize sheetSize(const SheetRequest &request, const CardFace &face)
{
    if (request.cards.empty())
        return {};
    const auto count = static_cast<qint64>(request.cards.size());
    const qint64 columns = std::clamp<qint64>(request.columns, 1, count);
    const qint64 rows = (count + columns - 1) / columns;
    const auto pixels = [&](qint64 cards, int side) {
        return static_cast<qint64>(
            std::llround(static_cast<double>(cards * (side + kCardGap) + kCardGap) * request.ratio));
    };
    return {pixels(columns, face.size().width()), pixels(rows, face.size().height())};
}

} // namespace

PictureSize sheetSize(const SheetRequest &request)
{
    return sheetSize(request, faceOf(request));
}

Result<QImage> renderSheet(const SheetRequest &request, const PictureProgress &progress)
{
    if (request.cards.empty())
        return invalid("a sheet without cards is empty");
    const CardFace face = faceOf(request);
    auto picture = CAVE_TRY(emptyPicture(sheetSize(request, face), request.theme));
    CardPainter maps(request.theme);
    QPainter painter(&picture);
    const std::size_t columns = static_cast<std::size_t>(std::max(1, request.columns));
    for (std::size_t i = 0; i < request.cards.size(); ++i) {
        const auto column = static_cast<int>(i % columns);
        const auto row = static_cast<int>(i / columns);
        const QPointF at(kCardGap + column * (face.size().width() + kCardGap),
                         kCardGap + row * (face.size().height() + kCardGap));
        painter.save();
        painter.translate((at * request.ratio).toPoint());
        paintCard(painter, request.cards[i], face, maps, request);
        painter.restore();
        if (progress && !progress(static_cast<double>(i + 1) / static_cast<double>(request.cards.size())))
            return stopped();
    }
    painter.end();
    return picture;
}

Result<QImage> renderMapPicture(const MapPictureRequest &request, const PictureProgress &progress)
{
    auto picture = CAVE_TRY(emptyPicture({request.size.width(), request.size.height()}, request.theme));
    const std::shared_ptr<const SeedWorld> world = seedWorld(request.spec);
    if (!world->source())
        return world->source().error();
    CardPainter maps(request.theme);
    QPainter painter(&picture);
    const CardCamera camera = request.camera.valid();
    if (!paintMap(painter, picture.rect(), camera,
                  {maps, *world, request.content, request.theme, camera.zoom, request.things, request.spawn,
                   request.ratio},
                  progress))
        return stopped();
    painter.end();
    return picture;
}

} // namespace cave
