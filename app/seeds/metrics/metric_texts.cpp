// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_texts.h"

#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSpinBox>

#include <cmath>

namespace cave {
namespace {

struct MetricText {
    Q_DECLARE_TR_FUNCTIONS(Metric)
};

QString unitSentence(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Share:
        return MetricText::tr("In per cent.");
    case MetricUnit::Cells:
        return MetricText::tr("In cells.");
    case MetricUnit::Steps:
        return MetricText::tr("In steps north, east, south or west.");
    case MetricUnit::Count:
        return MetricText::tr("A count.");
    case MetricUnit::Power:
        return MetricText::tr("In power points.");
    case MetricUnit::Ratio:
        return MetricText::tr("A ratio, 1 or more.");
    }
    return {};
}

/// Where the metric can be measured, if not everywhere.
QString scopeSentence(MetricScope scope)
{
    switch (scope) {
    case MetricScope::Any:
        return {};
    case MetricScope::OpenWorlds:
        return MetricText::tr("Measured in endless caves and caverns.");
    case MetricScope::CavesInLevels:
        return MetricText::tr("Measured in caverns and dungeons.");
    case MetricScope::Dungeons:
        return MetricText::tr("Measured in dungeons.");
    case MetricScope::Caverns:
        return MetricText::tr("Measured in caverns.");
    case MetricScope::RoomMaps:
        return MetricText::tr("Measured in maps of rooms.");
    case MetricScope::ActionLevels:
        break;
    }
    return MetricText::tr("Measured in maps of rooms and level files.");
}

QString reachSentence(const MetricQuery &query)
{
    switch (infoOf(query.id).reach) {
    case MetricReach::Square:
        return MetricText::tr(
            "The square: %n cells from the spawn each way; in worlds of levels the level of that "
            "number, or all if there is none.",
            nullptr, query.reach);
    case MetricReach::Steps:
        return MetricText::tr("Within %n steps.", nullptr, query.reach);
    case MetricReach::Limit:
        return MetricText::tr("Searched up to %n steps away.", nullptr, query.reach);
    case MetricReach::Level:
        return query.reach == kAllLevels ? MetricText::tr("All levels together.")
                                         : MetricText::tr("Level %1.").arg(query.reach);
    }
    return {};
}

} // namespace

QString metricLabel(const MetricQuery &query)
{
    if (isOfThings(query.id))
        return QString::fromStdString(queryText(query));
    const MetricInfo &info = infoOf(query.id);
    const QString label = coreText(info.label);
    return query.reach == info.ownReach ? label
                                        : QStringLiteral("%1 (%2)").arg(label, QString::number(query.reach));
}

QString metricExplanation(const MetricQuery &query)
{
    const MetricInfo &info = infoOf(query.id);
    return QStringLiteral("%1 %2 %3 %4")
        .arg(coreText(info.definition), unitSentence(info.unit), reachSentence(query),
             scopeSentence(info.scope))
        .trimmed();
}

void setReachRange(QSpinBox &field, const MetricInfo &info)
{
    const bool levels = info.reach == MetricReach::Level;
    field.setRange(levels ? kAllLevels : 1, farthestReach(info));
    field.setSpecialValueText(levels ? MetricText::tr("all levels") : QString());
}

NumberUnit reachUnit(MetricReach reach)
{
    return reach == MetricReach::Square  ? NumberUnit::Cells
           : reach == MetricReach::Level ? NumberUnit::None
                                         : NumberUnit::Steps;
}

QString unitValue(MetricUnit unit, double value)
{
    if (std::isinf(value))
        return MetricText::tr("none");
    return QString::fromStdString(valueText(unit, value)).replace('.', QLocale().decimalPoint());
}

QString metricValue(const MetricQuery &query, double value)
{
    return std::isnan(value) ? QStringLiteral("…") : unitValue(infoOf(query.id).unit, value);
}

} // namespace cave
