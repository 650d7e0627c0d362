// SPDX-License-Identifier: MIT
#include "app/play/texts/how_texts.h"

#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>

namespace cave {
namespace {

struct HowText {
    Q_DECLARE_TR_FUNCTIONS(cave::HowText)
};

/// A factor of `perTenThousand`: "1.2".
QString factorText(int perTenThousand)
{
    return QLocale().toString(perTenThousand / 10'000.0, 'g', 8);
}

QString percentText(Chance share)
{
    return shownShortPoints(Points::hundredths(share.perTenThousand));
}

/// What used points of armour take off.
Points takenOff(const CombatRules &rules, Points used)
{
    const std::int64_t perPoint =
        std::int64_t{rules.armourProtection.perTenThousand} * rules.multiplierPerTenThousand;
    return {used.units / kUnitsPerHundredth * perPoint};
}

/// "18 − 5 armour × 30 % × 1.2 = 16.2"; `harm` is what the rules made of it, if that is something else.
QString armourStep(const CombatRules &rules, Points damage, Points used, Points harm)
{
    const Points exact = damage - takenOff(rules, used);
    const QString less =
        HowText::tr("%1 − %2 armour × %3 % × %4")
            .arg(shownShortPoints(damage), shownShortPoints(used), percentText(rules.armourProtection),
                 factorText(rules.multiplierPerTenThousand));
    if (exact < Points{})
        return HowText::tr("%1, not below 0").arg(less);
    return exact == harm ? HowText::tr("%1 = %2").arg(less, shownShortPoints(exact))
                         : HowText::tr("%1 = %2, rounded to %3")
                               .arg(less, shownShortPoints(exact), shownShortPoints(harm));
}

/// "armour 2 + 3 back = 5": armour that returned before the blow.
QString returnStep(Points left, Points used, Points restored)
{
    const Points before = left + used;
    return HowText::tr("armour %1 + %2 back = %3")
        .arg(shownShortPoints(before - restored), shownShortPoints(restored), shownShortPoints(before));
}

/// "health 20 − 16.2 = 3.8"; after a fatal blow it isn't known what there was.
QString healthStep(Points health, Points harm)
{
    return health == Points{}
               ? HowText::tr("health 0")
               : HowText::tr("health %1 − %2 = %3")
                     .arg(shownShortPoints(health + harm), shownShortPoints(harm), shownShortPoints(health));
}

QString joinedSteps(QStringList steps)
{
    steps.removeAll(QString());
    return joinedClauses(steps);
}

class HowReader {
public:
    HowReader(const World &world, const MonsterType &enemy, bool isAlly)
        : m_world(world)
        , m_content(*world.content)
        , m_enemy(enemy)
        , m_rules(combatRules(world.spec.settings))
        , m_isAlly(isAlly)
    {
    }

    QString operator()(const BlowStruck &event) const
    {
        const Blow &blow = event.blow;
        const std::optional<Points> known = damageOfBlow(blow);
        const Points least = blow.harm == Points{} ? blow.used : blow.harm + takenOff(m_rules, blow.used);
        const Points damage = known.value_or(least);
        QStringList steps;
        if (blow.restored != Points{})
            steps.append(returnStep(blow.armour, blow.used, blow.restored));
        steps.append(known ? damageStep(blow, *known)
                           : HowText::tr("damage %1").arg(shownShortPoints(damage)));
        if (blow.used != Points{})
            steps.append(armourStep(m_rules, damage, blow.used, blow.harm));
        steps.append(healthStep(blow.health, blow.harm));
        return joinedSteps(steps);
    }

    QString operator()(const DiceThrown &event) const
    {
        const DiceAction &action = event.action;
        if (action.kind == DiceAction::Kind::Dodge)
            return {};
        if (action.kind != DiceAction::Kind::Attack)
            return scrollSteps(action);
        QStringList steps{rolledStep(action.roll, HowText::tr("weapon")), dodgeStep(action)};
        if (action.dodged)
            return joinedSteps(steps);
        if (action.blocked > 0)
            steps.append(HowText::tr("%1 − %2 armour = %3")
                             .arg(action.roll.total())
                             .arg(action.blocked)
                             .arg(action.harm));
        steps.append(healthStep(Points::whole(action.health), Points::whole(action.harm)));
        return joinedSteps(steps);
    }

    QString operator()(const RoundPlayed &event) const
    {
        const RoundAction &action = event.action;
        if (action.damage == 0)
            return {};
        const Points used = Points::whole(action.used);
        const Points harm = Points::whole(action.harm);
        QStringList steps;
        if (action.restored > 0)
            steps.append(returnStep(Points::whole(action.armour), used, Points::whole(action.restored)));
        steps.append(drawnStep(action));
        if (action.used > 0)
            steps.append(armourStep(m_rules, Points::whole(action.damage), used, harm));
        steps.append(healthStep(Points::whole(action.health), harm));
        return joinedSteps(steps);
    }

    template<class Other>
    QString operator()(const Other & /*event*/) const
    {
        return {};
    }

private:
    /// Before armour; none if it isn't known, as of an ally, or doesn't agree with what the blow did.
    [[nodiscard]] std::optional<Points> damageOfBlow(const Blow &blow) const
    {
        if (m_isAlly && blow.attacker == Side::Player)
            return std::nullopt;
        const FighterStats own = fighterStats(m_content, m_world.player().inventory, m_enemy);
        const Points damage = blow.attacker == Side::Enemy ? Points::whole(m_enemy.damage)
                                                           : Points::hundredths(own.damageHundredths);
        const Points harm = std::max(damage - takenOff(m_rules, blow.used), Points{});
        return blow.used <= damage && blow.harm == harm ? std::optional(damage) : std::nullopt;
    }

    /// "damage 12 (Iron Sword) × 150 % = 18".
    [[nodiscard]] QString damageStep(const Blow &blow, Points damage) const
    {
        const ItemType *weapon = blow.attacker == Side::Player
                                     ? wornItem(m_content, m_world.player().inventory, EquipmentSlot::Weapon)
                                     : nullptr;
        if (weapon == nullptr)
            return HowText::tr("damage %1 (%2)")
                .arg(shownShortPoints(damage),
                     blow.attacker == Side::Player ? HowText::tr("bare hands") : shownName(m_enemy));
        const Points power = Points::whole(weapon->power);
        if (power == damage)
            return HowText::tr("damage %1 (%2)").arg(shownShortPoints(power), shownName(*weapon));
        const int percent = damageHundredths(*weapon, m_enemy) / std::max(1, weapon->power);
        return HowText::tr("damage %1 (%2) × %3 % = %4")
            .arg(shownShortPoints(power), shownName(*weapon), QString::number(percent),
                 shownShortPoints(damage));
    }

    /// "4 rolled of 1–6 + 5 weapon = 9".
    [[nodiscard]] static QString rolledStep(const DiceRoll &roll, const QString &added)
    {
        const QString rolled = HowText::tr("%1 rolled of 1–%2").arg(roll.rolled).arg(roll.sides);
        return roll.modifier == 0
                   ? rolled
                   : HowText::tr("%1 + %2 %3 = %4")
                         .arg(rolled, QString::number(roll.modifier), added, QString::number(roll.total()));
    }

    /// "dodge 3 rolled of 1–4 × 1.4 = 4.2 ≤ 9: a hit".
    [[nodiscard]] static QString dodgeStep(const DiceAction &action)
    {
        QString dodge = rolledStep(action.dodge, {});
        if (action.dodgeTenths != 10)
            dodge =
                HowText::tr("%1 × %2 = %3")
                    .arg(dodge, shownShortPoints(Points::hundredths(std::int64_t{10} * action.dodgeTenths)),
                         shownShortPoints(Points::hundredths(std::int64_t{10} * action.dodge.total() *
                                                             action.dodgeTenths)));
        return (action.dodged ? HowText::tr("dodge %1 > %2: a miss") : HowText::tr("dodge %1 ≤ %2: a hit"))
            .arg(dodge, QString::number(action.roll.total()));
    }

    [[nodiscard]] static QString scrollSteps(const DiceAction &action)
    {
        const QString rolled = rolledStep(action.roll, HowText::tr("scroll"));
        if (action.kind == DiceAction::Kind::Harm)
            return joinedSteps(
                {rolled, healthStep(Points::whole(action.health), Points::whole(action.harm))});
        return joinedSteps({rolled, HowText::tr("health %1 + %2 = %3")
                                        .arg(action.health - action.harm)
                                        .arg(action.harm)
                                        .arg(action.health)});
    }

    /// "damage 9 (drawn from 6–12)", or what a guard left of it.
    [[nodiscard]] QString drawnStep(const RoundAction &action) const
    {
        const RoundTable &table = *m_content.scenario.rounds;
        if (action.softened)
            return HowText::tr("damage %1 (a guard took off %2 %)").arg(action.damage).arg(table.guard);
        const MonsterType *companion = action.companion ? companionOf(m_content, m_world.player()) : nullptr;
        const bool isStrike = action.kind == RoundAction::Kind::Strike && !action.parting &&
                              (action.by == Side::Enemy || !action.companion || companion != nullptr);
        const int hundredths = action.by == Side::Enemy ? blowHundredths(m_enemy)
                               : companion != nullptr   ? blowHundredths(*companion)
                                                      : blowHundredths(m_content, m_world.player(), m_enemy);
        const PointRange range = damageRange(table, hundredths);
        if (!isStrike || action.damage < range.least || action.damage > range.most)
            return HowText::tr("damage %1").arg(action.damage);
        return HowText::tr("damage %1 (drawn from %2–%3)")
            .arg(action.damage)
            .arg(range.least)
            .arg(range.most);
    }

    const World &m_world;
    const Content &m_content;
    const MonsterType &m_enemy;
    CombatRules m_rules;
    bool m_isAlly;
};

} // namespace

QString howText(const Event &event, const World &world, const MonsterType &enemy, bool isAlly)
{
    return std::visit(HowReader(world, enemy, isAlly), static_cast<const EventVariant &>(event));
}

} // namespace cave
