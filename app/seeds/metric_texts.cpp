#include "app/seeds/metric_texts.h"

#include <QCoreApplication>

#include <cmath>

namespace cave {
namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Metric", text);
}

QString unitSentence(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Share:
        return translated("In per cent.");
    case MetricUnit::Cells:
        return translated("In cells.");
    case MetricUnit::Steps:
        return translated("In steps north, east, south or west.");
    case MetricUnit::Count:
        return translated("A number of things.");
    case MetricUnit::Power:
        return translated("In points of power.");
    case MetricUnit::Ratio:
        return translated("A ratio, 1 or more.");
    }
    return {};
}

QString reachSentence(const MetricQuery &query)
{
    switch (infoOf(query.id).reach) {
    case MetricReach::Square:
        return translated("The square: %1 cells from the spawn each way.").arg(query.reach);
    case MetricReach::Steps:
        return translated("Within %1 steps.").arg(query.reach);
    case MetricReach::Limit:
        return translated("Looked for up to %1 steps away.").arg(query.reach);
    }
    return {};
}

} // namespace

QString metricLabel(const MetricQuery &query)
{
    const MetricInfo &info = infoOf(query.id);
    const QString label = translated(info.label.data());
    return query.reach == info.ownReach ? label : QStringLiteral("%1 (%2)").arg(label).arg(query.reach);
}

QString metricExplanation(const MetricQuery &query)
{
    const MetricInfo &info = infoOf(query.id);
    return QStringLiteral("%1 %2 %3")
        .arg(translated(info.definition.data()), unitSentence(info.unit), reachSentence(query));
}

QString metricValue(const MetricQuery &query, double value)
{
    return std::isnan(value) ? QStringLiteral("…")
                             : QString::fromStdString(valueText(infoOf(query.id).unit, value));
}

} // namespace cave
