// SPDX-License-Identifier: MIT

#include "core/content/content.h"
#include "core/content/content_version.h"
#include "core/content/entry_reader.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr NumberRange kAmountRange{1, 1000};
constexpr NumberRange kLevelRange{1, 20};
constexpr NumberRange kCooldownRange{0, 3600}; // seconds
constexpr NumberRange kBonusRange{0, 1000};
constexpr NumberRange kLightRange{0, 20};
constexpr NumberRange kSmokeRange{1, 20}; // of a radius
constexpr NumberRange kPriceRange{0, 100'000};

std::string readKnownWeaponKind(EntryReader &reader, const std::vector<std::string> &kinds)
{
    std::string kind = reader.key("weapon_kind");
    if (std::ranges::find(kinds, kind) == kinds.end())
        reader.fail(message("weapon_kind '%1' is not among weapon_kinds", kind));
    return kind;
}

void readAmount(EntryReader &reader, ItemType &item)
{
    const Json *amount = reader.value("amount");
    if (amount == nullptr)
        return;
    const bool pair = amount->isList() && amount->size() == 2;
    const auto fewest = pair ? wholeNumber((*amount)[0], kAmountRange) : std::nullopt;
    const auto most = pair ? wholeNumber((*amount)[1], kAmountRange) : std::nullopt;
    if (!fewest || !most || *fewest > *most) {
        reader.fail(message("amount must be [fewest, most], each %1", wholeNumberText(kAmountRange)));
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

/// The kinds of usable items, as spelled in files.
constexpr std::array<std::pair<std::string_view, ItemKind>, 3> kUsableKinds{{
    {"blade", ItemKind::Blade},
    {"staff", ItemKind::Staff},
    {"flask", ItemKind::Flask},
}};

/// The effects of consumables, as spelled in files.
constexpr std::array<std::pair<std::string_view, EffectKind>, 12> kEffects{{
    {"heal", EffectKind::Heal},
    {"stone", EffectKind::Stone},
    {"smoke", EffectKind::Smoke},
    {"harm", EffectKind::Harm},
    {"edge", EffectKind::Edge},
    {"sight", EffectKind::Sight},
    {"map", EffectKind::Map},
    {"recall", EffectKind::Recall},
    {"cure", EffectKind::Cure},
    {"poison", EffectKind::Poison},
    {"vigour", EffectKind::Vigour},
    {"light", EffectKind::Light},
}};

/// What a consumable, a ware or a shrine does.
void readEffect(EntryReader &reader, const std::vector<std::string> &weaponKinds, ItemType &item)
{
    item.kind = ItemKind::Consumable;
    const std::string name = reader.key("effect");
    const auto effect = std::ranges::find(kEffects, name, &std::pair<std::string_view, EffectKind>::first);
    if (effect == kEffects.end())
        return reader.fail(message("there is no effect '%1'", name));
    item.effect = effect->second;
    const auto isOneOf = [&](std::initializer_list<EffectKind> kinds) {
        return std::ranges::find(kinds, item.effect) != kinds.end();
    };
    using enum EffectKind;
    if (isOneOf({Heal, Stone, Harm, Edge, Map, Vigour, Light}))
        item.power = reader.number("power", kPowerRange);
    if (isOneOf({Edge, Sight, Poison}) || (item.effect == Harm && reader.has("turns")))
        item.turns = reader.number("turns", kTurnsRange);
    if (item.effect == Smoke && reader.has("turns")) { // there was none that stayed
        item.power = reader.number("power", kSmokeRange);
        item.turns = reader.number("turns", kTurnsRange);
    }
    if (item.effect == Harm)
        item.weaponKind = readKnownWeaponKind(reader, weaponKinds);
}

void readConsumable(EntryReader &reader, const std::vector<std::string> &weaponKinds, ItemType &item)
{
    readEffect(reader, weaponKinds, item);
    if (reader.has("form"))
        item.form = reader.key("form");
    if (!item.form.empty() && std::ranges::find(consumableForms(), item.form) == consumableForms().end())
        reader.fail("form must be 'draught', 'flask' or 'scroll'");
}

void readByKind(EntryReader &reader, const std::vector<std::string> &weaponKinds, ItemType &item)
{
    const std::string kind = reader.key("kind");
    const auto usable = std::ranges::find(kUsableKinds, kind, &std::pair<std::string_view, ItemKind>::first);
    if (usable != kUsableKinds.end()) {
        item.kind = usable->second;
        item.power = reader.number("power", kPowerRange);
        item.cooldown = reader.hundredths("cooldown", kCooldownRange);
    } else if (kind == "sword") {
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
    } else if (kind == "consumable") {
        readConsumable(reader, weaponKinds, item);
    } else {
        reader.fail("kind must be 'sword', 'armour', 'gold', 'scroll', 'blade', 'staff', 'flask' or "
                    "'consumable'");
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

/// Where the item's name goes.
constexpr std::string_view kPlace = "%1";

Affix readAffix(EntryReader &reader, const Content &content)
{
    Affix affix;
    affix.key = reader.ownKey("key");
    if (content.findAffix(affix.key) != nullptr)
        reader.fail("an earlier affix has the same key");
    affix.name = reader.text("name", kLongestName);
    if (affix.name.find(kPlace) == std::string::npos)
        reader.fail("name must have a %1 for the name of the item");
    const std::string fits = reader.key("fits");
    affix.forArmour = fits == "armour";
    if (!affix.forArmour && fits != "sword")
        reader.fail("fits must be 'sword' or 'armour'");
    if (reader.has("power"))
        affix.powerPercent = reader.number("power", kBonusRange);
    if (reader.has("weapon_kind"))
        affix.bonus.weaponKind = readKnownWeaponKind(reader, content.weaponKinds);
    if (reader.has("health"))
        affix.bonus.health = reader.number("health", kBonusRange);
    if (reader.has("light"))
        affix.bonus.light = reader.number("light", kLightRange);
    affix.bonus.returnsSoon = reader.flag("returns_soon");
    if (reader.has("worth"))
        affix.worth = reader.number("worth", kBonusRange);
    if (reader.has("from"))
        affix.from = reader.number("from", kDepthRange);
    affix.weight = reader.number("weight", kWeightRange);
    return affix;
}

ItemType withAffix(ItemType item, const Affix &affix)
{
    item.base = std::exchange(item.key, affix.key + "_" + item.key);
    item.affix = affix.key;
    item.affixName = affix.name;
    item.baseName = item.name;
    item.name = std::string(affix.name).replace(affix.name.find(kPlace), kPlace.size(), item.name);
    if (affix.powerPercent > 0)
        item.power += std::max(1, (item.power * affix.powerPercent + 50) / 100);
    item.bonus = affix.bonus;
    item.worth = affix.worth;
    item.weight = 0;
    return item;
}

/// After all others, so that these keep their places.
Result<void> addItemsWithAffixes(Content &content)
{
    const std::size_t plain = content.items.size();
    for (const Affix &affix : content.affixes) {
        for (std::size_t i = 0; i < plain; ++i) {
            if (content.items[i].kind != (affix.forArmour ? ItemKind::Armour : ItemKind::Sword))
                continue;
            ItemType item = withAffix(content.items[i], affix);
            if (content.findItem(item.key) != nullptr)
                return invalid(message("items.json: affix '%1': there is already an item with the key '%2'",
                                       affix.key, item.key));
            content.items.push_back(std::move(item));
        }
    }
    return {};
}

Ware readWare(EntryReader &reader, const Content &content)
{
    constexpr std::array<std::pair<std::string_view, WareKind>, 4> kKinds{{
        {"item", WareKind::Item},
        {"effect", WareKind::Effect},
        {"identify", WareKind::Identify},
        {"affix", WareKind::Affix},
    }};
    Ware ware;
    const std::string kind = reader.key("kind");
    const auto found = std::ranges::find(kKinds, kind, &std::pair<std::string_view, WareKind>::first);
    if (found == kKinds.end())
        reader.fail("kind must be 'item', 'effect', 'identify' or 'affix'");
    else
        ware.kind = found->second;
    ware.price = reader.number("price", kPriceRange);
    if (ware.kind == WareKind::Item)
        ware.item = reader.key("item");
    else
        ware.name = reader.text("name", kLongestName);
    if (ware.kind == WareKind::Item && content.findItem(ware.item) == nullptr)
        reader.fail(message("there is no item '%1'", ware.item));
    if (ware.kind == WareKind::Effect)
        readEffect(reader, content.weaponKinds, ware.effect);
    if (ware.kind == WareKind::Effect && reader.has("most"))
        ware.most = reader.number("most", kPowerRange);
    return ware;
}

Shrine readShrine(EntryReader &reader, const Content &content)
{
    Shrine shrine;
    shrine.effect.key = reader.ownKey("key");
    shrine.effect.name = reader.text("name", kLongestName);
    readEffect(reader, content.weaponKinds, shrine.effect);
    shrine.effect.weight = reader.number("weight", kWeightRange);
    if (reader.has("price"))
        shrine.price = reader.number("price", kPriceRange);
    return shrine;
}

} // namespace

Result<void> readItems(std::string_view text, Content &content)
{
    const std::string file = "items.json";
    const auto document = CAVE_TRY(parseVersion(file, text, content.version, content.newest));
    EntryReader reader(file, document);
    if (reader.has("weapon_kinds")) // without them there are no swords
        content.weaponKinds = reader.keys("weapon_kinds");
    const Json *items = reader.list("items");
    const auto optional = [&reader](std::string_view field) {
        return reader.has(field) ? reader.list(field) : nullptr;
    };
    const Json *affixes = optional("affixes");
    const Json *wares = optional("wares");
    const Json *shrines = optional("shrines");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    const auto readAll = [&](const char *what, const Json *list, auto &entries, auto read) -> Result<void> {
        if (list == nullptr)
            return {};
        return readEntries(file + ": " + what, *list, entries,
                           [&](EntryReader &entry) { return read(entry, content); });
    };
    Result<void> done = readAll("item", items, content.items, readItem);
    if (done)
        done = readAll("affix", affixes, content.affixes, readAffix);
    if (done)
        done = readAll("ware", wares, content.wares, readWare);
    if (done)
        done = readAll("shrine", shrines, content.shrines, readShrine);
    if (done && content.wares.size() > kMaxWares)
        done = invalid(message("items.json: there can be at most %1 wares", kMaxWares));
    return done ? addItemsWithAffixes(content) : done;
}

} // namespace cave
