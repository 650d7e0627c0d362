// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/metrics/survey.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/builtin.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct StatsOptions {
    SpecOptions spec;
    int radius = 0; ///< 0: none was given
    std::vector<std::string> metrics;
    std::string format = "json";
    bool list = false;
};

/// A metric as it was asked for, and what it came to.
struct Measured {
    std::string key;   ///< "chests", "chests(30)"
    std::string label; ///< "Chests", "Chests (30)"
    MetricQuery query;
    double value = 0;
};

std::string_view unitName(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Share:
        return "share, 0 to 1";
    case MetricUnit::Cells:
        return "cells";
    case MetricUnit::Steps:
        return "steps";
    case MetricUnit::Count:
        return "count";
    case MetricUnit::Power:
        return "power";
    case MetricUnit::Ratio:
        return "ratio";
    }
    return "";
}

std::string_view reachMeaning(MetricReach reach)
{
    switch (reach) {
    case MetricReach::Square:
        return "cells around the spawn, in a square";
    case MetricReach::Steps:
        return "steps from the spawn";
    case MetricReach::Limit:
        return "maximum steps from the spawn";
    case MetricReach::Level:
        return "level number";
    }
    return "";
}

std::string metricList()
{
    std::string text;
    for (const MetricInfo &info : metricInfos()) {
        const std::string key(info.key);
        const std::string own =
            info.reach == MetricReach::Level ? "all levels" : std::to_string(info.ownReach);
        text += key + "(R)  " + std::string(info.label) + "\n    unit: " + std::string(unitName(info.unit)) +
                "\n    R: " + std::string(reachMeaning(info.reach)) + "; ";
        text += own + " by default\n    ";
        if (info.scope != MetricScope::Any)
            text += "Measured in " + std::string(scopeName(info.scope)) + ". ";
        text += std::string(info.definition) + "\n";
    }
    return text +
           "In worlds with levels, metrics of a square cover whole levels: level R if given, else all.\n";
}

std::string rangeText()
{
    return "from 1 to " + std::to_string(kMaxMetricReach);
}

bool isReach(int value)
{
    return value >= 1 && value <= kMaxMetricReach;
}

/// The own reach of a metric, but `radius` of one that looks at a square if a radius was given.
int reachOf(const MetricInfo &info, int radius)
{
    return info.reach == MetricReach::Square && radius != 0 ? radius : info.ownReach;
}

Measured plainMetric(const MetricInfo &info, int radius)
{
    return {std::string(info.key), std::string(info.label), {info.id, reachOf(info, radius)}, 0};
}

Outcome readMetric(std::string_view text, int radius, Measured &measured)
{
    constexpr const char *kWhere = "--metric";
    const std::size_t bracket = text.find('(');
    const std::string_view name = text.substr(0, bracket);
    const MetricInfo *info = findMetric(name);
    if (info == nullptr)
        return wrongUsage("unknown metric '" + std::string(name) + "'; use stats --list to list all", kWhere);
    measured = plainMetric(*info, radius);
    if (bracket == std::string_view::npos)
        return {};
    const std::string_view rest = text.substr(bracket + 1);
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), measured.query.reach);
    const bool closed =
        read.ec == std::errc() && std::string_view(read.ptr, rest.data() + rest.size()) == ")";
    if (!closed || !isReach(measured.query.reach)) {
        return wrongUsage(
            "'" + std::string(text) + "' requires a whole number " + rangeText() + " in brackets", kWhere);
    }
    const std::string reach = std::to_string(measured.query.reach);
    measured.key += "(" + reach + ")";
    measured.label += " (" + reach + ")";
    return {};
}

/// Those that were asked for, or all that such a world has.
Outcome readMetrics(const StatsOptions &options, GeneratorKind kind, std::vector<Measured> &metrics)
{
    if (isBounded(kind) && options.radius != 0)
        return wrongUsage("levels are measured whole; choose one as in 'floor_share(2)'", "--radius");
    for (const std::string &text : options.metrics) {
        Measured &measured = metrics.emplace_back();
        if (Outcome outcome = readMetric(text, options.radius, measured); !outcome.done())
            return outcome;
        if (const std::string why = unmeasuredText(measured.query, kind); !why.empty())
            return wrongUsage(why, "--metric");
    }
    for (const MetricInfo &info : metricInfos()) {
        if (options.metrics.empty() && isMeasuredIn(info, kind))
            metrics.push_back(plainMetric(info, options.radius));
    }
    return {};
}

/// JSON knows no infinity. Whole numbers of things are written without a fraction.
Json jsonValue(const Measured &measured)
{
    if (std::isinf(measured.value))
        return nullptr;
    const MetricUnit unit = infoOf(measured.query.id).unit;
    const bool fraction = unit == MetricUnit::Share || unit == MetricUnit::Ratio;
    if (!fraction && measured.value == std::floor(measured.value))
        return static_cast<std::int64_t>(measured.value);
    return measured.value;
}

