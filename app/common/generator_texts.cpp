#include "app/common/generator_texts.h"

#include "core/content/shared_content.h"

#include <QCoreApplication>

#include <memory>
#include <string>

namespace cave {
namespace {

QString translatedGenerator(const char *text)
{
    return QCoreApplication::translate("Generator", text);
}

QString translatedScenario(const std::string &text)
{
    return QCoreApplication::translate("Scenario", text.c_str());
}

} // namespace

QString generatorLabel(GeneratorKind kind)
{
    switch (kind) {
    case GeneratorKind::Caves:
        return translatedGenerator("Caves");
    case GeneratorKind::Classic:
        return translatedGenerator("Classic");
    case GeneratorKind::Cavern:
        return translatedGenerator("Cavern");
    case GeneratorKind::Rooms:
        return translatedGenerator("Rooms");
    case GeneratorKind::Levels:
        return translatedGenerator("Level files");
    case GeneratorKind::Dungeon:
        break;
    }
    return translatedGenerator("Dungeon");
}

QString generatorExplanation(GeneratorKind kind)
{
    switch (kind) {
    case GeneratorKind::Caves:
        return translatedGenerator("Winding caves; every place can be walked to from every other.");
    case GeneratorKind::Classic:
        return translatedGenerator(
            "Exactly the worlds of the original program: wide open, in separate squares.");
    case GeneratorKind::Cavern:
        return translatedGenerator("One level with edges: caves, rivers and groves.");
    case GeneratorKind::Rooms:
        return translatedGenerator("A map of rooms drawn by hand, from the first one to the boss.");
    case GeneratorKind::Levels:
        return translatedGenerator("Levels drawn by hand, one after the other.");
    case GeneratorKind::Dungeon:
        break;
    }
    return translatedGenerator("Five floors, each larger than the one before, from START to FINISH.");
}

QString scenarioLabel(ScenarioKind kind)
{
    const std::shared_ptr<const Content> content = contentFor(kind);
    return content == nullptr ? QString() : translatedScenario(content->scenario.name);
}

QString scenarioExplanation(ScenarioKind kind)
{
    const std::shared_ptr<const Content> content = contentFor(kind);
    return content == nullptr ? QString() : translatedScenario(content->scenario.description);
}

} // namespace cave
