// SPDX-License-Identifier: MIT
#include "editor/view/texts/relative_time.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace cave {
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
