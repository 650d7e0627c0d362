// SPDX-License-Identifier: MIT
#include "app/play/texts/place_in_levels.h"

#include "app/play/texts/journey_texts.h"
#include "core/world/features.h"
#include "core/world/generator_info.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

#include <cstdint>

namespace cave {
namespace {

struct PlaceText {
    Q_DECLARE_TR_FUNCTIONS(cave::PlaceInLevels)
};

/// For features, with free movement.
QString thingText(const Feature &feature)
{
    switch (feature.kind) {
    case FeatureKind::Door:
        return feature.value == 0 ? PlaceText::tr("Door, walled up") : PlaceText::tr("Door to another room");
    case FeatureKind::Spike:
        return PlaceText::tr("Spike: deadly");
    case FeatureKind::Potion:
        return feature.value < 0 ? PlaceText::tr("Poison: %1 damage").arg(-std::int64_t{feature.value})
                                 : PlaceText::tr("Potion: heals %1").arg(feature.value);
    case FeatureKind::Pickup:
        return PlaceText::tr("Item to pick up");
    case FeatureKind::Info:
        return PlaceText::tr("A sign");
    case FeatureKind::Finish:
        return PlaceText::tr("FINISH: another exit");
    case FeatureKind::Camp:
        return PlaceText::tr("A camp, to rest at");
    case FeatureKind::Relic:
        return PlaceText::tr("A relic");
    case FeatureKind::MapPiece:
        return PlaceText::tr("A piece of a map");
    case FeatureKind::Gate:
        return PlaceText::tr("The gate");
    case FeatureKind::Pedestal: // these say what they have to give
    case FeatureKind::Shrine:
    case FeatureKind::Captive:
    case FeatureKind::Start:
    case FeatureKind::Decoration:
        break;
    }
    return {};
}

/// The same for features at a place that weren't taken; empty if there are none.
QString thingText(World &world, WorldPos p)
{
    const int size = world.map.regionSize();
    const RegionPos pos = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    const bool claimed = world.map.changesOf(pos).isClaimed(cell);
    const std::vector<Feature> features = world.map.region(pos).features;
    for (const Feature &feature : features) {
        if (feature.cell != cell || (claimed && !staysWhenClaimed(feature.kind)))
            continue;
        QString text = isForUse(feature.kind) ? placeText(world, {p, feature}) : thingText(feature);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

std::optional<WorldPos> knownEnd(const World &world, std::optional<WorldPos> Level::*end)
{
    const Level *level = world.map.plan().levelAt(world.player().position);
    return level != nullptr && level->*end && world.map.isExplored(*(level->*end)) ? level->*end
                                                                                   : std::nullopt;
}

} // namespace

QString levelTitle(const World &world, int number)
{
    const auto count = static_cast<int>(world.map.plan().levels.size());
    const LevelKind kind = generatorInfo(world.spec.generator.kind).levels;
    if (kind == LevelKind::Room)
        return PlaceText::tr("Room %1 of %2").arg(number).arg(count);
    if (kind == LevelKind::File)
        return PlaceText::tr("Level %1 of %2").arg(number).arg(count);
    return PlaceText::tr("Floor %1").arg(number);
}

QString levelText(const World &world, WorldPos p)
{
    const LevelPlan &plan = world.map.plan();
    const Level *level = plan.levelAt(p);
    if (level == nullptr)
        return {};
    if (world.content->scenario.freeMovement())
        return levelTitle(world, level->number);
    if (plan.levels.size() == 1)
        return coreText(world.content->scenario.name);
    return PlaceText::tr("Floor %1 of %2").arg(level->number).arg(plan.levels.size());
}

QString placeCoordinates(const World &world, WorldPos p)
{
    return ownCoordinates(world.map.plan(), p);
}

std::optional<WorldPos> knownExit(const World &world)
{
    return knownEnd(world, &Level::finish);
}

std::optional<WorldPos> knownStart(const World &world)
{
    return knownEnd(world, &Level::start);
}

QString featureText(World &world, WorldPos p)
{
    const LevelPlan &plan = world.map.plan();
    const Level *level = plan.levelAt(p);
    if (level == nullptr)
        return world.content->scenario.journey ? thingText(world, p) : QString();
    const bool several = plan.levels.size() > 1;
    if (level->finish == p) {
        const std::optional<WorldPos> to = plan.linkFrom(p);
        const Level *next = to ? plan.levelAt(*to) : nullptr;
        if (next == nullptr)
            return PlaceText::tr("FINISH: exit");
        return (world.content->scenario.freeMovement() ? PlaceText::tr("FINISH: to level %1")
                                                       : PlaceText::tr("FINISH: to floor %1"))
            .arg(next->number);
    }
    if (world.content->scenario.freeMovement())
        return level->start == p ? PlaceText::tr("START") : thingText(world, p);
    if (level->start == p)
        return several ? PlaceText::tr("START of floor %1").arg(level->number) : PlaceText::tr("START");
    return {};
}

} // namespace cave
