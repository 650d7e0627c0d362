// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QLocale>
#include <QString>

#include <cstdint>

namespace cave {

/// A number as the language writes it: "12,400".
inline QString shownNumber(std::int64_t number)
{
    return QLocale().toString(qlonglong(number));
}

/// What a label calls its field, without the mark of the key that leads there.
inline QString withoutMnemonic(const QLabel *label)
{
    return label->text().remove('&');
}

} // namespace cave
