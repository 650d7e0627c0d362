// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"

#include <QString>
#include <QStringList>

namespace cave {

/// The texts of a setting; translated.
struct SettingTexts {
    QString label;
    QString description;
    QStringList choices; ///< of a choice, in its order
    QString suffix;      ///< of a number: " %"
    QString smallest;    ///< of a number, shown instead of its minimum; may be empty
};

SettingTexts textsOf(Setting setting);

} // namespace cave
