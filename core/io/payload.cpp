#include "core/io/payload.h"

#include <string>
#include <utility>
#include <zlib.h>

namespace cave {
namespace {

constexpr std::uint8_t kExploredTag = 1;
constexpr std::size_t kSectionHead = 5;
// Contents are a few hundred bytes: a small window and table cost less to clear, and find as much.
constexpr int kWindowBits = 12;
constexpr int kMemoryLevel = 3;

Error damaged(std::string reason)
{
    return {ErrorCode::Damaged, std::move(reason)};
}

std::size_t bytesPerRow(int regionSize)
{
    return static_cast<std::size_t>((regionSize + 7) / 8);
}

void appendSectionHead(std::vector<std::uint8_t> &out, std::uint8_t tag, std::size_t length)
{
    out.push_back(tag);
    for (unsigned shift = 0; shift < 32; shift += 8)
        out.push_back(static_cast<std::uint8_t>(length >> shift));
}

void appendExplored(std::vector<std::uint8_t> &out, const RegionRows &rows, int regionSize)
{
    const auto size = static_cast<std::size_t>(regionSize);
    appendSectionHead(out, kExploredTag, size * bytesPerRow(regionSize));
    for (std::size_t y = 0; y < size; ++y) {
        for (std::size_t byte = 0; byte < bytesPerRow(regionSize); ++byte)
            out.push_back(static_cast<std::uint8_t>(rows[y] >> (8 * byte)));
    }
}

Result<void> readExplored(std::span<const std::uint8_t> data, int regionSize, RegionRows &rows)
{
    const auto size = static_cast<std::size_t>(regionSize);
    const std::size_t rowBytes = bytesPerRow(regionSize);
    if (data.size() != size * rowBytes)
        return damaged("the explored cells have the wrong length");
    for (std::size_t y = 0; y < size; ++y) {
        std::uint64_t row = 0;
        for (std::size_t byte = 0; byte < rowBytes; ++byte)
            row |= static_cast<std::uint64_t>(data[y * rowBytes + byte]) << (8 * byte);
        if ((row & ~lowBits(regionSize)) != 0)
            return damaged("explored cells lie outside the region");
        rows[y] = row;
    }
    return {};
}

/// Inflates a whole stream with nothing before or after it.
Result<std::vector<std::uint8_t>> inflateBounded(std::span<const std::uint8_t> compressed)
{
    std::vector<std::uint8_t> content(kMaxPayloadContent);
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return Error{ErrorCode::Io, "out of memory"};
    stream.next_in = const_cast<Bytef *>(compressed.data()); // zlib's old interface; it only reads
    stream.avail_in = static_cast<uInt>(compressed.size());
    stream.next_out = content.data();
    stream.avail_out = static_cast<uInt>(content.size());
    const int status = inflate(&stream, Z_FINISH);
    const bool full = stream.avail_out == 0;
    const bool leftOver = stream.avail_in != 0;
    content.resize(stream.total_out);
    inflateEnd(&stream);
    if (status != Z_STREAM_END)
        return damaged(full ? "the content is larger than any region's"
                            : "the compressed data are broken or cut short");
    if (leftOver)
        return damaged("there are bytes after the compressed data");
    return content;
}

Result<RegionChanges> readSections(std::span<const std::uint8_t> content, int regionSize)
{
    RegionChanges changes;
    int lastTag = 0;
    while (!content.empty()) {
        if (content.size() < kSectionHead)
            return damaged("a section is cut short");
        const std::uint8_t tag = content[0];
        std::size_t length = 0;
        for (std::size_t i = 0; i < 4; ++i)
            length |= static_cast<std::size_t>(content[1 + i]) << (8 * i);
        if (length > content.size() - kSectionHead)
            return damaged("a section is cut short");
        if (tag != kExploredTag || tag <= lastTag)
            return damaged("section " + std::to_string(tag) + " is unknown or out of order");
        if (const Result<void> read =
                readExplored(content.subspan(kSectionHead, length), regionSize, changes.explored);
            !read)
            return read.error();
        lastTag = tag;
        content = content.subspan(kSectionHead + length);
    }
    return changes;
}

} // namespace

std::uint32_t crc32Of(std::span<const std::uint8_t> bytes)
{
    return static_cast<std::uint32_t>(crc32_z(0, bytes.data(), bytes.size()));
}

struct PayloadEncoder::Stream {
    z_stream deflater{};
    bool ready = false;

    Stream()
    {
        ready = deflateInit2(&deflater, Z_BEST_SPEED, Z_DEFLATED, kWindowBits, kMemoryLevel,
                             Z_DEFAULT_STRATEGY) == Z_OK;
    }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    ~Stream() { deflateEnd(&deflater); }
};

PayloadEncoder::PayloadEncoder() : m_stream(std::make_unique<Stream>()) {}
PayloadEncoder::PayloadEncoder(PayloadEncoder &&) noexcept = default;
PayloadEncoder &PayloadEncoder::operator=(PayloadEncoder &&) noexcept = default;
PayloadEncoder::~PayloadEncoder() = default;

Result<std::span<const std::uint8_t>> PayloadEncoder::encode(const RegionChanges &changes, int regionSize)
{
    z_stream &stream = m_stream->deflater;
    if (!m_stream->ready || deflateReset(&stream) != Z_OK)
        return Error{ErrorCode::Io, "out of memory"};
    m_content.clear();
    if (changes.explored != RegionRows{})
        appendExplored(m_content, changes.explored, regionSize);

    m_payload.resize(1 + deflateBound(&stream, static_cast<uLong>(m_content.size())));
    m_payload[0] = kPayloadVersion;
    stream.next_in = m_content.data();
    stream.avail_in = static_cast<uInt>(m_content.size());
    stream.next_out = m_payload.data() + 1;
    stream.avail_out = static_cast<uInt>(m_payload.size() - 1);
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        return Error{ErrorCode::Io, "a region could not be compressed"};
    return std::span<const std::uint8_t>(m_payload.data(), 1 + stream.total_out);
}

Result<RegionChanges> decodePayload(std::span<const std::uint8_t> payload, int regionSize)
{
    if (payload.empty())
        return damaged("there is no content");
    if (payload[0] > kPayloadVersion) {
        return damaged("its version is " + std::to_string(payload[0]) + "; this program reads up to " +
                       std::to_string(kPayloadVersion));
    }
    if (payload[0] != kPayloadVersion)
        return damaged("its version is " + std::to_string(payload[0]) + ", which never was");
    const Result<std::vector<std::uint8_t>> content = inflateBounded(payload.subspan(1));
    if (!content)
        return content.error();
    return readSections(*content, regionSize);
}

} // namespace cave
