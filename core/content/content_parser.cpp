// SPDX-License-Identifier: MIT
#include "core/content/content.h"
#include "core/content/content_version.h"
#include "core/content/entry_reader.h"
#include "core/content/level_file.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kLongestDescription = 300; // bytes
constexpr NumberRange kHealthRange{1, 10000};
constexpr NumberRange kArmourRange{0, 1000};
constexpr NumberRange kSightRange{0, 20};
constexpr NumberRange kNoticeRange{0, 60};
constexpr NumberRange kSpeedRange{0, 300};
constexpr NumberRange kMinDistanceRange{0, 1'000'000};
constexpr NumberRange kTierRange{1, 100};
constexpr NumberRange kExperienceRange{0, 1'000'000};
constexpr int kMaxSides = 1000;            // of a monster's dice
constexpr NumberRange kHarmRange{10, 500}; // never 0, so that every fight ends

std::map<std::string, int> readHarmFrom(EntryReader &reader, const std::vector<std::string> &weaponKinds)
{
    std::map<std::string, int> harmFrom;
    if (!reader.has("harm_from"))
        return harmFrom;
    const Json &table = *reader.value("harm_from");
    if (!table.isObject()) {
        reader.fail("harm_from must be an object { \"weapon kind\": per cent }");
        return harmFrom;
    }
    for (const Json::Member *field : sortedFields(table)) {
        const std::string &kind = field->key;
        const std::optional<int> number = wholeNumber(field->value, kHarmRange);
        if (std::ranges::find(weaponKinds, kind) == weaponKinds.end())
            reader.fail(message("harm_from: '%1' is not among weapon_kinds of items.json", kind));
        else if (!number)
            reader.fail(message("harm_from: '%1' must be %2", kind, wholeNumberText(kHarmRange)));
        else
            harmFrom[kind] = *number;
    }
    return harmFrom;
}

char readGlyph(EntryReader &reader, const std::vector<MonsterType> &others)
{
    const std::string text = reader.text("glyph", kLongestName);
    const char glyph = text.empty() ? '?' : text.front();
    const bool letter = (glyph >= 'a' && glyph <= 'z') || (glyph >= 'A' && glyph <= 'Z');
    if (text.size() != 1 || !letter)
        reader.fail("glyph must be one letter from a to z or A to Z");
    const auto same = std::ranges::find(others, glyph, &MonsterType::glyph);
    if (same != others.end())
        reader.fail(message("glyph '%1' is already used by '%2'", text, same->key));
    return glyph;
}

void readRoaming(EntryReader &reader, const Content &content, MonsterType &monster)
{
    monster.tree = reader.key("tree");
    if (content.findTree(monster.tree) == nullptr)
        reader.fail(message("tree '%1' is not in trees.json", monster.tree));
    monster.noticeRadius = reader.number("notice_radius", kNoticeRange);
    if (monster.noticeRadius < monster.sightRadius)
        reader.fail("notice_radius must be at least sight_radius");
    if (reader.has("min_distance"))
        monster.minDistance = reader.number("min_distance", kMinDistanceRange);
}

bool byDice(const Content &content)
{
    return content.scenario.combat == CombatKind::Dice;
}

bool byAction(const Content &content)
{
    return content.scenario.combat == CombatKind::Action;
}

/// Fields that only floors, fights with dice, or partly free movement need.
void readForCombat(EntryReader &reader, const Content &content, MonsterType &monster)
{
    const bool dice = byDice(content);
    const NumberRange sides{dice ? 1 : 0, kMaxSides};
    if (dice || byAction(content) || reader.has("strength"))
        monster.strength = reader.number("strength", sides);
    if (dice || reader.has("dexterity"))
        monster.dexterity = reader.number("dexterity", sides);
    if (reader.has("venom"))
        monster.venom = reader.number("venom", kTurnsRange);
    monster.fixture = reader.flag("fixture");
    if (monster.fixture && !byAction(content))
        reader.fail("fixture requires the combat 'action'");
    if (monster.fixture && monster.speed != 0)
        reader.fail("a fixture must have the speed 0");
    if (reader.has("experience"))
        monster.experience = reader.number("experience", kExperienceRange);
    if (reader.has("tier"))
        monster.tier = reader.number("tier", kTierRange);
}

