// SPDX-License-Identifier: MIT
#include "editor/view/overlays/cell_overlays.h"

#include "core/base/hashing.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/world/features.h"
#include "editor/view/figures/figures.h"
#include "editor/view/style/theme.h"

#include <QBrush>
#include <QColor>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <numbers>
#include <utility>

namespace cave {
namespace {

constexpr int kPuffsInCell = 3;
constexpr double kPuffWidth = 1.1;     ///< cells
constexpr double kPuffDistance = 0.32; ///< of its centre from that of the cell, in cells
constexpr double kSmokeTint = 0.14;
constexpr double kThickestSmoke = 0.36;

QImage softPuff(int size, const QColor &colour)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const double radius = size / 2.0;
    QRadialGradient soft(QPointF(radius, radius), radius);
    soft.setColorAt(0, withOpacity(colour, kThickestSmoke));
    soft.setColorAt(0.5, withOpacity(colour, 0.6 * kThickestSmoke));
    soft.setColorAt(1, withOpacity(colour, 0));
    QPainter(&image).fillRect(image.rect(), soft);
    return image;
}

/// Around the centre of the cell, turned by chance.
void paintPuffs(WorldPos cell, const QImage &puff, const MapCanvas &canvas)
{
    const double half = puff.width() / 2.0;
    const QPointF corner = canvas.at.centre(cell) - QPointF(half, half);
    const std::uint32_t turn = pickBelow(hashAt(kGoldenGamma, cell.x, cell.y), 360);
    for (int i = 0; i < kPuffsInCell; ++i) {
        const double angle = (turn + 360.0 * i / kPuffsInCell) * std::numbers::pi / 180;
        const QPointF away = kPuffDistance * canvas.at.scale * QPointF(std::cos(angle), std::sin(angle));
        canvas.painter.drawImage((corner + away).toPoint(), puff);
    }
}

/// Squares smaller than this, in logical pixels, are not hatched.
constexpr double kSmallestHatchedSquare = 5;
/// Smaller squares, in device pixels, are painted as one picture: edges would fill them.
constexpr double kSmallestEdged = 3;
/// Squares at least this large, in logical pixels, have space for a casing along the outline.
constexpr double kSmallestCased = 10;

/// A half-open range of columns or rows.
struct Range {
    int first = 0;
    int end = 0;
};

/// The squares of `side` cells, of `count` that begin at `origin`, that intersect the cells `low` .. `low` +
/// `size`.
Range squaresMeeting(std::int64_t low, int size, std::int64_t origin, int side, int count)
{
    const auto clipped = [count](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, 0, count));
    };
    return {clipped(floorDiv(low - origin, side)), clipped(floorDiv(low + size - 1 - origin, side) + 1)};
}

/// Paints pixels of the picture as squares. Qt scales with sixteen binary digits, which is exact for up to
/// `kExactPixels`, so larger parts are painted in pieces.
void drawSquares(const OverlayPicture &picture, const MapCanvas &canvas, Range columns, Range rows)
{
    constexpr int kExactPixels = 256;
    const double side = canvas.at.scale * picture.cellsPerPixel;
    const int step =
        side < 1 ? std::numeric_limits<int>::max() / 2 : std::max(1, static_cast<int>(kExactPixels / side));
    canvas.painter.setRenderHint(QPainter::SmoothPixmapTransform, side < 1);
    for (int south = rows.first; south < rows.end; south += step) {
        for (int west = columns.first; west < columns.end; west += step) {
            const int width = std::min(step, columns.end - west);
            const int height = std::min(step, rows.end - south);
            const QRectF corner =
                canvas.at.rect({picture.origin.x + std::int64_t{west} * picture.cellsPerPixel,
                                picture.origin.y + std::int64_t{south} * picture.cellsPerPixel});
            canvas.painter.drawImage(
                QRectF(corner.left(), corner.bottom() - height * side, width * side, height * side),
                picture.pixels, QRectF(west, picture.pixels.height() - south - height, width, height));
            if (step > columns.end)
                break;
        }
        if (step > rows.end)
            break;
    }
}

