// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/json_reader.h"
#include "core/io/world_file/world_marks.h"
#include "core/session/command.h"
#include "core/world/world.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

struct JsonPlace;
struct SeedCard;
struct WorldLog;
class Json;
class JsonReader;

/// A run that a seed card claims, with the commands that prove it.
struct RunClaim {
    RunState outcome = RunState::Going;
    std::int64_t score = 0;
    std::int64_t turns = 0;
    std::int64_t kills = 0;
    bool revealed = false;    ///< more was shown than the player saw; a log can't prove or disprove it
    bool copy = false;        ///< of a world whose run went on elsewhere; a log doesn't show it either
    std::uint64_t rules = 0;  ///< `hashOfRules` when it was written
    std::uint64_t state = 0;  ///< hash of the world after the last command
    std::vector<Command> log; ///< from the seed on

    friend bool operator==(const RunClaim &, const RunClaim &) = default;
};

/// The claim of a world's log, which it replays. Error InvalidArgument: why it can't be proved, for instance
/// because the world was edited, or several played it.
Result<RunClaim> claimOf(WorldLog log, const WorldMarks &marks);

/// What came of checking a claim.
struct ClaimReport {
    Message problem;           ///< why it isn't proved; empty if it is
    std::int64_t commands = 0; ///< replayed

    [[nodiscard]] bool proved() const { return problem.empty(); }
};

/// Called now and then with the number of commands done; returns false to cancel.
using ClaimCallback = std::function<bool(std::int64_t done)>;

/// Replays the run of a card, which must have one, from its seed and compares it with what is claimed. Error
/// InvalidArgument: cancelled; those of `Session::begin`.
Result<ClaimReport> verifyClaim(const SeedCard &card, const ClaimCallback &callback = {});

/// The log of a card's run for watching; the card must have one. Errors: those of `Session::begin`.
Result<WorldLog> logOfCard(const SeedCard &card);

// Limits on what is kept about a seed; lengths in bytes of UTF-8.
inline constexpr std::size_t kMaxSeedBytes = 65'536; ///< of a seed's text on a card
inline constexpr std::size_t kMaxSeedNoteBytes = 65'536;
inline constexpr std::size_t kMaxSeedTags = 100;
inline constexpr std::size_t kMaxSeedTagBytes = 100;
inline constexpr std::size_t kMaxSeedMarkers = 1000;
inline constexpr std::size_t kMaxMarkerLabelBytes = 1000;

/// A named place on a seed's map.
struct SeedMarker {
    WorldPos position; ///< inside the usable world
    std::string label; ///< may be empty

    friend bool operator==(const SeedMarker &, const SeedMarker &) = default;
};

/// What the user keeps about a seed.
struct SeedMarks {
    bool starred = false;
    std::vector<std::string> tags; ///< sorted and unique
    std::string note;
    std::vector<SeedMarker> markers;

    friend bool operator==(const SeedMarks &, const SeedMarks &) = default;
    [[nodiscard]] bool empty() const { return *this == SeedMarks{}; }
};

/// A tag is 1 to kMaxSeedTagBytes bytes of UTF-8 without commas, control characters, and spaces at its ends.
/// Error: what is wrong with it.
Result<void> validateSeedTag(std::string_view tag);

/// The tags in a comma-separated list, trimmed, sorted and unique, without empty ones.
std::vector<std::string> tagsOfText(std::string_view text);

/// Checks tags, note and markers against their limits. Error InvalidArgument: what is wrong, and where.
Result<void> validate(const SeedMarks &marks);

/// The view of a card's map.
struct SeedCamera {
    WorldPos cell;
    int zoom = 8; ///< device pixels per cell, or if negative: 2^−n cells per pixel; −16 .. 256, not 0

    friend bool operator==(const SeedCamera &, const SeedCamera &) = default;
};

