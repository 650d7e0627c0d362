// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/search/condition_option.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/threads_option.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/rarity/rarity.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/builtin.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct RarityOptions {
    std::string where;
    SpecOptions kind;
    std::int64_t sample = RaritySampler::kUsualSample;
    std::uint64_t key = 0;
    std::optional<int> threads; ///< of the search whose time is estimated
    std::string format = "text";
};

/// What a report is made of.
struct Estimate {
    Condition where;
    Rarity rarity;
    int threads = 1;

    [[nodiscard]] std::string textOf(const RarityPart &part) const
    {
        return where.text().substr(part.at, part.length);
    }
};

Message rareShareText(std::int64_t part, std::int64_t whole)
{
    constexpr double kHundred = 100;
    if (whole == 0)
        return "–";
    std::array<char, 32> text{};
    const double share = kHundred * static_cast<double>(part) / static_cast<double>(whole);
    const int length = std::snprintf(text.data(), text.size(), "%.3g %%", share);
    return Message::decimal({text.data(), static_cast<std::size_t>(std::max(length, 0))});
}

/// In the largest unit of which there are at least two.
Message timeText(double seconds)
{
    constexpr double kMinute = 60;
    constexpr double kHour = 60 * kMinute;
    constexpr double kDay = 24 * kHour;
    constexpr double kYear = 365 * kDay;
    constexpr double kMost = 1e18;
    const auto in = [&](double unit) { return std::llround(std::min(seconds / unit, kMost)); };
    if (seconds < 1)
        return message("less than a second");
    if (seconds < 2 * kMinute)
        return message("%1 s", in(1));
    if (seconds < 2 * kHour)
        return message("%1 minutes", in(kMinute));
    if (seconds < 2 * kDay)
        return message("%1 hours", in(kHour));
    return seconds < 2 * kYear ? message("%1 days", in(kDay)) : message("%1 years", in(kYear));
}

Message headline(const Rarity &rarity)
{
    if (rarity.matches == 0)
        return message("Never (worlds: %1)", rarity.sampled);
    if (rarity.matches == rarity.sampled)
        return message("All of %1 worlds", rarity.sampled);
    constexpr double kCommon = 0.2; // from here on, per cent says more
    if (rarity.share() >= kCommon)
        return message("About %1: %2 of %3 worlds", rareShareText(rarity.matches, rarity.sampled),
                       rarity.matches, rarity.sampled);
    return message("About 1 in %1: %2 of %3 worlds", oneIn(rarity.share()), rarity.matches, rarity.sampled);
}

/// How long a search would take here.
std::string speedLines(const Estimate &estimate)
{
    const Rarity &rarity = estimate.rarity;
    std::string text =
        sayLine(message("worlds/s: %1, threads: %2", std::llround(rarity.worldsPerSecond(estimate.threads)),
                        estimate.threads));
    const std::optional<double> seconds = rarity.secondsToFirst(estimate.threads);
    if (!seconds)
        return text;
    if (rarity.matches == 0) {
        text += sayLine(message("About 1 in %1 if the parts are independent of each other",
                                oneIn(*rarity.independentShare())));
    }
    return text + sayLine(message("Expected time to the first match: %1", timeText(*seconds)));
}

std::string reportText(const Estimate &estimate)
{
    const Rarity &rarity = estimate.rarity;
    std::string text = sayLine(headline(rarity));
    std::vector<std::pair<std::string, std::string>> rows{{say("Part"), say("alone, after those before it")}};
    for (const RarityPart &part : rarity.parts) {
        const Message alone = part.alone == 0 ? message("never") : rareShareText(part.alone, rarity.sampled);
        rows.emplace_back(printable(estimate.textOf(part)),
                          say(message("%1, %2", alone, rareShareText(part.passed, part.reached))));
    }
    constexpr std::size_t kGap = 2;
    text += tableOf(rows, kGap);
    if (rarity.failures > 0)
        text += sayLine(message("worlds that could not be generated: %1", rarity.failures));
    return text + speedLines(estimate);
}

