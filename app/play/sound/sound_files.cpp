// SPDX-License-Identifier: MIT
#include "app/play/sound/sound_files.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>
#include <vorbis/vorbisfile.h>

namespace cave {
namespace {

constexpr std::size_t kMaxSamples = std::size_t{60} * kMixRate; ///< a minute

struct Source {
    const QByteArray &bytes;
    std::size_t position = 0;
};

std::size_t read(void *target, std::size_t size, std::size_t count, void *source)
{
    auto &from = *static_cast<Source *>(source);
    const std::size_t rest = static_cast<std::size_t>(from.bytes.size()) - from.position;
    const std::size_t length = std::min(size * count, rest);
    std::memcpy(target, from.bytes.constData() + from.position, length);
    from.position += length;
    return length / std::max<std::size_t>(1, size);
}

/// Closes the file that was opened.
class OpenFile {
public:
    explicit OpenFile(Source &source)
        : m_isOpen(ov_open_callbacks(&source, &m_file, nullptr, 0, {read, nullptr, nullptr, nullptr}) == 0)
    {
    }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;
    ~OpenFile()
    {
        if (m_isOpen)
            ov_clear(&m_file);
    }

    [[nodiscard]] bool hasRightForm()
    {
        const vorbis_info *info = m_isOpen ? ov_info(&m_file, -1) : nullptr;
        return info != nullptr && info->channels == 1 && info->rate == kMixRate;
    }
    OggVorbis_File &file() { return m_file; }

private:
    OggVorbis_File m_file{};
    bool m_isOpen;
};

} // namespace

Result<Samples> decodedSound(const QByteArray &file)
{
    Source source{file};
    OpenFile open(source);
    if (!open.hasRightForm())
        return Error{ErrorCode::Damaged, message("it isn't a sound of one channel and 48 kHz")};
    std::vector<float> samples;
    std::array<char, 4096> piece{};
    while (samples.size() < kMaxSamples) {
        int section = 0;
        const long length =
            ov_read(&open.file(), piece.data(), static_cast<int>(piece.size()), 0, 2, 1, &section);
        if (length < 0)
            return Error{ErrorCode::Damaged, message("the sound is damaged")};
        if (length == 0)
            break;
        for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(length); i += 2) {
            const auto low = static_cast<unsigned char>(piece[i]);
            const auto high = static_cast<unsigned char>(piece[i + 1]);
            samples.push_back(static_cast<float>(static_cast<std::int16_t>(low | high << 8)) / 32768.0F);
        }
    }
    return Samples(std::make_shared<const std::vector<float>>(std::move(samples)));
}

} // namespace cave
