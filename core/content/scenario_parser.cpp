// SPDX-License-Identifier: MIT

#include "core/content/content_version.h"
#include "core/content/entry_reader.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::size_t kLongestScenarioDescription = 300; // bytes
constexpr NumberRange kHeroSpeedRange{0, 300};
constexpr NumberRange kCostRange{1, 1'000'000};
constexpr NumberRange kHeroLevelRange{1, 20};
constexpr NumberRange kHeroExperienceRange{0, 1'000'000};
constexpr NumberRange kPercentRange{0, 100};
constexpr NumberRange kPointsRange{0, 100'000};
constexpr NumberRange kWalkRange{0, 20};   // cells a second
constexpr NumberRange kFlightRange{0, 30}; // likewise
constexpr NumberRange kTurnRange{0, 720};  // degrees a second
constexpr NumberRange kMercyRange{0, 10};  // seconds
constexpr NumberRange kShareRange{1, 1000};
constexpr int kMaxHealth = 10000;
constexpr int kMaxDiceSides = 1000; // of the dice
constexpr int kMaxRestTurns = 10000;

template<class Value>
using Choice = std::pair<std::string_view, Value>;

constexpr std::array<Choice<CombatKind>, 3> kCombats{{
    {"armour", CombatKind::Armour},
    {"dice", CombatKind::Dice},
    {"action", CombatKind::Action},
}};
constexpr std::array<Choice<ViewKind>, 3> kViews{{
    {"centred", ViewKind::Centred},
    {"clamped", ViewKind::Clamped},
    {"level", ViewKind::Level},
}};

/// One of several words; the first if it is none of them.
template<class Value>
Value readChoice(EntryReader &reader, std::string_view field, std::span<const Choice<Value>> choices)
{
    const std::string text = reader.text(field, kLongestName);
    std::string known;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].first == text)
            return choices[i].second;
        known += i == 0 ? "" : (i + 1 == choices.size() ? " or " : ", ");
        known += "'" + std::string(choices[i].first) + "'";
    }
    reader.fail(message("%1 must be %2", field, known));
    return choices.front().second;
}

ScenarioKind readKind(EntryReader &reader)
{
    std::vector<Choice<ScenarioKind>> choices;
    for (const ScenarioInfo &info : scenarioInfos())
        choices.emplace_back(info.key, info.kind);
    return readChoice(reader, "kind", std::span<const Choice<ScenarioKind>>(choices));
}

/// The object in `field`, read by `read`; errors name the field.
template<class Read>
void readPart(EntryReader &reader, const std::string &field, Read read)
{
    const Json *value = reader.value(field);
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
    attributes.health = reader.number("health", {lowest, kMaxHealth});
    attributes.strength = reader.number("strength", {lowest, kMaxDiceSides});
    attributes.dexterity = reader.number("dexterity", {lowest, kMaxDiceSides});
    attributes.intellect = reader.number("intellect", {lowest, kMaxDiceSides});
    return attributes;
}

HeroTable readHero(EntryReader &reader)
{
    HeroTable hero;
    readPart(reader, "start", [&](EntryReader &part) { hero.start = readAttributes(part, 1); });
    readPart(reader, "growth", [&](EntryReader &part) { hero.growth = readAttributes(part, 0); });
    hero.firstLevelCost = reader.number("first_level_cost", kCostRange);
    hero.highestLevel = reader.number("highest_level", kHeroLevelRange);
    hero.treasureExperience = reader.number("treasure_experience", kHeroExperienceRange);
    hero.floorExperience = reader.number("floor_experience", kHeroExperienceRange);
    hero.restPercent = reader.number("rest_percent", kPercentRange);
    if (reader.has("heal_turns"))
        hero.healTurns = reader.number("heal_turns", {0, kMaxRestTurns});
    if (reader.has("equipment"))
        hero.equipment = reader.keys("equipment");
    return hero;
}

/// Hundredths of a non-zero speed.
int readSpeed(EntryReader &reader, std::string_view field, NumberRange range)
{
    const int speed = reader.hundredths(field, range);
    if (speed == 0)
        reader.fail(message("%1 must be above 0", field));
    return speed;
}

GentleStart readGentleStart(EntryReader &reader)
{
    GentleStart gentle;
    gentle.rooms = reader.number("first", kPercentRange);
    gentle.grace = reader.hundredths("grace", kMercyRange);
    gentle.touchPercent = reader.number("touch_percent", kPercentRange);
    return gentle;
}

ActionTable readAction(EntryReader &reader)
{
    ActionTable action;
    action.health = reader.number("health", {1, kPointsRange.highest});
    action.playerSpeed = readSpeed(reader, "player_speed", kWalkRange);
    action.agentSpeed = reader.hundredths("agent_speed", kWalkRange);
    action.arrowSpeed = readSpeed(reader, "arrow_speed", kFlightRange);
    action.arrowDamage = reader.number("arrow_damage", kPointsRange);
    action.homingSpeed = readSpeed(reader, "homing_speed", kFlightRange);
    action.homingDamage = reader.number("homing_damage", kPointsRange);
    action.turnRate = reader.number("turn_rate", kTurnRange);
    action.mercy = reader.hundredths("mercy", kMercyRange);
    action.roomExperience = reader.number("room_experience", kHeroExperienceRange);
    if (reader.has("gentle_start"))
        readPart(reader, "gentle_start",
                 [&](EntryReader &part) { action.gentleStart = readGentleStart(part); });
    if (reader.has("equipment"))
        action.equipment = reader.keys("equipment");
    return action;
}

