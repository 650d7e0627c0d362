// SPDX-License-Identifier: MIT
#include "core/io/codec/payload.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <zlib.h>

namespace cave {
namespace {

/// The last section of each version of a payload, from version 1 on.
constexpr std::array kLastTagOfPayload{kExploredTag, kMonstersTag, kTreesTag, kFeaturesTag};
static_assert(kLastTagOfPayload.size() == kPayloadVersion && kLastTagOfPayload.back() == kLastTag);
constexpr std::uint8_t kPlainVersion = 2; // the lowest that is written

// Contents are a few hundred bytes: a small window and table are cheaper to clear, and just as effective.
constexpr int kWindowBits = 12;
constexpr int kMemoryLevel = 3;

/// Keeps the memory for inflating between streams: a world has thousands of small ones.
class Inflater {
public:
    Inflater() = default;
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;
    ~Inflater()
    {
        if (m_isReady)
            inflateEnd(&m_stream);
    }

    /// For a new stream; nullptr if there is not enough memory.
    z_stream *restarted()
    {
        if (!m_isReady)
            m_isReady = inflateInit(&m_stream) == Z_OK;
        return m_isReady && inflateReset(&m_stream) == Z_OK ? &m_stream : nullptr;
    }

    /// Inflates up to `most` bytes of the stream; says what zlib came to.
    int inflateInto(std::vector<std::uint8_t> &bytes, std::size_t most)
    {
        const std::span<std::uint8_t> first = std::span(m_first).first(std::min(m_first.size(), most));
        int status = inflateOn(first);
        bytes.assign(first.begin(), first.end() - m_stream.avail_out);
        while (status == Z_BUF_ERROR && m_stream.avail_out == 0 && bytes.size() < most) {
            const std::size_t done = bytes.size();
            bytes.resize(std::min(4 * done, most));
            status = inflateOn(std::span(bytes).subspan(done));
            bytes.resize(bytes.size() - m_stream.avail_out);
        }
        return status;
    }

private:
    int inflateOn(std::span<std::uint8_t> room)
    {
        m_stream.next_out = room.data();
        m_stream.avail_out = static_cast<uInt>(room.size());
        return inflate(&m_stream, Z_FINISH);
    }

