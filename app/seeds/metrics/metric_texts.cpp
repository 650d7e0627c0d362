// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_texts.h"

#include "core/world/generator_info.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QListView>
#include <QLocale>
#include <QStandardItemModel>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// The translation context of spans, which plots share.
struct SpanText {
    Q_DECLARE_TR_FUNCTIONS(Plots)
};

/// A value without its unit, before a dash.
QString bareValue(const MetricQuery &query, double value)
{
    QString text = metricValue(query, value);
    if (infoOf(query.id).unit == MetricUnit::Share && text.endsWith(QLatin1Char('%')))
        text = text.chopped(1).trimmed();
    return text;
}

QString boundText(const MetricQuery &query, double value)
{
    constexpr int kDecimals = 9;
    constexpr double kPerCent = 100;
    const bool share = infoOf(query.id).unit == MetricUnit::Share;
    QString text = QString::number(share ? value * kPerCent : value, 'f', kDecimals);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return share ? text + QLatin1Char('%') : text;
}

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

QString spanText(const MetricSpan &span)
{
    if (std::isinf(span.least) && span.least > 0)
        return SpanText::tr("none");
    const bool anyLeast = std::isinf(span.least);
    if (span.most == kAnyNumber)
        return anyLeast ? SpanText::tr("not none")
                        : SpanText::tr("at least %1").arg(metricValue(span.query, span.least));
    if (std::isinf(span.most))
        return anyLeast ? SpanText::tr("any")
                        : SpanText::tr("at least %1, or none").arg(metricValue(span.query, span.least));
    QString most = metricValue(span.query, span.most);
    if (anyLeast)
        return SpanText::tr("at most %1").arg(most);
    if (span.least == span.most)
        return most;
    return QStringLiteral("%1–%2").arg(bareValue(span.query, span.least), most);
}

QString spanCondition(const MetricSpan &span)
{
    const QString metric = QString::fromStdString(queryText(span.query));
    const auto number = [&span](double value) { return boundText(span.query, value); };
    if (span.least == kNoneValue)
        return QStringLiteral("%1 = none").arg(metric);
    if (span.least == span.most)
        return QStringLiteral("%1 = %2").arg(metric, number(span.least));
    const bool noLeast = std::isinf(span.least);
    if (std::isfinite(span.most) && span.most != kAnyNumber)
        return noLeast ? QStringLiteral("%1 <= %2").arg(metric, number(span.most))
                       : QStringLiteral("%1 <= %2 <= %3").arg(number(span.least), metric, number(span.most));
    QStringList parts;
    if (!noLeast)
        parts += QStringLiteral("%1 >= %2").arg(metric, number(span.least));
    if (span.most == kAnyNumber && mayBeNone(span.query.id))
        parts += QStringLiteral("%1 != none").arg(metric);
    return parts.join(QLatin1String(" and "));
}

std::vector<MetricSpan> withSpan(std::vector<MetricSpan> spans, const MetricSpan &span)
{
    const auto same =
        std::ranges::find_if(spans, [&](const MetricSpan &other) { return other.query == span.query; });
    if (same == spans.end())
        spans.push_back(span);
    else
        *same = span;
    return spans;
}

std::vector<MetricSpan> withoutSpan(std::vector<MetricSpan> spans, const MetricQuery &query)
{
    std::erase_if(spans, [&](const MetricSpan &span) { return span.query == query; });
    return spans;
}

std::vector<MetricQuery> defaultCardMetrics(GeneratorKind kind)
{
    switch (generatorInfo(kind).levels) {
    case LevelKind::Floor:
        return {ownQuery(MetricId::PathLength), ownQuery(MetricId::DeadEndTreasures),
                ownQuery(MetricId::FloorShare)};
    case LevelKind::Whole:
        return {ownQuery(MetricId::FloorShare), ownQuery(MetricId::WaterShare),
                ownQuery(MetricId::TreeShare)};
    case LevelKind::Room:
        return {ownQuery(MetricId::BossDistance), ownQuery(MetricId::Enemies), ownQuery(MetricId::Loot)};
    case LevelKind::File:
        return {ownQuery(MetricId::Enemies), ownQuery(MetricId::Loot), ownQuery(MetricId::FloorShare)};
    case LevelKind::None:
        break;
    }
    return {ownQuery(MetricId::Chests), ownQuery(MetricId::FloorShare), ownQuery(MetricId::NearestMonster)};
}

bool areUsual(const std::vector<MetricQuery> &facts)
{
    return std::ranges::any_of(seedGenerators(),
                               [&](GeneratorKind kind) { return defaultCardMetrics(kind) == facts; });
}

void offerEntry(QComboBox &box, int row, bool offered)
{
    if (const auto *items = qobject_cast<QStandardItemModel *>(box.model()); items != nullptr)
        items->item(row)->setEnabled(offered); // keys and the wheel skip what is disabled
    if (auto *list = qobject_cast<QListView *>(box.view()); list != nullptr)
        list->setRowHidden(row, !offered);
}

void offerMetrics(QComboBox &box, int first, const std::function<bool(const MetricQuery &)> &isMeasured)
{
    for (const MetricInfo &info : metricInfos())
        offerEntry(box, first + static_cast<int>(info.id), isMeasured(ownQuery(info.id)));
}

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

QString allLevelsText()
{
    return MetricText::tr("all levels");
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
