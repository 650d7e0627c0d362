// SPDX-License-Identifier: MIT
#include "app/seeds/compare/stage_texts.h"

#include "core/world/generator_info.h"

#include <QCoreApplication>
#include <QLocale>

namespace cave {
namespace {

using StageKind = GenerationStage::Kind;

struct StageText {
    Q_DECLARE_TR_FUNCTIONS(Stages)
};

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
        return StageText::tr("Noise");
    case StageKind::Automaton:
        return StageText::tr("Automaton, step %1").arg(stage.step);
    case StageKind::Portals:
        return StageText::tr("Portals");
    case StageKind::Joining:
        return StageText::tr("Joining");
    case StageKind::Smoothing:
        return StageText::tr("Smoothing, step %1").arg(stage.step);
    case StageKind::Polish:
        return StageText::tr("Polish");
    case StageKind::Chests:
        return StageText::tr("Chests");
    case StageKind::Monsters:
        break;
    }
    return StageText::tr("Monsters");
}

QString stageExplanation(const GenerationStage &stage, const WorldSpec &spec)
{
    switch (stage.kind) {
    case StageKind::Noise:
        return StageText::tr("Every cell is floor with a probability of %1 %, determined by the seed.")
            .arg(percent(spec.settings.floorChance));
    case StageKind::Automaton:
        return StageText::tr("A cell becomes rock if at least %1 of its 8 neighbours are rock; "
                             "all cells change at once.")
            .arg(spec.settings.threshold);
    case StageKind::Portals:
        return StageText::tr("A passage is opened in each region border without one.");
    case StageKind::Joining:
        return StageText::tr(
            "Small pockets are filled and large ones joined by tunnels, so each region is one piece.");
    case StageKind::Smoothing:
        return StageText::tr("The automaton runs again; dug cells stay open.");
    case StageKind::Polish:
        return spec.generator.version == 1
                   ? StageText::tr(
                         "Separated parts are rejoined and jagged walls smoothed. The terrain is complete.")
                   : StageText::tr("Jagged walls are smoothed. The terrain is complete.");
    case StageKind::Chests:
        return StageText::tr("Each floor cell has a chest with a probability of %1 %.")
            .arg(percent(spec.settings.chestChance));
    case StageKind::Monsters:
        break;
    }
    if (generatorInfo(spec.generator.kind).levels == LevelKind::Room)
        return StageText::tr(
            "Rooms are connected from the start to the boss room; each is built from its file.");
    return StageText::tr("One monster per region. The world is complete.");
}

} // namespace cave