MonsterType readMonster(EntryReader &reader, const Content &content)
{
    MonsterType monster;
    monster.key = reader.ownKey("key");
    if (content.findMonster(monster.key) != nullptr)
        reader.fail("an earlier monster has the same key");
    monster.name = reader.text("name", kLongestName);
    monster.description = reader.text("description", kLongestDescription);
    monster.health = reader.number("health", kHealthRange);
    monster.damage = reader.number("damage", kPowerRange);
    monster.armour = reader.number("armour", kArmourRange);
    monster.sightRadius = reader.number("sight_radius", kSightRange);
    monster.speed = reader.number("speed", kSpeedRange);
    monster.harmFrom = readHarmFrom(reader, content.weaponKinds);
    monster.glyph = readGlyph(reader, content.monsters);
    monster.colour = reader.key("colour");
    // Floors choose by tier, but draws by weight need a weight above 0.
    const bool weightless = byDice(content) && !reader.has("weight");
    monster.weight = weightless ? kWeightRange.lowest : reader.number("weight", kWeightRange);
    readForCombat(reader, content, monster);
    readRoaming(reader, content, monster);
    return monster;
}

/// Floors go from tier to tier, so there may be no gaps.
Result<void> checkTiers(const Content &content)
{
    const auto hasTier = [&](int tier) {
        return std::ranges::any_of(content.monsters,
                                   [tier](const MonsterType &monster) { return monster.tier == tier; });
    };
    int highest = 1;
    for (const MonsterType &monster : content.monsters)
        highest = std::max(highest, monster.tier);
    for (int tier = 1; tier <= highest; ++tier) {
        if (!hasTier(tier))
            return invalid(message(
                "monsters.json: tiers must start at 1 and have no gaps, but there is no tier %1", tier));
    }
    return {};
}

/// A treasure contains one of these kinds, at any level of the player.
Result<void> checkTreasures(const Content &content)
{
    constexpr std::array<std::pair<ItemKind, const char *>, 3> kKinds{{
        {ItemKind::Sword, "sword"},
        {ItemKind::Armour, "armour"},
        {ItemKind::Scroll, "scroll"},
    }};
    for (const auto &[kind, name] : kKinds) {
        const bool found = std::ranges::any_of(content.items, [wanted = kind](const ItemType &item) {
            return item.kind == wanted && item.level == 1;
        });
        if (!found)
            return invalid(message("items.json: there must be an item of kind '%1' with level 1", name));
    }
    return {};
}

/// What level files and markers turn into, independent of other content; see core/gen/rooms/level_plane.h.
constexpr std::array<std::string_view, 3> kPickups{"axe", "magic", "flask"};

/// Consumables are only for fights with choices; each unknown one needs a look of its own.
Result<void> checkConsumables(const Content &content)
{
    std::map<std::string, std::size_t> looks;
    for (const ItemType &item : content.items) {
        if (item.kind != ItemKind::Consumable)
            continue;
        if (!content.scenario.rounds)
            return invalid(
                message("items.json: item '%1': consumables require 'rounds' in scenario.json", item.key));
        if (!item.form.empty() && ++looks[item.form] > kMaxLooks)
            return invalid(message("items.json: there can be at most %1 consumables of the form '%2'",
                                   kMaxLooks, item.form));
    }
    return {};
}

/// Usable items are for real time only, where those of level files must exist.
Result<void> checkUsables(const Content &content)
{
    if (!byAction(content)) {
        const auto usable = std::ranges::find_if(content.items, isUsable, &ItemType::kind);
        if (usable == content.items.end())
            return {};
        return invalid(
            message("items.json: item '%1': usable items require the combat 'action'", usable->key));
    }
    for (const std::string_view key : kPickups) {
        const ItemType *item = content.findItem(key);
        const bool flask = key == "flask";
        if (item == nullptr || !isUsable(item->kind) || (flask && item->kind != ItemKind::Flask))
            return invalid(
                message("items.json: there must be an item with the key '%1'%2", key,
                        std::string(flask ? " of kind 'flask'" : " of kind 'blade', 'staff' or 'flask'")));
    }
    return {};
}