std::string reportLines(const Estimate &estimate)
{
    const Rarity &rarity = estimate.rarity;
    std::string lines;
    for (const RarityPart &part : rarity.parts) {
        lines += Json{{"part", estimate.textOf(part)},
                      {"alone", part.alone},
                      {"reached", part.reached},
                      {"passed", part.passed}}
                     .dump() +
                 "\n";
    }
    const std::optional<double> seconds = rarity.secondsToFirst(estimate.threads);
    Json whole{
        {"sampled", rarity.sampled},   {"matches", rarity.matches},
        {"failures", rarity.failures}, {"share", rarity.share()},
        {"threads", estimate.threads}, {"worlds_per_second", rarity.worldsPerSecond(estimate.threads)}};
    whole["seconds_to_first"] = seconds ? Json(*seconds) : Json(nullptr);
    return lines + whole.dump() + "\n";
}

/// What is to be sampled, every part of it checked.
Outcome readSampler(const RarityOptions &options, std::optional<Condition> &where,
                    std::unique_ptr<RaritySampler> &sampler)
{
    WorldSpec base;
    if (Outcome outcome = readSpec(options.kind, base); !outcome.done())
        return outcome;
    if (Outcome outcome = readCondition(options.where, base.generator.kind, where); !outcome.done())
        return outcome;
    Result<SeedSet> seeds = SeedSet::random(base, options.key, options.sample);
    if (!seeds)
        return wrongUsage(seeds.error().message, "--sample");
    Result<Content> content = builtInContent(scenarioOf(base.generator.kind));
    if (!content)
        return failed(content.error(), "rarity");
    noteRemarks(*where, base);
    sampler = std::make_unique<RaritySampler>(
        std::move(*seeds), *where, std::make_shared<const Content>(std::move(*content)), options.sample);
    return {};
}

Outcome estimateRarity(const RarityOptions &options)
{
    if (options.format != "text" && options.format != "ndjson")
        return wrongUsage(message("unknown format '%1'; expected text or ndjson", options.format),
                          "--format");
    std::optional<Condition> where;
    std::unique_ptr<RaritySampler> sampler;
    if (Outcome outcome = readSampler(options, where, sampler); !outcome.done())
        return outcome;
    Interruption interruption;
    while (!sampler->finished() && !interruption.requested())
        sampler->advance();
    if (sampler->rarity().sampled == 0)
        return failed("interrupted before the first world", "rarity");
    const Estimate estimate{*where, sampler->rarity(), threadsOrCores(options.threads)};
    return options.format == "text" ? print(reportText(estimate)) : writeResult({}, reportLines(estimate));
}

std::string examples()
{
    constexpr std::string_view kPlain =
        "cavegame-cli rarity --where 'chests(30) >= 3 && nearest_monster > 20'";
    constexpr std::string_view kLines =
        "cavegame-cli rarity --generator dungeon --where 'path_length > 120' --format ndjson";
    return say(message("Example: %1", kPlain)) + "\n" + say(message("Example: %1", kLines));
}

} // namespace

void addRarityVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<RarityOptions>();
    Verb verb = parent.addVerb("rarity", "Estimate how rare worlds are that meet a condition");
    verb.addOption("--where", options->where, "Condition that worlds must meet").required().typeName("EXPR");
    verb.addOption("--sample", options->sample,
                   message("Number of random seeds to judge; default: %1", RaritySampler::kUsualSample))
        .check(refuseUnlessWhole<std::int64_t>)
        .checkRange(1, RaritySampler::kLargestSample)
        .typeName("N");
    verb.addOption("--key", options->key,
                   "Key of the random seeds; the same key gives the same seeds (default: 0)")
        .check(refuseUnlessWhole<std::uint64_t>)
        .typeName("K");
    addKindOptions(verb, options->kind);
    addThreadsOption(verb, options->threads,
                     "Threads of the search whose time is estimated (default: all cores)");
    verb.addOption("--format", options->format, "text (default) or ndjson")
        .typeName("FORMAT")
        .offers({"text", "ndjson"});
    verb.footer(examples());
    verb.callback(
        [options, &invocation] { invocation.action = [options] { return estimateRarity(*options); }; });
}

} // namespace cave::cli
