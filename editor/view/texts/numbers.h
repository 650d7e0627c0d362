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

/// A count as `tr` takes it for plural forms: `tr("%Ln cells", nullptr, pluralCount(cells))`.
inline int pluralCount(std::integral auto count)
{
    return std::in_range<int>(count) ? static_cast<int>(count) : std::numeric_limits<int>::max();
}

} // namespace cave
