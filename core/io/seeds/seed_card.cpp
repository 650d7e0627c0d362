// SPDX-License-Identifier: MIT
#include "core/io/seeds/seed_card.h"

#include "core/base/hashing.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/gen/generator.h"
#include "core/io/files/error_text.h"
#include "core/io/files/first_bytes.h"
#include "core/io/files/json_reader.h"
#include "core/io/seeds/seed_json.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace cave {
namespace {

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

} // namespace

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

} // namespace cave
