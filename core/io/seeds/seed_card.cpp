// SPDX-License-Identifier: MIT
#include "core/io/seeds/seed_card.h"

#include "core/base/hashing.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/settings_json.h"
#include "core/io/files/bytes.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/json_reader.h"
#include "core/io/worlds/replay.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

constexpr std::string_view kFormat = "cave game seed card";
constexpr std::int64_t kCardVersion = 1;
constexpr unsigned kLargestCard = 8; // MiB; a card at all limits with every byte escaped as \u00xx is smaller
constexpr int kSmallestZoom = -16;
constexpr int kLargestZoom = 256;

bool separatesTags(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F || c == ',';
}

/// Format and version, before anything else: a newer card may look different.
void readHead(JsonReader &reader, const JsonPlace &card)
{
    const JsonPlace format = reader.member(card, "format");
    if (reader.text(format) != kFormat)
        reader.fail(format, message("is not \"%1\"", kFormat));
    const JsonPlace place = reader.member(card, "version");
    const std::int64_t version = reader.wholeNumber(place, 1, std::numeric_limits<std::int64_t>::max());
    if (version > kCardVersion)
        reader.fail(place, message("is %1; this program reads up to %2", version, kCardVersion),
                    ErrorCode::TooNew);
}

std::optional<SeedCamera> readCamera(JsonReader &reader, const JsonPlace &card)
{
    const std::optional<JsonPlace> place = reader.find(card, "camera");
    if (!place)
        return std::nullopt;
    SeedCamera camera;
    camera.cell.x = reader.wholeNumber(*place, "x", -kWorldLimit, kWorldLimit);
    camera.cell.y = reader.wholeNumber(*place, "y", -kWorldLimit, kWorldLimit);
    const JsonPlace zoom = reader.member(*place, "zoom");
    camera.zoom = static_cast<int>(reader.wholeNumber(zoom, kSmallestZoom, kLargestZoom));
    if (camera.zoom == 0)
        reader.fail(zoom, "must not be 0");
    return camera;
}

/// Errors are reported to the reader.
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

/// `name`: the beginning of errors.
Result<SeedCard> readCard(std::string_view text, const Message &name)
{
    JsonReader reader(name, ErrorCode::InvalidArgument);
    const auto parsed = CAVE_TRY(reader.parseText(text));
    const JsonPlace whole{&parsed};
    readHead(reader, whole);
    if (!reader.ok())
        return reader.error();
    SeedCard card;
    card.spec = readSpec(reader, whole);
    card.marks = readMarks(reader, whole);
    card.camera = readCamera(reader, whole);
    card.firstRegions = reader.hash(whole, "firstRegions");
    if (const std::optional<JsonPlace> run = reader.find(whole, "run"); run && reader.ok())
        card.run = readClaim(reader, *run);
    return reader.ok() ? Result<SeedCard>(std::move(card)) : reader.error();
}

Result<void> validateMarker(const SeedMarker &marker, std::size_t index)
{
    const Message name = message("marker %1", index + 1);
    if (!insideWorld(marker.position))
        return invalid(message("%1 is outside the world", name));
    if (marker.label.size() > kMaxMarkerLabelBytes || !isUtf8(marker.label))
        return invalid(
            message("the label of %1 must be UTF-8 of at most %2 bytes", name, kMaxMarkerLabelBytes));
    return {};
}

constexpr std::int64_t kLargestNumber = std::numeric_limits<std::int64_t>::max();

/// A text of at most this many bytes.
std::string shortText(JsonReader &reader, const JsonPlace &place, std::size_t mostBytes)
{
    std::string text = reader.text(place);
    if (text.size() > mostBytes)
        reader.fail(place, message("is longer than %1 bytes", mostBytes));
    return text;
}

/// A list has at most this many elements.
void checkSize(JsonReader &reader, const JsonPlace &list, std::size_t most)
{
    if (const std::size_t size = reader.size(list); size > most)
        reader.fail(list, message("has %1 entries; %2 are allowed", size, most));
}

GeneratorId readGenerator(JsonReader &reader, const JsonPlace &object)
{
    const JsonPlace place = reader.member(object, "generator");
    const JsonPlace name = reader.member(place, "name");
    const JsonPlace versionPlace = reader.member(place, "version");
    const std::string nameText = reader.text(name);
    const std::int64_t version = reader.wholeNumber(versionPlace, 1, std::numeric_limits<int>::max());
    if (!reader.ok())
        return {};
    Result<GeneratorId> generator = generatorNamed(nameText);
    if (!generator) {
        reader.fail(name, generator.error().message, ErrorCode::TooNew);
        return {};
    }
    generator->version = static_cast<int>(version);
    return *generator;
}

