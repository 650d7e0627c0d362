#include "app/play/content_texts.h"

#include <QCoreApplication>
#include <QLocale>

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

QString shownStack(const Content &content, const ItemStack &stack)
{
    const ItemType &item = content.items[stack.item];
    if (item.kind == ItemKind::Gold)
        return QCoreApplication::translate("Content", "%n gold", nullptr, stack.amount);
    if (stack.amount == 1)
        return shownName(item);
    return QStringLiteral("%1 × %2").arg(stack.amount).arg(shownName(item));
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
