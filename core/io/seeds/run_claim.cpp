// SPDX-License-Identifier: MIT
#include "core/io/seeds/run_claim.h"

#include "core/base/base64.h"
#include "core/base/hashing.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/io/codec/payload.h"
#include "core/io/files/bytes.h"
#include "core/io/files/json_reader.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/worlds/replayed_log.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr std::uint8_t kLogVersion = 1;
constexpr std::size_t kMaxLogBytes = 4 << 20; ///< of codes; a card takes that many commands at most
/// A run of two days in Rooms, so that checking a card ends.
constexpr std::int64_t kMaxTurns = 12'000'000;

constexpr std::array<std::pair<RunState, std::string_view>, 3> kOutcomes{
    {{RunState::Going, "unfinished"}, {RunState::Won, "won"}, {RunState::Lost, "lost"}}};

std::int64_t killsOf(const World &world)
{
    std::int64_t kills = 0;
    for (const auto &[kind, count] : world.player().statistics.kills)
        kills += count;
    return kills;
}

std::string textOf(const std::vector<Command> &log)
{
    ByteWriter codes;
    for (const Command &command : log)
        codes.signedNumber(commandCode(command));
    const Result<std::vector<std::uint8_t>> packed = deflated(codes.bytes(), kLogVersion);
    return packed ? base64Of(*packed) : std::string();
}

/// Error Damaged: what is wrong.
Result<std::vector<Command>> logOfText(std::string_view text)
{
    const std::optional<std::vector<std::uint8_t>> packed = bytesOfBase64(text);
    if (!packed)
        return damaged("is not base64");
    if (packed->empty() || packed->front() != kLogVersion)
        return damaged("has an unknown version");
    const std::span<const std::uint8_t> stream = std::span(*packed).subspan(1);
    const Inflated codes = inflateUpTo(stream, kMaxLogBytes, message("is longer than any run"));
    if (!codes.problem.empty())
        return damaged(codes.problem);
    std::vector<Command> log;
    std::int64_t turns = 0;
    ByteReader reader(codes.bytes);
    while (reader.ok() && !reader.atEnd()) {
        auto command = CAVE_TRY(commandFromCode(reader.signedNumber()));
        const auto *ticking = std::get_if<TickCommand>(&command);
        turns += ticking == nullptr ? 1 : ticking->steps;
        if (turns > kMaxTurns)
            return damaged("is longer than any run");
        log.push_back(command);
    }
    if (!reader.ok())
        return damaged("is cut short");
    return log;
}

/// What differs between a claim and the world that its log leads to; empty if nothing does.
Message differenceOf(const RunClaim &claim, World &end)
{
    if (!end.party.isAlone())
        return message("several players are in its log");
    if (claim.outcome != end.run)
        return message("the run doesn't end as it claims");
    if (claim.score != end.player().experience)
        return message("it claims a score of %1, but the log leads to %2", claim.score,
                       end.player().experience);
    if (claim.turns != end.turn)
        return message("claimed turns: %1, but the log leads to %2", claim.turns, end.turn);
    if (claim.kills != killsOf(end))
        return message("claimed kills: %1, but the log leads to %2", claim.kills, killsOf(end));
    if (claim.state != stateHash(end))
        return message("the log leads to another state of the world than it claims");
    return {};
}

} // namespace

std::uint64_t hashOfRules(ScenarioKind scenario)
{
    const ContentTexts texts = builtInContentTexts(scenario);
    std::uint64_t hash = 0;
    for (const std::string *text : {&texts.items, &texts.monsters, &texts.trees, &texts.scenario})
        hash = combine(hash, hashBytes(*text));
    return hash;
}

