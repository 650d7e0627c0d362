// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/threads_option.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/playtest/playtest.h"
#include "core/analysis/search/seed_set.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/session/players/test_player.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
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
    std::string player = "careful";
    std::int64_t from = 1;
    std::int64_t count = 100;
    std::int64_t limit = 40'000;
    bool realTime = false;
    std::optional<int> threads;
    std::string format = "text";
};

/// What all runs are about.
struct Playtest {
    SeedSet seeds;
    std::shared_ptr<const Content> content;
    PlayStyle style = PlayStyle::Careful;
    std::int64_t limit = 0;
    bool realTime = false;
};

/// Plays runs in several threads, and hands them out in order.
class Runs {
public:
    Runs(const Playtest &test, int threads) : m_test(test)
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

    /// The run of world `index`, for rising ones; none after an interruption.
    std::optional<Result<PlaytestRun>> wait(std::int64_t index, const Interruption &interruption)
    {
        std::unique_lock lock(m_mutex);
        while (!m_done.contains(index)) {
            m_changed.wait_for(lock, std::chrono::milliseconds(100));
            if (interruption.requested())
                return std::nullopt;
        }
        return std::move(m_done.extract(index).mapped());
    }

private:
    void work()
    {
        for (std::int64_t index = m_next++; index < m_test.seeds.size(); index = m_next++) {
            Result<PlaytestRun> run =
                playtest(m_test.seeds.at(index), m_test.content, m_test.style, m_test.limit, m_test.realTime);
            const std::lock_guard lock(m_mutex);
            m_done.emplace(index, std::move(run));
            m_changed.notify_one();
        }
    }

    const Playtest &m_test;
    std::atomic<std::int64_t> m_next = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::int64_t, Result<PlaytestRun>> m_done;
    std::vector<std::thread> m_threads;
};

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
    json["totals"] = jsonOf(run.totals);
    json["used"] = jsonOf(run.used);
    json["arrivals"] = jsonOf(run.arrivals);
    return json.dump() + "\n";
}

/// What all runs came to.
class Summary {
public:
    void add(const PlaytestRun &run)
    {
        ++m_runs;
        ++m_ends[static_cast<std::size_t>(run.end)];
        m_commands.push_back(run.commands);
        if (!run.killer.empty())
            ++m_killers[run.killer];
    }

