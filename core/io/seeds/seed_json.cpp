// SPDX-License-Identifier: MIT
#include "core/io/seeds/seed_json.h"

#include "core/gen/generator.h"
#include "core/io/codec/settings_json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {
namespace {

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
    if (!settings)
        reader.fail(*place, settings.error().message);
    return settings.valueOr(defaults);
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

} // namespace

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
