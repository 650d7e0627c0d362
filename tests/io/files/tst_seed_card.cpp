// SPDX-License-Identifier: MIT
#include "core/io/seeds/seed_card.h"
#include "core/io/seeds/seed_library.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <limits>
#include <rapidcheck.h>
#include <string>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

SeedCard fullCard()
{
    SeedCard card;
    card.spec = testSpec("Grüße, \"cave\"\n\\ 🗺");
    card.spec.settings.iterations = 3;
    card.spec.settings.chestChance = {123};
    card.marks = {true, {"big", "überall"}, "two\nlines", {{{-kWorldLimit, kWorldLimit}, "the \"end\""}}};
    card.camera = SeedCamera{{9'007'199'254'740'993, -9'007'199'254'740'993}, -4};
    card.firstRegions = 0xFEDC'BA98'7654'3210;
    return card;
}

/// The text of the card with one piece of it replaced.
std::string changed(const SeedCard &card, const std::string &piece, const std::string &by)
{
    std::string text = seedCardToJson(card);
    const std::size_t at = text.find(piece);
    INFO(text);
    REQUIRE(at != std::string::npos);
    return text.replace(at, piece.size(), by);
}

Error cardError(const std::string &json)
{
    const Result<SeedCard> card = seedCardFromJson(json);
    INFO(json);
    REQUIRE_FALSE(card);
    return card.error();
}

void requireIssue(const std::string &json, const std::string &part)
{
    const Error error = cardError(json);
    INFO(error.text());
    REQUIRE(error.code == ErrorCode::InvalidArgument);
    REQUIRE(mentions(error.text(), part));
}

/// A card with nothing but what must be there.
std::string leanCard(const std::string &more = {})
{
    return R"({"format": "cave game seed card", "version": 1, "seed": "x",
               "generator": {"name": "caves", "version": 1}, "firstRegions": "0000000000000000")" +
           more + "}";
}

} // namespace

TEST_CASE("a card comes back from JSON as it was")
{
    const SeedCard card = fullCard();
    const Result<SeedCard> back = seedCardFromJson(seedCardToJson(card));
    REQUIRE(back);
    REQUIRE(*back == card);
}

