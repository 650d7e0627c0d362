// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/world_library.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace cave::cli {
namespace {

struct CardOptions {
    std::string world;
    OutFile out;
};

std::string claimText(const SeedCard &card)
{
    const RunClaim &run = *card.run;
    return sayLine(message("seed: %1", printable(seedText(card.spec)))) +
           sayLine(message("claimed: %1, score: %2, turns: %3, kills: %4", runText(run.outcome), run.score,
                           run.turns, run.kills)) +
           (run.revealed ? sayLine(message("revealed: more was shown than the player saw, as the card says"))
                         : std::string()) +
           (run.copy ? sayLine(message("copy: its run went on elsewhere, as the card says")) : std::string());
}

std::string reportText(const ClaimReport &report)
{
    if (!report.proved())
        return sayLine(message("not proved: %1", report.problem));
    return sayLine(message(
               "proved: the commands from the seed (%1) lead to exactly this, by the rules of this version",
               report.commands)) +
           sayLine(message("not proved: who gave them, when, and what help they had"));
}

std::string reportJson(const SeedCard &card, const ClaimReport &report)
{
    const RunClaim &run = *card.run;
    Json json{
        {"proved", report.proved()}, {"seed", seedText(card.spec)}, {"won", run.outcome == RunState::Won},
        {"score", run.score},        {"turns", run.turns},          {"kills", run.kills},
        {"revealed", run.revealed},  {"commands", report.commands}};
    if (run.copy)
        json["copy"] = true;
    if (!report.proved())
        json["problem"] = report.problem.english();
    return json.dump({.indent = 2}) + "\n";
}

/// Whether the world's file or the record of totals in the data folder says so.
bool isRevealed(const Invocation &invocation, const std::filesystem::path &world)
{
    if (isMarkedRevealed(world).valueOr(false))
        return true;
    const Result<WorldLibrary> library = invocation.library();
    if (!library)
        return false;
    const std::filesystem::path file = library->folder().parent_path() / kStatisticsFile;
    std::error_code failed;
    const Result<WorldSummary> summary = WorldFile::summary(world);
    if (!std::filesystem::exists(file, failed) || !summary)
        return false;
    const Result<PlayStatistics> book = PlayStatistics::open(file);
    return book && book->isRevealed(summary->createdMs).valueOr(false);
}

Outcome writeRunCard(const CardOptions &options, const Invocation &invocation)
{
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.world), "replay card"));
    auto log = CAVE_TRY(orFailed(readWorldLog(path), "replay card"));
    SeedCard card;
    card.spec = log.origin.spec;
    card.run = CAVE_TRY(
        orFailed(claimOf(std::move(log), {isRevealed(invocation, path), isMarkedCopy(path).valueOr(false)}),
                 options.world));
    card.firstRegions = CAVE_TRY(orFailed(hashOfFirstRegions(card.spec), "replay card"));
    return orNotWritten(writeSeedCard(card, options.out.path, options.out.mode()), options.out);
}

} // namespace

Outcome verifyRunCard(const std::string &file, bool json)
{
    const auto card = CAVE_TRY(orFailed(readSeedCard(file), "replay verify"));
    if (!card.run)
        return failed("this seed card has no run", file);
    const auto report = CAVE_TRY(orFailed(verifyClaim(card), file));
    const std::string text = json ? reportJson(card, report) : claimText(card) + reportText(report);
    CAVE_TRY(print(text));
    if (!report.proved())
        return failed(message("the run is not proved: %1", report.problem), file);
    return {};
}

void addReplayCardVerb(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<CardOptions>();
    Verb verb = replay.addVerb("card", "Write a seed card with the run of a world and its commands as proof");
    verb.addOption("WORLD", options->world, "World file or name").required();
    addOutOption(verb, options->out, "File to write").required();
    setAction(verb, invocation, options, writeRunCard);
}

} // namespace cave::cli
