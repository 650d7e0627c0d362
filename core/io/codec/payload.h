// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/codec/region_sections.h"
#include "core/world/world_map.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace cave {

/// The stored form of a region's changes: a version byte, then a zlib stream of the sections in
/// region_sections.h. Version 1 had only section 1, version 2 up to 7, version 3 up to 9; the lowest
/// sufficient version is written.
inline constexpr std::uint8_t kPayloadVersion = 4;

/// Inflating stops at this many bytes, whatever a payload claims; enough for a hundred thousand dropped
/// stacks.
inline constexpr std::size_t kMaxPayloadContent = 1 << 20;

/// CRC-32 (as in zlib and PNG) of a byte string.
std::uint32_t crc32Of(std::span<const std::uint8_t> bytes);

/// The content of a zlib stream.
struct Inflated {
    std::vector<std::uint8_t> bytes; ///< the readable part
    Message problem;                 ///< why it is incomplete; empty if it is complete
    bool isGarbled = false;          ///< the readable part may be wrong, not only cut short
};

/// Inflates a complete stream with nothing before or after it; stops at `most` bytes (at least 1), and then
/// reports that this is more than any of `whose`: "region's".
Inflated inflateUpTo(std::span<const std::uint8_t> compressed, std::size_t most, Message tooLarge);

/// Inflates a complete stream in pieces of at most 256 KiB; `take` gets each, and ends it by false. Says what
/// is wrong with the stream; empty if nothing is, or if `take` ended it.
Message inflateInPieces(std::span<const std::uint8_t> compressed,
                        const std::function<bool(std::span<const std::uint8_t>)> &take);

/// A version byte, then `content` as a zlib stream. Error: out of memory.
Result<std::vector<std::uint8_t>> deflated(std::span<const std::uint8_t> content, std::uint8_t version);

/// Packs changes; reuses zlib's memory between payloads.
class PayloadEncoder {
public:
    PayloadEncoder();
    PayloadEncoder(PayloadEncoder &&) noexcept;
    PayloadEncoder &operator=(PayloadEncoder &&) noexcept;
    ~PayloadEncoder();

    /// The payload of a region; valid until the next call. Errors: out of memory; more items in the region
    /// than a payload can hold.
    Result<std::span<const std::uint8_t>> encode(const RegionChanges &changes, const RegionCodec &codec);

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
    ByteWriter m_content;
    std::vector<std::uint8_t> m_payload;
};

/// Tracks the total size of the regions in a world or an edit, so that reading is limited, and nothing is
/// written that can't be read.
class ChangesBudget {
public:
    static constexpr std::size_t kMaxInflated = 128 << 20; ///< bytes of content
    /// Bytes of the resulting data: some 73,000 explored regions, more than ten million commands lead to.
    static constexpr std::size_t kMaxMemory = 128 << 20;

    /// Error Damaged: the content of all regions exceeds the limit.
    Result<void> takeInflated(std::size_t bytes);
    /// Error Damaged: the data of all regions exceeds the limit.
    Result<void> take(const RegionChanges &changes);

    /// Error InvalidArgument: a world with these changes, with `instead` replacing some regions, could be
    /// written but not read again. Looks at every region.
    static Result<void> checkWritable(const WorldMap::Changes &changes,
                                      const WorldMap::Changes &instead = {});

private:
    std::size_t m_inflated = 0;
    std::size_t m_memory = 0;
};

/// The same check for a world that is written again and again. Adds up what is written, and looks at every
/// region only when that may have exceeded the limit: seldom, so that a command costs no more in a world of
/// which much is explored.
class WrittenBudget {
public:
    /// `written`: those of `changes` that differ from the last call.
    Result<void> checkWritable(const WorldMap::Changes &changes, const std::set<RegionPos> &written);

private:
    std::optional<std::size_t> m_atMost; ///< bytes of memory of all regions; none before the first look
};

/// The sections of a payload, unpacked.
Inflated inflatePayload(std::span<const std::uint8_t> payload);
/// The last section of a payload's version.
int lastSectionOf(std::span<const std::uint8_t> payload);

/// Unpacks changes. Error Damaged says what is wrong: version, stream, size or sections.
Result<RegionChanges> decodePayload(std::span<const std::uint8_t> payload, const RegionCodec &codec);

} // namespace cave
