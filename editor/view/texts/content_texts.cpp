// SPDX-License-Identifier: MIT
#include "editor/view/texts/content_texts.h"

#include "core/base/text.h"
#include "editor/view/texts/core_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <string>

namespace cave {
namespace {

QString localized(const std::string &number)
{
    return QString::fromStdString(number).replace('.', QLocale().decimalPoint());
}

} // namespace

QString shownName(const ItemType &item)
{
    return coreText(item.name);
}

QString shownName(const MonsterType &monster)
{
    return coreText(monster.name);
}

QString shownDescription(const MonsterType &monster)
{
    return coreText(monster.description);
}

QString shownWeaponKind(std::string_view kind)
{
    return coreText(kind);
}

QString aMonster(const MonsterType &monster)
{
    // Translated as a whole, as other languages have more articles.
    return coreText(withArticle(monster.name));
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
