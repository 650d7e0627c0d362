// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/bytes.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cave {

struct Content;

/// The content of a region's payload: sections, in order of their tags. A section is a tag byte, the length
/// of its data (32 bits, little-endian) and the data. Sections that say nothing are left out.
///
///  1 explored, 2 flipped   one bit a cell, rows from the south, each row (size + 7) / 8 bytes, the west-most
///                          cell in bit 0 of the first
///  3 claimed, 5 removed    chests: their number, then x and y of each, a byte each
///  4 chests, 6 piles       a table of item keys; the number of cells; of each x, y and its stacks
///  7 monsters              a table of monster keys; the number of monsters; of each its index, its kind (0:
///                          the seed's, else 1 + its number in the table), its position relative to the
///                          region's south-west corner, a byte of flags (bit 0 alive, bits 1, 2 and 4
///                          heading, bit 3 trail), its energy, and of one with a trail its patience and,
///                          relative to its position, where it saw the player last
///  8 water, 9 trees       as 2: water that is no longer and what became water, and so of trees
///
/// Cells and monsters are in increasing order, without duplicates. Numbers are as ByteWriter has them.
struct RegionCodec {
    const Content &content;
    RegionPos pos;
    int regionSize;

    /// Puts the sections of `changes` into `out`.
    void write(const RegionChanges &changes, ByteWriter &out) const;

    /// Reads sections up to and including the tag `lastTag`. Error Damaged says what is wrong: sections,
    /// cells or monsters that no such region has, items or kinds that the content doesn't know.
    [[nodiscard]] Result<RegionChanges> read(std::span<const std::uint8_t> bytes, int lastTag) const;
};

/// True for changes that worlds of plain floor and rock never have: those of water and trees.
[[nodiscard]] bool needsTerrainSections(const RegionChanges &changes);

inline constexpr int kExploredTag = 1;
inline constexpr int kFlippedTag = 2;
inline constexpr int kClaimedTag = 3;
inline constexpr int kChestsTag = 4;
inline constexpr int kRemovedTag = 5;
inline constexpr int kPilesTag = 6;
inline constexpr int kMonstersTag = 7;
inline constexpr int kWaterTag = 8;
inline constexpr int kTreesTag = 9;
inline constexpr int kLastTag = kTreesTag;

inline constexpr std::size_t kSectionHead = 5; ///< bytes of tag and length

struct SectionHead {
    int tag = 0;
    std::size_t length = 0; ///< of its data
};

/// The head of the section that `bytes` begin with; none if it is cut short.
std::optional<SectionHead> sectionHead(std::span<const std::uint8_t> bytes);

} // namespace cave
