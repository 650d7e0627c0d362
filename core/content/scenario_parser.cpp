#include "core/content/scenario_parser.h"

#include "core/content/entry_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

namespace cave {
namespace {

using nlohmann::json;

constexpr std::size_t kLongestName = 40;         // bytes
constexpr std::size_t kLongestDescription = 300; // bytes
constexpr NumberRange kSpeedRange{0, 300};
constexpr NumberRange kCostRange{1, 1'000'000};
constexpr NumberRange kLevelRange{1, 20};
constexpr NumberRange kExperienceRange{0, 1'000'000};
constexpr NumberRange kPercentRange{0, 100};
constexpr int kMostHealth = 10000;
constexpr int kMostSides = 1000; // of the dice

template<class Value>
using Choice = std::pair<std::string_view, Value>;

constexpr std::array<Choice<CombatKind>, 2> kCombats{{
    {"armour", CombatKind::Armour},
    {"dice", CombatKind::Dice},
}};
constexpr std::array<Choice<ViewKind>, 2> kViews{{
    {"centred", ViewKind::Centred},
    {"clamped", ViewKind::Clamped},
}};

/// One of some words; the first if it is none of them.
template<class Value, std::size_t count>
Value readChoice(EntryReader &reader, std::string_view field, const std::array<Choice<Value>, count> &choices)
{
    const std::string text = reader.text(field, kLongestName);
    std::string known;
    for (std::size_t i = 0; i < count; ++i) {
        if (choices[i].first == text)
            return choices[i].second;
        known += i == 0 ? "" : (i + 1 == count ? " or " : ", ");
        known += "'" + std::string(choices[i].first) + "'";
    }
    reader.fail(std::string(field) + " must be " + known);
    return choices.front().second;
}

ScenarioKind readKind(EntryReader &reader)
{
    const auto choice = [](ScenarioKind kind) { return Choice<ScenarioKind>(scenarioKey(kind), kind); };
    return readChoice(reader, "kind",
                      std::array{choice(ScenarioKind::EndlessCaves), choice(ScenarioKind::Cavern),
                                 choice(ScenarioKind::DungeonRun)});
}

/// The object in `field`, read by `read`; its errors name it.
template<class Read>
void readPart(EntryReader &reader, const std::string &field, Read read)
{
    const json *value = reader.value(field);
    if (value == nullptr)
        return;
    EntryReader part(reader.where() + ": " + field, *value);
    read(part);
    part.refuseOtherFields();
    reader.adoptError(part);
}

Attributes readAttributes(EntryReader &reader, int lowest)
{
    Attributes attributes;
    attributes.health = reader.number("health", {lowest, kMostHealth});
    attributes.strength = reader.number("strength", {lowest, kMostSides});
    attributes.dexterity = reader.number("dexterity", {lowest, kMostSides});
    attributes.intellect = reader.number("intellect", {lowest, kMostSides});
    return attributes;
}

HeroTable readHero(EntryReader &reader)
{
    HeroTable hero;
    readPart(reader, "start", [&](EntryReader &part) { hero.start = readAttributes(part, 1); });
    readPart(reader, "growth", [&](EntryReader &part) { hero.growth = readAttributes(part, 0); });
    hero.firstLevelCost = reader.number("first_level_cost", kCostRange);
    hero.highestLevel = reader.number("highest_level", kLevelRange);
    hero.treasureExperience = reader.number("treasure_experience", kExperienceRange);
    hero.floorExperience = reader.number("floor_experience", kExperienceRange);
    hero.restPercent = reader.number("rest_percent", kPercentRange);
    if (reader.has("equipment"))
        hero.equipment = reader.keys("equipment");
    return hero;
}

void readBehaviour(EntryReader &reader, Scenario &scenario)
{
    scenario.diagonalMoves = reader.flag("diagonal_moves");
    scenario.contact = reader.flag("contact");
    scenario.relentless = reader.flag("relentless");
    if (reader.has("chase_speed"))
        scenario.chaseSpeed = reader.number("chase_speed", kSpeedRange);
    scenario.disguised = reader.flag("disguised");
    scenario.mortal = reader.flag("mortal");
    if (reader.has("habits"))
        scenario.habits = reader.keys("habits");
}

Scenario readScenario(EntryReader &reader)
{
    Scenario scenario;
    scenario.kind = readKind(reader);
    scenario.name = reader.text("name", kLongestName);
    if (reader.has("description"))
        scenario.description = reader.text("description", kLongestDescription);
    else if (scenario.kind != ScenarioKind::EndlessCaves)
        scenario.description.clear();
    scenario.combat = readChoice(reader, "combat", kCombats);
    scenario.view = readChoice(reader, "view", kViews);
    readBehaviour(reader, scenario);
    if (scenario.combat == CombatKind::Dice)
        readPart(reader, "hero", [&](EntryReader &part) { scenario.hero = readHero(part); });
    else if (reader.has("hero"))
        reader.fail("a hero is only for the combat 'dice'");
    return scenario;
}

} // namespace

Result<Scenario> parseScenario(std::string_view text)
{
    if (text.empty())
        return Scenario{};
    const std::string file = "scenario.json";
    const Result<json> document = parseDocument(file, text);
    if (!document)
        return document.error();
    EntryReader reader(file, *document);
    Scenario scenario = readScenario(reader);
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    return scenario;
}

} // namespace cave
