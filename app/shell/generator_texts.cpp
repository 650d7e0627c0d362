#include "app/shell/generator_texts.h"

#include "core/content/shared_content.h"

#include <QCoreApplication>

#include <memory>
#include <string>

namespace cave {
namespace {

QString translated(const char *text)
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
        return translated("Caves");
    case GeneratorKind::Classic:
        return translated("Classic");
    case GeneratorKind::Cavern:
        return translated("Cavern");
    case GeneratorKind::Rooms:
        return translated("Rooms");
    case GeneratorKind::Levels:
        return translated("Level files");
    case GeneratorKind::Dungeon:
        break;
    }
    return translated("Dungeon");
}

QString generatorExplanation(GeneratorKind kind)
{
    switch (kind) {
    case GeneratorKind::Caves:
        return translated("Winding caves; every place can be walked to from every other.");
    case GeneratorKind::Classic:
        return translated("Exactly the worlds of the original program: wide open, in separate squares.");
    case GeneratorKind::Cavern:
        return translated("One level with edges: caves, rivers and groves.");
    case GeneratorKind::Rooms:
        return translated("A map of rooms drawn by hand, from the first one to the boss.");
    case GeneratorKind::Levels:
        return translated("Levels drawn by hand, one after the other.");
    case GeneratorKind::Dungeon:
        break;
    }
    return translated("Five floors, each larger than the one before, from START to FINISH.");
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