WorldSettings readSettings(JsonReader &reader, const JsonPlace &object, GeneratorKind kind)
{
    const WorldSettings defaults = defaultSettings(kind);
    const std::optional<JsonPlace> place = reader.find(object, "settings");
    if (!place)
        return defaults;
    const Result<WorldSettings> settings = settingsFromObject(*place->value, defaults);
    if (!settings) {
        reader.fail(*place, settings.error().message);
        return defaults;
    }
    WorldSettings own = defaults; // those of other generators would make it another world's card
    for (const SettingInfo &info : settingsOf(kind))
        info.set(own, info.get(*settings));
    return own;
}

std::vector<std::string> readTags(JsonReader &reader, const JsonPlace &list)
{
    std::vector<std::string> tags;
    checkSize(reader, list, kMaxSeedTags);
    reader.forEach(list, [&](const JsonPlace &place) {
        tags.push_back(reader.text(place));
        if (const Result<void> valid = validateSeedTag(tags.back()); !valid)
            reader.fail(place, valid.error().message);
    });
    std::ranges::sort(tags);
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

std::vector<SeedMarker> readMarkers(JsonReader &reader, const JsonPlace &list)
{
    std::vector<SeedMarker> markers;
    checkSize(reader, list, kMaxSeedMarkers);
    reader.forEach(list, [&](const JsonPlace &place) {
        SeedMarker marker;
        marker.position.x = reader.wholeNumber(place, "x", -kWorldLimit, kWorldLimit);
        marker.position.y = reader.wholeNumber(place, "y", -kWorldLimit, kWorldLimit);
        if (const std::optional<JsonPlace> label = reader.find(place, "label"))
            marker.label = shortText(reader, *label, kMaxMarkerLabelBytes);
        markers.push_back(std::move(marker));
    });
    return markers;
}

/// A hash of the built-in content of a scenario: a run can be checked only by the rules that it was played
/// by.
std::uint64_t hashOfRules(ScenarioKind scenario)
{
    const ContentTexts texts = builtInContentTexts(scenario);
    std::uint64_t hash = 0;
    for (const std::string *text : {&texts.items, &texts.monsters, &texts.trees, &texts.scenario})
        hash = combine(hash, hashBytes(*text));
    return hash;
}

/// As a field of a card. The log is the codes of its commands in ByteWriter's format, a zlib stream of them,
/// and that in base64.
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

} // namespace

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

Result<void> validateSeedTag(std::string_view tag)
{
    const Message shown = isUtf8(tag) ? message("the tag '%1'", tag) : message("a tag");
    if (tag.empty())
        return invalid("a tag is empty");
    if (tag.size() > kMaxSeedTagBytes)
        return invalid(message("%1 is longer than %2 bytes", shown, kMaxSeedTagBytes));
    if (!isUtf8(tag))
        return invalid(message("%1 is not valid UTF-8", shown));
    if (std::ranges::any_of(tag, separatesTags))
        return invalid(message("%1 contains a comma or a control character", shown));
    if (trimmed(tag) != tag)
        return invalid(message("%1 starts or ends with a space", shown));
    return {};
}