/// Hatches the opaque squares, run by run.
void hatchSquares(const OverlayPicture &picture, const MapCanvas &canvas, Range columns, Range rows)
{
    const double side = canvas.at.scale * picture.cellsPerPixel;
    const int period = std::max(2, static_cast<int>(std::lround(kHatchSpacing * canvas.at.unit)));
    const QColor ink = canvas.theme.dark ? QColor(0, 0, 0, 150) : QColor(0, 0, 0, 120);
    QBrush brush(hatchedSquare(period, 1, ink, canvas.at.unit));
    // Lines are anchored to the ground when the view moves.
    const QRectF anchor = canvas.at.rect(picture.origin);
    brush.setTransform(
        QTransform::fromTranslate(std::fmod(anchor.left(), period), std::fmod(anchor.bottom(), period)));
    for (int y = rows.first; y < rows.end; ++y) {
        const auto *line =
            reinterpret_cast<const QRgb *>(picture.pixels.constScanLine(picture.pixels.height() - 1 - y));
        for (int x = columns.first; x < columns.end; ++x) {
            const int from = x;
            while (x < columns.end && qAlpha(line[x]) != 0)
                ++x;
            if (x > from)
                canvas.painter.fillRect(QRectF(anchor.left() + from * side, anchor.bottom() - (y + 1) * side,
                                               (x - from) * side, side),
                                        brush);
        }
    }
}

/// The visible part of a mask: squares of one cell or, where several share a device pixel, of those, with a
/// border of one square.
struct MaskWindow {
    int side = 1;       ///< cells per side of a square
    std::int64_t x = 0; ///< the south-west square: it begins at cell (x · side, y · side)
    std::int64_t y = 0;
    BitGrid squares; ///< those with a cell of the mask

    [[nodiscard]] WorldPos cellOf(int column, int row) const
    {
        return {(x + column) * side, (y + row) * side};
    }
};

/// Sets the squares with bits of one row of a region.
void addRow(std::uint64_t bits, WorldPos first, MaskWindow &window)
{
    const std::int64_t row = floorDiv(first.y, window.side) - window.y;
    if (row < 0 || row >= window.squares.height())
        return;
    while (bits != 0) {
        const int from = std::countr_zero(bits);
        const int length = std::countr_one(bits >> static_cast<unsigned>(from));
        bits &= ~(lowBits(length) << static_cast<unsigned>(from));
        const std::int64_t west = floorDiv(first.x + from, window.side) - window.x;
        const std::int64_t east = floorDiv(first.x + from + length - 1, window.side) - window.x;
        const std::int64_t low = std::max<std::int64_t>(west, 0);
        const std::int64_t high = std::min<std::int64_t>(east, window.squares.width() - 1);
        if (low <= high)
            window.squares.orBits(static_cast<int>(low), static_cast<int>(row),
                                  static_cast<int>(high - low + 1),
                                  lowBits(static_cast<int>(high - low + 1)));
    }
}

MaskWindow windowOf(const CellMask &mask, const MapProjection &at)
{
    MaskWindow window;
    window.side = std::max(1, static_cast<int>(std::lround(1 / at.scale)));
    const CellRect &view = at.view;
    window.x = floorDiv(view.origin.x, window.side) - 1;
    window.y = floorDiv(view.origin.y, window.side) - 1;
    const std::int64_t east = floorDiv(view.origin.x + view.width - 1, window.side) + 1;
    const std::int64_t north = floorDiv(view.origin.y + view.height - 1, window.side) + 1;
    window.squares.reset(static_cast<int>(east - window.x + 1), static_cast<int>(north - window.y + 1));
    const int size = mask.regionSize();
    const RegionPos first = regionOf(window.cellOf(0, 0), size);
    const RegionPos last = regionOf(window.cellOf(window.squares.width(), window.squares.height()), size);
    const auto &regions = mask.regions();
    for (auto it = regions.lower_bound(first); it != regions.end() && it->first.x <= last.x; ++it) {
        const auto &[pos, rows] = *it;
        if (pos.y < first.y || pos.y > last.y)
            continue;
        for (int y = 0; y < size; ++y) {
            if (rows[static_cast<std::size_t>(y)] != 0)
                addRow(rows[static_cast<std::size_t>(y)], worldPos(pos, {0, y}, size), window);
        }
    }
    return window;
}

