// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/playtest/playtest.h"
#include "core/analysis/search/seed_set.h"
#include "core/base/json.h"
#include "core/base/message.h"
#include "core/io/exports/csv.h"
#include "core/session/players/test_player.h"
#include "core/session/report/run_report.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct PlaytestOptions {
    SpecOptions spec;
    std::string player = "all";
    std::int64_t from = 1;
    std::int64_t count = 100;
    std::optional<std::int64_t> limit; ///< otherwise the usual one
    bool realTime = false;
    std::optional<int> threads;
    std::string format = "text";
};

/// What all runs are about.
struct Playtest {
    SeedSet seeds;
    std::shared_ptr<const Content> content;
    std::vector<PlayStyle> styles;
    std::int64_t limit = 0;
    bool realTime = false;
};

/// Plays the runs of a player in several threads, and hands them out in order.
class Runs {
public:
    Runs(const Playtest &test, PlayStyle style, int threads) : m_test(test), m_style(style)
    {
        for (int i = 0; i < threads; ++i)
            m_threads.emplace_back([this] { work(); });
    }
    ~Runs()
    {
        m_next = m_test.seeds.size();
        for (std::thread &thread : m_threads)
            thread.join();
    }
    Runs(const Runs &) = delete;
    Runs &operator=(const Runs &) = delete;

    /// The run of world `index`, for rising ones; none once `stopped`.
    std::optional<Result<PlaytestRun>> wait(std::int64_t index, const std::function<bool()> &stopped)
    {
        std::unique_lock lock(m_mutex);
        while (!m_done.contains(index)) {
            m_changed.wait_for(lock, std::chrono::milliseconds(100));
            if (stopped())
                return std::nullopt;
        }
        return std::move(m_done.extract(index).mapped());
    }

private:
    void work()
    {
        for (std::int64_t index = m_next++; index < m_test.seeds.size(); index = m_next++) {
            Result<PlaytestRun> run =
                playtest(m_test.seeds.at(index), m_test.content, m_style, m_test.limit, m_test.realTime);
            const std::lock_guard lock(m_mutex);
            m_done.emplace(index, std::move(run));
            m_changed.notify_one();
        }
    }

    const Playtest &m_test;
    PlayStyle m_style;
    std::atomic<std::int64_t> m_next = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::int64_t, Result<PlaytestRun>> m_done;
    std::vector<std::thread> m_threads;
};

/// What the runs of one test player came to.
struct PlayerRuns {
    PlayStyle style{};
    PlaytestSummary summary;
};

/// What `playtest` reports: the same runs by each player.
struct PlaytestReport {
    std::string generator;  ///< as typed
    std::int64_t limit = 0; ///< commands of a run
    ScenarioKind scenario{};
    std::vector<PlayerRuns> players;
};

using Row = std::vector<std::string>;

Message decimal(double value, int places)
{
    std::array<char, 40> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", places, value);
    return Message::decimal({text.data(), static_cast<std::size_t>(std::max(length, 0))});
}

std::string shareText(const RunShare &share)
{
    constexpr double kHundred = 100;
    return say(message("%1 % (%2–%3)", decimal(kHundred * share.share, 1),
                       decimal(kHundred * share.interval.low, 1),
                       decimal(kHundred * share.interval.high, 1)));
}

std::string figureText(const RunFigure &figure)
{
    constexpr double kLarge = 100; // from here on, decimals say nothing
    const int places = figure.mean < kLarge ? 2 : 0;
    const int half = figure.median == std::floor(figure.median) ? 0 : 1;
    return say(message("%1 (%2–%3), median %4", decimal(figure.mean, places), decimal(figure.low, places),
                       decimal(figure.high, places), decimal(figure.median, half)));
}

MessageKey endName(std::size_t end)
{
    constexpr std::array kNames{MessageKey("Won"), MessageKey("Lost"), MessageKey("Everything explored"),
                                MessageKey("Stopped at the limit"), MessageKey("Stuck")};
    return kNames[end];
}

