// SPDX-License-Identifier: MIT
#include "app/play/texts/combat_texts.h"

#include "core/rules/forecast/forecast.h"
#include "core/rules/inventory.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>

namespace cave {
namespace {

/// For the log: in whole points. What still lives has at least one.
QString wholePoints(Points points)
{
    return QString::fromStdString(points.wholeText());
}

/// Points as the log shows them, or in full.
using PointsText = QString (*)(Points);

QString strikeLine(const Blow &blow, const QString &enemy, PointsText text, PointsText shortText)
{
    const bool byPlayer = blow.attacker == Side::Player;
    QString line;
    if (blow.used == Points{}) {
        line = byPlayer ? CombatText::tr("You hit the %1 for %2 damage.")
                        : CombatText::tr("The %1 hits you for %2 damage.");
        line = line.arg(enemy, text(blow.harm));
    } else {
        line = byPlayer ? CombatText::tr("You hit the %1 for %2 damage; it uses %3 armour (%4 left).")
                        : CombatText::tr("The %1 hits you for %2 damage; you use %3 armour (%4 left).");
        line = line.arg(enemy, text(blow.harm), shortText(blow.used), shortText(blow.armour));
    }
    const QString health = byPlayer ? CombatText::tr("Its health: %1.") : CombatText::tr("Your health: %1.");
    return joinedSentences({line, health.arg(text(blow.health))});
}

/// Empty unless the defender is stunned.
QString stunLine(const Blow &blow, const QString &enemy)
{
    if (!blow.stunned || blow.fatal)
        return {};
    return (blow.attacker == Side::Player ? CombatText::tr("The %1 is stunned. You strike again.")
                                          : CombatText::tr("You are stunned. The %1 strikes again."))
        .arg(enemy);
}

/// What happened to or by an ally.
QString allyLine(const Blow &blow, const QString &enemy, const QString &ally)
{
    const bool byAlly = blow.attacker == Side::Player;
    const QString hit = (byAlly ? CombatText::tr("%1 hits the %2 for %3 damage.")
                                : CombatText::tr("The %2 hits %1 for %3 damage."))
                            .arg(ally, enemy, shownPoints(blow.harm));
    const QString points = shownPoints(blow.health);
    const QString health = byAlly ? CombatText::tr("Its health: %1.").arg(points)
                                  : CombatText::tr("Health of %2: %1.").arg(points, ally);
    if (!blow.stunned || blow.fatal)
        return joinedSentences({hit, health});
    const QString stun = (byAlly ? CombatText::tr("The %2 is stunned. %1 strikes again.")
                                 : CombatText::tr("%1 is stunned. The %2 strikes again."))
                             .arg(ally, enemy);
    return joinedSentences({hit, health, stun});
}

struct ConsumableText {
    Q_DECLARE_TR_FUNCTIONS(cave::ConsumableText)
};

/// What happened, where something did.
QString happenedText(EffectKind effect, int amount)
{
    switch (effect) {
    case EffectKind::Heal:
        return ConsumableText::tr("You recover %n HP.", nullptr, amount);
    case EffectKind::Stone:
        return ConsumableText::tr("Your armour hardens: %n points are back.", nullptr, amount);
    case EffectKind::Smoke:
        return ConsumableText::tr("Thick smoke hides you.");
    case EffectKind::Harm:
        return ConsumableText::tr("It bursts over your enemy.");
    case EffectKind::Edge:
        return ConsumableText::tr("Your next %n blows do more damage.", nullptr, amount);
    case EffectKind::Sight:
        return ConsumableText::tr("You see twice as far for %n turns.", nullptr, amount);
    case EffectKind::Map:
        return ConsumableText::tr("The caves around you appear before your eyes.");
    case EffectKind::Recall:
        return ConsumableText::tr("The world blurs, and you are somewhere else.");
    case EffectKind::Cure:
        return ConsumableText::tr("The poison leaves you.");
    case EffectKind::Vigour:
        return ConsumableText::tr("You feel stronger: %n HP more from now on.", nullptr, amount);
    case EffectKind::Light:
        return ConsumableText::tr("Your lantern reaches %n cells farther.", nullptr, amount);
    case EffectKind::Poison:
        break;
    }
    return ConsumableText::tr("It burns: you are poisoned for %n turns.", nullptr, amount);
}

/// Why nothing happened.
QString nothingText(EffectKind effect)
{
    switch (effect) {
    case EffectKind::Heal:
        return ConsumableText::tr("You are already at full health.");
    case EffectKind::Stone:
        return ConsumableText::tr("Your armour is already intact.");
    case EffectKind::Harm:
        return ConsumableText::tr("It bursts on the ground, far from any enemy.");
    default:
        return ConsumableText::tr("Nothing happens.");
    }
}

} // namespace

QString firstLine(Side first, const MonsterType &enemy)
{
    return first == Side::Player ? CombatText::tr("You strike first.")
                                 : CombatText::tr("The %1 strikes first.").arg(shownName(enemy));
}

QString blowText(const Blow &blow, const MonsterType &enemy, const QString &ally)
{
    const QString name = shownName(enemy);
    if (!ally.isEmpty())
        return allyLine(blow, name, ally);
    const QString stun = stunLine(blow, name);
    const QString strike = strikeLine(blow, name, wholePoints, wholePoints);
    return stun.isEmpty() ? strike : joinedSentences({strike, stun});
}

QStringList blowLines(const Blow &blow, const MonsterType &enemy, const QString &ally)
{
    const bool byPlayer = blow.attacker == Side::Player;
    const QString name = shownName(enemy);
    if (!ally.isEmpty())
        return {allyLine(blow, name, ally)};
    QStringList lines;
    if (blow.restored != Points{}) {
        const QString line = byPlayer ? CombatText::tr("The %1 gets %2 armour back.").arg(name)
                                      : CombatText::tr("You get %1 armour back.");
        lines.append(line.arg(shownShortPoints(blow.restored)));
    }
    lines.append(strikeLine(blow, name, shownPoints, shownShortPoints));
    if (blow.fatal)
        lines.append(byPlayer ? CombatText::tr("You killed the %1.").arg(name)
                              : CombatText::tr("The %1 killed you.").arg(name));
    else if (const QString stun = stunLine(blow, name); !stun.isEmpty())
        lines.append(stun);
    return lines;
}

QString healthText(Points health, int full)
{
    return CombatText::tr("%1 of %2").arg(shownPoints(health), QString::number(full));
}

QString armourText(const Fighter &fighter, int full)
{
    return full == 0
               ? CombatText::tr("none")
               : CombatText::tr("%1 of %2").arg(shownShortPoints(fighter.armour), QString::number(full));
}

QString armourReturnText(const Fighter &fighter)
{
    QStringList parts;
    for (std::size_t place = 0; place < fighter.returning.size(); ++place) {
        const Points points = fighter.returning[place];
        if (points == Points{})
            continue;
        const QString text = place == 0   ? CombatText::tr("+%1 next blow")
                             : place == 1 ? CombatText::tr("+%1 in two blows")
                                          : CombatText::tr("+%1 later");
        parts.append(text.arg(shownShortPoints(points)));
    }
    return parts.join(QStringLiteral(", "));
}

QString returnName(std::size_t place)
{
    return place == 0   ? CombatText::tr("next")
           : place == 1 ? CombatText::tr("then")
                        : CombatText::tr("later");
}

QString weaponText(const ItemType *weapon, const MonsterType &enemy, Points damage)
{
    if (weapon == nullptr)
        return CombatText::tr("Your bare hands do %1 damage.").arg(shownShortPoints(damage));
    const QString name = shownName(*weapon);
    const int percent = enemy.harmPercent(weapon->weaponKind);
    if (percent == 100)
        return CombatText::tr("Your %1 does %2 damage.").arg(name, shownShortPoints(damage));
    const QString text = percent > 100
                             ? CombatText::tr("▲ Weak to %1: your %2 does %3 damage instead of %4.")
                             : CombatText::tr("▼ Resists %1: your %2 does %3 damage instead of %4.");
    return text.arg(shownWeaponKind(weapon->weaponKind), name, shownShortPoints(damage),
                    QString::number(weapon->power));
}

QString threatText(const World &world, const MonsterType &monster)
{
    const Threat threat = threatOf(world, monster);
    QStringList parts;
    parts.append(threat.blows
                     ? CombatText::tr("The monster kills you in about %n blows.", nullptr, *threat.blows)
                     : CombatText::tr("The monster's blows can hardly kill you."));
    if (threat.venom > 0)
        parts.append(CombatText::tr("A blow that hurts poisons you for %n turns.", nullptr, threat.venom));
    if (threat.stunPercent > 0)
        parts.append(
            CombatText::tr("%1 % of its blows stun you, and it strikes again.").arg(threat.stunPercent));
    return joinedSentences(parts);
}

QString consumedText(const ConsumableUsed &used, const Content &content)
{
    const ItemType &type = content.items[used.item];
    const QString name = shownName(type);
    const QString verb = type.form == "draught"  ? ConsumableText::tr("You drink the %1.")
                         : type.form == "flask"  ? ConsumableText::tr("You throw the %1.")
                         : type.form == "scroll" ? ConsumableText::tr("You read the %1.")
                                                 : ConsumableText::tr("You use the %1.");
    const QString learnt = ConsumableText::tr("Now you know it: a %1.").arg(name);
    QStringList parts{verb.arg(name)};
    if (used.learnt)
        parts = {type.form == "flask"    ? ConsumableText::tr("You throw it.")
                 : type.form == "scroll" ? ConsumableText::tr("You read it.")
                                         : ConsumableText::tr("You drink it."),
                 learnt};
    parts.append(resultText(type, used.amount));
    return parts.join(' ');
}

QString resultText(const ItemType &effect, int amount)
{
    return amount > 0 ? happenedText(effect.effect, amount) : nothingText(effect.effect);
}

QStringList bonusTexts(const GearBonus &bonus)
{
    QStringList texts;
    if (!bonus.weaponKind.empty())
        texts.append(ConsumableText::tr("Also counts as a weapon of %1 where that does more damage.")
                         .arg(shownWeaponKind(bonus.weaponKind)));
    if (bonus.health > 0)
        texts.append(ConsumableText::tr("%1 HP more while you wear it.").arg(bonus.health));
    if (bonus.returnsSoon)
        texts.append(ConsumableText::tr("Used points of armour return one blow sooner."));
    if (bonus.light > 0)
        texts.append(ConsumableText::tr("You see %n cells farther.", nullptr, bonus.light));
    return texts;
}

QString effectText(const ItemType &consumable)
{

    const int power = consumable.power;
    switch (consumable.effect) {
    case EffectKind::Heal:
        return ConsumableText::tr("Heals up to %1 HP.").arg(power);
    case EffectKind::Stone:
        return ConsumableText::tr("Restores up to %1 points of armour.").arg(power);
    case EffectKind::Smoke:
        return consumable.turns > 0
                   ? ConsumableText::tr(
                         "Lets you leave a fight without a parting blow. Hunters lose track of "
                         "you, and none sees you in the smoke for %n turns.",
                         nullptr, consumable.turns)
                   : ConsumableText::tr(
                         "Lets you leave a fight without a parting blow; hunters lose track of you.");
    case EffectKind::Harm:
        return (consumable.turns > 0 ? ConsumableText::tr("Deals %1 damage of %2; the enemy can't answer.")
                                     : ConsumableText::tr("Deals %1 damage of %2."))
            .arg(power)
            .arg(shownWeaponKind(consumable.weaponKind));
    case EffectKind::Edge:
        return ConsumableText::tr("Your next %n blows do %1 % more damage.", nullptr, consumable.turns)
            .arg(power);
    case EffectKind::Sight:
        return ConsumableText::tr("You see twice as far for %n turns.", nullptr, consumable.turns);
    case EffectKind::Map:
        return ConsumableText::tr("Shows everything within %1 cells.").arg(power);
    case EffectKind::Recall:
        return ConsumableText::tr("Brings you back to your last camp, out of a fight as well.");
    case EffectKind::Cure:
        return ConsumableText::tr("Ends a poisoning.");
    case EffectKind::Vigour:
        return ConsumableText::tr("Maximum health rises by %1 HP permanently.").arg(power);
    case EffectKind::Light:
        return ConsumableText::tr("You permanently see %n cells farther.", nullptr, power);
    case EffectKind::Poison:
        break;
    }
    return ConsumableText::tr("Poisons whoever drinks it for %n turns.", nullptr, consumable.turns);
}

QString doubtText(const World &world, std::size_t stack)
{
    const QString name = shownName(world.content->items[world.player().inventory.stacks[stack].item]);
    switch (doubtOfUse(world, stack)) {
    case UseDoubt::None:
        break;
    case UseDoubt::FullHealth:
        return ConsumableText::tr("You are at full health. Use the %1 anyway?").arg(name);
    case UseDoubt::WholeArmour:
        return ConsumableText::tr("Your armour is intact. Use the %1 anyway?").arg(name);
    case UseDoubt::NotPoisoned:
        return ConsumableText::tr("You aren't poisoned. Use the %1 anyway?").arg(name);
    case UseDoubt::NoEnemy:
        return ConsumableText::tr("There is no enemy to throw the %1 at. Use it anyway?").arg(name);
    case UseDoubt::Sharper:
        return ConsumableText::tr("Your weapon is already as sharp. Use the %1 anyway?").arg(name);
    case UseDoubt::Harmful:
        return ConsumableText::tr("The %1 does you harm. Use it anyway?").arg(name);
    }
    return {};
}

QString upgradeText(const World &world, const std::vector<ItemStack> &found)
{
    QStringList parts;
    for (const ItemStack &stack : found) {
        const ItemType &type = world.content->items[stack.item];
        if (gainOf(*world.content, world.player().inventory, type) <= 0)
            continue;
        const QString text = slotOf(type.kind) == EquipmentSlot::Weapon
                                 ? ConsumableText::tr("The %1 is better than yours: press %2 to wield it.")
                                 : ConsumableText::tr("The %1 is better than yours: press %2 to put it on.");
        parts.append(text.arg(shownName(type), shownKey("play.nextItem")));
    }
    return parts.join(' ');
}

bool isJunk(const World &world, std::size_t stack)
{
    const std::vector<ItemStack> &stacks = world.player().inventory.stacks;
    const ItemType &type = world.content->items[stacks[stack].item];
    if (!slotOf(type.kind))
        return false;
    for (std::size_t other = 0; other < stacks.size(); ++other) {
        const ItemType &rival = world.content->items[stacks[other].item];
        const bool asGood = rival.kind == type.kind && rival.weaponKind == type.weaponKind &&
                            rival.power >= type.power &&
                            (type.bonus == GearBonus{} || rival.bonus == type.bonus);
        const bool better = rival.power > type.power || rival.bonus != type.bonus;
        const bool stays = world.player().inventory.isEquipped(other) || better || other > stack;
        if (other != stack && asGood && stays)
            return true;
    }
    return false;
}

} // namespace cave