/// Up to 64 squares of a row with their neighbours.
struct Around {
    int column = 0;
    int row = 0;
    std::uint64_t here = 0;
    std::uint64_t north = 0, south = 0, west = 0, east = 0;
    std::uint64_t northWest = 0, northEast = 0, southWest = 0, southEast = 0;
};

template<class Visit>
void forEachBlock(const BitGrid &squares, Visit visit)
{
    for (int y = 1; y + 1 < squares.height(); ++y) {
        for (int x = 1; x + 1 < squares.width(); x += 64) {
            const int length = std::min(64, squares.width() - 1 - x);
            const auto bits = [&](int dx, int dy) { return squares.bits(x + dx, y + dy, length); };
            if (const std::uint64_t here = bits(0, 0); here != 0)
                visit(Around{x, y, here, bits(0, 1), bits(0, -1), bits(-1, 0), bits(1, 0), bits(-1, 1),
                             bits(1, 1), bits(-1, -1), bits(1, -1)});
        }
    }
}

/// Calls `visit(first, length)` for each run of set bits.
template<class Visit>
void forEachRun(std::uint64_t bits, Visit visit)
{
    while (bits != 0) {
        const int from = std::countr_zero(bits);
        const int length = std::countr_one(bits >> static_cast<unsigned>(from));
        bits &= ~(lowBits(length) << static_cast<unsigned>(from));
        visit(from, length);
    }
}

/// For squares too small for edges: the outermost ones are the outline.
void paintMaskAsPicture(const MaskWindow &window, const QColor &colour, bool tinted, const MapCanvas &canvas)
{
    QImage pixels(window.squares.width(), window.squares.height(), QImage::Format_ARGB32_Premultiplied);
    pixels.fill(Qt::transparent);
    const QRgb edge = qPremultiply(colour.rgba());
    const QRgb inside = tinted ? qPremultiply(withOpacity(colour, kAreaTint).rgba()) : 0;
    forEachBlock(window.squares, [&](const Around &a) {
        auto *line =
            reinterpret_cast<QRgb *>(pixels.scanLine(window.squares.height() - 1 - a.row)) + a.column;
        const std::uint64_t inner = a.here & a.north & a.south & a.west & a.east;
        forEachRun(inner, [&](int from, int length) { std::fill_n(line + from, length, inside); });
        forEachRun(a.here & ~inner, [&](int from, int length) { std::fill_n(line + from, length, edge); });
    });
    paintPicture({window.cellOf(0, 0), window.side, std::move(pixels), false}, canvas);
}

/// Thin rectangles along the inside of the outermost squares, `width` device pixels wide.
void paintMaskEdges(const MaskWindow &window, const QColor &colour, double width, const MapCanvas &canvas)
{
    const double side = canvas.at.scale * window.side;
    forEachBlock(window.squares, [&](const Around &a) {
        const QRectF first = canvas.at.rect(window.cellOf(a.column, a.row));
        const double top = first.bottom() - side;
        const auto fill = [&](std::uint64_t bits, double x, double y, double w, double h, bool each) {
            forEachRun(bits, [&](int from, int length) {
                for (int i = 0; i < (each ? length : 1); ++i)
                    canvas.painter.fillRect(
                        QRectF(first.left() + (from + i) * side + x, top + y, each ? w : w * length, h),
                        colour);
            });
        };
        const double far = side - width;
        fill(a.here & ~a.north, 0, 0, side, width, false);
        fill(a.here & ~a.south, 0, far, side, width, false);
        fill(a.here & ~a.west, 0, 0, width, side, true);
        fill(a.here & ~a.east, far, 0, width, side, true);
        // Where the outline turns around a square outside, fills the corner between its two edges.
        fill(a.here & a.north & a.west & ~a.northWest, 0, 0, width, width, true);
        fill(a.here & a.north & a.east & ~a.northEast, far, 0, width, width, true);
        fill(a.here & a.south & a.west & ~a.southWest, 0, far, width, width, true);
        fill(a.here & a.south & a.east & ~a.southEast, far, far, width, width, true);
    });
}