/// Those ends that any player met with.
void addEnds(const PlaytestReport &report, std::vector<Row> &rows)
{
    std::vector<std::vector<RunShare>> ends;
    for (const PlayerRuns &player : report.players)
        ends.push_back(player.summary.ends());
    for (std::size_t end = 0; end < ends.front().size(); ++end) {
        if (std::ranges::none_of(ends, [end](const auto &shares) { return shares[end].runs > 0; }))
            continue;
        Row row{say(message(endName(end)))};
        for (const std::vector<RunShare> &shares : ends)
            row.push_back(shareText(shares[end]));
        rows.push_back(std::move(row));
    }
}

/// What killed a player, for people: a monster with this key, or another cause.
Message killerName(ScenarioKind scenario, const std::string &key)
{
    Death death;
    if (const std::optional<Death::Cause> cause = causeNamed(key))
        death.cause = *cause;
    else
        death.killer = key;
    return causeName(scenario, death);
}

/// What killed any player, in the order of how many runs of all it occurred in.
void addDeaths(const PlaytestReport &report, std::vector<Row> &rows)
{
    std::map<std::string, std::int64_t> runs;
    std::vector<std::map<std::string, std::string>> texts;
    for (const PlayerRuns &player : report.players) {
        std::map<std::string, std::string> &own = texts.emplace_back();
        for (const RunShare &share : player.summary.deaths()) {
            runs[share.key] += share.runs;
            own[share.key] = shareText(share);
        }
    }
    std::vector<std::pair<std::string, std::int64_t>> sorted(runs.begin(), runs.end());
    std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<std::string, std::int64_t>::second);
    if (!sorted.empty())
        rows.insert(rows.end(), {{}, {say("Deaths by cause")}});
    for (const auto &[key, count] : sorted) {
        Row row{"  " + say(killerName(report.scenario, key))};
        for (const std::map<std::string, std::string> &own : texts)
            row.push_back(own.contains(key) ? own.at(key) : "–");
        rows.push_back(std::move(row));
    }
}

void addFigures(const PlaytestReport &report, std::vector<Row> &rows)
{
    std::vector<std::vector<RunFigure>> figures;
    for (const PlayerRuns &player : report.players)
        figures.push_back(player.summary.figures());
    rows.insert(rows.end(), {{}, {say("Mean of a run")}});
    for (std::size_t i = 0; i < figures.front().size(); ++i) {
        Row row{"  " + say(message(figures.front()[i].name))};
        for (const std::vector<RunFigure> &own : figures)
            row.push_back(i < own.size() ? figureText(own[i]) : "–");
        rows.push_back(std::move(row));
    }
}

/// A whole number is written as one.
Json medianJson(const RunFigure &figure)
{
    const bool whole = figure.median == std::floor(figure.median);
    return whole ? Json(static_cast<std::int64_t>(figure.median)) : Json(figure.median);
}

Json shareJson(const RunShare &share)
{
    return Json{{"runs", share.runs},
                {"share", share.share},
                {"low", share.interval.low},
                {"high", share.interval.high}};
}

Json runsJson(const PlayerRuns &player)
{
    Json ends = Json::Object{};
    for (const RunShare &share : player.summary.ends())
        ends[share.key] = shareJson(share);
    Json deaths = Json::Object{};
    for (const RunShare &share : player.summary.deaths())
        deaths[share.key] = shareJson(share);
    Json figures = Json::Object{};
    for (const RunFigure &figure : player.summary.figures()) {
        figures[std::string(figure.key)] = Json{{"mean", figure.mean},
                                                {"low", figure.low},
                                                {"high", figure.high},
                                                {"median", medianJson(figure)}};
    }
    return Json{{"player", playStyleKey(player.style)},
                {"runs", player.summary.runs()},
                {"ends", std::move(ends)},
                {"deaths", std::move(deaths)},
                {"means", std::move(figures)}};
}

