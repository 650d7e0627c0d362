// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>

#include <concepts>
#include <cstdint>
#include <limits>
#include <utility>

class QDoubleSpinBox;
class QSpinBox;

namespace cave {

/// A number in the language's format: "12,400".
inline QString shownNumber(std::int64_t number)
{
    return QLocale().toString(qlonglong(number));
}

/// A number that isn't negative, as spin boxes take it: at most the largest int.
inline int spinValue(std::integral auto number)
{
    return std::in_range<int>(number) ? static_cast<int>(number) : std::numeric_limits<int>::max();
}

/// A count as `tr` takes it for plural forms: `tr("%Ln cells", nullptr, pluralCount(cells))`.
inline int pluralCount(std::integral auto count)
{
    return spinValue(count);
}

/// What a number field counts.
enum class NumberUnit { None, PerCent, Cells, Steps, Tiles, Neighbours };

/// Shows a unit behind the number, singular or plural by its value: "1 step", "2 steps". To be called again
/// when the language changes, and when the value was set while the field's signals were blocked.
void setUnit(QSpinBox &field, NumberUnit unit);
void setUnit(QDoubleSpinBox &field, NumberUnit unit);

/// The time elapsed, in words: "just now", "3 minutes ago", "yesterday", "on 3 May 2024". Both times are
/// milliseconds since 1970-01-01 UTC; days change at local midnight. A time in the future counts as now.
QString timeAgo(qint64 thenMs, qint64 nowMs);

} // namespace cave
