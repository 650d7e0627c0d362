// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/search/condition_option.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/rarity/rarity_sampler.h"
#include "core/base/json.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct RarityOptions {
    std::string where;
    SpecOptions kind;
    std::optional<std::int64_t> sample; ///< otherwise until enough is known
    std::optional<std::uint64_t> key;   ///< otherwise another one each time
    std::optional<int> threads;
    std::string format = "text";
};

/// What a report is made of.
struct Estimate {
    Condition where;
    Rarity rarity;
    std::uint64_t key = 0;
    int threads = 1;

    [[nodiscard]] std::string textOf(const RarityPart &part) const
    {
        return where.text().substr(part.at, part.length);
    }
};

Message shareText(double share)
{
    constexpr double kHundred = 100;
    std::array<char, 32> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.3g %%", kHundred * share);
    return Message::decimal({text.data(), static_cast<std::size_t>(std::max(length, 0))});
}

Message rareShareText(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? message("–") : shareText(static_cast<double>(part) / static_cast<double>(whole));
}

/// In the largest unit of which there are at least two.
Message timeText(double seconds)
{
    constexpr double kMinute = 60;
    constexpr double kHour = 60 * kMinute;
    constexpr double kDay = 24 * kHour;
    constexpr double kYear = 365 * kDay;
    constexpr double kMax = 1e18;
    const auto in = [&](double unit) { return std::llround(std::min(seconds / unit, kMax)); };
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

constexpr double kCommon = 0.2; // from here on, per cent says more

Message headline(const Rarity &rarity)
{
    if (rarity.matches == 0)
        return message("Never (worlds: %1): rarer than about 1 in %2", rarity.sampled,
                       oneIn(rarity.interval().high));
    if (rarity.matches == rarity.sampled)
        return message("All of %1 worlds", rarity.sampled);
    if (rarity.isUncertain())
        return message("Between 1 in %1 and 1 in %2: %3 of %4 worlds", oneIn(rarity.interval().high),
                       oneIn(rarity.interval().low), rarity.matches, rarity.sampled);
    if (rarity.share() >= kCommon)
        return message("About %1: %2 of %3 worlds", rareShareText(rarity.matches, rarity.sampled),
                       rarity.matches, rarity.sampled);
    return message("About 1 in %1: %2 of %3 worlds", oneIn(rarity.share()), rarity.matches, rarity.sampled);
}

/// What the share may be.
std::string intervalLine(const Rarity &rarity)
{
    if (rarity.isUncertain() || rarity.matches == rarity.sampled)
        return {};
    const ShareInterval interval = rarity.interval();
    if (rarity.share() >= kCommon)
        return sayLine(message("95 % interval: %1 to %2", shareText(interval.low), shareText(interval.high)));
    return sayLine(message("95 % interval: 1 in %1 to 1 in %2", oneIn(interval.high), oneIn(interval.low)));
}

/// How long a search would take here.
std::string speedLines(const Estimate &estimate)
{
    const Rarity &rarity = estimate.rarity;
    std::string text =
        sayLine(message("worlds/s: %1, threads: %2", std::llround(rarity.worldsPerSecond(estimate.threads)),
                        estimate.threads));
    const std::optional<double> seconds = rarity.secondsToFirst(estimate.threads);
    if (!seconds || (rarity.matches == 0 && *seconds < 1))
        return text;
    const Message time = timeText(*seconds);
    return text + sayLine(rarity.matches > 0
                              ? message("Expected time to the first match: %1", time)
                              : message("Time to the first match: probably more than %1", time));
}

Message aloneText(const RarityPart &part, const Rarity &rarity)
{
    return part.alone > 0 ? rareShareText(part.alone, rarity.apart)
                          : message("rarer than 1 in %1", oneIn(shareInterval(0, rarity.apart).high));
}

std::string reportText(const Estimate &estimate)
{
    const Rarity &rarity = estimate.rarity;
    std::string text = sayLine(headline(rarity)) + intervalLine(rarity);
    std::vector<std::pair<std::string, std::string>> rows{{say("Part"), say("alone, after those before it")}};
    for (const RarityPart &part : rarity.parts) {
        rows.emplace_back(
            printable(estimate.textOf(part)),
            say(message("%1, %2", aloneText(part, rarity), rareShareText(part.passed, part.reached))));
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
                      {"of", rarity.apart},
                      {"alone", part.alone},
                      {"reached", part.reached},
                      {"passed", part.passed}}
                     .dump() +
                 "\n";
    }
    const std::optional<double> seconds = rarity.secondsToFirst(estimate.threads);
    const ShareInterval interval = rarity.interval();
    Json whole{{"sampled", rarity.sampled},
               {"matches", rarity.matches},
               {"failures", rarity.failures},
               {"share", rarity.share()},
               {"share_low", interval.low},
               {"share_high", interval.high},
               {"key", estimate.key},
               {"threads", estimate.threads},
               {"worlds_per_second", rarity.worldsPerSecond(estimate.threads)}};
    whole["seconds_to_first"] = seconds ? Json(*seconds) : Json(nullptr);
    return lines + whole.dump() + "\n";
}

