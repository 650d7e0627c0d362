// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_span.h"

#include "app/seeds/metrics/metric_texts.h"
#include "core/analysis/metrics/metric.h"

#include <QCoreApplication>
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

} // namespace cave
