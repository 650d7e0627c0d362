#include "editor/view/level_texts.h"

#include "editor/view/place_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace cave {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("LevelTexts", text);
}

/// Cells of a level in a region.
std::int64_t sharedCells(const CellRect &level, RegionPos pos, int size)
{
    const std::int64_t west = std::max(level.origin.x, pos.x * size);
    const std::int64_t south = std::max(level.origin.y, pos.y * size);
    const std::int64_t east = std::min(level.origin.x + level.width, (pos.x + 1) * size);
    const std::int64_t north = std::min(level.origin.y + level.height, (pos.y + 1) * size);
    return std::max<std::int64_t>(east - west, 0) * std::max<std::int64_t>(north - south, 0);
}

} // namespace

const LevelArea *levelOfRegion(const LevelPlan &plan, RegionPos pos, int regionSize)
{
    const auto found = std::find_if(plan.levels.begin(), plan.levels.end(), [&](const LevelArea &level) {
        return sharedCells(level.area, pos, regionSize) > 0;
    });
    return found == plan.levels.end() ? nullptr : &*found;
}

std::int64_t cellsInLevels(const LevelPlan &plan, RegionPos pos, int regionSize)
{
    if (!plan.isBounded())
        return std::int64_t{regionSize} * regionSize;
    std::int64_t cells = 0;
    for (const LevelArea &level : plan.levels)
        cells += sharedCells(level.area, pos, regionSize);
    return cells;
}

QString terrainText(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Floor:
        return tr("floor");
    case Terrain::Rock:
        return tr("rock");
    case Terrain::Water:
        return tr("water");
    case Terrain::Trees:
        return tr("trees");
    case Terrain::Bounds:
        return tr("outside the level");
    }
    return {};
}

QString featureText(FeatureKind kind)
{
    return kind == FeatureKind::Start ? tr("START") : tr("FINISH");
}

std::optional<FeatureKind> featureAt(const LevelPlan &plan, WorldPos p)
{
    const LevelArea *level = plan.levelAt(p);
    if (level != nullptr && level->start == p)
        return FeatureKind::Start;
    if (level != nullptr && level->finish == p)
        return FeatureKind::Finish;
    return std::nullopt;
}

QString levelName(const LevelPlan &plan, const LevelArea &level)
{
    return plan.levels.size() > 1 ? tr("Floor %1").arg(level.number) : tr("Cavern");
}

QString levelPlaceText(const LevelPlan &plan, WorldPos p)
{
    const LevelArea *level = plan.levelAt(p);
    if (level == nullptr)
        return {};
    const QString own = coordinatesText({p.x - level->area.origin.x, p.y - level->area.origin.y});
    return plan.levels.size() > 1 ? tr("floor %1 (%2)").arg(QString::number(level->number), own)
                                  : tr("cavern (%1)").arg(own);
}

QString placeText(const LevelPlan &plan, WorldPos p)
{
    const QString own = plan.levels.size() > 1 ? levelPlaceText(plan, p) : QString();
    return own.isEmpty() ? coordinatesText(p) : own;
}

} // namespace cave
