// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/edit/world_delta.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace cave {

/// The stored form of an edit: a version byte, then a zlib stream of
///
///   regions    their number; of each, in increasing order, x, y (signed), and twice, for what was before and
///              for what is after: a length and sections as region_sections.h tells of
///   player     a byte, 1 if the player was moved; then x and y (signed) before and after
///   bookmarks  their number; of each, in increasing order, its id, a byte (bit 0: it was there before, bit
///   1:
///              it is after), and for either x, y (signed), kind and label
///
/// Numbers and texts are as ByteWriter has them.
struct DeltaCodec {
    const Content &content;
    int regionSize;

    /// Error InvalidArgument: the edit is larger than kMaxDeltaContent.
    [[nodiscard]] Result<std::vector<std::uint8_t>> encode(const WorldDelta &delta) const;

    /// Error Damaged says what is wrong. `size`, if given, gets the number of bytes that were unpacked.
    [[nodiscard]] Result<WorldDelta> decode(std::span<const std::uint8_t> bytes,
                                            std::size_t *size = nullptr) const;
};

/// Version 1 knew no sections of water and trees; what has none is still written so.
inline constexpr std::uint8_t kDeltaVersion = 2;

inline constexpr std::size_t kMostBookmarks = 100'000; ///< of a world, and of an edit

/// Inflating stops at this many bytes; more than an edit of all cells that one may be about takes.
inline constexpr std::size_t kMaxDeltaContent = 48 << 20;

/// Why a world can't be edited so: a place outside it, or a bookmark that can't be kept; empty if it can.
[[nodiscard]] Message issueOf(const WorldDelta &delta, int regionSize);

} // namespace cave
