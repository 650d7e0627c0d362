// SPDX-License-Identifier: MIT
#include "app/play/texts/combat_texts.h"

#include "core/rules/forecast/forecast.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/place_texts.h"

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

} // namespace cave