void paintMaskTint(const MaskWindow &window, const QColor &colour, const MapCanvas &canvas)
{
    const double side = canvas.at.scale * window.side;
    const QColor tint = withOpacity(colour, kAreaTint);
    forEachBlock(window.squares, [&](const Around &a) {
        const QRectF first = canvas.at.rect(window.cellOf(a.column, a.row));
        forEachRun(a.here, [&](int from, int length) {
            canvas.painter.fillRect(
                QRectF(first.left() + from * side, first.bottom() - side, length * side, side), tint);
        });
    });
}

struct RoomText {
    Q_DECLARE_TR_FUNCTIONS(cave::RoomOverlays)
};

/// Whether the terrain's painter marks it: START and FINISH of a level. Further exits are things on the
/// ground.
bool isTerrain(const LevelPlan &plan, FeatureKind kind, WorldPos at)
{
    if (kind != FeatureKind::Finish)
        return kind == FeatureKind::Start;
    const Level *level = plan.levelAt(at);
    return level != nullptr && level->finish == at;
}

GroundThing groundThing(const World &world, const Feature &feature, WorldPos at, GroundState state)
{
    GroundThing thing{at, feature.kind, feature.value, feature.text};
    const bool forUse = isForUse(feature.kind);
    thing.shut = forUse ? isClaimed(world, at) : state.doorsShut && feature.kind == FeatureKind::Door;
    if (feature.kind == FeatureKind::Pedestal)
        thing.item = offeredLook(world, itemOn(world, {at, feature}).item);
    else if (const ItemType *item = world.content->findItem(feature.text))
        thing.item = itemLook(*item);
    return thing;
}

CellMask maskOf(const CellRect &area)
{
    CellMask mask(kMaxRegionSize);
    for (int y = 0; y < area.height; ++y)
        mask.addRow({area.origin.x, area.origin.y + y}, area.width);
    return mask;
}

void addOutline(const CellRect &area, const QColor &colour, const QString &word, MapOverlays &overlays)
{
    MaskOverlay outline;
    outline.cells = std::make_shared<const CellMask>(maskOf(area));
    outline.colour = colour;
    overlays.masks.push_back(std::move(outline));
    overlays.labels.push_back({{area.origin.x + area.width / 2, area.origin.y + area.height - 1}, word});
}

void paintOutline(const CellRect &area, const QColor &colour, const MapCanvas &canvas)
{
    constexpr double kWidth = 2; // logical pixels
    const QRectF first = canvas.at.rect({area.origin.x, area.origin.y + area.height - 1});
    const double width = kWidth * canvas.at.unit;
    const double inset = width / 2;
    canvas.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.drawRect(QRectF(first.topLeft(), QSizeF(area.width, area.height) * canvas.at.scale)
                                .adjusted(inset, inset, -inset, -inset));
}

} // namespace

void paintSmoke(const SmokeOverlay &smoke, const MapCanvas &canvas)
{
    const QColor colour = canvas.theme.mutedText;
    const int size = static_cast<int>(std::lround(kPuffWidth * canvas.at.scale));
    const QImage puff = size > 2 ? softPuff(size, colour) : QImage();
    for (int y = 0; y < smoke.cells.height(); ++y) {
        for (int x = 0; x < smoke.cells.width(); ++x) {
            const WorldPos cell{smoke.origin.x + x, smoke.origin.y + y};
            if (!smoke.cells.test(x, y) || !canvas.at.isNear(cell, 1))
                continue;
            canvas.painter.fillRect(canvas.at.rect(cell), withOpacity(colour, kSmokeTint));
            if (!puff.isNull())
                paintPuffs(cell, puff, canvas);
        }
    }
}

QImage hatchedSquare(int size, int count, const QColor &colour, double width)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width));
    for (int i = 0; i <= 2 * count; ++i) {
        const double start = static_cast<double>(i) * size / count;
        painter.drawLine(QLineF(-size, start + size, start + size, -size));
    }
    return image;
}

