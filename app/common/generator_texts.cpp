// SPDX-License-Identifier: MIT
#include "app/common/generator_texts.h"

#include "core/content/builtin.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

namespace cave {
namespace {

/// The texts and icon of a generator in the window, in addition to its `GeneratorInfo`.
struct GeneratorTexts {
    GeneratorKind kind;
    const char *label;
    const char *choice; ///< for a button, with a mnemonic
    const char *explanation;
    GeneratorKind mostAlike;      ///< the default for comparisons
    const char *gentle = nullptr; ///< what gentle rules ease
};

constexpr std::array<GeneratorTexts, 7> kGeneratorTexts{{
    {GeneratorKind::Caves, QT_TRANSLATE_NOOP("Generator", "Caves"), QT_TRANSLATE_NOOP("Generator", "&Caves"),
     QT_TRANSLATE_NOOP("Generator", "Winding caves; every place can be reached from every other."),
     GeneratorKind::Classic},
    {GeneratorKind::Classic, QT_TRANSLATE_NOOP("Generator", "Classic"),
     QT_TRANSLATE_NOOP("Generator", "C&lassic"),
     QT_TRANSLATE_NOOP("Generator", "The worlds of the original program: wide caves in separate squares."),
     GeneratorKind::Caves},
    {GeneratorKind::Cavern, QT_TRANSLATE_NOOP("Generator", "Cavern"), nullptr,
     QT_TRANSLATE_NOOP("Generator", "One level with edges: caves, rivers and groves."),
     GeneratorKind::Dungeon},
    {GeneratorKind::Dungeon, QT_TRANSLATE_NOOP("Generator", "Dungeon"), nullptr,
     QT_TRANSLATE_NOOP("Generator", "Five floors, each larger than the one before, from START to FINISH."),
     GeneratorKind::Cavern,
     QT_TRANSLATE_NOOP("Generator", "Health comes back slowly while nothing hunts you.")},
    {GeneratorKind::Rooms, QT_TRANSLATE_NOOP("Generator", "Rooms"), nullptr,
     QT_TRANSLATE_NOOP("Generator", "A map of hand-drawn rooms, from the start to the boss."),
     GeneratorKind::Dungeon,
     QT_TRANSLATE_NOOP("Generator",
                       "In the first three rooms, monsters can't hurt you for a second after you enter, and "
                       "their touch does half the damage. Potions stay where they are while your health is "
                       "full.")},
    {GeneratorKind::Journey, QT_TRANSLATE_NOOP("Generator", "Journey"), nullptr,
     QT_TRANSLATE_NOOP("Generator", "Caves with camps, nests and vaults, three relics and a gate."),
     GeneratorKind::Caves,
     QT_TRANSLATE_NOOP("Generator", "Death isn't the end: you wake at the nearest camp you rested at.")},
    {GeneratorKind::Levels, QT_TRANSLATE_NOOP("Generator", "Level files"), nullptr,
     QT_TRANSLATE_NOOP("Generator", "Hand-drawn levels, one after the other."), GeneratorKind::Dungeon},
}};

const GeneratorTexts &textsOf(GeneratorKind kind)
{
    return *std::ranges::find(kGeneratorTexts, kind, &GeneratorTexts::kind);
}

QString translatedGenerator(const char *text)
{
    return QCoreApplication::translate("Generator", text);
}

} // namespace

QString generatorLabel(GeneratorKind kind)
{
    return translatedGenerator(textsOf(kind).label);
}

QString generatorChoice(GeneratorKind kind)
{
    const GeneratorTexts &texts = textsOf(kind);
    return translatedGenerator(texts.choice == nullptr ? texts.label : texts.choice);
}

QString generatorExplanation(GeneratorKind kind)
{
    return translatedGenerator(textsOf(kind).explanation);
}

QString gentleExplanation(GeneratorKind kind)
{
    const char *text = textsOf(kind).gentle;
    return text == nullptr ? QString() : translatedGenerator(text);
}

GeneratorKind mostAlike(GeneratorKind kind)
{
    return textsOf(kind).mostAlike;
}

QString scenarioLabel(ScenarioKind kind)
{
    const std::shared_ptr<const Content> content = contentFor(kind);
    return content == nullptr ? QString() : coreText(content->scenario.name);
}

QString scenarioExplanation(ScenarioKind kind)
{
    const std::shared_ptr<const Content> content = contentFor(kind);
    return content == nullptr ? QString() : coreText(content->scenario.description);
}

} // namespace cave