/// A table for people with a column for each player.
std::string reportText(const PlaytestReport &report)
{
    constexpr std::size_t kGap = 3;
    Row players{say("Player")};
    Row runs{say("Runs")};
    for (const PlayerRuns &player : report.players) {
        players.emplace_back(playStyleKey(player.style));
        runs.push_back(std::to_string(player.summary.runs()));
    }
    std::vector<Row> rows{std::move(players), std::move(runs)};
    addEnds(report, rows);
    addDeaths(report, rows);
    addFigures(report, rows);
    return gridOf(rows, kGap) + "\n" + sayLine("In brackets: the 95 % interval") +
           sayLine(message("A run stops at the limit of %1 commands.", report.limit));
}

/// A line for each figure of each player: player, group, figure, runs in which it happened, value, and its 95
/// % interval.
std::string reportCsv(const PlaytestReport &report)
{
    std::string text = "player,group,figure,runs,value,low,high,median\n";
    for (const PlayerRuns &player : report.players) {
        const std::string style(playStyleKey(player.style));
        const auto shares = [&](const char *group, const std::vector<RunShare> &all) {
            for (const RunShare &share : all) {
                text += style + "," + group + "," + csvText(share.key) + "," + std::to_string(share.runs) +
                        "," + Json(share.share).dump() + "," + Json(share.interval.low).dump() + "," +
                        Json(share.interval.high).dump() + ",\n";
            }
        };
        shares("end", player.summary.ends());
        shares("death", player.summary.deaths());
        for (const RunFigure &figure : player.summary.figures()) {
            text += style + ",mean," + std::string(figure.key) + "," + std::to_string(player.summary.runs()) +
                    "," + Json(figure.mean).dump() + "," + Json(figure.low).dump() + "," +
                    Json(figure.high).dump() + "," + medianJson(figure).dump() + "\n";
        }
    }
    return text;
}

std::string reportJson(const PlaytestReport &report)
{
    Json::List players;
    for (const PlayerRuns &player : report.players)
        players.push_back(runsJson(player));
    return Json{{"generator", report.generator}, {"limit", report.limit}, {"players", std::move(players)}}
               .dump() +
           "\n";
}

Json jsonOf(const auto &counts)
{
    Json json = Json::Object{};
    for (const auto &[key, count] : counts)
        json[key] = count;
    return json;
}

std::string jsonLine(const std::string &seed, PlayStyle style, const PlaytestRun &run)
{
    Json json;
    json["seed"] = seed;
    json["player"] = playStyleKey(style);
    json["end"] = playtestEndKey(run.end);
    json["commands"] = run.commands;
    json["place"] = run.place;
    json["killer"] = run.killer;
    json["deaths"] = jsonOf(run.deaths);
    json["totals"] = jsonOf(run.totals);
    json["used"] = jsonOf(run.used);
    json["arrivals"] = jsonOf(run.arrivals);
    return json.dump() + "\n";
}

constexpr std::array kFormats{"text", "csv", "json", "ndjson"};

OutcomeOr<Playtest> readPlaytest(const PlaytestOptions &options)
{
    const std::optional<PlayStyle> style = playStyleNamed(options.player);
    if (!style && options.player != "all") {
        return wrongUsage(
            message("unknown player '%1'; expected all, careful, reckless or random", options.player),
            "--player");
    }
    if (std::ranges::find(kFormats, options.format) == kFormats.end()) {
        return wrongUsage(message("unknown format '%1'; expected text, csv, json or ndjson", options.format),
                          "--format");
    }
    const auto base = CAVE_TRY(readSpec(options.spec));
    auto seeds = CAVE_TRY(orWrongUsage(SeedSet::range(base, options.from, options.count), "--count"));
    auto content = CAVE_TRY(readContent(base.generator, "playtest"));
    if (options.realTime && !content->scenario.freeMovement()) {
        return wrongUsage(message("only rooms can be played in real time, not %1", options.spec.generator),
                          "--real-time");
    }
    const std::int64_t usual = usualPlaytestLimit(content->scenario.info());
    Playtest test{std::move(seeds), std::move(content), {}, options.limit.value_or(usual), options.realTime};
    test.styles.assign(kPlayStyles.begin(), kPlayStyles.end());
    if (style)
        test.styles = {*style};
    return test;
}

