// SPDX-License-Identifier: MIT
#include "editor/view/texts/relative_time.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace cave {
namespace {

QString translated(const char *text, int count = -1)
{
    return QCoreApplication::translate("RelativeTime", text, nullptr, count);
}

} // namespace

QString timeAgo(qint64 thenMs, qint64 nowMs)
{
    constexpr qint64 kMinute = 60'000;
    constexpr qint64 kHour = 60 * kMinute;
    const qint64 passed = nowMs - thenMs;
    const QDate then = QDateTime::fromMSecsSinceEpoch(thenMs).date();
    const qint64 days = then.daysTo(QDateTime::fromMSecsSinceEpoch(nowMs).date());
    if (passed < kMinute)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "just now"));
    if (passed < 2 * kMinute)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "a minute ago"));
    if (passed < kHour)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "%n minutes ago"),
                          static_cast<int>(passed / kMinute));
    if (passed < 2 * kHour)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "an hour ago"));
    if (days < 1 || passed < 6 * kHour)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "%n hours ago"),
                          static_cast<int>(passed / kHour));
    if (days == 1)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "yesterday"));
    if (days < 7)
        return translated(QT_TRANSLATE_NOOP("RelativeTime", "%n days ago"), static_cast<int>(days));
    return translated(QT_TRANSLATE_NOOP("RelativeTime", "on %1"))
        .arg(QLocale().toString(then, QLocale::LongFormat));
}

} // namespace cave
