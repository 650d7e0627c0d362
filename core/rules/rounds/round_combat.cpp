// SPDX-License-Identifier: MIT
#include "core/rules/rounds/round_combat.h"

#include "core/base/hashing.h"
#include "core/base/whole_number.h"
#include "core/rules/inventory.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <numeric>

namespace cave {
namespace {

constexpr std::int64_t kWholePoint = 100'000'000; // of protection times multiplier

int sharpened(const Player &player, int hundredths)
{
    if (player.condition.edgeBlows == 0)
        return hundredths;
    return saturated(std::int64_t{hundredths} * (100 + player.condition.edgePercent) / 100);
}

} // namespace

int wornArmour(const Content &content, const Player &player)
{
    const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour);
    return armour == nullptr ? 0 : armour->power;
}

int armourLeft(const Content &content, const Player &player)
{
    return std::max(wornArmour(content, player) - player.condition.armourLost, 0);
}

int fullHealth(const Content &content, const Player &player)
{
    int health = content.scenario.rounds->health + player.condition.vigour;
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        if (const ItemType *item = wornItem(content, player.inventory, slot))
            health += item->bonus.health;
    }
    return health;
}

const MonsterType *companionOf(const Content &content, const Player &player)
{
    return player.condition.companion ? content.findMonster(player.condition.companion->kind) : nullptr;
}

std::vector<int> emptyReturn(const Content &content, const Player &player)
{
    const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour);
    return std::vector<int>(armour != nullptr && armour->bonus.returnsSoon ? 1 : 2, 0);
}

RoundFighter roundFighter(const Content &content, const Player &player, const RoundFight &rounds)
{
    return {player.health, armourLeft(content, player), rounds.returning};
}

RoundFighter roundFighter(const MonsterType &monster)
{
    return {monster.health, monster.armour, {0, 0}};
}

void restore(const Content &content, Player &player)
{
    assert(content.scenario.rounds);
    player.health = fullHealth(content, player);
    if (const MonsterType *companion = companionOf(content, player))
        player.condition.companion->health = companion->health;
    player.condition.armourLost = 0;
    player.condition.poison = 0;
}

int blowHundredths(const Content &content, const Player &player, const MonsterType &enemy)
{
    return sharpened(player, fighterStats(content, player.inventory, enemy).damageHundredths);
}

int blowHundredths(const Content &content, const Player &player, std::size_t stack, const MonsterType &enemy)
{
    return sharpened(player, damageHundredths(content.items[player.inventory.stacks[stack].item], enemy));
}

int blowHundredths(const MonsterType &monster)
{
    return monster.damage * 100;
}

int damageOf(int hundredths, int percent)
{
    const std::int64_t tenThousandths = std::int64_t{hundredths} * percent;
    return std::max(1, saturated((tenThousandths + 5000) / 10000));
}

int drawDamage(const RoundTable &table, int hundredths, RandomStream &stream)
{
    const auto choices = static_cast<std::uint32_t>(2 * table.spread + 1);
    return damageOf(hundredths, 100 - table.spread + static_cast<int>(stream.nextBelow(choices)));
}

PointRange damageRange(const RoundTable &table, int hundredths)
{
    return {damageOf(hundredths, 100 - table.spread), damageOf(hundredths, 100 + table.spread)};
}

int softened(const RoundTable &table, int damage)
{
    return saturated((std::int64_t{damage} * (100 - table.guard) + 50) / 100);
}

