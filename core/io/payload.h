#pragma once

#include "core/base/result.h"
#include "core/world/level.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace cave {

/// The stored form of a region's changes: a version byte, then a zlib stream of sections. A section is a tag
/// byte, the length of its data (32 bits, little-endian) and the data. Sections that say nothing are left
/// out.
///
/// Section 1, explored: one bit a cell, rows from the south, each row (size + 7) / 8 bytes, the west-most
/// cell in bit 0 of the first.
inline constexpr std::uint8_t kPayloadVersion = 1;

/// Inflating stops at so many bytes, whatever a payload claims.
inline constexpr std::size_t kMaxPayloadContent = 65'536;

/// CRC-32 (the one of zlib and PNG) of a byte string.
std::uint32_t crc32Of(std::span<const std::uint8_t> bytes);

/// Packs changes; keeps zlib's working memory from one payload to the next.
class PayloadEncoder {
public:
    PayloadEncoder();
    PayloadEncoder(PayloadEncoder &&) noexcept;
    PayloadEncoder &operator=(PayloadEncoder &&) noexcept;
    ~PayloadEncoder();

    /// The payload of a region of `regionSize` cells a side; valid until the next call. Error: out of memory.
    Result<std::span<const std::uint8_t>> encode(const RegionChanges &changes, int regionSize);

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
    std::vector<std::uint8_t> m_content;
    std::vector<std::uint8_t> m_payload;
};

/// Unpacks changes. Error Damaged says what is wrong: version, stream, size, sections, or cells outside the
/// region.
Result<RegionChanges> decodePayload(std::span<const std::uint8_t> payload, int regionSize);

} // namespace cave
