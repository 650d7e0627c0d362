// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/metrics/survey.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/builtin.h"

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
    std::string label; ///< for people: "Chests", "Chests (30)"
    MetricQuery query;
    double value = 0;
};

Message unitName(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Share:
        return message("share, 0 to 1");
    case MetricUnit::Cells:
        return message("cells");
    case MetricUnit::Steps:
        return message("steps");
    case MetricUnit::Count:
        return message("count");
    case MetricUnit::Power:
        return message("power");
    case MetricUnit::Ratio:
        return message("ratio");
    }
    return {};
}

Message reachMeaning(MetricReach reach)
{
    switch (reach) {
    case MetricReach::Square:
        return message("cells around the spawn, in a square");
    case MetricReach::Steps:
        return message("steps from the spawn");
    case MetricReach::Limit:
        return message("maximum steps from the spawn");
    case MetricReach::Level:
        return message("level number");
    }
    return {};
}

std::string metricList()
{
    std::string text;
    for (const MetricInfo &info : metricInfos()) {
        const Message own = info.reach == MetricReach::Level ? message("all levels") : Message(info.ownReach);
        text += std::string(info.key) + "(R)  " + sayLine(Message::ofTable(info.label));
        text += "    " + sayLine(message("unit: %1", unitName(info.unit)));
        text += "    " + sayLine(message("R: %1; %2 by default", reachMeaning(info.reach), own));
        Message definition = Message::ofTable(info.definition);
        if (info.scope != MetricScope::Any)
            definition =
                message("Measured in %1. %2", Message::ofTable(scopeName(info.scope)), std::move(definition));
        text += "    " + sayLine(definition);
    }
    return text + sayLine("In worlds with levels, metrics of a square cover whole levels: level R if given, "
                          "else all.");
}

Message rangeText()
{
    return message("from 1 to %1", kMaxMetricReach);
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
    return {std::string(info.key), say(Message::ofTable(info.label)), {info.id, reachOf(info, radius)}, 0};
}

Outcome readMetric(std::string_view text, int radius, Measured &measured)
{
    constexpr const char *kWhere = "--metric";
    const std::size_t bracket = text.find('(');
    const std::string_view name = text.substr(0, bracket);
    const MetricInfo *info = findMetric(name);
    if (info == nullptr)
        return wrongUsage(message("unknown metric '%1'; use stats --list to list all", name), kWhere);
    measured = plainMetric(*info, radius);
    if (bracket == std::string_view::npos)
        return {};
    const std::string_view rest = text.substr(bracket + 1);
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), measured.query.reach);
    const bool closed =
        read.ec == std::errc() && std::string_view(read.ptr, rest.data() + rest.size()) == ")";
    if (!closed || !isReach(measured.query.reach)) {
        return wrongUsage(message("'%1' requires a whole number %2 in brackets", text, rangeText()), kWhere);
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
        if (const Message why = unmeasuredText(measured.query, kind); !why.empty())
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
        text += " " + say(unitName(unit));
    return text;
}

std::string tableText(const WorldSpec &spec, WorldPos spawn, int radius, const std::vector<Measured> &metrics)
{
    std::vector<std::pair<std::string, std::string>> rows{
        {say("Seed"), printable(seedText(spec))},
        {say("Generator"),
         std::string(generatorName(spec.generator.kind)) + " " + std::to_string(spec.generator.version)},
        {say("Spawn"), std::to_string(spawn.x) + " " + std::to_string(spawn.y)}};
    if (radius != 0)
        rows.emplace_back(say("Radius"), std::to_string(radius));
    for (const Measured &measured : metrics)
        rows.emplace_back(measured.label, valueWithUnit(measured));
    return tableOf(rows, 2);
}

Outcome checkUsage(const StatsOptions &options, bool hasSeed, bool hasRadius)
{
    if (!hasSeed)
        return wrongUsage(message("%1 is required", std::string_view("--seed")),
                          message("see %1", std::string_view("cavegame-cli stats --help")));
    if (options.format != "json" && options.format != "text")
        return wrongUsage(message("unknown format '%1'; expected json or text", options.format), "--format");
    if (hasRadius && !isReach(options.radius))
        return wrongUsage(message("radius must be %1, not %2", rangeText(), options.radius), "--radius");
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
    return printed.ok() ? Outcome{} : failed(printed.error(), message("standard output"));
}

Outcome printList()
{
    const Result<void> printed = printText(metricList());
    return printed.ok() ? Outcome{} : failed(printed.error(), message("standard output"));
}

} // namespace

void addStatsVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<StatsOptions>();
    Verb verb = parent.addVerb("stats", "Measure a generated world around its spawn");
    addSpecOptions(verb, options->spec);
    const Option seed = verb.option("--seed").required(false); // not for --list
    const Option radius =
        verb.addOption("--radius", options->radius,
                       message("Half width in cells of the square around the spawn, %1", rangeText()))
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