Result<void> checkEquipment(const Content &content, const std::vector<std::string> &equipment,
                            const std::string &where)
{
    for (const std::string &key : equipment) {
        const ItemType *item = content.findItem(key);
        const bool usable = item == nullptr || !byAction(content) || isUsable(item->kind);
        if (item != nullptr && usable)
            continue;
        std::string problem = where;
        problem.append(": equipment: item '").append(key);
        problem.append(usable ? "' is not in items.json" : "' can't be used by key");
        return invalid(problem);
    }
    return {};
}

Result<void> checkCast(const Content &content)
{
    for (const LevelObjectInfo &info : levelObjectInfos()) {
        if (!info.monster.empty() && content.findMonster(info.monster) == nullptr)
            return invalid(message("monsters.json: there must be a monster with the key '%1'", info.monster));
    }
    return {};
}

Result<void> readScenario(std::string_view text, Content &content)
{
    auto scenario = CAVE_TRY(parseScenario(text, content.version, content.newest));
    content.scenario = std::move(scenario);
    for (const std::string &habit : content.scenario.habits) {
        if (content.findTree(habit) == nullptr)
            return invalid(message("scenario.json: habits: tree '%1' is not in trees.json", habit));
    }
    CAVE_TRY(checkUsables(content));
    CAVE_TRY(checkConsumables(content));
    if (content.scenario.rounds)
        return checkEquipment(content, content.scenario.rounds->equipment, "scenario.json: rounds");
    if (content.scenario.action)
        return checkEquipment(content, content.scenario.action->equipment, "scenario.json: action");
    if (!content.scenario.hero)
        return {};
    CAVE_TRY(checkEquipment(content, content.scenario.hero->equipment, "scenario.json: hero"));
    return checkTreasures(content);
}

/// The bands of a journey draw from the other tables.
Result<void> checkBands(const Content &content)
{
    if (!content.scenario.journey)
        return {};
    for (const Band &band : content.scenario.journey->bands) {
        for (const Share &share : band.monsters) {
            if (content.findMonster(share.key) == nullptr)
                return invalid(
                    message("scenario.json: journey: monster '%1' is not in monsters.json", share.key));
        }
        for (const Share &share : band.treasure) {
            if (content.findItem(share.key) == nullptr)
                return invalid(message("scenario.json: journey: item '%1' is not in items.json", share.key));
        }
    }
    return {};
}

Result<void> readMonsters(std::string_view text, Content &content)
{
    const std::string file = "monsters.json";
    const auto document = CAVE_TRY(parseVersion(file, text, content.version, content.newest));
    EntryReader reader(file, document);
    const Json *monsters = reader.list("monsters");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    Result<void> read = readEntries(file + ": monster", *monsters, content.monsters,
                                    [&content](EntryReader &entry) { return readMonster(entry, content); });
    if (!read)
        return read;
    if (byAction(content)) {
        CAVE_TRY(checkCast(content));
    } else if (!byDice(content) && content.findMonster(kPlainMonster) == nullptr) {
        return invalid(located(file, message("there must be a monster with the key '%1'", kPlainMonster)));
    }
    if (std::ranges::all_of(content.monsters,
                            [](const MonsterType &monster) { return monster.minDistance > 0; }))
        return invalid(located(file, Message("at least one monster must have the min_distance 0")));
    if (byDice(content))
        return checkTiers(content);
    return {};
}

} // namespace

Result<Content> parseContent(const ContentTexts &texts, int version)
{
    Content content;
    content.version = version;
    CAVE_TRY(readItems(texts.items, content));
    content.trees = CAVE_TRY(parseTrees(texts.trees, version, content.newest));
    CAVE_TRY(readScenario(texts.scenario, content));
    CAVE_TRY(readMonsters(texts.monsters, content));
    CAVE_TRY(checkBands(content));
    content.version = std::min(version, content.newest);
    return content;
}

Result<Content> parseContent(std::string_view items, std::string_view monsters, std::string_view trees)
{
    return parseContent({std::string(items), std::string(monsters), std::string(trees)});
}

} // namespace cave
