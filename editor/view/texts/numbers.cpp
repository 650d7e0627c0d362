// SPDX-License-Identifier: MIT
#include "editor/view/texts/numbers.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QSpinBox>
#include <QString>

namespace cave {
namespace {

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

} // namespace

void setUnit(QSpinBox &field, NumberUnit unit)
{
    followValue(field, unit);
}

void setUnit(QDoubleSpinBox &field, NumberUnit unit)
{
    followValue(field, unit);
}

namespace {

struct TimeText {
    Q_DECLARE_TR_FUNCTIONS(RelativeTime)
};

} // namespace

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