/// A world to be shared: everything needed to generate it, its marks, and a hash of its first regions, which
/// verifies that the recipient gets the same world.
struct SeedCard {
    WorldSpec spec;
    SeedMarks marks;
    std::optional<SeedCamera> camera;
    std::uint64_t firstRegions = 0; ///< `hashOfFirstRegions` when it was written
    std::optional<RunClaim> run;    ///< a run in this world, with its proof

    friend bool operator==(const SeedCard &, const SeedCard &) = default;
};

/// Checks whether cards and the library of seeds can represent this world. Error InvalidArgument: its seed is
/// not UTF-8, or it is made of its own level files, which no seed represents.
Result<void> validateShared(const WorldSpec &spec);

/// A hash of the 25 regions from (−2, −2) to (2, 2): `regionHash` of each. Errors: those of
/// `makeRegionSource`.
Result<std::uint64_t> hashOfFirstRegions(const WorldSpec &spec);

/// The card as an indented JSON object, with a line end:
///
///     {"format": "cave game seed card", "version": 1, "seed": …, "generator": {"name": …, "version": …},
///      "settings": {…}, "firstRegions": "16 hexadecimal digits", "starred": …, "tags": […], "note": …,
///      "markers": [{"x": …, "y": …, "label": …}], "camera": {"x": …, "y": …, "zoom": …},
///      "run": {"outcome": …, "score": …, "turns": …, "kills": …, "revealed": …, "copy": …, "rules": …,
///              "state": …, "log": …}}
///
/// "seedNumber" replaces "seed" if only that is known. Marks, default settings, camera and run may be
/// omitted; unknown fields are skipped. A change that older programs must not ignore increments the version.
std::string seedCardToJson(const SeedCard &card);
/// Error InvalidArgument: what is wrong and where; TooNew: a newer version of the format, or an unknown
/// generator or version.
Result<SeedCard> seedCardFromJson(std::string_view json);

/// The usual extension of seed cards: "x.cavecard". Any other name will do.
inline constexpr std::string_view kSeedCardSuffix = ".cavecard";

/// Whether a file should be read as a seed card rather than as a world: its first character is that of a JSON
/// object. False if it can't be read.
bool looksLikeSeedCard(const std::filesystem::path &file);

/// `seedCardFromJson` of a file; errors name it. Also NotFound, Io.
Result<SeedCard> readSeedCard(const std::filesystem::path &file);
/// Writes it atomically. Errors: InvalidArgument if it could not be read again, with the reason; those of
/// `AtomicFile`.
Result<void> writeSeedCard(const SeedCard &card, const std::filesystem::path &file,
                           const WriteMode &mode = {});

/// Whether this program generates the world that the card was written for. Errors: those of
/// `makeRegionSource`.
Result<bool> cardHolds(const SeedCard &card);

// A world and its marks as fields of a JSON object; shared by cards and the library of seeds.
//
// seed        text; or seedNumber, an integer, if only that is known
// generator   {"name": "caves", "version": 1}
// settings    see settings_json.h; missing ones have the generator's defaults
// starred     boolean; tags: array of texts; note: text; markers: array of {"x", "y", "label"}; all optional
//
// Unknown fields are skipped, so that later versions may add some. Keys are written in alphabetical order, so
// that a world has only one text.

/// Adds seed or seedNumber, generator and settings.
void writeSpec(Json &object, const WorldSpec &spec);
/// Reads them and checks that a world can be made of them; errors are reported to the reader.
WorldSpec readSpec(JsonReader &reader, const JsonPlace &object);

/// Adds starred, tags, note and markers, even if empty.
void writeMarks(Json &object, const SeedMarks &marks);
/// Reads them and checks their limits; tags are sorted. Errors are reported to the reader.
SeedMarks readMarks(JsonReader &reader, const JsonPlace &object);

/// The text of an object whose strings are UTF-8.
std::string jsonText(const Json &object, int indent = -1);

} // namespace cave