RoundAction strikeAt(RoundFighter &defender, const CombatRules &rules, Side by, int damage, bool extraTurn)
{
    RoundAction action;
    action.by = by;
    action.damage = damage;
    if (!extraTurn && !defender.returning.empty()) {
        action.restored = defender.returning.front();
        defender.returning.erase(defender.returning.begin());
        defender.armour += action.restored;
    }
    action.used = std::min(damage, defender.armour);
    const std::int64_t blocked =
        std::int64_t{rules.armourProtection.perTenThousand} * rules.multiplierPerTenThousand * action.used;
    const std::int64_t harm = std::int64_t{damage} * kWholePoint - blocked;
    action.harm = saturated(std::max<std::int64_t>(harm + kWholePoint / 2, 0) / kWholePoint);
    defender.armour -= action.used;
    defender.returning.push_back(action.used);
    defender.health = std::max(defender.health - action.harm, 0);
    action.armour = defender.armour;
    action.health = defender.health;
    return action;
}

int takeGuard(RoundFighter &fighter)
{
    const int back = std::accumulate(fighter.returning.begin(), fighter.returning.end(), 0);
    fighter.armour += back;
    std::ranges::fill(fighter.returning, 0);
    return back;
}

int restoredBy(const Content &content, const Player &player, const ItemType &consumable)
{
    const int missing = consumable.effect == EffectKind::Heal
                            ? fullHealth(content, player) - player.health
                            : std::min(player.condition.armourLost, wornArmour(content, player));
    return std::clamp(missing, 0, consumable.power);
}

bool isKnown(const Content &content, const Player &player, std::size_t item)
{
    const ItemType &type = content.items[item];
    return type.kind != ItemKind::Consumable || type.form.empty() ||
           player.condition.known.contains(type.key);
}

const std::vector<std::string> &consumableLooks(std::string_view form)
{
    static const std::vector<std::string> kDraughts{"Murky Draught",   "Amber Draught",   "Milky Draught",
                                                    "Green Draught",   "Smoking Draught", "Black Draught",
                                                    "Glowing Draught", "Clear Draught"};
    static const std::vector<std::string> kFlasks{"Clay Flask",   "Glass Flask",    "Copper Flask",
                                                  "Sealed Flask", "Rattling Flask", "Cold Flask",
                                                  "Sooty Flask",  "Leather Flask"};
    static const std::vector<std::string> kScrolls{"Torn Scroll",    "Yellowed Scroll", "Sealed Scroll",
                                                   "Stained Scroll", "Blank Scroll",    "Burnt Scroll",
                                                   "Tied Scroll",    "Dusty Scroll"};
    return form == "draught" ? kDraughts : form == "flask" ? kFlasks : kScrolls;
}

const std::string &lookOf(const Content &content, std::uint64_t worldKey, std::size_t item)
{
    const std::string &form = content.items[item].form;
    const std::vector<std::string> &looks = consumableLooks(form);
    std::array<std::size_t, kMaxLooks> order{};
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const std::uint64_t key = combine(worldKey, hashBytes(form));
    std::ranges::sort(order, {}, [key](std::size_t look) { return combine(key, look); });
    const auto before =
        std::count_if(content.items.begin(), content.items.begin() + static_cast<std::ptrdiff_t>(item),
                      [&](const ItemType &other) { return other.form == form; });
    assert(static_cast<std::size_t>(before) < order.size());
    return looks[order[static_cast<std::size_t>(before)]];
}

const std::string &knownName(const World &world, std::size_t item)
{
    return isKnown(*world.content, world.player(), item) ? world.content->items[item].name
                                                         : lookOf(*world.content, world.key, item);
}

std::vector<std::size_t> knownConsumables(const Content &content, const Player &player)
{
    std::vector<std::size_t> known;
    for (std::size_t item = 0; item < content.items.size(); ++item) {
        if (!content.items[item].form.empty() && isKnown(content, player, item))
            known.push_back(item);
    }
    return known;
}

int viewRadiusOf(const World &world, const Player &player)
{
    int light = player.condition.light;
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        if (const ItemType *item = wornItem(*world.content, player.inventory, slot))
            light += item->bonus.light;
    }
    const int radius = world.spec.settings.viewRadius + std::min(light, kMaxLight);
    return std::min(player.condition.farSight > 0 ? 2 * radius : radius, kMaxViewRadius);
}

} // namespace cave
