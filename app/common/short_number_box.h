// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>
#include <QLocale>
#include <QString>

namespace cave {

/// A spin box without trailing zeros: "40 %", "0.5 %".
class ShortNumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] QString textFromValue(double value) const override
    {
        return locale().toString(value, 'g', QLocale::FloatingPointShortest);
    }
};

} // namespace cave