Result<RunClaim> claimOf(WorldLog log, const WorldMarks &marks)
{
    if (!log.stored.party.isAlone())
        return invalid("several played this world, and a card has the run of one player");
    RunClaim claim;
    claim.log = log.commands;
    claim.revealed = marks.revealed;
    claim.copy = marks.copy;
    claim.rules = hashOfRules(log.origin.content->scenario.kind);
    std::optional<ReplayedLog> replayed = replayLog(std::move(log));
    if (!replayed->doubt.empty())
        return invalid(replayed->doubt);
    claim.outcome = replayed->end.run;
    claim.score = replayed->end.player().experience;
    claim.turns = replayed->end.turn;
    claim.kills = killsOf(replayed->end);
    claim.state = stateHash(replayed->end);
    return claim;
}

Result<WorldLog> logOfCard(const SeedCard &card)
{
    auto begun = CAVE_TRY(Session::begin(card.spec));
    World origin = std::move(begun).takeWorld();
    World stored = copyOf(origin);
    stored.turn = card.run->turns;
    return WorldLog{seedText(card.spec), std::move(origin), card.run->log, {}, std::move(stored)};
}

Result<ClaimReport> verifyClaim(const SeedCard &card, const ClaimCallback &callback)
{
    const RunClaim &claim = *card.run;
    // Earlier versions of the content had other texts; the replay shows whether a claim of them holds.
    const ScenarioKind scenario = scenarioOf(card.spec.generator.kind);
    const bool isNewest = contentFor(card.spec.generator) == contentFor(scenario);
    if (isNewest && claim.rules != hashOfRules(scenario))
        return ClaimReport{message("it was played by other rules than those of this version"), 0};
    const auto holds = CAVE_TRY(cardHolds(card));
    if (!holds)
        return ClaimReport{message("this version generates another world"), 0};
    auto log = CAVE_TRY(logOfCard(card));
    std::int64_t done = 0;
    const auto count = [&](std::int64_t commands) {
        done = commands;
        return !callback || callback(commands);
    };
    Session session(std::move(log.origin));
    for (const Command &command : claim.log) {
        if (done % 256 == 0 && !count(done))
            return invalid("cancelled");
        const std::int64_t before = session.world().commands;
        static_cast<void>(session.apply(command));
        session.changesSaved();
        if (session.world().commands == before)
            return ClaimReport{message("command %1 of its log is not possible", done + 1), done};
        ++done;
    }
    return ClaimReport{differenceOf(claim, session.mutableWorld()), done};
}

Json claimToJson(const RunClaim &claim)
{
    Json::Object run{
        {"kills", claim.kills},
        {"log", textOf(claim.log)},
        {"outcome", kOutcomes[static_cast<std::size_t>(claim.outcome)].second},
        {"revealed", claim.revealed},
        {"rules", hexText(claim.rules)},
        {"score", claim.score},
        {"state", hexText(claim.state)},
        {"turns", claim.turns},
    };
    if (claim.copy)
        run.insert(run.begin(), Json::Member{"copy", true});
    return Json(std::move(run));
}

RunClaim readClaim(JsonReader &reader, const JsonPlace &place)
{
    RunClaim claim;
    const JsonPlace outcome = reader.member(place, "outcome");
    const std::string name = reader.text(outcome);
    const auto *found = std::ranges::find(kOutcomes, name, [](const auto &entry) { return entry.second; });
    if (found == kOutcomes.end())
        reader.fail(outcome, "must be \"won\", \"lost\" or \"unfinished\"");
    else
        claim.outcome = found->first;
    claim.score = reader.wholeNumber(place, "score", 0, kMaxCounted);
    claim.turns = reader.wholeNumber(place, "turns", 0, kMaxCounted);
    claim.kills = reader.wholeNumber(place, "kills", 0, kMaxCounted);
    claim.revealed = reader.truth(place, "revealed");
    claim.copy = reader.truth(place, "copy", false);
    claim.rules = reader.hash(place, "rules");
    claim.state = reader.hash(place, "state");
    const JsonPlace log = reader.member(place, "log");
    Result<std::vector<Command>> commands = logOfText(reader.text(log));
    if (!commands)
        reader.fail(log, commands.error().message);
    else
        claim.log = std::move(*commands);
    return claim;
}

} // namespace cave
