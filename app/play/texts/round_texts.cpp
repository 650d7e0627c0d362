// SPDX-License-Identifier: MIT
#include "app/play/texts/combat_texts.h"
#include "editor/view/texts/texts.h"

#include <QStringList>

namespace cave {
namespace {

/// "4", "6–9".
QString rangeText(PointRange range)
{
    return range.least == range.most ? QString::number(range.least)
                                     : QStringLiteral("%1–%2").arg(range.least).arg(range.most);
}

/// What the enemy's answer costs.
QString answerText(const Forecast &forecast)
{
    if (!forecast.answer)
        return CombatText::tr("no answer");
    return (forecast.mayDie ? CombatText::tr("it answers with %1, which may kill you")
                            : CombatText::tr("it answers with %1"))
        .arg(rangeText(*forecast.answer));
}

/// What follows a choice.
QString nextText(const Forecast &forecast)
{
    if (forecast.wins)
        return CombatText::tr("it dies");
    return forecast.mayWin ? CombatText::tr("it may die, or %1").arg(answerText(forecast))
                           : answerText(forecast);
}

/// A choice with the companion's part in it, and what follows.
QString choiceText(const QString &effect, const Forecast &forecast)
{
    const QString all = forecast.help.most == 0
                            ? effect
                            : CombatText::tr("%1, companion %2 damage", "what a choice does; a number")
                                  .arg(effect, rangeText(forecast.help));
    return CombatText::tr("%1; %2", "what a choice does; what follows").arg(all, nextText(forecast));
}

QString blowText(const RoundAction &action, const QString &enemy, const QString &ally)
{
    const bool own = action.by == Side::Player;
    if (!ally.isEmpty())
        return (own ? CombatText::tr("%1 hits the %2 for %3 damage.")
                    : CombatText::tr("The %2 hits %1 for %3 damage."))
            .arg(ally, enemy, QString::number(action.harm));
    if (action.used == 0)
        return (own ? CombatText::tr("You hit the %1 for %2 damage.")
                    : CombatText::tr("The %1 hits you for %2 damage."))
            .arg(enemy, QString::number(action.harm));
    return (own ? CombatText::tr("You hit the %1 for %2 damage; it uses %3 armour (%4 left).")
                : CombatText::tr("The %1 hits you for %2 damage; you use %3 armour (%4 left)."))
        .arg(enemy, QString::number(action.harm), QString::number(action.used),
             QString::number(action.armour));
}

/// What else a blow did.
QStringList consequences(const RoundAction &action, const QString &enemy)
{
    const bool own = action.by == Side::Player;
    QStringList parts;
    if (action.health == 0)
        parts.append(
            (own ? CombatText::tr("You killed the %1.") : CombatText::tr("The %1 killed you.")).arg(enemy));
    else if (action.stunned)
        parts.append((own ? CombatText::tr("The %1 is stunned and can't answer.")
                          : CombatText::tr("You are stunned. The %1 strikes again."))
                         .arg(enemy));
    if (action.poisoned)
        parts.append(CombatText::tr("You are poisoned."));
    return parts;
}

QString ownText(const RoundAction &action, const Content &content)
{
    switch (action.kind) {
    case RoundAction::Kind::Guard:
        return action.restored > 0 ? CombatText::tr("You guard, and get %1 armour back.").arg(action.restored)
                                   : CombatText::tr("You guard.");
    case RoundAction::Kind::Swap:
        return CombatText::tr("You wield the %1.").arg(shownName(content.items[action.item]));
    case RoundAction::Kind::Flee:
        return CombatText::tr("You turn and run.");
    case RoundAction::Kind::Use:
    case RoundAction::Kind::Strike:
        break;
    }
    return CombatText::tr("You use the %1.").arg(shownName(content.items[action.item]));
}

QString allyText(const RoundAction &action, const Content &content, const QString &ally)
{
    switch (action.kind) {
    case RoundAction::Kind::Guard:
        return CombatText::tr("%1 guards.").arg(ally);
    case RoundAction::Kind::Swap:
        return CombatText::tr("%1 wields the %2.").arg(ally, shownName(content.items[action.item]));
    case RoundAction::Kind::Flee:
        return CombatText::tr("%1 turns and runs.").arg(ally);
    case RoundAction::Kind::Use:
    case RoundAction::Kind::Strike:
        break;
    }
    return CombatText::tr("%1 uses the %2.").arg(ally, shownName(content.items[action.item]));
}

/// `ally`: whose companion it is; empty: the player's.
QString companionText(const RoundAction &action, const QString &enemy, const QString &ally)
{
    const QString harm = QString::number(action.harm);
    if (action.by == Side::Enemy)
        return ally.isEmpty()
                   ? CombatText::tr("The %1 hits your companion for %2 damage.").arg(enemy, harm)
                   : CombatText::tr("The %1 hits %2's companion for %3 damage.").arg(enemy, ally, harm);
    const QString blow =
        ally.isEmpty() ? CombatText::tr("Your companion hits the %1 for %2 damage.").arg(enemy, harm)
                       : CombatText::tr("%1's companion hits the %2 for %3 damage.").arg(ally, enemy, harm);
    return action.health > 0 ? blow : blow + ' ' + CombatText::tr("The %1 dies.").arg(enemy);
}

} // namespace

QString roundText(const RoundAction &action, const Content &content, const MonsterType &enemy,
                  const QString &ally)
{
    const QString name = shownName(enemy);
    if (action.companion)
        return companionText(action, name, ally);
    const bool isBlow = action.kind == RoundAction::Kind::Strike || action.damage > 0;
    QStringList parts;
    if (action.kind != RoundAction::Kind::Strike)
        parts.append(ally.isEmpty() ? ownText(action, content) : allyText(action, content, ally));
    if (isBlow)
        parts.append(blowText(action, name, ally));
    if (isBlow && ally.isEmpty())
        parts += consequences(action, name);
    return parts.join(' ');
}

QString strikePreview(const Forecast &forecast)
{
    return choiceText(CombatText::tr("%1 damage").arg(rangeText(forecast.harm)), forecast);
}

QString guardPreview(const Forecast &forecast)
{
    const QString back = forecast.restored > 0 ? CombatText::tr("%1 armour back").arg(forecast.restored)
                                               : CombatText::tr("softens the next blow");
    return choiceText(back, forecast);
}

QString swapPreview(const ItemType &weapon, PointRange harm, const Forecast &forecast)
{
    const QString next =
        CombatText::tr("%1: %2 damage from the next round").arg(shownName(weapon), rangeText(harm));
    return choiceText(next, forecast);
}

QString fleePreview(const Forecast &forecast)
{
    if (!forecast.answer)
        return CombatText::tr("you get away, and it stays");
    return (forecast.mayDie ? CombatText::tr("a parting blow of %1, which may kill you")
                            : CombatText::tr("a parting blow of %1; it stays and recovers"))
        .arg(rangeText(*forecast.answer));
}

} // namespace cave
