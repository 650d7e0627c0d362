// SPDX-License-Identifier: MIT
#include "app/play/sound/sounds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
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

constexpr double kFade = 1.0 / (2.0 * kMixRate); ///< loudness a sample: two seconds
constexpr double kLoopLoudness = 0.6;

} // namespace

Result<Samples> decodedSound(const QByteArray &file)
{
    Source source{file};
    OpenFile open(source);
    if (!open.hasRightForm())
        return damaged(message("it isn't a sound of one channel and 48 kHz"));
    std::vector<float> samples;
    std::array<char, 4096> piece{};
    while (samples.size() < kMaxSamples) {
        int section = 0;
        const long length =
            ov_read(&open.file(), piece.data(), static_cast<int>(piece.size()), 0, 2, 1, &section);
        if (length < 0)
            return damaged(message("the sound is damaged"));
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

void SoundMixer::setVolume(double volume)
{
    m_volume = volume;
    if (m_volume <= 0)
        m_voices.clear();
}

void SoundMixer::play(Samples samples, double pitch)
{
    if (m_volume <= 0)
        return;
    if (m_voices.size() >= kMaxVoices)
        m_voices.erase(m_voices.begin());
    m_voices.push_back({std::move(samples), 0, pitch, 1, 1, false});
}

void SoundMixer::setLoop(Samples samples)
{
    if (samples != nullptr && samples->empty())
        samples.reset();
    bool known = false;
    for (Voice &loop : m_loops) {
        loop.wanted = loop.samples == samples ? kLoopLoudness : 0;
        known = known || loop.samples == samples;
    }
    if (samples != nullptr && !known)
        m_loops.push_back({std::move(samples), 0, 1, 0, kLoopLoudness, true});
}

double SoundMixer::next(Voice &voice)
{
    const std::vector<float> &samples = *voice.samples;
    const auto length = static_cast<double>(samples.size());
    if (voice.repeats && voice.position >= length)
        voice.position = std::fmod(voice.position, length);
    if (voice.position >= length)
        return 0;
    const auto at = static_cast<std::size_t>(voice.position);
    const std::size_t after = at + 1 < samples.size() ? at + 1 : voice.repeats ? 0 : at;
    const double share = voice.position - std::floor(voice.position);
    voice.position += voice.pitch;
    voice.loudness += std::clamp(voice.wanted - voice.loudness, -kFade, kFade);
    return voice.loudness * ((1 - share) * double{samples[at]} + share * double{samples[after]});
}

void SoundMixer::render(std::span<std::int16_t> out)
{
    constexpr double kFullScale = std::numeric_limits<std::int16_t>::max();
    for (std::size_t i = 0; i + 1 < out.size(); i += kMixChannels) {
        double sum = 0;
        for (Voice &voice : m_voices)
            sum += next(voice);
        for (Voice &loop : m_loops)
            sum += next(loop);
        const double loud = std::tanh(m_volume * sum); // several at once don't clip
        out[i] = out[i + 1] = static_cast<std::int16_t>(kFullScale * loud);
    }
    std::erase_if(m_voices, [](const Voice &voice) {
        return voice.position >= static_cast<double>(voice.samples->size());
    });
    std::erase_if(m_loops, [](const Voice &loop) { return loop.wanted <= 0 && loop.loudness <= 0; });
}

} // namespace cave
