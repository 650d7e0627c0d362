// SPDX-License-Identifier: MIT
#include "editor/view/texts/texts.h"

#include "core/base/text.h"
#include "core/io/files/kept_database.h"
#include "core/rules/rounds/round_combat.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QSpinBox>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
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

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(Errors)
};

QString kindText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return ErrorText::tr("That can't be used.");
    case ErrorCode::NotFound:
        return ErrorText::tr("It could not be found.");
    case ErrorCode::AlreadyExists:
        return ErrorText::tr("A file with that name already exists.");
    case ErrorCode::Locked:
        return ErrorText::tr("This world is open in another window of Cave Game.");
    case ErrorCode::NotAWorld:
        return ErrorText::tr("This is not a world file.");
    case ErrorCode::TooNew:
        return ErrorText::tr("This world needs a newer version of Cave Game.");
    case ErrorCode::Damaged:
        return ErrorText::tr("This world is damaged.");
    case ErrorCode::DiskFull:
        return ErrorText::tr("The disk is full.");
    case ErrorCode::ReaderGone:
    case ErrorCode::Io:
        break;
    }
    return ErrorText::tr("The file could not be read or written.");
}

/// Whether one of the arguments before the last is the quoted path of a file.
bool namesFile(const Message &message)
{
    return std::any_of(message.arguments().begin(), std::prev(message.arguments().end()),
                       [](const Message &part) { return part.english().starts_with("'/"); });
}

/// The last part of a message; the part before names the file or the place.
Message withoutPlace(const Message &message)
{
    const std::string reason = ": %" + std::to_string(message.arguments().size());
    if (message.isPattern() && !message.arguments().empty() && message.pattern().ends_with(reason) &&
        namesFile(message))
        return withoutPlace(message.arguments().back());
    if (message.pattern() == "%1: %2" && message.arguments().size() == 2)
        return withoutPlace(message.arguments()[1]);
    return message.isPattern()
               ? message
               : Message(message.pattern().substr(message.pattern().rfind(": ") == std::string::npos
                                                      ? 0
                                                      : message.pattern().rfind(": ") + 2));
}

constexpr const char *kUnitProperty = "cave.unit";

struct NumberUnitText {
    Q_DECLARE_TR_FUNCTIONS(NumberUnit)
};

QString suffixOf(NumberUnit unit, int count)
{
    switch (unit) {
    case NumberUnit::None:
        break;
    case NumberUnit::PerCent:
        return NumberUnitText::tr(" %", "per cent");
    case NumberUnit::Cells:
        return NumberUnitText::tr(" cells", "after a number in a field", count);
    case NumberUnit::Steps:
        return NumberUnitText::tr(" steps", "after a number in a field", count);
    case NumberUnit::Tiles:
        return NumberUnitText::tr(" tiles", "after a number in a field", count);
    case NumberUnit::Neighbours:
        return NumberUnitText::tr(" neighbours", "after a number in a field", count);
    }
    return {};
}

template<class Field>
void followValue(Field &field, NumberUnit unit)
{
    const bool first = !field.property(kUnitProperty).isValid();
    field.setProperty(kUnitProperty, static_cast<int>(unit));
    const auto update = [&field] {
        const auto shown = static_cast<NumberUnit>(field.property(kUnitProperty).toInt());
        field.setSuffix(suffixOf(shown, static_cast<int>(field.value())));
    };
    if (first)
        QObject::connect(&field, &Field::valueChanged, &field, update);
    update();
}

struct TimeText {
    Q_DECLARE_TR_FUNCTIONS(RelativeTime)
};

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

QString errorText(const Error &error)
{
    // The other texts are about worlds.
    return withDetails(isAboutKeptFile(error.message) ? ErrorText::tr("A file of your data can't be used.")
                                                      : kindText(error.code),
                       error.message);
}

QString shortErrorText(const Error &error)
{
    return withDetails(kindText(error.code), withoutPlace(error.message));
}

QString withReason(const QString &sentence, const Error &error)
{
    return sentence + ' ' + errorText(error);
}

QString withDetails(const QString &sentence, const Message &details)
{
    if (details.empty())
        return sentence;
    return ErrorText::tr("%1 Details: %2.").arg(sentence, messageText(details));
}

QString remarkText(const Message &remark)
{
    return ErrorText::tr("Note: %1.").arg(messageText(remark));
}

QString damageText(const DamagedRegion &region)
{
    const QString text = ErrorText::tr("Region %1, %2 can't be read.");
    return withDetails(text.arg(region.pos.x).arg(region.pos.y), withoutPlace(region.reason));
}

void setUnit(QSpinBox &field, NumberUnit unit)
{
    followValue(field, unit);
}

void setUnit(QDoubleSpinBox &field, NumberUnit unit)
{
    followValue(field, unit);
}

QString timeAgo(qint64 thenMs, qint64 nowMs)
{
    constexpr qint64 kMinute = 60'000;
    constexpr qint64 kHour = 60 * kMinute;
    const qint64 passed = nowMs - thenMs;
    const QDate then = QDateTime::fromMSecsSinceEpoch(thenMs).date();
    const qint64 days = then.daysTo(QDateTime::fromMSecsSinceEpoch(nowMs).date());
    if (passed < kMinute)
        return TimeText::tr("just now");
    if (passed < 2 * kMinute)
        return TimeText::tr("a minute ago");
    if (passed < kHour)
        return TimeText::tr("%n minutes ago", nullptr, static_cast<int>(passed / kMinute));
    if (passed < 2 * kHour)
        return TimeText::tr("an hour ago");
    if (days < 1 || passed < 6 * kHour)
        return TimeText::tr("%n hours ago", nullptr, static_cast<int>(passed / kHour));
    if (days == 1)
        return TimeText::tr("yesterday");
    if (days < 7)
        return TimeText::tr("%n days ago", nullptr, static_cast<int>(days));
    return TimeText::tr("on %1").arg(QLocale().toString(then, QLocale::LongFormat));
}

} // namespace cave