std::string jsonText(const WorldSpec &spec, WorldPos spawn, int radius, const std::vector<Measured> &metrics)
{
    Json json;
    json["seed"] = seedText(spec);
    json["generator"] = generatorName(spec.generator.kind);
    json["version"] = spec.generator.version;
    json["spawn"] = {spawn.x, spawn.y};
    if (radius != 0)
        json["radius"] = radius;
    Json &values = json["metrics"] = Json::Object{};
    for (const Measured &measured : metrics)
        values[measured.key] = jsonValue(measured);
    return json.dump({.indent = 2}) + "\n";
}

std::string valueWithUnit(const Measured &measured)
{
    const MetricUnit unit = infoOf(measured.query.id).unit;
    std::string text = valueText(unit, measured.value);
    const bool counted = unit == MetricUnit::Cells || unit == MetricUnit::Steps;
    if (counted && !std::isinf(measured.value))
        text += " " + std::string(unitName(unit));
    return text;
}

std::string tableText(const WorldSpec &spec, WorldPos spawn, int radius, const std::vector<Measured> &metrics)
{
    std::vector<std::pair<std::string, std::string>> rows{
        {"Seed", printable(seedText(spec))},
        {"Generator",
         std::string(generatorName(spec.generator.kind)) + " " + std::to_string(spec.generator.version)},
        {"Spawn", std::to_string(spawn.x) + " " + std::to_string(spawn.y)}};
    if (radius != 0)
        rows.emplace_back("Radius", std::to_string(radius));
    for (const Measured &measured : metrics)
        rows.emplace_back(measured.label, valueWithUnit(measured));
    std::size_t width = 0;
    for (const auto &[label, value] : rows)
        width = std::max(width, label.size());
    std::string text;
    for (const auto &[label, value] : rows)
        text.append(label).append(width - label.size() + 2, ' ').append(value).append("\n");
    return text;
}

Outcome checkUsage(const StatsOptions &options, bool hasSeed, bool hasRadius)
{
    if (!hasSeed)
        return wrongUsage("--seed is required", "see cavegame-cli stats --help");
    if (options.format != "json" && options.format != "text")
        return wrongUsage("unknown format '" + options.format + "'; expected json or text", "--format");
    if (hasRadius && !isReach(options.radius))
        return wrongUsage("radius must be " + rangeText() + ", not " + std::to_string(options.radius),
                          "--radius");
    return {};
}

Outcome measure(const StatsOptions &options)
{
    WorldSpec spec;
    if (Outcome outcome = readSpec(options.spec, spec); !outcome.done())
        return outcome;
    std::vector<Measured> metrics;
    if (Outcome outcome = readMetrics(options, spec.generator.kind, metrics); !outcome.done())
        return outcome;
    Result<Content> content = builtInContent(scenarioOf(spec.generator.kind));
    if (!content)
        return failed(content.error(), "stats");
    Result<Survey> survey = Survey::begin(spec, std::make_shared<const Content>(std::move(*content)));
    if (!survey)
        return failed(survey.error(), "stats");
    for (Measured &measured : metrics)
        measured.value = survey->value(measured.query);
    const auto textOf = options.format == "json" ? jsonText : tableText;
    const Result<void> printed = printText(textOf(spec, survey->spawn(), options.radius, metrics));
    return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
}

Outcome printList()
{
    const Result<void> printed = printText(metricList());
    return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
}

} // namespace

void addStatsVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<StatsOptions>();
    Verb verb = parent.addVerb("stats", "Measure a generated world around its spawn");
    addSpecOptions(verb, options->spec);
    const Option seed = verb.option("--seed").required(false); // not for --list
    const Option radius = verb.addOption("--radius", options->radius,
                                         "Half width in cells of the square around the spawn, " + rangeText())
                              .typeName("R");
    verb.addOption("--metric", options->metrics,
                   "Metric to measure, with an optional reach in brackets: chests, 'chests(30)'; repeatable "
                   "(default: all metrics)")
        .noExtraValues()
        .typeName("NAME[(R)]");
    verb.addOption("--format", options->format, "json (default) or text").typeName("FORMAT");
    verb.addFlag("--list", options->list, "List all metrics and exit");
    verb.callback([options, seed, radius, &invocation] {
        invocation.action = [options, hasSeed = seed.count() > 0,
                             hasRadius = radius.count() > 0]() -> Outcome {
            if (options->list)
                return printList();
            const Outcome usage = checkUsage(*options, hasSeed, hasRadius);
            return usage.done() ? measure(*options) : usage;
        };
    });
}

} // namespace cave::cli
