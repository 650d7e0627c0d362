// SPDX-License-Identifier: MIT
#include "app/cli/playtest_report.h"

#include "app/cli/texts/say.h"
#include "core/base/json.h"
#include "core/base/message.h"
#include "core/io/exports/csv.h"
#include "core/session/players/test_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <map>
#include <utility>

namespace cave::cli {
namespace {

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
    return say(message("%1 (%2–%3), median %4", decimal(figure.mean, places), decimal(figure.low, places),
                       decimal(figure.high, places), figure.median));
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
        Row row{"  " + key};
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
        figures[std::string(figure.key)] = Json{
            {"mean", figure.mean}, {"low", figure.low}, {"high", figure.high}, {"median", figure.median}};
    }
    return Json{{"player", playStyleKey(player.style)},
                {"runs", player.summary.runs()},
                {"ends", std::move(ends)},
                {"deaths", std::move(deaths)},
                {"means", std::move(figures)}};
}

} // namespace

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
                    Json(figure.high).dump() + "," + std::to_string(figure.median) + "\n";
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

} // namespace cave::cli
