// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/seeds/seeds_options.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/typed_metric.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/metrics/survey.h"
#include "core/base/enum_values.h"
#include "core/base/json.h"
#include "core/base/text.h"

#include <array>
#include <cmath>
#include <cstddef>
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
    SeedsOptions seeds;
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
    constexpr std::array kNames{MessageKey("share, 0 to 1"), MessageKey("cells"), MessageKey("steps"),
                                MessageKey("count"),         MessageKey("power"), MessageKey("ratio")};
    static_assert(kNames.size() == kValuesOf<MetricUnit>);
    return message(kNames[static_cast<std::size_t>(unit)]);
}

Message reachMeaning(MetricReach reach)
{
    constexpr std::array kMeanings{MessageKey("cells around the spawn, in a square"),
                                   MessageKey("steps from the spawn"),
                                   MessageKey("maximum steps from the spawn"), MessageKey("level number")};
    static_assert(kMeanings.size() == kValuesOf<MetricReach>);
    return message(kMeanings[static_cast<std::size_t>(reach)]);
}

std::string metricEntry(const MetricInfo &info, std::string_view brackets)
{
    const Message own = info.reach == MetricReach::Level ? message("all levels") : Message(info.ownReach);
    std::string text =
        std::string(info.key) + std::string(brackets) + "  " + sayLine(Message::ofTable(info.label));
    text += "    " + sayLine(message("unit: %1", unitName(info.unit)));
    text += "    " + sayLine(message("R: %1; %2 by default", reachMeaning(info.reach), own));
    Message definition = Message::ofTable(info.definition);
    if (info.scope != MetricScope::Any)
        definition =
            message("Measured in %1. %2", Message::ofTable(scopeName(info.scope)), std::move(definition));
    return text + "    " + sayLine(definition);
}

