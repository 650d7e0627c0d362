// SPDX-License-Identifier: MIT
#include "app/play/hud/player_facts.h"

#include "app/play/texts/allies.h"
#include "core/rules/dice_combat.h"
#include "core/rules/monsters.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace cave {
namespace {

struct FactText {
    Q_DECLARE_TR_FUNCTIONS(cave::PlayerFacts)
};

constexpr int kLowPercent = 30;

int flooredPoints(Points points)
{
    return static_cast<int>(points.units / Points::whole(1).units);
}

/// Rounded up: the living have at least 1.
int healthPoints(Points points)
{
    return static_cast<int>((points.units + Points::whole(1).units - 1) / Points::whole(1).units);
}

/// Of a fighter by armour: full outside of fights.
void addFighter(const Session &session, PlayerFacts &facts)
{
    const World &world = session.world();
    const ItemType *armour = wornItem(session.content(), world.player().inventory, EquipmentSlot::Armour);
    const FightProgress *fight = session.fight();
    const int full = fight != nullptr && world.fight() ? world.fight()->playerStats.armour
                     : armour != nullptr               ? armour->power
                                                       : 0;
    if (full > 0)
        facts.armour = {full, full};
    if (fight == nullptr || fight->combat.players().size() != 1)
        return;
    const Fighter &player = fight->combat.players().front();
    facts.health.now = std::clamp(healthPoints(player.health), 0, facts.health.full);
    if (facts.armour)
        facts.armour->now = std::clamp(flooredPoints(player.armour), 0, full);
}

QString wealthText(const Session &session)
{
    const Player &player = session.world().player();
    const Scenario &scenario = session.content().scenario;
    if (scenario.hero)
        return FactText::tr("Level %1 · %2 experience")
            .arg(levelAt(*scenario.hero, player.experience))
            .arg(shownNumber(player.experience));
    if (scenario.action)
        return FactText::tr("Score %Ln", nullptr, pluralCount(player.experience));
    return FactText::tr("%1 gold").arg(shownNumber(goldOf(session.content(), player.inventory)));
}

} // namespace

QStringList conditionTexts(const Player &player)
{
    const PlayerCondition &condition = player.condition;
    QStringList parts;
    if (condition.poison > 0)
        parts.append(FactText::tr("poisoned (%1)").arg(condition.poison));
    if (condition.edgeBlows > 0)
        parts.append(FactText::tr("sharp blade (%1)").arg(condition.edgeBlows));
    if (condition.farSight > 0)
        parts.append(FactText::tr("far sight (%1)").arg(condition.farSight));
    if (condition.smoke)
        parts.append((isInCloud(*condition.smoke, player.position) ? FactText::tr("hidden in smoke (%1)")
                                                                   : FactText::tr("smoke nearby (%1)"))
                         .arg(condition.smoke->turns));
    return parts;
}

QString gearText(const Session &session, EquipmentSlot slot)
{
    if (const ItemType *item = wornItem(session.content(), session.world().player().inventory, slot))
        return QStringLiteral("%1 %2").arg(shownName(*item), QString::number(item->power));
    return slot == EquipmentSlot::Weapon ? FactText::tr("Bare hands") : FactText::tr("No armour");
}

PlayerFacts playerFacts(const Session &session)
{
    const World &world = session.world();
    const ItemType *armour = wornItem(session.content(), world.player().inventory, EquipmentSlot::Armour);
    PlayerFacts facts;
    facts.health = {kPlayerHealth, kPlayerHealth};
    if (const std::optional<Amount> health = healthOf(world, world.player()))
        facts.health = *health;
    if (const int full = wornArmour(session.content(), world.player());
        session.content().scenario.rounds && full > 0)
        facts.armour = {armourLeft(session.content(), world.player()), full};
    else if (session.content().scenario.combat == CombatKind::Armour)
        addFighter(session, facts);
    else if (armour != nullptr)
        facts.armour = {armour->power, std::max(1, armour->power)};
    facts.weapon = gearText(session, EquipmentSlot::Weapon);
    facts.worn = gearText(session, EquipmentSlot::Armour);
    facts.conditions = conditionTexts(world.player()).join('\n');
    facts.wealth = wealthText(session);
    return facts;
}

bool isLow(const Amount &amount)
{
    return amount.now * 100 <= amount.full * kLowPercent;
}

} // namespace cave
