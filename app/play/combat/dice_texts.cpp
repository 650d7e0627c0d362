#include "app/play/combat/dice_texts.h"

#include "app/play/combat/combat_texts.h"
#include "core/rules/hero.h"
#include "editor/view/texts/content_texts.h"

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
    return modifier == 0 ? dieText(sides) : QStringLiteral("%1 + %2").arg(dieText(sides)).arg(modifier);
}

/// The roll of who is attacked, with what it was multiplied by.
QString dodgeText(const DiceDeed &deed)
{
    QString roll = rollText(deed.dodge);
    if (deed.dodgeTenths == 10)
        return roll;
    const double made = static_cast<double>(deed.dodge.total()) * deed.dodgeTenths / 10.0;
    return QStringLiteral("%1 %2 = %3")
        .arg(roll, timesText(deed.dodgeTenths), QLocale().toString(made, 'f', 1));
}

QString attackText(const DiceDeed &deed, const QString &enemy)
{
    const bool byPlayer = deed.by == Side::Player;
    const QString who = byPlayer ? trCombat("You attack: %1.")
                                 : trCombat("The %1 attacks: %2.").arg(enemy, QStringLiteral("%1"));
    const QString against = deed.dodged ? byPlayer ? trCombat("The %1 dodges with %2: a miss.").arg(enemy)
                                                   : trCombat("You dodge with %1: a miss.")
                            : byPlayer ? trCombat("The %1 rolls %2 to dodge: a hit.").arg(enemy)
                                        : trCombat("You roll %1 to dodge: a hit.");
    QStringList parts{who.arg(rollText(deed.roll)), against.arg(dodgeText(deed))};
    if (deed.dodged)
        return parts.join(' ');
    if (deed.blocked > 0)
        parts.append((byPlayer ? trCombat("Its armour blocks %1.") : trCombat("Your armour blocks %1."))
                         .arg(deed.blocked));
    const QString harm =
        byPlayer ? trCombat("Harm: %1; its health: %2.") : trCombat("Harm: %1; your health: %2.");
    parts.append(harm.arg(deed.harm).arg(deed.health));
    return parts.join(' ');
}

QString scrollText(const DiceDeed &deed, const Content &content)
{
    const QString read =
        trCombat("You read the %1: %2.").arg(shownName(content.items[deed.item]), rollText(deed.roll));
    const QString done = deed.kind == DiceDeed::Kind::Heal ? trCombat("Healed: %1; your health: %2.")
                                                           : trCombat("Harm: %1; its health: %2.");
    return read + ' ' + done.arg(deed.harm).arg(deed.health);
}

} // namespace

QString rollText(const DiceRoll &roll)
{
    const QString thrown = QStringLiteral("%1 → %2").arg(dieText(roll.sides)).arg(roll.rolled);
    return roll.modifier == 0
               ? thrown
               : QStringLiteral("%1 + %2 = %3").arg(thrown).arg(roll.modifier).arg(roll.total());
}

QString deedText(const DiceDeed &deed, const Content &content, const MonsterType &enemy)
{
    switch (deed.kind) {
    case DiceDeed::Kind::Attack:
        return attackText(deed, shownName(enemy));
    case DiceDeed::Kind::Dodge:
        return trCombat("You make ready to dodge: your next roll counts %1.")
            .arg(timesText(deed.roll.rolled));
    case DiceDeed::Kind::Harm:
    case DiceDeed::Kind::Heal:
        break;
    }
    return scrollText(deed, content);
}

QString playerDiceText(const DiceStats &stats)
{
    return trCombat("Attack %1 · dodge %2 · spells %3")
        .arg(dieText(stats.strength, stats.weapon), dieText(stats.dexterity), dieText(stats.intellect));
}

QString enemyDiceText(const DiceStats &stats)
{
    return trCombat("Attack %1 · dodge %2")
        .arg(dieText(stats.strength, stats.weapon), dieText(stats.dexterity));
}

QString timesText(int tenths)
{
    return QStringLiteral("×%1").arg(QLocale().toString(tenths / 10.0, 'f', 1));
}

QString experienceText(const HeroTable &hero, std::int64_t experience)
{
    const QLocale locale;
    QString now = locale.toString(static_cast<qlonglong>(experience));
    const int level = levelAt(hero, experience);
    if (level >= hero.highestLevel)
        return now;
    const std::int64_t more = experienceFor(hero, level + 1) - experience;
    return trCombat("%1, %2 more to level %3")
        .arg(now, locale.toString(static_cast<qlonglong>(more)))
        .arg(level + 1);
}

QString attributesText(const HeroTable &hero, int level)
{
    const Attributes attributes = attributesAt(hero, level);
    return trCombat("Health %1, strength %2, dexterity %3, intellect %4.")
        .arg(attributes.health)
        .arg(attributes.strength)
        .arg(attributes.dexterity)
        .arg(attributes.intellect);
}

} // namespace cave
