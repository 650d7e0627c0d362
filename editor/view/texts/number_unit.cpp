// SPDX-License-Identifier: MIT
#include "editor/view/texts/number_unit.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
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

} // namespace cave
