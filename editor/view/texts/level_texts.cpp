// SPDX-License-Identifier: MIT
#include "editor/view/texts/level_texts.h"

#include "core/gen/rooms/level_areas.h"
#include "core/world/features.h"
#include "core/world/generator_info.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace cave {
namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(LevelTexts)
};

/// Cells of a level in a region.
std::int64_t sharedCells(const CellRect &level, RegionPos pos, int size)
{
    const std::int64_t west = std::max(level.origin.x, pos.x * size);
    const std::int64_t south = std::max(level.origin.y, pos.y * size);
    const std::int64_t east = std::min(level.origin.x + level.width, (pos.x + 1) * size);
    const std::int64_t north = std::min(level.origin.y + level.height, (pos.y + 1) * size);
    return std::max<std::int64_t>(east - west, 0) * std::max<std::int64_t>(north - south, 0);
}

QString roleText(RoomRole role)
{
    switch (role) {
    case RoomRole::Start:
        return LevelText::tr("start");
    case RoomRole::Safe:
        return LevelText::tr("safe");
    case RoomRole::Dangerous:
        return LevelText::tr("dangerous");
    case RoomRole::Boss:
        break;
    }
    return LevelText::tr("boss");
}

QString roomName(const WorldSpec &spec, int number)
{
    const std::optional<RoomMap> map = roomMapOf(spec);
    const auto index = static_cast<std::size_t>(number) - 1;
    if (!map || index >= map->rooms.size())
        return LevelText::tr("Room %1").arg(number);
    return LevelText::tr("Room %1 · %2").arg(QString::number(number), roleText(map->rooms[index].role));
}

/// The file's name without its extension is more informative than its number.
QString fileName(const WorldSpec &spec, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    if (index >= spec.levelFiles.size())
        return LevelText::tr("Level %1").arg(number);
    QString name = QString::fromStdString(spec.levelFiles[index].name);
    if (name.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
        name.chop(4);
    return LevelText::tr("Level %1 · %2").arg(QString::number(number), name);
}

QString pickupText(const Feature &feature, const Content &content)
{
    const auto item = std::ranges::find(content.items, feature.text, &ItemType::key);
    const QString name =
        item == content.items.end() ? QString::fromStdString(feature.text) : shownName(*item);
    return item != content.items.end() && item->kind == ItemKind::Flask
               ? LevelText::tr("%1 of %2 points, pickup").arg(name, QString::number(feature.value))
               : LevelText::tr("%1, pickup").arg(name);
}

} // namespace

std::int64_t cellsInLevels(const LevelPlan &plan, RegionPos pos, int regionSize)
{
    if (!plan.isBounded())
        return std::int64_t{regionSize} * regionSize;
    std::int64_t cells = 0;
    for (const Level &level : plan.levels)
        cells += sharedCells(level.area, pos, regionSize);
    return cells;
}

QString terrainText(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Floor:
        return LevelText::tr("floor");
    case Terrain::Rock:
        return LevelText::tr("rock");
    case Terrain::Water:
        return LevelText::tr("water");
    case Terrain::Trees:
        return LevelText::tr("trees");
    case Terrain::Bounds:
        return LevelText::tr("outside the level");
    }
    return {};
}

QString featureText(FeatureKind kind)
{
    return kind == FeatureKind::Start ? LevelText::tr("START") : LevelText::tr("FINISH");
}

std::optional<FeatureKind> featureAt(const LevelPlan &plan, WorldPos p)
{
    const Level *level = plan.levelAt(p);
    if (level != nullptr && level->start == p)
        return FeatureKind::Start;
    if (level != nullptr && level->finish == p)
        return FeatureKind::Finish;
    return std::nullopt;
}

QString levelName(const World &world, const Level &level)
{
    switch (generatorInfo(world.spec.generator.kind).levels) {
    case LevelKind::Room:
        return roomName(world.spec, level.number);
    case LevelKind::File:
        return fileName(world.spec, level.number);
    case LevelKind::Floor:
        return LevelText::tr("Floor %1").arg(level.number);
    default:
        return LevelText::tr("Cavern");
    }
}

