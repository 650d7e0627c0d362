// SPDX-License-Identifier: MIT
#include "editor/view/texts/content_texts.h"

#include "core/base/text.h"
#include "core/rules/rounds/consumables.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <array>
#include <cmath>
#include <string>

namespace cave {

QString coreText(std::string_view text)
{
    return QCoreApplication::translate("Core", std::string(text).c_str());
}

QString messageText(const Message &message)
{
    QString pattern =
        message.isPattern() ? coreText(message.pattern()) : QString::fromStdString(message.pattern());
    if (message.isDecimal())
        return pattern.replace(QLatin1Char('.'), QLocale().decimalPoint());
    if (message.arguments().empty())
        return pattern;
    // Not by QString::arg, which would replace placeholders in arguments, too.
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place >= 1 && static_cast<std::size_t>(place) <= message.arguments().size()) {
            text += messageText(message.arguments()[static_cast<std::size_t>(place) - 1]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

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

namespace {

struct PlaceTexts {
    Q_DECLARE_TR_FUNCTIONS(cave::PlaceTexts)
};

/// One of the eight compass directions, from the angle between two places.
QString windText(double east, double north)
{
    static const std::array kWinds{
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "east"),  QT_TRANSLATE_NOOP("cave::PlaceTexts", "north-east"),
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "north"), QT_TRANSLATE_NOOP("cave::PlaceTexts", "north-west"),
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "west"),  QT_TRANSLATE_NOOP("cave::PlaceTexts", "south-west"),
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "south"), QT_TRANSLATE_NOOP("cave::PlaceTexts", "south-east")};
    constexpr double kEighth = 3.14159265358979 / 4;
    const long eighth = std::lround(std::atan2(north, east) / kEighth);
    return PlaceTexts::tr(kWinds[static_cast<std::size_t>((eighth + 8) % 8)]);
}

} // namespace

QString directionText(Direction direction)
{
    const WorldPos to = step({0, 0}, direction);
    return windText(static_cast<double>(to.x), static_cast<double>(to.y));
}

QString sentenceCase(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString joinedSentences(const QStringList &sentences)
{
    constexpr QChar kFullWidthStop(0x3002);
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty() && !text.endsWith(kFullWidthStop))
            text += u' ';
        text += sentence;
    }
    return text;
}

QString joinedClauses(const QStringList &clauses)
{
    return clauses.join(PlaceTexts::tr("; ", "between parts of a sentence"));
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
        return PlaceTexts::tr("here");
    const qint64 cells = straightDistance(from, to);
    const QString wind = windText(static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y));
    if (cells == 1)
        return PlaceTexts::tr("1 cell %1").arg(wind);
    return PlaceTexts::tr("%1 cells %2").arg(QLocale().toString(cells), wind);
}

} // namespace cave