    std::array<std::uint8_t, 4096> m_first{}; ///< most contents have fewer bytes
    z_stream m_stream{};
    bool m_isReady = false;
};

/// What is wrong with the version byte of a payload; empty if it is valid.
Message versionIssue(std::span<const std::uint8_t> payload)
{
    if (payload.empty())
        return message("there is no content");
    if (payload[0] == 0)
        return message("its version is 0, which is invalid");
    if (payload[0] > kPayloadVersion)
        return message("its version is %1; this program reads up to %2", int{payload[0]},
                       int{kPayloadVersion});
    return {};
}

/// The size of a region's lists in bytes, by length rather than capacity, so that it is the same when read as
/// when written.
template<class Entry>
std::size_t memoryOf(const std::vector<Entry> &list)
{
    return list.size() * sizeof(Entry);
}

std::size_t memoryOf(const RegionChanges &changes)
{
    constexpr std::size_t kMapNode = 64; // overhead of std::map and the allocator per entry
    std::size_t bytes = kMapNode + sizeof(RegionPos) + sizeof(RegionChanges);
    bytes += memoryOf(changes.claimed) + memoryOf(changes.removedChests) + memoryOf(changes.monsters);
    for (const std::vector<CellItems> *list : {&changes.chests, &changes.piles}) {
        bytes += memoryOf(*list);
        for (const CellItems &entry : *list)
            bytes += memoryOf(entry.items);
    }
    bytes += memoryOf(changes.features);
    for (const CellFeatures &entry : changes.features) {
        bytes += memoryOf(entry.features);
        for (const Feature &feature : entry.features)
            bytes += feature.text.size();
    }
    return bytes;
}

std::string mebibytes(std::size_t bytes)
{
    return std::to_string(bytes >> 20U) + " MiB";
}

Error tooMuchToRead()
{
    return invalid(
        message("the world's changes take more than %1 of memory, which exceeds the limit of a file",
                mebibytes(ChangesBudget::kMaxMemory)));
}

} // namespace

Result<void> ChangesBudget::takeInflated(std::size_t bytes)
{
    m_inflated += bytes;
    if (m_inflated > kMaxInflated)
        return damaged(message("its regions unpack to more than %1", mebibytes(kMaxInflated)));
    return {};
}

Result<void> ChangesBudget::take(const RegionChanges &changes)
{
    m_memory += memoryOf(changes);
    if (m_memory > kMaxMemory)
        return damaged(message("its regions take more than %1 of memory", mebibytes(kMaxMemory)));
    return {};
}

Result<void> ChangesBudget::checkWritable(const WorldMap::Changes &changes, const WorldMap::Changes &instead)
{
    ChangesBudget budget;
    bool fits = true;
    for (const auto &[pos, region] : instead)
        fits = fits && budget.take(region).ok();
    for (const auto &[pos, region] : changes)
        fits = fits && (instead.contains(pos) || budget.take(region).ok());
    return fits ? Result<void>() : tooMuchToRead();
}

Result<void> WrittenBudget::checkWritable(const WorldMap::Changes &changes,
                                          const std::set<RegionPos> &written)
{
    if (m_atMost) {
        for (const RegionPos pos : written) {
            if (const auto found = changes.find(pos); found != changes.end())
                *m_atMost += memoryOf(found->second);
        }
        if (*m_atMost <= ChangesBudget::kMaxMemory)
            return {};
    }
    m_atMost = 0;
    for (const auto &[pos, region] : changes)
        *m_atMost += memoryOf(region);
    return *m_atMost <= ChangesBudget::kMaxMemory ? Result<void>() : tooMuchToRead();
}

std::uint32_t crc32Of(std::span<const std::uint8_t> bytes)
{
    return static_cast<std::uint32_t>(crc32_z(0, bytes.data(), bytes.size()));
}

Inflated inflateUpTo(std::span<const std::uint8_t> compressed, std::size_t most, Message tooLarge)
{
    thread_local Inflater inflater;
    Inflated result;
    z_stream *stream = inflater.restarted();
    if (stream == nullptr)
        return {{}, message("there is not enough memory")};
    stream->next_in = const_cast<Bytef *>(compressed.data()); // zlib's old interface; it only reads
    stream->avail_in = static_cast<uInt>(compressed.size());
    const int status = inflater.inflateInto(result.bytes, most);
    const bool full = stream->avail_out == 0;
    const bool leftOver = stream->avail_in != 0;
    result.isGarbled = status == Z_DATA_ERROR;
    if (status != Z_STREAM_END)
        result.problem = full ? std::move(tooLarge) : message("the compressed data is damaged or truncated");
    else if (leftOver)
        result.problem = message("there are bytes after the compressed data");
    return result;
}

Message inflateInPieces(std::span<const std::uint8_t> compressed,
                        const std::function<bool(std::span<const std::uint8_t>)> &take)
{
    constexpr std::size_t kPiece = std::size_t{256} << 10U;
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return message("there is not enough memory");
    stream.next_in = const_cast<Bytef *>(compressed.data()); // as in inflateUpTo
    stream.avail_in = static_cast<uInt>(compressed.size());
    std::vector<std::uint8_t> piece(kPiece);
    int status = Z_OK;
    bool goesOn = true;
    while (status == Z_OK && goesOn) {
        stream.next_out = piece.data();
        stream.avail_out = static_cast<uInt>(piece.size());
        status = inflate(&stream, Z_NO_FLUSH);
        const std::size_t length = piece.size() - stream.avail_out;
        goesOn = length == 0 || take(std::span(piece).first(length));
    }
    const bool leftOver = stream.avail_in != 0;
    inflateEnd(&stream);
    if (!goesOn)
        return {};
    if (status != Z_STREAM_END)
        return message("the compressed data is damaged or truncated");
    return leftOver ? message("there are bytes after the compressed data") : Message();
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
        return invalid(message("%1 has more items than a world file can hold", regionText(codec.pos)));
    }

    m_payload.resize(1 + deflateBound(&stream, static_cast<uLong>(content.size())));
    m_payload[0] = kPlainVersion;
    while (kLastTagOfPayload[m_payload[0] - 1U] < newestTagOf(changes))
        ++m_payload[0];
    stream.next_in = const_cast<Bytef *>(content.data()); // as above
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = m_payload.data() + 1;
    stream.avail_out = static_cast<uInt>(m_payload.size() - 1);
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        return Error{ErrorCode::Io, "a region could not be compressed"};
    return std::span<const std::uint8_t>(m_payload.data(), 1 + stream.total_out);
}

Result<std::vector<std::uint8_t>> deflated(std::span<const std::uint8_t> content, std::uint8_t version)
{
    uLongf length = compressBound(static_cast<uLong>(content.size()));
    std::vector<std::uint8_t> bytes(1 + length);
    bytes[0] = version;
    if (compress2(bytes.data() + 1, &length, content.data(), static_cast<uLong>(content.size()),
                  Z_BEST_SPEED) != Z_OK)
        return Error{ErrorCode::Io, "there is not enough memory to compress an edit"};
    bytes.resize(1 + length);
    return bytes;
}

Inflated inflatePayload(std::span<const std::uint8_t> payload)
{
    if (Message issue = versionIssue(payload); !issue.empty())
        return {{}, std::move(issue)};
    return inflateUpTo(payload.subspan(1), kMaxPayloadContent,
                       message("the content is larger than any region's"));
}

int lastSectionOf(std::span<const std::uint8_t> payload)
{
    if (payload.empty() || payload[0] == 0 || payload[0] > kPayloadVersion)
        return kLastTag;
    return kLastTagOfPayload[payload[0] - 1U];
}

Result<RegionChanges> decodePayload(std::span<const std::uint8_t> payload, const RegionCodec &codec)
{
    const Inflated content = inflatePayload(payload);
    if (!content.problem.empty())
        return damaged(content.problem);
    return codec.read(content.bytes, lastSectionOf(payload));
}

} // namespace cave
