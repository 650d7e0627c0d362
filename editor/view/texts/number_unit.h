// SPDX-License-Identifier: MIT
#pragma once

class QDoubleSpinBox;
class QSpinBox;

namespace cave {

/// What a number field counts.
enum class NumberUnit { None, PerCent, Cells, Steps, Tiles, Neighbours };

/// Shows a unit behind the number, singular or plural by its value: "1 step", "2 steps". To be called again
/// when the language changes, and when the value was set while the field's signals were blocked.
void setUnit(QSpinBox &field, NumberUnit unit);
void setUnit(QDoubleSpinBox &field, NumberUnit unit);

} // namespace cave
