#include "core/io/payload.h"

#include <algorithm>
#include <string>
#include <utility>
#include <zlib.h>

namespace cave {
namespace {

constexpr std::uint8_t kExploredOnlyVersion = 1;
constexpr std::size_t kFirstGuess = 4096; // bytes of content; most have fewer
// Contents are a few hundred bytes: a small window and table cost less to clear, and find as much.
constexpr int kWindowBits = 12;
constexpr int kMemoryLevel = 3;

Error damaged(std::string reason)
{
    return {ErrorCode::Damaged, std::move(reason)};
}

/// Inflates as much as fits into kMaxPayloadContent; makes room as it is needed.
int inflateInto(z_stream &stream, std::vector<std::uint8_t> &content)
{
    int status = Z_OK;
    for (std::size_t room = kFirstGuess; status == Z_OK || status == Z_BUF_ERROR; room *= 4) {
        const std::size_t done = stream.total_out;
        content.resize(std::min(room, kMaxPayloadContent));
        stream.next_out = content.data() + done;
        stream.avail_out = static_cast<uInt>(content.size() - done);
        status = inflate(&stream, Z_FINISH);
        if (stream.avail_out > 0 || content.size() == kMaxPayloadContent)
            break;
    }
    return status;
}

/// Inflates a whole stream with nothing before or after it.
Result<std::vector<std::uint8_t>> inflateBounded(std::span<const std::uint8_t> compressed)
{
    std::vector<std::uint8_t> content;
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return Error{ErrorCode::Io, "out of memory"};
    stream.next_in = const_cast<Bytef *>(compressed.data()); // zlib's old interface; it only reads
    stream.avail_in = static_cast<uInt>(compressed.size());
    const int status = inflateInto(stream, content);
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

Result<std::span<const std::uint8_t>> PayloadEncoder::encode(const RegionChanges &changes,
                                                             const RegionCodec &codec)
{
    z_stream &stream = m_stream->deflater;
    if (!m_stream->ready || deflateReset(&stream) != Z_OK)
        return Error{ErrorCode::Io, "out of memory"};
    m_content.clear();
    codec.write(changes, m_content);
    const std::vector<std::uint8_t> &content = m_content.bytes();
    if (content.size() > kMaxPayloadContent) {
        return Error{ErrorCode::InvalidArgument, "region (" + std::to_string(codec.pos.x) + ", " +
                                                     std::to_string(codec.pos.y) +
                                                     ") holds more items than a world file can keep"};
    }

    m_payload.resize(1 + deflateBound(&stream, static_cast<uLong>(content.size())));
    m_payload[0] = kPayloadVersion;
    stream.next_in = const_cast<Bytef *>(content.data()); // as above
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = m_payload.data() + 1;
    stream.avail_out = static_cast<uInt>(m_payload.size() - 1);
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        return Error{ErrorCode::Io, "a region could not be compressed"};
    return std::span<const std::uint8_t>(m_payload.data(), 1 + stream.total_out);
}

Result<RegionChanges> decodePayload(std::span<const std::uint8_t> payload, const RegionCodec &codec)
{
    if (payload.empty())
        return damaged("there is no content");
    if (payload[0] > kPayloadVersion) {
        return damaged("its version is " + std::to_string(payload[0]) + "; this program reads up to " +
                       std::to_string(kPayloadVersion));
    }
    if (payload[0] == 0)
        return damaged("its version is 0, which never was");
    const Result<std::vector<std::uint8_t>> content = inflateBounded(payload.subspan(1));
    if (!content)
        return content.error();
    return codec.read(*content, payload[0] == kExploredOnlyVersion ? kExploredTag : kMonstersTag);
}

} // namespace cave