QString levelNamesOf(const World &world, RegionPos pos)
{
    const Level *only = nullptr;
    QStringList numbers;
    for (const Level &level : world.map.plan().levels) {
        if (sharedCells(level.area, pos, world.map.regionSize()) == 0)
            continue;
        only = &level;
        numbers += QString::number(level.number);
    }
    if (numbers.size() > 1)
        return LevelText::tr("Rooms %1").arg(numbers.join(QStringLiteral(", ")));
    return only == nullptr ? QString() : levelName(world, *only);
}

QString ownCoordinates(const LevelPlan &plan, WorldPos p)
{
    const Level *level = plan.levelAt(p);
    return level == nullptr ? coordinatesText(p)
                            : coordinatesText({p.x - level->area.origin.x, p.y - level->area.origin.y});
}

QString levelPlaceText(const WorldSpec &spec, const LevelPlan &plan, WorldPos p)
{
    const Level *level = plan.levelAt(p);
    if (level == nullptr)
        return {};
    const QString own = ownCoordinates(plan, p);
    const QString number = QString::number(level->number);
    switch (generatorInfo(spec.generator.kind).levels) {
    case LevelKind::Room:
        return LevelText::tr("room %1 (%2)").arg(number, own);
    case LevelKind::File:
        return LevelText::tr("level %1 (%2)").arg(number, own);
    case LevelKind::Floor:
        return LevelText::tr("floor %1 (%2)").arg(number, own);
    default:
        return LevelText::tr("cavern (%1)").arg(own);
    }
}

QString placeText(const WorldSpec &spec, const LevelPlan &plan, WorldPos p)
{
    const QString own = plan.levels.size() > 1 ? levelPlaceText(spec, plan, p) : QString();
    return own.isEmpty() ? coordinatesText(p) : own;
}

QString featureText(const Feature &feature, const Content &content)
{
    switch (feature.kind) {
    case FeatureKind::Door:
        return feature.value == 0 ? LevelText::tr("walled-up door") : LevelText::tr("door");
    case FeatureKind::Spike:
        return LevelText::tr("spikes");
    case FeatureKind::Potion:
        return feature.value < 0 ? LevelText::tr("potion, %1 damage").arg(-std::int64_t{feature.value})
                                 : LevelText::tr("potion, heals %1").arg(feature.value);
    case FeatureKind::Pickup:
        return pickupText(feature, content);
    case FeatureKind::Info:
        return LevelText::tr("info: “%1”").arg(QString::fromStdString(feature.text));
    case FeatureKind::Decoration:
        return LevelText::tr("decoration (%1)").arg(QString::fromStdString(feature.text));
    case FeatureKind::Camp:
        return LevelText::tr("camp");
    case FeatureKind::Relic:
        return LevelText::tr("relic");
    case FeatureKind::MapPiece:
        return LevelText::tr("piece of a map");
    case FeatureKind::Gate:
        return LevelText::tr("gate");
    case FeatureKind::Pedestal:
        return LevelText::tr("pedestal");
    case FeatureKind::Shrine:
        return LevelText::tr("shrine");
    case FeatureKind::Captive:
        return LevelText::tr("captive");
    case FeatureKind::Start:
    case FeatureKind::Finish:
        break;
    }
    return featureText(feature.kind);
}

QStringList featureTexts(World &world, WorldPos p)
{
    QStringList texts;
    if (const std::optional<FeatureKind> meaning = featureAt(world.map.plan(), p))
        texts += featureText(*meaning);
    if (!insideWorld(p))
        return texts;
    const int size = world.map.regionSize();
    const RegionPos pos = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    const bool claimed = world.map.changesOf(pos).isClaimed(cell);
    for (const Feature &feature : world.map.region(pos).features) {
        const bool listed = feature.kind == FeatureKind::Start || feature.kind == FeatureKind::Finish;
        if (feature.cell != cell || listed)
            continue;
        const QString text = featureText(feature, *world.content);
        const bool gone = isTakeable(feature.kind) || isForUse(feature.kind);
        texts += claimed && gone ? LevelText::tr("%1, taken").arg(text) : text;
    }
    return texts;
}

} // namespace cave
