// SPDX-License-Identifier: MIT
#include "editor/view/texts/content_texts.h"

#include "core/base/text.h"
#include "core/rules/rounds/round_combat.h"
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

QString stackText(const ItemType &item, int amount, const QString &name)
{
    if (item.kind == ItemKind::Gold)
        return QCoreApplication::translate("Content", "%Ln gold", nullptr, amount);
    return amount == 1 ? name : QStringLiteral("%1 × %2").arg(QLocale().toString(amount), name);
}

template<class Text>
QString listText(const std::vector<ItemStack> &stacks, Text text)
{
    if (stacks.empty())
        return QCoreApplication::translate("Content", "nothing");
    QStringList names;
    for (const ItemStack &stack : stacks)
        names.append(text(stack));
    const QString last = names.takeLast();
    return names.isEmpty() ? last
                           : QCoreApplication::translate("Content", "%1 and %2").arg(listed(names), last);
}

} // namespace

QString listed(const QStringList &names)
{
    return names.join(QCoreApplication::translate("Content", ", ", "between names"));
}

QString shownName(const ItemType &item)
{
    return messageText(titleOf(item));
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
    return stackText(item, stack.amount, shownName(item));
}

QString shownStacks(const Content &content, const std::vector<ItemStack> &stacks)
{
    return listText(stacks, [&](const ItemStack &stack) { return shownStack(content, stack); });
}

QString shownKnownName(const World &world, std::size_t item)
{
    const ItemType &type = world.content->items[item];
    return isKnown(*world.content, world.player(), item) ? shownName(type) : coreText(knownName(world, item));
}

QString shownStack(const World &world, const ItemStack &stack)
{
    return stackText(world.content->items[stack.item], stack.amount, shownKnownName(world, stack.item));
}

QString shownStacks(const World &world, const std::vector<ItemStack> &stacks)
{
    return listText(stacks, [&](const ItemStack &stack) { return shownStack(world, stack); });
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