Outcome estimateRarity(const RarityOptions &options)
{
    if (options.format != "text" && options.format != "ndjson")
        return wrongUsage(message("unknown format '%1'; expected text or ndjson", options.format),
                          "--format");
    const auto base = CAVE_TRY(readSpec(options.kind));
    const auto where = CAVE_TRY(readCondition(options.where, base.generator.kind));
    const std::uint64_t key = options.key.value_or(std::random_device{}());
    auto seeds = CAVE_TRY(orWrongUsage(SeedSet::random(base, key, SeedSet::kMaxSize), "--sample"));
    auto content = CAVE_TRY(readContent(base.generator, "rarity"));
    const Interruption interruption;
    noteRemarks(where, base);
    RaritySampler sampler(std::move(seeds), where, std::move(content), {options.sample, std::nullopt});
    const int threads = threadsOrCores(options.threads);
    constexpr std::chrono::milliseconds kPiece{100};
    while (!sampler.finished() && !interruption.requested())
        sampler.advance(kPiece, threads);
    if (sampler.rarity().sampled == 0)
        return failed("interrupted before the first world", "rarity");
    const Estimate estimate{where, sampler.rarity(), key, threads};
    CAVE_TRY(options.format == "text" ? print(reportText(estimate)) : writeResult({}, reportLines(estimate)));
    if (sampler.finished())
        return {};
    const std::int64_t done = estimate.rarity.sampled;
    return failed(options.sample ? message("interrupted after %1 of %2 worlds", done, *options.sample)
                                 : message("interrupted; worlds: %1", done),
                  "rarity");
}

std::int64_t secondsOf(std::chrono::milliseconds time)
{
    return std::chrono::duration_cast<std::chrono::seconds>(time).count();
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
    verb.addOption(
            "--sample", options->sample,
            message(
                "Number of random seeds to judge; otherwise %1, and more until %2 match or %3 s are over, "
                "%4 s if fewer than %5 match",
                RaritySampler::kUsualSample, RaritySampler::kEnoughMatches,
                secondsOf(RaritySampler::kLongest), secondsOf(RaritySampler::kLongestForFew),
                RaritySampler::kFewMatches))
        .checkRange(1, RaritySampler::kLargestSample)
        .typeName("N");
    verb.addOption(
            "--key", options->key,
            "Key of the random seeds; the same key gives the same seeds (default: another one each time)")
        .typeName("K");
    addKindOptions(verb, options->kind);
    addThreadsOption(verb, options->threads,
                     "Threads of the sample, and of the search whose time is estimated (default: all cores)");
    verb.addOption("--format", options->format, "text (default) or ndjson")
        .typeName("FORMAT")
        .offers({"text", "ndjson"});
    verb.footer(examples());
    setAction(verb, invocation, options, estimateRarity);
}

} // namespace cave::cli
