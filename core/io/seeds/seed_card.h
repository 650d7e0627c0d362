// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/io/files/atomic_file.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// The most that is kept about a seed; lengths in bytes of UTF-8.
inline constexpr std::size_t kMaxSeedBytes = 65'536; ///< of a seed's text on a card
inline constexpr std::size_t kMaxSeedNoteBytes = 65'536;
inline constexpr std::size_t kMaxSeedTags = 100;
inline constexpr std::size_t kMaxSeedTagBytes = 100;
inline constexpr std::size_t kMaxSeedMarkers = 1000;
inline constexpr std::size_t kMaxMarkerLabelBytes = 1000;

/// A named place on a seed's map.
struct SeedMarker {
    WorldPos position; ///< inside the world
    std::string label; ///< may be empty

    friend bool operator==(const SeedMarker &, const SeedMarker &) = default;
};

/// What someone keeps about a seed.
struct SeedMarks {
    bool starred = false;
    std::vector<std::string> tags; ///< sorted, each once
    std::string note;
    std::vector<SeedMarker> markers;

    friend bool operator==(const SeedMarks &, const SeedMarks &) = default;
    [[nodiscard]] bool empty() const { return *this == SeedMarks{}; }
};

/// A tag is 1 to kMaxSeedTagBytes bytes of UTF-8 without commas, control characters and spaces at its ends.
/// Error: what is wrong with this one.
Result<void> validateSeedTag(std::string_view tag);

/// The tags of a list with commas, trimmed, sorted, each once; what is empty between two commas is left out.
std::vector<std::string> tagsOfText(std::string_view text);

/// Checks tags, note and markers against their limits. Error InvalidArgument: what is wrong, and where.
Result<void> validate(const SeedMarks &marks);

/// Where a card's map is looked at.
struct SeedCamera {
    WorldPos cell;
    int zoom = 8; ///< device pixels a cell, or negative: 2^−n cells a pixel; −16 .. 256, not 0

    friend bool operator==(const SeedCamera &, const SeedCamera &) = default;
};

/// A world to be handed on: everything that makes it, what was noted of it, and a hash of its first regions
/// by which the other side knows that it sees the same.
struct SeedCard {
    WorldSpec spec;
    SeedMarks marks;
    std::optional<SeedCamera> camera;
    std::uint64_t firstRegions = 0; ///< `hashOfFirstRegions` where it was written

    friend bool operator==(const SeedCard &, const SeedCard &) = default;
};

/// Whether cards and the library of seeds can tell all that makes this world. Error InvalidArgument: its seed
/// is not UTF-8, or it is made of level files of its own, which no seed tells of.
Result<void> validateShared(const WorldSpec &spec);

/// A hash of the 25 regions from (−2, −2) to (2, 2): `regionHash` of each. Errors as of `makeRegionSource`.
Result<std::uint64_t> hashOfFirstRegions(const WorldSpec &spec);

/// The card as one JSON object, indented, with a line end:
///
///     {"format": "cave game seed card", "version": 1, "seed": …, "generator": {"name": …, "version": …},
///      "settings": {…}, "firstRegions": "16 hexadecimal digits", "starred": …, "tags": […], "note": …,
///      "markers": [{"x": …, "y": …, "label": …}], "camera": {"x": …, "y": …, "zoom": …}}
///
/// "seedNumber" stands in place of "seed" where only that is known. What is kept about the seed, settings as
/// the generator has them and the camera may be left out; fields of other names are skipped. A change
/// that older programs must not pass over raises the version.
std::string seedCardToJson(const SeedCard &card);
/// Error InvalidArgument: what is wrong and where; TooNew: a newer version of the format, or a generator or
/// version that this program does not have.
Result<SeedCard> seedCardFromJson(std::string_view json);

/// What seed cards are usually named: "x.cavecard". Any other name will do.
inline constexpr std::string_view kSeedCardSuffix = ".cavecard";

/// Whether a file is to be read as a seed card rather than as a world: its first character is that of a JSON
/// object. False if it can't be read.
bool looksLikeSeedCard(const std::filesystem::path &file);

/// `seedCardFromJson` of a file; errors name it. Also NotFound, Io.
Result<SeedCard> readSeedCard(const std::filesystem::path &file);
/// Writes it whole or not at all. Errors: InvalidArgument if it could not be read again, saying why;
/// those of `AtomicFile`.
Result<void> writeSeedCard(const SeedCard &card, const std::filesystem::path &file,
                           const WriteMode &mode = {});

/// Whether this program makes the world that the card was written for. Errors as of `makeRegionSource`.
Result<bool> cardHolds(const SeedCard &card);

} // namespace cave
