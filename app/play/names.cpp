#include "app/play/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace cave {
namespace {

QString text(const char *source, const char *comment = nullptr, int n = -1)
{
    return QCoreApplication::translate("cave::Names", source, comment, n);
}

/// One of the eight winds, from the angle between the two places.
QString windText(double east, double north)
{
    static const std::array kWinds{
        QT_TRANSLATE_NOOP("cave::Names", "east"),  QT_TRANSLATE_NOOP("cave::Names", "north-east"),
        QT_TRANSLATE_NOOP("cave::Names", "north"), QT_TRANSLATE_NOOP("cave::Names", "north-west"),
        QT_TRANSLATE_NOOP("cave::Names", "west"),  QT_TRANSLATE_NOOP("cave::Names", "south-west"),
        QT_TRANSLATE_NOOP("cave::Names", "south"), QT_TRANSLATE_NOOP("cave::Names", "south-east")};
    constexpr double kEighth = 3.14159265358979 / 4;
    const long eighth = std::lround(std::atan2(north, east) / kEighth);
    return text(kWinds[static_cast<std::size_t>((eighth + 8) % 8)]);
}

} // namespace

QString monsterName(const Content &content, std::size_t kind)
{
    return QString::fromStdString(content.monsters[kind].name);
}

QString aMonster(const Content &content, std::size_t kind)
{
    const QString name = monsterName(content, kind);
    const bool vowel = !name.isEmpty() && QStringLiteral("AEIOU").contains(name.front().toUpper());
    return (vowel ? text(QT_TRANSLATE_NOOP("cave::Names", "an %1"))
                  : text(QT_TRANSLATE_NOOP("cave::Names", "a %1")))
        .arg(name);
}

QString stackName(const Content &content, const ItemStack &stack)
{
    const ItemType &type = content.items[stack.item];
    const QString name = QString::fromStdString(type.name);
    if (stack.amount == 1 && type.kind != ItemKind::Gold)
        return name;
    return text(QT_TRANSLATE_NOOP("cave::Names", "%1 %2"), "amount, item")
        .arg(QLocale().toString(stack.amount), name);
}

QString stackNames(const Content &content, const std::vector<ItemStack> &stacks)
{
    if (stacks.empty())
        return text(QT_TRANSLATE_NOOP("cave::Names", "nothing"));
    QString names;
    for (std::size_t i = 0; i + 1 < stacks.size(); ++i)
        names += (names.isEmpty() ? QString() : QStringLiteral(", ")) + stackName(content, stacks[i]);
    const QString last = stackName(content, stacks.back());
    return names.isEmpty() ? last : text(QT_TRANSLATE_NOOP("cave::Names", "%1 and %2")).arg(names, last);
}

QString sentenceCase(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString coordinatesText(WorldPos p)
{
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
}

qint64 straightDistance(WorldPos a, WorldPos b)
{
    return std::llround(std::hypot(static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y)));
}

QString wayText(WorldPos from, WorldPos to)
{
    if (from == to)
        return text(QT_TRANSLATE_NOOP("cave::Names", "here"));
    const qint64 cells = straightDistance(from, to);
    const QString wind = windText(static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y));
    if (cells == 1)
        return text(QT_TRANSLATE_NOOP("cave::Names", "1 cell %1")).arg(wind);
    return text(QT_TRANSLATE_NOOP("cave::Names", "%1 cells %2")).arg(QLocale().toString(cells), wind);
}

} // namespace cave
