// SPDX-License-Identifier: MIT
#include "editor/view/overlays/room_overlays.h"

#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/world/features.h"
#include "editor/view/figures/figures.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace cave {
namespace {

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
