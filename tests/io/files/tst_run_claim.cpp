// SPDX-License-Identifier: MIT
// Seed cards with a run as proof.
#include "core/base/text.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <functional>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The card of a dungeon run.
SeedCard runCard()
{
    const TempFolder folder;
    const GeneratorKind kind = GeneratorKind::Dungeon;
    const std::filesystem::path path = folder / "run.cave";
    {
        Result<SavedSession> saved =
            SavedSession::create(path, "Run", {"first", {kind, 1}, defaultSettings(kind)});
        REQUIRE(saved);
        DungeonPlayer player(PlayStyle::Reckless);
        while (saved->session().world().run == RunState::Going)
            saved->apply(player.next(saved->session()));
    }
    Result<WorldLog> log = readWorldLog(path);
    REQUIRE(log);
    SeedCard card;
    card.spec = log->origin.spec;
    card.firstRegions = *hashOfFirstRegions(card.spec);
    const Result<RunClaim> claim = claimOf(std::move(*log), {});
    REQUIRE(claim);
    card.run = *claim;
    return card;
}

std::string problemOf(const SeedCard &card)
{
    const Result<ClaimReport> report = verifyClaim(card);
    REQUIRE(report);
    return report->problem.english();
}

} // namespace

TEST_CASE("base64 is that of RFC 4648, and only that is read")
{
    const auto text = [](const std::string &bytes) {
        return base64Of(std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
    };
    CHECK(text("").empty());
    CHECK(text("f") == "Zg==");
    CHECK(text("fo") == "Zm8=");
    CHECK(text("foobar") == "Zm9vYmFy");
    for (const char *bad : {"Z", "Zg=", "Zh==", "Z===", "====", "Zm9v\n", "Zm 9"})
        CHECK_FALSE(bytesOfBase64(bad));
    CHECK(rc::check("bytes come back", [](const std::vector<std::uint8_t> &bytes) {
        RC_ASSERT(bytesOfBase64(base64Of(bytes)) == bytes);
    }));
}

TEST_CASE("a card with a run is read as it was written, and its run is proved")
{
    SeedCard card = runCard();
    card.run->copy = GENERATE(false, true);
    card.run->revealed = GENERATE(false, true);
    const Result<SeedCard> read = seedCardFromJson(seedCardToJson(card));
    INFO((read ? std::string() : read.error().text()));
    REQUIRE(read);
    CHECK(*read == card);
    const Result<ClaimReport> report = verifyClaim(*read);
    REQUIRE(report);
    CHECK(report->proved());
    CHECK(report->commands == static_cast<std::int64_t>(card.run->log.size()));
}

TEST_CASE("whatever of a run's claim is changed isn't proved, with the reason")
{
    const SeedCard genuine = runCard();
    const auto changed = [&](const std::function<void(RunClaim &)> &change) {
        SeedCard card = genuine;
        change(*card.run);
        return problemOf(card);
    };
    CHECK_THAT(changed([](RunClaim &run) { run.score += 1000; }), ContainsSubstring("score"));
    CHECK_THAT(changed([](RunClaim &run) { run.turns -= 1; }), ContainsSubstring("turns"));
    CHECK_THAT(changed([](RunClaim &run) { run.kills += 1; }), ContainsSubstring("kills"));
    CHECK_THAT(changed([](RunClaim &run) {
                   run.outcome = run.outcome == RunState::Won ? RunState::Lost : RunState::Won;
               }),
               ContainsSubstring("doesn't end"));
    CHECK_THAT(changed([](RunClaim &run) { run.state ^= 1; }), ContainsSubstring("another state"));
    CHECK_THAT(changed([](RunClaim &run) { run.rules ^= 1; }), ContainsSubstring("other rules"));
    CHECK_THAT(changed([](RunClaim &run) { run.log.pop_back(); }), ContainsSubstring("doesn't end"));
    CHECK_THAT(changed([](RunClaim &run) { run.log.insert(run.log.begin() + 3, DropCommand{500}); }),
               ContainsSubstring("command 4 of its log is not possible"));
    SeedCard other = genuine;
    other.spec.seed = "second";
    CHECK_THAT(problemOf(other), ContainsSubstring("another world"));
}

TEST_CASE("a card whose run can't be read is refused, with the place")
{
    const SeedCard card = runCard();
    const std::string text = seedCardToJson(card);
    const auto errorOf = [&](const std::string &piece, const std::string &by) {
        std::string other = text;
        const std::size_t at = other.find(piece);
        REQUIRE(at != std::string::npos);
        other.replace(at, piece.size(), by);
        const Result<SeedCard> read = seedCardFromJson(other);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == ErrorCode::InvalidArgument);
        return read.error().text();
    };
    CHECK_THAT(errorOf("\"log\": \"", "\"log\": \"!"),
               ContainsSubstring("run.log") && ContainsSubstring("base64"));
    CHECK_THAT(errorOf("\"log\": \"A", "\"log\": \"B"), ContainsSubstring("run.log"));
    CHECK_THAT(errorOf("\"outcome\": \"", "\"outcome\": \"half "), ContainsSubstring("run.outcome"));
    CHECK_THAT(errorOf("\"score\": ", "\"score\": -"), ContainsSubstring("run.score"));
    CHECK_THAT(errorOf("\"rules\": \"", "\"rules\": \"x"), ContainsSubstring("run.rules"));
    CHECK_THAT(errorOf("\"kills\"", "\"skills\""), ContainsSubstring("run.kills"));
}

TEST_CASE("a log that would take for ever to replay is refused")
{
    SeedCard card = runCard();
    card.run->log.assign(100, TickCommand{kMaxTickSteps});
    const Result<SeedCard> read = seedCardFromJson(seedCardToJson(card));
    REQUIRE_FALSE(read);
    CHECK_THAT(read.error().text(), ContainsSubstring("longer than any run"));
}

TEST_CASE("checking a run can be stopped")
{
    const SeedCard card = runCard();
    CHECK_FALSE(verifyClaim(card, [](std::int64_t) { return false; }));
}