/// Plays the runs of a player; with ndjson, writes them in order as they end. Fewer than all are in `summary`
/// after an interruption.
Outcome playRuns(const Playtest &test, const PlaytestOptions &options, Output &output,
                 const Interruption &interruption, PlayerRuns &player)
{
    Runs runs(test, player.style, threadsOrCores(options.threads));
    for (std::int64_t index = 0; index < test.seeds.size(); ++index) {
        const std::optional<Result<PlaytestRun>> run =
            runs.wait(index, [&] { return interruption.requested() || output.readerGone(); });
        if (output.readerGone())
            return failed(Error{ErrorCode::ReaderGone, {}}, output.name());
        if (!run)
            break;
        const std::string seed = test.seeds.label(index);
        if (!*run)
            return failed(run->error(), message("seed %1", seed));
        player.summary.add(**run);
        if (options.format != "ndjson")
            continue;
        CAVE_TRY(orFailed(output.writeNow(jsonLine(seed, player.style, **run)), output.name()));
    }
    return {};
}

std::string reportIn(const std::string &format, const PlaytestReport &report)
{
    if (format == "ndjson" || report.players.front().summary.runs() == 0)
        return {};
    if (format == "csv")
        return reportCsv(report);
    return format == "json" ? reportJson(report) : reportText(report);
}

Outcome playAll(const PlaytestOptions &options)
{
    const auto test = CAVE_TRY(readPlaytest(options));
    Output output = Output::standard();
    const Interruption interruption;
    PlaytestReport report{options.spec.generator, test.limit, test.content->scenario.kind, {}};
    std::int64_t played = 0;
    for (const PlayStyle style : test.styles) {
        if (interruption.requested())
            break;
        PlayerRuns &player =
            report.players.emplace_back(PlayerRuns{style, PlaytestSummary(test.content->scenario.info())});
        CAVE_TRY(playRuns(test, options, output, interruption, player));
        played += player.summary.runs();
    }
    CAVE_TRY(orFailed(output.writeNow(reportIn(options.format, report)), output.name()));
    const std::int64_t all = test.seeds.size() * std::ssize(test.styles);
    if (played < all)
        return failed(message("interrupted after %1 of %2 runs", played, all), "playtest");
    return {};
}

} // namespace

void addPlaytestVerb(Verb parent, Invocation &invocation)
{
    constexpr std::int64_t kMaxCommands = 10'000'000;
    const auto options = std::make_shared<PlaytestOptions>();
    Verb verb = parent.addVerb("playtest", "Let test players play many seeds, and report how their runs end");
    addKindOptions(verb, options->spec);
    verb.addOption("--player", options->player, "careful, reckless or random; all (default) compares them")
        .typeName("NAME")
        .offers({"all", "careful", "reckless", "random"});
    verb.addOption("--from", options->from, "First seed: play N, N + 1, ... (default: 1)").typeName("N");
    verb.addOption("--count", options->count, "Number of seeds (default: 100)")
        .checkRange(1, SeedSet::kMaxSize)
        .typeName("M");
    verb.addOption("--limit", options->limit,
                   message("Stop a run after this many commands (default: %1 in endless caves, otherwise %2)",
                           kEndlessCommands, kUsualCommands))
        .checkRange(1, kMaxCommands)
        .typeName("K");
    verb.addFlag("--real-time", options->realTime, "Play rooms in real time (default: by turns)");
    addThreadsOption(verb, options->threads, "Number of threads (default: all cores)");
    verb.addOption(
            "--format", options->format,
            "text (default), csv or json: shares and means with 95 % intervals; or ndjson: a line for each "
            "run with monsters and items")
        .typeName("FORMAT")
        .offers({kFormats.begin(), kFormats.end()});
    setAction(verb, invocation, options, playAll);
}

} // namespace cave::cli
