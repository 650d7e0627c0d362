// SPDX-License-Identifier: MIT
#include "app/play/texts/combat_texts.h"
#include "core/rules/dice_combat.h"
#include "editor/view/texts/texts.h"

#include <QLocale>
#include <QStringList>

namespace cave {
namespace {

QString dieText(int sides)
{
    return QStringLiteral("1d%1").arg(sides);
}

QString dieText(int sides, int modifier)
{
    return modifier == 0 ? dieText(sides)
                         : QStringLiteral("%1 + %2").arg(dieText(sides), QString::number(modifier));
}

/// The defender's roll, with its multiplier.
QString dodgeText(const DiceAction &action)
{
    QString roll = rollText(action.dodge);
    if (action.dodgeTenths == 10)
        return roll;
    const double made = static_cast<double>(action.dodge.total()) * action.dodgeTenths / 10.0;
    return QStringLiteral("%1 %2 = %3")
        .arg(roll, timesText(action.dodgeTenths), QLocale().toString(made, 'f', 1));
}

QString attackText(const DiceAction &action, const QString &enemy)
{
    const bool byPlayer = action.by == Side::Player;
    const QString who = byPlayer ? CombatText::tr("You attack: %1.")
                                 : CombatText::tr("The %1 attacks: %2.").arg(enemy, QStringLiteral("%1"));
    const QString against = action.dodged ? byPlayer
                                                ? CombatText::tr("The %1 dodges with %2: miss.").arg(enemy)
                                                : CombatText::tr("You dodge with %1: miss.")
                            : byPlayer ? CombatText::tr("The %1 rolls %2 to dodge: hit.").arg(enemy)
                                          : CombatText::tr("You roll %1 to dodge: hit.");
    QStringList parts{who.arg(rollText(action.roll)), against.arg(dodgeText(action))};
    if (action.dodged)
        return joinedSentences(parts);
    if (action.blocked > 0)
        parts.append(
            (byPlayer ? CombatText::tr("Its armour blocks %1.") : CombatText::tr("Your armour blocks %1."))
                .arg(action.blocked));
    const QString harm = byPlayer ? CombatText::tr("%1 damage; %2 HP left.")
                                  : CombatText::tr("You take %1 damage; %2 HP left.");
    parts.append(harm.arg(action.harm).arg(action.health));
    return joinedSentences(parts);
}

QString scrollText(const DiceAction &action, const Content &content)
{
    const QString read = CombatText::tr("You read the %1: %2.")
                             .arg(shownName(content.items[action.item]), rollText(action.roll));
    const QString done = action.kind == DiceAction::Kind::Heal ? CombatText::tr("You heal %1; %2 HP.")
                                                               : CombatText::tr("%1 damage; %2 HP left.");
    return joinedSentences({read, done.arg(action.harm).arg(action.health)});
}

} // namespace

QString rollText(const DiceRoll &roll)
{
    const QString thrown = QStringLiteral("%1 → %2").arg(dieText(roll.sides), QString::number(roll.rolled));
    return roll.modifier == 0
               ? thrown
               : QStringLiteral("%1 + %2 = %3")
                     .arg(thrown, QString::number(roll.modifier), QString::number(roll.total()));
}

QString actionText(const DiceAction &action, const Content &content, const MonsterType &enemy)
{
    switch (action.kind) {
    case DiceAction::Kind::Attack:
        return attackText(action, shownName(enemy));
    case DiceAction::Kind::Dodge:
        return CombatText::tr("You get ready to dodge: your next roll counts %1.")
            .arg(timesText(action.roll.rolled));
    case DiceAction::Kind::Harm:
    case DiceAction::Kind::Heal:
        break;
    }
    return scrollText(action, content);
}

QString allyActionText(const DiceAction &action, const Content &content, const MonsterType &enemy,
                       const QString &ally)
{
    const bool byAlly = action.by == Side::Player;
    switch (action.kind) {
    case DiceAction::Kind::Attack:
        if (action.dodged)
            return (byAlly ? CombatText::tr("%1 attacks; the %2 dodges.")
                           : CombatText::tr("The %2 attacks; %1 dodges."))
                .arg(ally, shownName(enemy));
        return (byAlly ? CombatText::tr("%1 hits the %2 for %3 damage.")
                       : CombatText::tr("The %2 hits %1 for %3 damage."))
            .arg(ally, shownName(enemy), QString::number(action.harm));
    case DiceAction::Kind::Dodge:
        return CombatText::tr("%1 gets ready to dodge.").arg(ally);
    case DiceAction::Kind::Harm:
    case DiceAction::Kind::Heal:
        break;
    }
    const QString scroll = shownName(content.items[action.item]);
    return (action.kind == DiceAction::Kind::Heal ? CombatText::tr("%1 reads the %2 and heals %3.")
                                                  : CombatText::tr("%1 reads the %2: %3 damage."))
        .arg(ally, scroll, QString::number(action.harm));
}

QString playerDiceText(const DiceStats &stats)
{
    return CombatText::tr("Attack %1 · dodge %2 · spells %3")
        .arg(dieText(stats.strength, stats.weapon), dieText(stats.dexterity), dieText(stats.intellect));
}

QString enemyDiceText(const DiceStats &stats)
{
    return CombatText::tr("Attack %1 · dodge %2")
        .arg(dieText(stats.strength, stats.weapon), dieText(stats.dexterity));
}

QString timesText(int tenths)
{
    return QStringLiteral("×%1").arg(QLocale().toString(tenths / 10.0, 'f', 1));
}

QString experienceText(const HeroTable &hero, std::int64_t experience)
{
    QString now = shownNumber(experience);
    const int level = levelAt(hero, experience);
    if (level >= hero.highestLevel)
        return now;
    const std::int64_t more = experienceFor(hero, level + 1) - experience;
    return CombatText::tr("%1, %2 to level %3").arg(now, shownNumber(more), QString::number(level + 1));
}

QString attributesText(const HeroTable &hero, int level)
{
    const Attributes attributes = attributesAt(hero, level);
    return CombatText::tr("Health %1, strength %2, dexterity %3, intellect %4.")
        .arg(attributes.health)
        .arg(attributes.strength)
        .arg(attributes.dexterity)
        .arg(attributes.intellect);
}

} // namespace cave