/// { "key": weight, … }, in order of the keys.
std::vector<Share> readShares(EntryReader &reader, std::string_view field)
{
    std::vector<Share> shares;
    const Json *table = reader.value(field);
    if (table == nullptr)
        return shares;
    for (const Json::Member *member : sortedFields(*table)) {
        const std::optional<int> weight = wholeNumber(member->value, kShareRange);
        if (!weight)
            reader.fail(message("%1: '%2' must be %3", field, member->key, wholeNumberText(kShareRange)));
        shares.push_back({member->key, weight.value_or(1)});
    }
    if (shares.empty())
        reader.fail(message("%1 must be an object { \"key\": weight }", field));
    return shares;
}

Band readBand(EntryReader &reader)
{
    Band band;
    band.name = reader.text("name", kLongestName);
    band.from = reader.number("from", kDepthRange);
    if (reader.has("tint"))
        band.tint = reader.key("tint");
    if (reader.has("ambience"))
        band.ambience = reader.key("ambience");
    if (reader.has("water"))
        band.water = reader.key("water");
    band.monsters = readShares(reader, "monsters");
    band.treasure = readShares(reader, "treasure");
    if (reader.has("affix_chance"))
        band.affixChance = reader.number("affix_chance", kPercentRange);
    return band;
}

JourneyTable readJourney(EntryReader &reader)
{
    JourneyTable journey;
    journey.relicExperience = reader.number("relic_experience", kHeroExperienceRange);
    journey.mapExperience = reader.number("map_experience", kHeroExperienceRange);
    const Json *bands = reader.list("bands");
    for (std::size_t i = 0; bands != nullptr && i < bands->size(); ++i) {
        EntryReader entry(reader.where() + ": band " + std::to_string(i + 1), (*bands)[i]);
        journey.bands.push_back(readBand(entry));
        entry.refuseOtherFields();
        if (i == 0 ? journey.bands[i].from != 0 : journey.bands[i].from <= journey.bands[i - 1].from)
            entry.fail("from must be 0 for the first band, and rise");
        reader.adoptError(entry);
    }
    return journey;
}

RoundTable readRounds(EntryReader &reader)
{
    RoundTable rounds;
    rounds.health = reader.number("health", {1, kMaxHealth});
    rounds.spread = reader.number("spread", {0, 90});
    rounds.guard = reader.number("guard", kPercentRange);
    rounds.parting = reader.number("parting", {0, 500});
    rounds.restTurns = reader.number("rest_turns", {0, kMaxRestTurns});
    rounds.healTurns = reader.number("heal_turns", {0, kMaxRestTurns});
    if (reader.has("use_takes_turn")) // worlds of before have none
        rounds.useTakesTurn = reader.flag("use_takes_turn");
    if (reader.has("equipment"))
        rounds.equipment = reader.keys("equipment");
    return rounds;
}

/// Additional fields for fights with dice or in rounds, and for free movement.
void readCombatTables(EntryReader &reader, Scenario &scenario)
{
    if (scenario.combat == CombatKind::Dice)
        readPart(reader, "hero", [&](EntryReader &part) { scenario.hero = readHero(part); });
    else if (reader.has("hero"))
        reader.fail("'hero' requires the combat 'dice'");
    if (scenario.combat == CombatKind::Action)
        readPart(reader, "action", [&](EntryReader &part) { scenario.action = readAction(part); });
    else if (reader.has("action"))
        reader.fail("'action' requires the combat 'action'");
    if (!reader.has("rounds"))
        return;
    readPart(reader, "rounds", [&](EntryReader &part) { scenario.rounds = readRounds(part); });
    if (scenario.combat != CombatKind::Armour)
        reader.fail("'rounds' requires the combat 'armour'");
}

/// Rooms require free movement, which exists only there.
void checkTogether(EntryReader &reader, const Scenario &scenario)
{
    if (scenario.info().freeMovement != (scenario.combat == CombatKind::Action))
        reader.fail("the kind 'rooms' and the combat 'action' go together");
    if (!scenario.info().bounded && scenario.view == ViewKind::Level)
        reader.fail("the view 'level' can't be used with 'endless-caves', which has no levels");
}

void readBehaviour(EntryReader &reader, Scenario &scenario)
{
    scenario.diagonalMoves = reader.flag("diagonal_moves");
    scenario.contact = reader.flag("contact");
    scenario.relentless = reader.flag("relentless");
    if (reader.has("chase_speed"))
        scenario.chaseSpeed = reader.number("chase_speed", kHeroSpeedRange);
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
        scenario.description = reader.text("description", kLongestScenarioDescription);
    else if (scenario.info().bounded)
        scenario.description.clear();
    scenario.combat = readChoice(reader, "combat", std::span<const Choice<CombatKind>>(kCombats));
    scenario.view = readChoice(reader, "view", std::span<const Choice<ViewKind>>(kViews));
    readBehaviour(reader, scenario);
    checkTogether(reader, scenario);
    if (scenario.info().journey)
        readPart(reader, "journey", [&](EntryReader &part) { scenario.journey = readJourney(part); });
    else if (reader.has("journey"))
        reader.fail("'journey' requires the kind 'journey'");
    readCombatTables(reader, scenario);
    return scenario;
}

} // namespace

Result<Scenario> parseScenario(std::string_view text, int version, int &newest)
{
    if (text.empty())
        return Scenario{};
    const std::string file = "scenario.json";
    const auto document = CAVE_TRY(parseVersion(file, text, version, newest));
    EntryReader reader(file, document);
    Scenario scenario = readScenario(reader);
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    return scenario;
}

} // namespace cave
