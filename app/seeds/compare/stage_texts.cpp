// SPDX-License-Identifier: MIT
#include "app/seeds/compare/stage_texts.h"

#include "core/world/generator_info.h"

#include <QCoreApplication>
#include <QLocale>

namespace cave {
namespace {

using StageKind = GenerationStage::Kind;

QString trStage(const char *text)
{
    return QCoreApplication::translate("Stages", text);
}

QString percent(Chance chance)
{
    constexpr double kPerPercent = 100; // ten-thousandths
    return QLocale().toString(chance.perTenThousand / kPerPercent, 'g', QLocale::FloatingPointShortest);
}

} // namespace

QString stageName(const GenerationStage &stage)
{
    switch (stage.kind) {
    case StageKind::Noise:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Noise"));
    case StageKind::Automaton:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Automaton, step %1")).arg(stage.step);
    case StageKind::Portals:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Portals"));
    case StageKind::Joining:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Joining"));
    case StageKind::Smoothing:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Smoothing, step %1")).arg(stage.step);
    case StageKind::Polish:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Polish"));
    case StageKind::Chests:
        return trStage(QT_TRANSLATE_NOOP("Stages", "Chests"));
    case StageKind::Monsters:
        break;
    }
    return trStage(QT_TRANSLATE_NOOP("Stages", "Monsters"));
}

QString stageExplanation(const GenerationStage &stage, const WorldSpec &spec)
{
    switch (stage.kind) {
    case StageKind::Noise:
        return trStage(QT_TRANSLATE_NOOP("Stages",
                                         "Every cell is floor with a chance of %1 %, drawn from the seed."))
            .arg(percent(spec.settings.floorChance));
    case StageKind::Automaton:
        return trStage(QT_TRANSLATE_NOOP(
                           "Stages",
                           "A cell is rock if at least %1 of its 8 neighbours are; all change at once."))
            .arg(spec.settings.threshold);
    case StageKind::Portals:
        return trStage(QT_TRANSLATE_NOOP(
            "Stages", "A way through each border of a region is opened, where none is open already."));
    case StageKind::Joining:
        return trStage(QT_TRANSLATE_NOOP(
            "Stages", "Small pockets are filled, large ones joined by tunnels: one piece in each region."));
    case StageKind::Smoothing:
        return trStage(QT_TRANSLATE_NOOP("Stages", "The automaton once more; what was dug stays open."));
    case StageKind::Polish:
        return trStage(QT_TRANSLATE_NOOP(
            "Stages", "What came apart is joined again, and teeth along the walls go. The terrain is done."));
    case StageKind::Chests:
        return trStage(QT_TRANSLATE_NOOP("Stages", "A floor cell holds a chest with a chance of %1 %."))
            .arg(percent(spec.settings.chestChance));
    case StageKind::Monsters:
        break;
    }
    if (generatorInfo(spec.generator.kind).levels == LevelKind::Room)
        return trStage(QT_TRANSLATE_NOOP("Stages",
                                         "Rooms are found from one another, from the start to the boss "
                                         "room, and are as their files draw them."));
    return trStage(QT_TRANSLATE_NOOP("Stages", "One monster in each region. The world is done."));
}

} // namespace cave