    /// How runs ended, how long they were, and what killed the player.
    [[nodiscard]] std::string text()
    {
        if (m_runs == 0)
            return {};
        constexpr std::array kEnds{MessageKey("Won"), MessageKey("Lost"), MessageKey("Everything explored"),
                                   MessageKey("Stopped at the limit"), MessageKey("Stuck")};
        std::vector<std::pair<std::string, std::string>> rows{{say("Runs"), std::to_string(m_runs)}};
        for (std::size_t i = 0; i < kEnds.size(); ++i) {
            if (m_ends[i] > 0)
                rows.emplace_back(say(message(kEnds[i])), shareText(m_ends[i]));
        }
        std::ranges::sort(m_commands);
        rows.emplace_back(say("Commands, median"), std::to_string(m_commands[m_commands.size() / 2]));
        std::string text = tableOf(rows, 2);
        if (!m_killers.empty())
            text += "\n" + sayLine("Deaths by cause") + tableOf(killers(), 2);
        return text;
    }

private:
    [[nodiscard]] std::string shareText(std::int64_t count) const
    {
        return std::to_string(count) + " (" + std::to_string((100 * count + m_runs / 2) / m_runs) + " %)";
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> killers() const
    {
        std::vector<std::pair<std::string, std::int64_t>> sorted(m_killers.begin(), m_killers.end());
        std::ranges::stable_sort(sorted, std::ranges::greater(),
                                 &std::pair<std::string, std::int64_t>::second);
        std::vector<std::pair<std::string, std::string>> rows;
        rows.reserve(sorted.size());
        for (const auto &[key, count] : sorted)
            rows.emplace_back("  " + key, shareText(count));
        return rows;
    }

    std::int64_t m_runs = 0;
    std::array<std::int64_t, 5> m_ends{};
    std::vector<std::int64_t> m_commands;
    std::map<std::string, std::int64_t> m_killers;
};

Outcome readPlaytest(const PlaytestOptions &options, Playtest &test)
{
    const std::optional<PlayStyle> style = playStyleNamed(options.player);
    if (!style) {
        return wrongUsage(
            message("unknown player '%1'; expected careful, reckless or random", options.player), "--player");
    }
    if (options.format != "text" && options.format != "ndjson") {
        return wrongUsage(message("unknown format '%1'; expected text or ndjson", options.format),
                          "--format");
    }
    WorldSpec base;
    if (Outcome outcome = readSpec(options.spec, base); !outcome.done())
        return outcome;
    Result<SeedSet> seeds = SeedSet::range(base, options.from, options.count);
    if (!seeds)
        return wrongUsage(seeds.error().message, "--count");
    Result<Content> content =
        builtInContent(scenarioOf(base.generator.kind), contentVersionOf(base.generator));
    if (!content)
        return failed(content.error(), "playtest");
    if (options.realTime && !content->scenario.freeMovement()) {
        return wrongUsage(message("only rooms can be played in real time, not %1", options.spec.generator),
                          "--real-time");
    }
    test = {std::move(*seeds), std::make_shared<const Content>(std::move(*content)), *style, options.limit,
            options.realTime};
    return {};
}

Outcome written(Output &output, const std::string &text)
{
    Result<void> done = output.write(text);
    if (done)
        done = output.flush();
    return done ? Outcome{} : failed(done.error(), output.name());
}

/// Reports runs in order as they end. Sets `played` to their number: fewer than there are after an
/// interruption.
Outcome report(const Playtest &test, const PlaytestOptions &options, Output &output, std::int64_t &played)
{
    const Interruption interruption;
    Summary summary;
    Runs runs(test, threadsOrCores(options.threads));
    for (played = 0; played < test.seeds.size(); ++played) {
        const std::optional<Result<PlaytestRun>> run = runs.wait(played, interruption);
        if (!run)
            break;
        const std::string seed = test.seeds.label(played);
        if (!*run)
            return failed(run->error(), message("seed %1", seed));
        summary.add(**run);
        if (options.format != "ndjson")
            continue;
        if (Outcome outcome = written(output, jsonLine(seed, test.style, **run)); !outcome.done())
            return outcome;
    }
    return options.format == "ndjson" ? Outcome{} : written(output, summary.text());
}

Outcome playAll(const PlaytestOptions &options)
{
    Playtest test;
    if (Outcome outcome = readPlaytest(options, test); !outcome.done())
        return outcome;
    Output output = Output::standard();
    std::int64_t played = 0;
    if (Outcome outcome = report(test, options, output, played); !outcome.done())
        return outcome;
    if (played < test.seeds.size())
        return failed(message("interrupted after %1 of %2 runs", played, test.seeds.size()), "playtest");
    return {};
}

} // namespace

void addPlaytestVerb(Verb parent, Invocation &invocation)
{
    constexpr std::int64_t kMaxCommands = 10'000'000;
    const auto options = std::make_shared<PlaytestOptions>();
    Verb verb = parent.addVerb("playtest", "Let test players play many seeds, and report how their runs end");
    addKindOptions(verb, options->spec);
    verb.addOption("--player", options->player, "careful (default), reckless or random")
        .typeName("NAME")
        .offers({"careful", "reckless", "random"});
    verb.addOption("--from", options->from, "First seed: play N, N + 1, ... (default: 1)").typeName("N");
    verb.addOption("--count", options->count, "Number of seeds (default: 100)")
        .checkRange(1, SeedSet::kMaxSize)
        .typeName("M");
    verb.addOption("--limit", options->limit, "Stop a run after this many commands (default: 40000)")
        .checkRange(1, kMaxCommands)
        .typeName("K");
    verb.addFlag("--real-time", options->realTime, "Play rooms in real time (default: by turns)");
    addThreadsOption(verb, options->threads, "Number of threads (default: all cores)");
    verb.addOption("--format", options->format,
                   "text (default), a summary, or ndjson, a line for each run with monsters and items")
        .typeName("FORMAT")
        .offers({"text", "ndjson"});
    verb.callback([options, &invocation] { invocation.action = [options] { return playAll(*options); }; });
}

} // namespace cave::cli