TEST_CASE("cards of any place, settings and seed number come back exactly")
{
    REQUIRE(rc::check([] {
        SeedCard card;
        card.spec = {{}, {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
        card.spec.seedNumber = *rc::gen::arbitrary<std::int64_t>();
        for (const SettingInfo &info : settingInfos())
            info.set(card.spec.settings, *rc::gen::inRange(info.minimum, info.maximum + 1));
        card.firstRegions = *rc::gen::arbitrary<std::uint64_t>();
        const auto coordinate = rc::gen::inRange<std::int64_t>(-kWorldLimit, kWorldLimit + 1);
        for (int i = 0; i < 3; ++i)
            card.marks.markers.push_back({{*coordinate, *coordinate}, std::to_string(i)});
        const Result<SeedCard> back = seedCardFromJson(seedCardToJson(card));
        RC_ASSERT(back.ok());
        RC_ASSERT(*back == card);
    }));
}

TEST_CASE("what a card leaves out has the generator's settings and no marks")
{
    const Result<SeedCard> card = seedCardFromJson(leanCard());
    REQUIRE(card);
    REQUIRE(card->spec == testSpec("x"));
    REQUIRE(card->marks.empty());
    REQUIRE_FALSE(card->camera);
}

TEST_CASE("fields that this version doesn't know are ignored")
{
    const Result<SeedCard> card =
        seedCardFromJson(leanCard(R"(, "weather": {"rain": [1, 2]}, "starred": true)"));
    REQUIRE(card);
    REQUIRE(card->marks.starred);
}

TEST_CASE("settings of other generators make no other world of a card")
{
    const Result<SeedCard> card = seedCardFromJson(leanCard(R"(, "settings": {"cavern.smooth": 4})"));
    REQUIRE(card);
    REQUIRE(card->spec == testSpec("x"));
}

TEST_CASE("tags of a card are sorted and each is there once")
{
    const Result<SeedCard> card = seedCardFromJson(leanCard(R"(, "tags": ["b", "a", "b"])"));
    REQUIRE(card);
    REQUIRE(card->marks.tags == std::vector<std::string>{"a", "b"});
}

TEST_CASE("a wrong card is refused with the name of what is wrong")
{
    const SeedCard card = fullCard();
    requireIssue("", "not valid JSON");
    requireIssue("[]", "must be an object");
    requireIssue("{}", "format: is missing");
    requireIssue(changed(card, "cave game seed card", "recipe"), "format: is not \"cave game seed card\"");
    requireIssue(changed(card, "\"caves.iterations\": 3", "\"caves.iterations\": 99"),
                 "caves.iterations is 99");
    requireIssue(changed(card, "\"caves.iterations\"", "\"caves.depth\""), "unknown setting 'caves.depth'");
    requireIssue(changed(card, "\"starred\": true", "\"starred\": 1"), "starred: must be true or false");
    requireIssue(changed(card, "\"x\": -1000000000000000000", "\"x\": -1000000000000000001"),
                 "markers[0].x: is -1000000000000000001");
    requireIssue(changed(card, "\"x\": -1000000000000000000", "\"x\": 0.5"),
                 "markers[0].x: must be a whole number");
    requireIssue(changed(card, "\"zoom\": -4", "\"zoom\": 0"), "camera.zoom");
    requireIssue(changed(card, "fedcba9876543210", "fedcba98765432"), "firstRegions");
    requireIssue(changed(card, "fedcba9876543210", "fedcba987654321g"), "firstRegions");
    requireIssue(changed(card, "\"seed\"", "\"sead\""), "neither 'seed' nor 'seedNumber'");
    requireIssue(leanCard(R"(, "seedNumber": 5)"), "both 'seed' and 'seedNumber'");
    requireIssue(leanCard(R"(, "tags": ["a,b"])"), "tags[0]");
    requireIssue(leanCard(R"(, "tags": ["ok", " a"])"), "tags[1]");
    requireIssue(leanCard(R"(, "note": 5)"), "note: must be text");
    requireIssue(leanCard(", \"note\": \"\xFF\""), "not valid JSON");
    requireIssue(leanCard(", \"more\": " + std::string(500, '[') + std::string(500, ']')), "nested too deep");
}

TEST_CASE("a card of a newer format or generator is distinguished from a wrong one")
{
    REQUIRE(cardError(changed(fullCard(), "\"version\": 1\n}", "\"version\": 2\n}")).code ==
            ErrorCode::TooNew);
    const Error version = cardError(changed(fullCard(), "\"version\": 1\n  }", "\"version\": 7\n  }"));
    REQUIRE(version.code == ErrorCode::TooNew);
    REQUIRE(mentions(version.text(), "generator"));
    REQUIRE(mentions(version.text(), "7"));
    const Error generator = cardError(changed(fullCard(), "\"caves\"", "\"oceans\""));
    REQUIRE(generator.code == ErrorCode::TooNew);
    REQUIRE(mentions(generator.text(), "oceans"));
}

TEST_CASE("a seed number is only for classic worlds")
{
    SeedCard card = fullCard();
    card.spec.seed.clear();
    card.spec.seedNumber = std::numeric_limits<std::int64_t>::min();
    requireIssue(seedCardToJson(card), "only a classic world");
}

TEST_CASE("marks are kept up to their limits and refused beyond")
{
    SeedCard card = fullCard();
    card.marks.note.assign(kMaxSeedNoteBytes, '\x01');
    card.marks.markers.assign(kMaxSeedMarkers, {{1, 2}, std::string(kMaxMarkerLabelBytes, '\x01')});
    card.marks.tags.clear();
    for (std::size_t i = 0; i < kMaxSeedTags; ++i)
        card.marks.tags.push_back(std::to_string(1000 + i));
    card.marks.tags.front() += std::string(kMaxSeedTagBytes - 4, 'x');

    const TempFolder folder;
    REQUIRE(writeSeedCard(card, folder / "full.json"));
    const Result<SeedCard> back = readSeedCard(folder / "full.json");
    REQUIRE(back);
    REQUIRE(*back == card);

    const auto refused = [&](const auto &spoil, const std::string &part) {
        SeedCard spoilt = card;
        spoil(spoilt.marks);
        const Result<void> written = writeSeedCard(spoilt, folder / "spoilt.json");
        REQUIRE_FALSE(written);
        REQUIRE(written.error().code == ErrorCode::InvalidArgument);
        REQUIRE(mentions(written.error().text(), part));
        REQUIRE_FALSE(std::filesystem::exists(folder / "spoilt.json"));
        requireIssue(seedCardToJson(spoilt), part);
    };
    refused([](SeedMarks &marks) { marks.note += "x"; }, "note");
    refused([](SeedMarks &marks) { marks.tags.emplace_back("x"); }, "tags");
    refused([](SeedMarks &marks) { marks.tags.front() += "x"; }, "tag");
    refused([](SeedMarks &marks) { marks.markers.emplace_back(); }, "markers");
    refused([](SeedMarks &marks) { marks.markers[7].label += "x"; }, "label");
    refused([](SeedMarks &marks) { marks.markers[7].position.x = kWorldLimit + 1; }, "marker");
}

TEST_CASE("a card that can't be read names its file")
{
    const TempFolder folder;
    writeBytes(folder / "odd.json", "{}");
    const Result<SeedCard> odd = readSeedCard(folder / "odd.json");
    REQUIRE_FALSE(odd);
    REQUIRE(mentions(odd.error().text(), "odd.json'"));
    REQUIRE(mentions(odd.error().text(), "format: is missing"));
    REQUIRE(readSeedCard(folder / "none.json").error().code == ErrorCode::NotFound);
    REQUIRE(mentions(readSeedCard(folder.path()).error().text(), "is a folder"));
    writeBytes(folder / "large.json", std::string((8 << 20) + 1, ' '));
    REQUIRE(mentions(readSeedCard(folder / "large.json").error().text(), "larger than 8 MiB"));
}

TEST_CASE("any cut of a card's text is refused, not guessed at")
{
    const std::string text = seedCardToJson(fullCard());
    for (std::size_t length = 0; length + 2 < text.size(); ++length)
        REQUIRE_FALSE(seedCardFromJson(text.substr(0, length)));
}

TEST_CASE("any changed byte of a card is refused or read, and never crashes")
{
    const std::string text = seedCardToJson(fullCard());
    int refused = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const char c : {'\0', '"', '9', '\xFF'}) {
            std::string spoilt = text;
            spoilt[at] = c;
            const Result<SeedCard> card = seedCardFromJson(spoilt);
            refused += card ? 0 : 1;
            REQUIRE((card || !card.error().text().empty()));
        }
    }
    REQUIRE(refused > 0);
}

