// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/edit/world_delta.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// The stored form of an edit: a version byte, then a zlib stream of
///
///   regions    count; for each, in increasing order, x, y (signed), and for the states before and after
///              a length and sections, see region_sections.h
///   player     a byte, 1 if the player was moved; then x and y (signed) before and after
///   bookmarks  count; for each, in increasing order, its id, a byte (bit 0: existed before, bit 1: exists
///              after), and for each of these states x, y (signed), kind and label
///
/// Numbers and texts are in ByteWriter's format.
struct DeltaCodec {
    const Content &content;
    int regionSize;

    /// Error InvalidArgument: the edit exceeds kMaxDeltaContent.
    [[nodiscard]] Result<std::vector<std::uint8_t>> encode(const WorldDelta &delta) const;

    /// Error Damaged says what is wrong. `size`, if given, receives the number of bytes unpacked.
    [[nodiscard]] Result<WorldDelta> decode(std::span<const std::uint8_t> bytes,
                                            std::size_t *size = nullptr) const;
};

/// Version 1 had no sections for water and trees, version 2 none for features; the lowest sufficient version
/// is written.
inline constexpr std::uint8_t kDeltaVersion = 3;

inline constexpr std::size_t kMaxBookmarks = 100'000; ///< in a world, and in an edit

/// Inflating stops at this many bytes; more than an edit of the maximum number of cells needs.
inline constexpr std::size_t kMaxDeltaContent = 48 << 20;

/// Why an edit can't be applied: a place outside the world, or an invalid bookmark; empty if it can.
[[nodiscard]] Message issueOf(const WorldDelta &delta, int regionSize);

} // namespace cave