std::vector<std::string> tagsOfText(std::string_view text)
{
    std::vector<std::string> tags;
    while (!text.empty()) {
        const auto end = static_cast<std::size_t>(std::ranges::find_if(text, separatesTags) - text.begin());
        if (const std::string_view tag = trimmed(text.substr(0, end)); !tag.empty())
            tags.emplace_back(tag);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    std::ranges::sort(tags);
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

Result<void> validate(const SeedMarks &marks)
{
    if (marks.tags.size() > kMaxSeedTags)
        return invalid(message("more than %1 tags", kMaxSeedTags));
    for (const std::string &tag : marks.tags)
        CAVE_TRY(validateSeedTag(tag));
    if (marks.note.size() > kMaxSeedNoteBytes || !isUtf8(marks.note))
        return invalid(message("the note must be UTF-8 of at most %1 bytes", kMaxSeedNoteBytes));
    if (marks.markers.size() > kMaxSeedMarkers)
        return invalid(message("more than %1 markers", kMaxSeedMarkers));
    for (std::size_t i = 0; i < marks.markers.size(); ++i)
        CAVE_TRY(validateMarker(marks.markers[i], i));
    return {};
}

Result<std::uint64_t> hashOfFirstRegions(const WorldSpec &spec)
{
    constexpr std::int64_t kReach = 2;
    const auto source = CAVE_TRY(makeRegionSource(spec));
    std::uint64_t hash = 0;
    for (std::int64_t y = -kReach; y <= kReach; ++y) {
        for (std::int64_t x = -kReach; x <= kReach; ++x)
            hash = combine(hash, regionHash(source->generate({x, y})));
    }
    return hash;
}

std::string seedCardToJson(const SeedCard &card)
{
    Json object{{"format", kFormat}, {"version", kCardVersion}, {"firstRegions", hexText(card.firstRegions)}};
    writeSpec(object, card.spec);
    writeMarks(object, card.marks);
    if (card.camera) {
        object["camera"] = {
            {"x", card.camera->cell.x}, {"y", card.camera->cell.y}, {"zoom", card.camera->zoom}};
    }
    if (card.run)
        object["run"] = claimToJson(*card.run);
    return jsonText(object, 2) + "\n";
}

Result<SeedCard> seedCardFromJson(std::string_view json)
{
    return readCard(json, message("seed card"));
}

Result<void> validateShared(const WorldSpec &spec)
{
    if (!isUtf8(spec.seed))
        return invalid("the seed is not valid UTF-8");
    if (!spec.levelFiles.empty())
        return invalid("the world uses its own level files, so a seed can't describe it");
    return {};
}

bool looksLikeSeedCard(const std::filesystem::path &file)
{
    constexpr std::size_t kBlanks = 64; // generous limit on leading white space
    const Result<std::vector<std::uint8_t>> bytes = readFirstBytes(file, kBlanks);
    if (!bytes)
        return false;
    const std::string text(bytes->begin(), bytes->end());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string::npos && text[first] == '{';
}

Result<SeedCard> readSeedCard(const std::filesystem::path &file)
{
    return readCard(CAVE_TRY(readSmallText(file, "seed card", kLargestCard)),
                    message("seed card %1", quoted(file)));
}

Result<void> writeSeedCard(const SeedCard &card, const std::filesystem::path &file, const WriteMode &mode)
{
    CAVE_TRY(validate(card.marks));
    CAVE_TRY(validateShared(card.spec));
    const std::string text = seedCardToJson(card);
    CAVE_TRY(seedCardFromJson(text));
    return writeFileAtomically(file, text, mode);
}

Result<bool> cardHolds(const SeedCard &card)
{
    return CAVE_TRY(hashOfFirstRegions(card.spec)) == card.firstRegions;
}

void writeSpec(Json &object, const WorldSpec &spec)
{
    if (spec.seedNumber)
        object["seedNumber"] = *spec.seedNumber;
    else
        object["seed"] = spec.seed;
    object["generator"] = {{"name", std::string(generatorName(spec.generator.kind))},
                           {"version", spec.generator.version}};
    object["settings"] = settingsJson(spec.settings, spec.generator.kind);
}

WorldSpec readSpec(JsonReader &reader, const JsonPlace &object)
{
    WorldSpec spec;
    spec.generator = readGenerator(reader, object);
    const std::optional<JsonPlace> seed = reader.find(object, "seed");
    const std::optional<JsonPlace> number = reader.find(object, "seedNumber");
    if (seed)
        spec.seed = shortText(reader, *seed, kMaxSeedBytes);
    if (number)
        spec.seedNumber = reader.wholeNumber(*number, -kLargestNumber - 1, kLargestNumber);
    if (!seed && !number)
        reader.fail(object, "has neither 'seed' nor 'seedNumber'");
    if (seed && number)
        reader.fail(object, "has both 'seed' and 'seedNumber'");
    spec.settings = readSettings(reader, object, spec.generator.kind);
    if (!reader.ok())
        return spec;
    if (const auto source = makeRegionSource(spec); !source) {
        const bool tooNew = source.error().code == ErrorCode::TooNew;
        const JsonPlace &where = tooNew ? reader.member(object, "generator") : object;
        reader.fail(where, source.error().message, source.error().code);
    }
    return spec;
}

void writeMarks(Json &object, const SeedMarks &marks)
{
    object["starred"] = marks.starred;
    object["tags"] = Json(marks.tags);
    object["note"] = marks.note;
    Json &markers = object["markers"] = Json::List{};
    for (const SeedMarker &marker : marks.markers)
        markers.append({{"x", marker.position.x}, {"y", marker.position.y}, {"label", marker.label}});
}

SeedMarks readMarks(JsonReader &reader, const JsonPlace &object)
{
    SeedMarks marks;
    marks.starred = reader.truth(object, "starred", false);
    if (const std::optional<JsonPlace> tags = reader.find(object, "tags"))
        marks.tags = readTags(reader, *tags);
    if (const std::optional<JsonPlace> note = reader.find(object, "note"))
        marks.note = shortText(reader, *note, kMaxSeedNoteBytes);
    if (const std::optional<JsonPlace> markers = reader.find(object, "markers"))
        marks.markers = readMarkers(reader, *markers);
    return marks;
}

std::string jsonText(const Json &object, int indent)
{
    return object.dump({.indent = indent, .sorted = true});
}

} // namespace cave