std::string metricList()
{
    std::string text;
    for (const MetricInfo &info : metricInfos())
        text += metricEntry(info, "(R)");
    for (const MetricInfo &info : thingMetricInfos())
        text += metricEntry(info, "(THINGS within R of spawn)");
    text +=
        sayLine("THINGS: chest or monster, then 'with' and properties (weapon, armour or gold of a chest, "
                "health of a monster), then 'within N of' or 'not within N of' and another chest, monster "
                "or spawn, where N is a number of steps. Parts are joined by 'and': "
                "chest with weapon >= 15 and not within 20 of monster.");
    return text + sayLine("In worlds with levels, metrics of a square cover whole levels: level R if given, "
                          "else all.");
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

OutcomeOr<Measured> readMetric(std::string_view text, int radius)
{
    const auto typed = CAVE_TRY(readTypedMetric(text, "--metric"));
    Measured measured = plainMetric(*typed.info, radius);
    if (!typed.reach)
        return measured;
    measured.query.reach = *typed.reach;
    if (isOfThings(typed.info->id)) {
        measured.query.things = typed.things;
        measured.label = measured.key = queryText(measured.query);
        return measured;
    }
    const std::string reach = std::to_string(*typed.reach);
    measured.key += "(" + reach + ")";
    measured.label += " (" + reach + ")";
    return measured;
}

/// Those that were asked for, or all that such a world has.
OutcomeOr<std::vector<Measured>> readMetrics(const StatsOptions &options, GeneratorKind kind)
{
    if (isBounded(kind) && options.radius != 0)
        return wrongUsage("levels are measured whole; choose one as in 'floor_share(2)'", "--radius");
    std::vector<Measured> metrics;
    for (const std::string &text : options.metrics) {
        metrics.push_back(CAVE_TRY(readMetric(text, options.radius)));
        if (const Message why = unmeasuredText(metrics.back().query, kind); !why.empty())
            return wrongUsage(why, "--metric");
    }
    for (const MetricInfo &info : metricInfos()) {
        if (options.metrics.empty() && isMeasuredIn(info, kind))
            metrics.push_back(plainMetric(info, options.radius));
    }
    return metrics;
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

Json statsJson(const WorldSpec &spec, WorldPos spawn, int radius, const std::vector<Measured> &metrics)
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
    return json;
}

std::string valueWithUnit(const Measured &measured)
{
    const MetricUnit unit = infoOf(measured.query.id).unit;
    const bool counted = unit == MetricUnit::Cells || unit == MetricUnit::Steps;
    if (counted && measured.value == 1)
        return say(unit == MetricUnit::Cells ? message("1 cell") : message("1 step"));
    if (std::isinf(measured.value))
        return say(message("none"));
    std::string text = say(Message::decimal(valueText(unit, measured.value)));
    if (counted)
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
    CAVE_TRY(checkSeedOrSeeds(hasSeed, options.seeds, "stats"));
    if (options.format != "json" && options.format != "text")
        return wrongUsage(message("unknown format '%1'; expected json or text", options.format), "--format");
    if (hasRadius && !isReach(options.radius))
        return wrongUsage(message("radius must be %1, not %2", reachRangeText(), options.radius), "--radius");
    return {};
}

/// Measures worlds of the same kind, one after the other.
class StatsWriter {
public:
    StatsWriter(const StatsOptions &options, std::vector<Measured> metrics,
                std::shared_ptr<const Content> content)
        : m_options(options)
        , m_metrics(std::move(metrics))
        , m_content(std::move(content))
    {
    }

    /// The text for one world. Errors: those of `Survey::begin`.
    Result<std::string> textOf(const WorldSpec &spec)
    {
        auto survey = CAVE_TRY(Survey::begin(spec, m_content));
        for (Measured &measured : m_metrics)
            measured.value = survey.value(measured.query);
        if (m_options.format != "json")
            return tableText(spec, survey.spawn(), m_options.radius, m_metrics);
        const JsonFormat format{.indent = m_options.seeds.given() ? -1 : 2};
        return statsJson(spec, survey.spawn(), m_options.radius, m_metrics).dump(format) + "\n";
    }

private:
    const StatsOptions &m_options;
    std::vector<Measured> m_metrics;
    std::shared_ptr<const Content> m_content;
};

/// JSON has a line for each world; tables are separated by empty lines.
Outcome measureAll(const StatsOptions &options, WorldSpec spec, StatsWriter &writer)
{
    std::string gap;
    return forEachWorld(options.seeds, "stats",
                        [&](const std::string &seed, SeedProblem &problem) -> Outcome {
                            spec.seed = seed;
                            const Result<std::string> text = writer.textOf(spec);
                            if (!text) {
                                problem.what = text.error().message;
                                return {};
                            }
                            Outcome printed = print(gap + *text);
                            gap = options.format == "json" ? "" : "\n";
                            return printed;
                        });
}

Outcome measure(const StatsOptions &options)
{
    auto spec = CAVE_TRY(readSpec(options.spec));
    auto metrics = CAVE_TRY(readMetrics(options, spec.generator.kind));
    auto content = CAVE_TRY(readContent(spec.generator, "stats"));
    StatsWriter writer(options, std::move(metrics), std::move(content));
    if (options.seeds.given())
        return measureAll(options, std::move(spec), writer);
    return print(CAVE_TRY(orFailed(writer.textOf(spec), "stats")));
}

} // namespace

void addStatsVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<StatsOptions>();
    Verb verb = parent.addVerb("stats", "Measure a generated world around its spawn");
    addSpecOptions(verb, options->spec);
    const Option seed = verb.option("--seed").required(false); // not for --list or many
    addSeedsOptions(verb, options->seeds);
    const Option radius =
        verb.addOption("--radius", options->radius,
                       message("Half width in cells of the square around the spawn, %1", reachRangeText()))
            .typeName("R");
    verb.addOption("--metric", options->metrics,
                   "Metric to measure, with an optional reach in brackets: chests, 'chests(30)'; repeatable "
                   "(default: all metrics)")
        .noExtraValues()
        .typeName("NAME[(R)]");
    verb.addOption("--format", options->format, "json (default) or text")
        .typeName("FORMAT")
        .offers({"json", "text"});
    verb.addFlag("--list", options->list, "List all metrics and exit");
    verb.callback([options, seed, radius, &invocation] {
        invocation.action = [options, hasSeed = seed.count() > 0,
                             hasRadius = radius.count() > 0]() -> Outcome {
            if (options->list)
                return print(metricList());
            CAVE_TRY(checkUsage(*options, hasSeed, hasRadius));
            return measure(*options);
        };
    });
}

} // namespace cave::cli
