// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>

#include <concepts>
#include <cstdint>
#include <limits>
#include <utility>

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

} // namespace cave
