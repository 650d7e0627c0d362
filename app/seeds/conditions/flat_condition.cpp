// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/flat_condition.h"

#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/metric.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

/// Without trailing zeros: "2.5", "3".
std::string numberText(double value, int decimals)
{
    std::string text = QString::number(value, 'f', decimals).toStdString();
    if (text.find('.') == std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

std::string termText(const FlatTerm &term)
{
    const MetricUnit unit = infoOf(term.query.id).unit;
    const bool share = unit == MetricUnit::Share;
    if (isWithNone(term.relation))
        return queryText(term.query) + ' ' + std::string(term.relation);
    return queryText(term.query) + ' ' + std::string(term.relation) + ' ' +
           numberText(share ? term.value * kPerCent : term.value, decimalsOf(unit)) + (share ? "%" : "");
}

std::optional<std::string_view> relationNamed(const QString &sign, bool withNone)
{
    const std::string text = (sign == u"=" ? "==" : sign.toStdString()) + (withNone ? " none" : "");
    const auto *const found = std::find(kFlatRelations.begin(), kFlatRelations.end(), text);
    return found == kFlatRelations.end() ? std::nullopt : std::optional(*found);
}

/// The value in the metric's unit, if it can be written with the unit's decimals.
std::optional<double> valueOf(const QRegularExpressionMatch &match, MetricUnit unit)
{
    const double number = match.captured(u"number").toDouble();
    const bool perCent = !match.captured(u"percent").isEmpty();
    const bool share = unit == MetricUnit::Share;
    if (perCent && !share)
        return std::nullopt;
    const double shown = share && !perCent ? number * kPerCent : number;
    const double scaled = shown * std::pow(10, decimalsOf(unit));
    if (std::abs(scaled - std::round(scaled)) > 1e-6)
        return std::nullopt;
    return share ? shown / kPerCent : shown;
}

std::optional<FlatTerm> readTerm(const QRegularExpressionMatch &match)
{
    const MetricInfo *info = findMetric(match.captured(u"metric").toStdString());
    const bool withNone = match.captured(u"number") == u"none";
    const std::optional<std::string_view> relation = relationNamed(match.captured(u"relation"), withNone);
    if (info == nullptr || !relation)
        return std::nullopt;
    FlatTerm term{ownQuery(info->id), *relation, 0};
    if (match.hasCaptured(u"reach"))
        term.query.reach = match.captured(u"reach").toInt();
    if (withNone)
        return mayBeNone(info->id) ? std::optional(term) : std::nullopt;
    const std::optional<double> value = valueOf(match, info->unit);
    if (!value)
        return std::nullopt;
    term.value = *value;
    return term;
}

} // namespace

int decimalsOf(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Ratio:
    case MetricUnit::Cells: // a mean width
        return 2;
    case MetricUnit::Share:
        return 1;
    case MetricUnit::Steps:
    case MetricUnit::Count:
    case MetricUnit::Power:
        break;
    }
    return 0;
}

std::string flatText(const FlatCondition &condition)
{
    std::string text;
    for (const FlatTerm &term : condition.terms)
        text += (text.empty() ? "" : condition.any ? " || " : " && ") + termText(term);
    return text;
}

std::optional<FlatCondition> readFlat(std::string_view text)
{
    static const QRegularExpression kTerm(
        QStringLiteral(R"(\s*(?<metric>[a-z_]+)\s*(?:\(\s*(?<reach>\d+)\s*\))?\s*(?<relation>[<>=!]=?)\s*)"
                       R"((?<number>none|\d+(?:\.\d+)?)\s*(?<percent>%?)\s*)"
                       R"((?<joint>&&|\|\||\band\b|\bor\b|$))"));
    const QString all = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    FlatCondition condition;
    if (all.trimmed().isEmpty())
        return condition;
    ConditionError error;
    if (!Condition::parse(text, error))
        return std::nullopt;
    qsizetype at = 0;
    for (bool more = true; more;) {
        const QRegularExpressionMatch match = kTerm.match(all, at, QRegularExpression::NormalMatch,
                                                          QRegularExpression::AnchorAtOffsetMatchOption);
        const std::optional<FlatTerm> term = match.hasMatch() ? readTerm(match) : std::nullopt;
        if (!term)
            return std::nullopt;
        const QString joint = match.captured(u"joint");
        more = !joint.isEmpty();
        const bool any = joint == u"||" || joint == u"or";
        if (more && !condition.terms.empty() && any != condition.any)
            return std::nullopt;
        if (more)
            condition.any = any;
        condition.terms.push_back(*term);
        at = match.capturedEnd();
    }
    return condition;
}

} // namespace cave