void paintPicture(const OverlayPicture &picture, const MapCanvas &canvas)
{
    const CellRect &view = canvas.at.view;
    const Range columns = squaresMeeting(view.origin.x, view.width, picture.origin.x, picture.cellsPerPixel,
                                         picture.pixels.width());
    const Range rows = squaresMeeting(view.origin.y, view.height, picture.origin.y, picture.cellsPerPixel,
                                      picture.pixels.height());
    if (columns.first >= columns.end || rows.first >= rows.end)
        return;
    drawSquares(picture, canvas, columns, rows);
    if (picture.hatched && canvas.at.scale * picture.cellsPerPixel >= kSmallestHatchedSquare * canvas.at.unit)
        hatchSquares(picture, canvas, columns, rows);
}

void paintMask(const MaskOverlay &mask, const MapCanvas &canvas)
{
    if (mask.cells == nullptr || mask.cells->regions().empty())
        return;
    const QColor colour = mask.colour.isValid() ? mask.colour : canvas.theme.accent;
    const MaskWindow window = windowOf(*mask.cells, canvas.at);
    const double side = canvas.at.scale * window.side;
    if (side < kSmallestEdged)
        return paintMaskAsPicture(window, colour, mask.tinted, canvas);
    if (mask.tinted)
        paintMaskTint(window, colour, canvas);
    const double unit = std::max(1.0, std::round(canvas.at.unit));
    const double width = std::min(side < kSmallestCased * canvas.at.unit ? unit : 2 * unit, side / 3);
    if (side >= kSmallestCased * canvas.at.unit)
        paintMaskEdges(window, canvas.theme.dark ? QColor(0, 0, 0, 130) : QColor(255, 255, 255, 170),
                       width + unit, canvas);
    paintMaskEdges(window, colour, width, canvas);
}

std::vector<GroundThing> groundIn(World &world, const CellRect &area, GroundState state)
{
    std::vector<GroundThing> ground;
    const LevelPlan &plan = world.map.plan();
    const int size = world.map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect & /*part*/) {
        const RegionChanges &changes = world.map.changesOf(pos);
        for (const Feature &feature : world.map.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            // In a cell where something was taken nothing has an effect any more.
            const bool gone = !staysWhenClaimed(feature.kind) && changes.isClaimed(feature.cell);
            const bool known = !state.knownOnly || world.map.isExplored(at);
            if (area.contains(at) && known && !gone && !isTerrain(plan, feature.kind, at))
                ground.push_back(groundThing(world, feature, at, state));
        }
    });
    return ground;
}

void paintGroundThing(const GroundThing &thing, const MapCanvas &canvas)
{
    constexpr double kLeast = 3; // of a door's side, in logical pixels
    const QRectF cell = canvas.at.rect(thing.cell);
    if (thing.kind != FeatureKind::Door || cell.width() >= kSmallestFigure)
        return drawGroundThing(canvas.painter, cell, thing, canvas.style, canvas.theme);
    if (thing.value == 0)
        return;
    const double side = std::max(cell.width(), kLeast * canvas.at.unit);
    QRectF mark(0, 0, side, side);
    mark.moveCenter(cell.center());
    canvas.painter.fillRect(mark, thing.shut ? canvas.theme.danger : canvas.theme.good);
}

MapOverlays roomOverlays(const RoomMap &map, const Theme &theme, bool boss)
{
    MapOverlays overlays;
    if (map.rooms.empty())
        return overlays;
    addOutline(map.rooms.front().area, theme.good, RoomText::tr("START"), overlays);
    if (boss)
        addOutline(map.rooms.back().area, theme.danger, RoomText::tr("BOSS"), overlays);
    return overlays;
}

void paintRoomOutlines(const RoomMap &map, const MapCanvas &canvas)
{
    if (map.rooms.empty())
        return;
    paintOutline(map.rooms.front().area, canvas.theme.good, canvas);
    paintOutline(map.rooms.back().area, canvas.theme.danger, canvas);
}

} // namespace cave
