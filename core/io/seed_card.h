#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A named place on a seed's map.
struct SeedMarker {
    WorldPos position;
    std::string label;

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

/// Where a card's map is looked at.
struct SeedCamera {
    WorldPos cell;
    int zoom = 8; ///< device pixels a cell, or negative: 2^−n cells a pixel

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

/// A hash of the 25 regions around (0, 0): rock, chests, monsters. Errors as of `makeRegionSource`.
Result<std::uint64_t> hashOfFirstRegions(const WorldSpec &spec);

/// The card as one JSON object.
std::string seedCardToJson(const SeedCard &card);
/// Error InvalidArgument: what is wrong and where; TooNew: a newer version of the format, or a generator or
/// version that this program does not have.
Result<SeedCard> seedCardFromJson(std::string_view json);

/// `seedCardFromJson` of a file; errors name it.
Result<SeedCard> readSeedCard(const std::filesystem::path &file);
/// Writes it whole or not at all. Errors Io, DiskFull.
Result<void> writeSeedCard(const SeedCard &card, const std::filesystem::path &file);

/// Whether this program makes the world that the card was written for. Errors as of `makeRegionSource`.
Result<bool> cardHolds(const SeedCard &card);

} // namespace cave
