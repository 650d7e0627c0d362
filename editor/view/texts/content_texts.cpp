// SPDX-License-Identifier: MIT
#include "editor/view/texts/content_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <string>

namespace cave {
namespace {

QString fromContent(std::string_view text)
{
    return QCoreApplication::translate("Content", std::string(text).c_str());
}

QString localized(const std::string &number)
{
    return QString::fromStdString(number).replace('.', QLocale().decimalPoint());
}

} // namespace

QString shownName(const ItemType &item)
{
    return fromContent(item.name);
}

QString shownName(const MonsterType &monster)
{
    return fromContent(monster.name);
}

QString shownDescription(const MonsterType &monster)
{
    return fromContent(monster.description);
}

QString shownWeaponKind(std::string_view kind)
{
    return fromContent(kind);
}

QString aMonster(const MonsterType &monster)
{
    const QString name = shownName(monster);
    const bool vowel = !name.isEmpty() && QStringLiteral("AEIOU").contains(name.front().toUpper());
    return (vowel ? QCoreApplication::translate("Content", "an %1")
                  : QCoreApplication::translate("Content", "a %1"))
        .arg(name);
}

QString shownStack(const Content &content, const ItemStack &stack)
{
    const ItemType &item = content.items[stack.item];
    if (item.kind == ItemKind::Gold)
        return QCoreApplication::translate("Content", "%Ln gold", nullptr, stack.amount);
    if (stack.amount == 1)
        return shownName(item);
    return QStringLiteral("%1 × %2").arg(QLocale().toString(stack.amount), shownName(item));
}

QString shownStacks(const Content &content, const std::vector<ItemStack> &stacks)
{
    if (stacks.empty())
        return QCoreApplication::translate("Content", "nothing");
    QStringList names;
    for (const ItemStack &stack : stacks)
        names.append(shownStack(content, stack));
    const QString last = names.takeLast();
    return names.isEmpty() ? last
                           : QCoreApplication::translate("Content", "%1 and %2")
                                 .arg(names.join(QStringLiteral(", ")), last);
}

QString shownPoints(Points points)
{
    return localized(points.text());
}

QString shownShortPoints(Points points)
{
    return localized(points.shortText());
}

} // namespace cave
