// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/io/files/atomic_file.h"
#include "core/io/seeds/run_claim.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

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

} // namespace cave
