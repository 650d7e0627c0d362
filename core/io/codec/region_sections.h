// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/io/files/bytes.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace cave {

struct Content;

/// The content of a region's payload: sections, in order of their tags. A section is a tag byte, the length
/// of its data (32 bits, little-endian) and the data. Empty sections are omitted.
///
///  1 explored, 2 flipped   one bit per cell, rows from the south, each row (size + 7) / 8 bytes, the
///                          westernmost cell in bit 0 of the first
///  3 claimed, 5 removed    chests: count, then x and y of each, a byte each
///  4 chests, 6 piles       a table of item keys; the number of cells; for each x, y and its stacks
///  7 monsters              a table of monster keys; the number of monsters; for each its index, its kind
///                          (0: the seed's, otherwise 1 + its number in the table), its position relative
///                          to the region's south-west corner, a byte of flags (bit 0 alive, bits 1, 2 and
///                          4 heading, bit 3 trail), its energy, and if it has a trail its patience and,
///                          relative to its position, where it last saw the player
///  8 water, 9 trees        like 2: water that was removed or added, and the same for trees
/// 10 features              the number of cells; for each x, y, the number of its movable features, and for
///                          each of these its kind (a byte), value (signed) and text
///
/// Cells and monsters are in increasing order, without duplicates. Numbers are in ByteWriter's format.
struct RegionCodec {
    const Content &content;
    RegionPos pos;
    int regionSize;

    /// Writes the sections of `changes` to `out`.
    void write(const RegionChanges &changes, ByteWriter &out) const;

    /// Reads sections up to and including the tag `lastTag`. Error Damaged says what is wrong: sections,
    /// cells or monsters that are invalid in such a region, items or kinds that aren't in the content.
    [[nodiscard]] Result<RegionChanges> read(std::span<const std::uint8_t> bytes, int lastTag) const;

    /// What can be read of damaged content: the sections that are complete and valid, without the others. Of
    /// `garbled` bytes, which may be wrong anywhere, only up to the first invalid section, and without
    /// terrain: any bits are valid there, and a wrong wall could lock the player in.
    [[nodiscard]] RegionChanges readIntact(std::span<const std::uint8_t> bytes, int lastTag,
                                           bool garbled) const;
};

inline constexpr int kExploredTag = 1;
inline constexpr int kFlippedTag = 2;
inline constexpr int kClaimedTag = 3;
inline constexpr int kChestsTag = 4;
inline constexpr int kRemovedTag = 5;
inline constexpr int kPilesTag = 6;
inline constexpr int kMonstersTag = 7;
inline constexpr int kWaterTag = 8;
inline constexpr int kTreesTag = 9;
inline constexpr int kFeaturesTag = 10;
inline constexpr int kLastTag = kFeaturesTag;

/// The highest tag of what only newer programs write: kFeaturesTag, kTreesTag if there are changes of water
/// or trees, otherwise kMonstersTag.
[[nodiscard]] int newestTagOf(const RegionChanges &changes);

inline constexpr std::size_t kSectionHead = 5; ///< bytes of tag and length

struct SectionHead {
    int tag = 0;
    std::size_t length = 0; ///< of its data
};

/// Which cells or things are in a section: "explored", "opened chests"; of an unknown one its tag.
[[nodiscard]] Message sectionName(int tag);

/// The head of the section that `bytes` begin with; none if truncated.
std::optional<SectionHead> sectionHead(std::span<const std::uint8_t> bytes);

} // namespace cave