TEST_CASE("a card holds where the same regions are made, and not where others are")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        SeedCard card{{"here", {kind, 1}, defaultSettings(kind)}, {}, {}, 0, {}};
        card.firstRegions = *hashOfFirstRegions(card.spec);
        REQUIRE(cardHolds(card).valueOr(false));
        SeedCard other = card;
        other.spec.seed = "there";
        REQUIRE_FALSE(cardHolds(other).valueOr(true));
        other = card;
        other.spec.settings.chestChance = {900};
        REQUIRE_FALSE(cardHolds(other).valueOr(true));
        other = card;
        other.spec.settings.threshold = 99;
        REQUIRE_FALSE(cardHolds(other));
    }
}

TEST_CASE("tags are read from a list with commas")
{
    using Tags = std::vector<std::string>;
    REQUIRE(tagsOfText("").empty());
    REQUIRE(tagsOfText(" , ,").empty());
    REQUIRE(tagsOfText(" wide halls,big ,big, a\tb\n") == Tags{"a", "b", "big", "wide halls"});
    for (const std::string &tag : tagsOfText("x, y z,\x7F,\tq"))
        REQUIRE(validateSeedTag(tag));
}

TEST_CASE("a world that is made of level files of its own has no card and is not kept as a seed")
{
    const TempFolder folder;
    SeedCard card;
    card.spec = {"s", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
    card.spec.levelFiles = {{"start/a.csv", "RoguelikeLevel,A,5,5\n"}};
    const std::string reason = "the world uses its own level files, so a seed can't describe it";
    const Result<void> written = writeSeedCard(card, folder / "card.json");
    REQUIRE_FALSE(written);
    CHECK(written.error().text() == reason);
    Result<SeedLibrary> library = SeedLibrary::open(folder / "seeds.db");
    REQUIRE(library);
    SeedMarks marks;
    marks.starred = true;
    const Result<void> kept = library->keep(card.spec, marks);
    REQUIRE_FALSE(kept);
    CHECK(kept.error().text() == reason);
    CHECK(fileNames(folder.path()).find("card") == std::string::npos);
}
