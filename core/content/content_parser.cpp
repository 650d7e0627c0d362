#include "core/content/content.h"
#include "core/content/entry_reader.h"
#include "core/content/scenario_parser.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace cave {
namespace {

using nlohmann::json;

constexpr std::size_t kLongestName = 40;         // bytes
constexpr std::size_t kLongestDescription = 300; // bytes
constexpr NumberRange kWeightRange{1, 1000};
constexpr NumberRange kPowerRange{1, 1000};
constexpr NumberRange kAmountRange{1, 1000};
constexpr NumberRange kHealthRange{1, 10000};
constexpr NumberRange kArmourRange{0, 1000};
constexpr NumberRange kSightRange{0, 20};
constexpr NumberRange kNoticeRange{0, 60};
constexpr NumberRange kSpeedRange{0, 300};
constexpr NumberRange kMinDistanceRange{0, 1'000'000};
constexpr NumberRange kLevelRange{1, 20};
constexpr NumberRange kTierRange{1, 100};
constexpr NumberRange kExperienceRange{0, 1'000'000};
constexpr int kMostSides = 1000;           // of a monster's dice
constexpr NumberRange kHarmRange{10, 500}; // never 0, so that every fight ends

template<class T>
bool holds(const std::vector<T> &values, const T &value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

Error invalid(std::string message)
{
    return {ErrorCode::InvalidArgument, std::move(message)};
}

std::string readKnownWeaponKind(EntryReader &reader, const std::vector<std::string> &kinds)
{
    std::string kind = reader.key("weapon_kind");
    if (!holds(kinds, kind))
        reader.fail("weapon_kind '" + kind + "' is not among weapon_kinds");
    return kind;
}

void readAmount(EntryReader &reader, ItemType &item)
{
    const json *amount = reader.value("amount");
    if (amount == nullptr)
        return;
    const bool pair = amount->is_array() && amount->size() == 2;
    const auto fewest = pair ? wholeNumber((*amount)[0], kAmountRange) : std::nullopt;
    const auto most = pair ? wholeNumber((*amount)[1], kAmountRange) : std::nullopt;
    if (!fewest || !most || *fewest > *most) {
        reader.fail("amount must be [fewest, most], each " + wholeNumberText(kAmountRange));
        return;
    }
    item.fewest = *fewest;
    item.most = *most;
}

SpellKind readSpell(EntryReader &reader)
{
    const std::string spell = reader.key("spell");
    if (spell != "harm" && spell != "heal")
        reader.fail("spell must be 'harm' or 'heal'");
    return spell == "heal" ? SpellKind::Heal : SpellKind::Harm;
}

void readByKind(EntryReader &reader, const std::vector<std::string> &weaponKinds, ItemType &item)
{
    const std::string kind = reader.key("kind");
    if (kind == "sword") {
        item.kind = ItemKind::Sword;
        item.weaponKind = readKnownWeaponKind(reader, weaponKinds);
        item.power = reader.number("power", kPowerRange);
    } else if (kind == "armour") {
        item.kind = ItemKind::Armour;
        item.power = reader.number("power", kPowerRange);
    } else if (kind == "gold") {
        item.kind = ItemKind::Gold;
        readAmount(reader, item);
    } else if (kind == "scroll") {
        item.kind = ItemKind::Scroll;
        item.spell = readSpell(reader);
        item.power = reader.number("power", kPowerRange);
    } else {
        reader.fail("kind must be 'sword', 'armour', 'gold' or 'scroll'");
    }
}

ItemType readItem(EntryReader &reader, const Content &content)
{
    ItemType item;
    item.key = reader.ownKey("key");
    if (content.findItem(item.key) != nullptr)
        reader.fail("an earlier item has the same key");
    item.name = reader.text("name", kLongestName);
    readByKind(reader, content.weaponKinds, item);
    item.weight = reader.number("weight", kWeightRange);
    if (reader.has("level"))
        item.level = reader.number("level", kLevelRange);
    return item;
}

std::map<std::string, int> readHarmFrom(EntryReader &reader, const std::vector<std::string> &weaponKinds)
{
    std::map<std::string, int> harmFrom;
    if (!reader.has("harm_from"))
        return harmFrom;
    const json &table = *reader.value("harm_from");
    if (!table.is_object()) {
        reader.fail("harm_from must be an object { \"weapon kind\": per cent }");
        return harmFrom;
    }
    for (const auto &[kind, percent] : table.items()) {
        const std::optional<int> number = wholeNumber(percent, kHarmRange);
        if (!holds(weaponKinds, kind))
            reader.fail("harm_from: '" + kind + "' is not among weapon_kinds of items.json");
        else if (!number)
            reader.fail("harm_from: '" + kind + "' must be " + wholeNumberText(kHarmRange));
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
    const auto same = std::find_if(others.begin(), others.end(),
                                   [&](const MonsterType &other) { return other.glyph == glyph; });
    if (same != others.end())
        reader.fail("glyph '" + text + "' is the one of '" + same->key + "'");
    return glyph;
}

void readRoaming(EntryReader &reader, const Content &content, MonsterType &monster)
{
    monster.tree = reader.key("tree");
    if (content.findTree(monster.tree) == nullptr)
        reader.fail("tree '" + monster.tree + "' is not in trees.json");
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

/// What only floors and fights by dice ask for.
void readForDice(EntryReader &reader, bool dice, MonsterType &monster)
{
    const NumberRange sides{dice ? 1 : 0, kMostSides};
    if (dice || reader.has("strength"))
        monster.strength = reader.number("strength", sides);
    if (dice || reader.has("dexterity"))
        monster.dexterity = reader.number("dexterity", sides);
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
    // Floors choose by tier, but a weight of 0 could not be drawn from.
    const bool weightless = byDice(content) && !reader.has("weight");
    monster.weight = weightless ? kWeightRange.lowest : reader.number("weight", kWeightRange);
    readForDice(reader, byDice(content), monster);
    readRoaming(reader, content, monster);
    return monster;
}

/// Reads all entries of `list` into `entries`, which `content` holds, so that each can be compared with those
/// before it.
template<class Entry, class Read>
Result<void> readEntries(const std::string &what, const json &list, const Content &content,
                         std::vector<Entry> &entries, Read read)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        EntryReader reader(what + " " + std::to_string(i + 1), list[i]);
        Entry entry = read(reader, content);
        reader.refuseOtherFields();
        if (reader.error())
            return *reader.error();
        entries.push_back(std::move(entry));
    }
    return {};
}

Result<void> readItems(std::string_view text, Content &content)
{
    const std::string file = "items.json";
    const Result<json> document = parseDocument(file, text);
    if (!document)
        return document.error();
    EntryReader reader(file, *document);
    content.weaponKinds = reader.keys("weapon_kinds");
    const json *items = reader.list("items");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    return readEntries(file + ": item", *items, content, content.items, readItem);
}

/// Floors go from tier to tier, so none may be missing in between.
Result<void> checkTiers(const Content &content)
{
    const auto hasTier = [&](int tier) {
        return std::any_of(content.monsters.begin(), content.monsters.end(),
                           [tier](const MonsterType &monster) { return monster.tier == tier; });
    };
    int highest = 1;
    for (const MonsterType &monster : content.monsters)
        highest = std::max(highest, monster.tier);
    for (int tier = 1; tier <= highest; ++tier) {
        if (!hasTier(tier))
            return invalid("monsters.json: the tiers must go up from 1 without a gap, but there is no tier " +
                           std::to_string(tier));
    }
    return {};
}

/// A treasure holds one of these kinds, whatever the level of who finds it.
Result<void> checkTreasures(const Content &content)
{
    constexpr std::array<std::pair<ItemKind, const char *>, 3> kKinds{{
        {ItemKind::Sword, "sword"},
        {ItemKind::Armour, "armour"},
        {ItemKind::Scroll, "scroll"},
    }};
    for (const auto &[kind, name] : kKinds) {
        const bool found =
            std::any_of(content.items.begin(), content.items.end(), [wanted = kind](const ItemType &item) {
                return item.kind == wanted && item.level == 1;
            });
        if (!found)
            return invalid("items.json: there must be an item of kind '" + std::string(name) +
                           "' with the level 1");
    }
    return {};
}

Result<void> readScenario(std::string_view text, Content &content)
{
    Result<Scenario> scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    content.scenario = *std::move(scenario);
    for (const std::string &habit : content.scenario.habits) {
        if (content.findTree(habit) == nullptr)
            return invalid("scenario.json: habits: tree '" + habit + "' is not in trees.json");
    }
    if (!content.scenario.hero)
        return {};
    for (const std::string &item : content.scenario.hero->equipment) {
        if (content.findItem(item) == nullptr)
            return invalid("scenario.json: hero: equipment: item '" + item + "' is not in items.json");
    }
    return checkTreasures(content);
}

Result<void> readMonsters(std::string_view text, Content &content)
{
    const std::string file = "monsters.json";
    const Result<json> document = parseDocument(file, text);
    if (!document)
        return document.error();
    EntryReader reader(file, *document);
    const json *monsters = reader.list("monsters");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    Result<void> read = readEntries(file + ": monster", *monsters, content, content.monsters, readMonster);
    if (!read)
        return read;
    if (!byDice(content) && content.findMonster(kPlainMonster) == nullptr)
        return invalid(file + ": there must be a monster with the key '" + std::string(kPlainMonster) + "'");
    if (std::all_of(content.monsters.begin(), content.monsters.end(),
                    [](const MonsterType &monster) { return monster.minDistance > 0; }))
        return invalid(file + ": at least one monster must have the min_distance 0");
    if (byDice(content))
        return checkTiers(content);
    return {};
}

} // namespace

Result<Content> parseContent(const ContentTexts &texts)
{
    Content content;
    if (const Result<void> read = readItems(texts.items, content); !read)
        return read.error();
    Result<std::vector<NamedTree>> trees = parseTrees(texts.trees);
    if (!trees)
        return trees.error();
    content.trees = *std::move(trees);
    if (const Result<void> read = readScenario(texts.scenario, content); !read)
        return read.error();
    if (const Result<void> read = readMonsters(texts.monsters, content); !read)
        return read.error();
    return content;
}

Result<Content> parseContent(std::string_view items, std::string_view monsters, std::string_view trees)
{
    return parseContent({std::string(items), std::string(monsters), std::string(trees)});
}

} // namespace cave
