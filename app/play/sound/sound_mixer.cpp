// SPDX-License-Identifier: MIT
#include "app/play/sound/sound_mixer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace cave {
namespace {

constexpr double kFade = 1.0 / (2.0 * kMixRate); ///< loudness a sample: two seconds
constexpr double kLoopLoudness = 0.6;

} // namespace

void SoundMixer::play(Samples samples, double pitch)
{
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

bool SoundMixer::isSilent() const
{
    return m_volume <= 0 || (m_voices.empty() && m_loops.empty());
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
    constexpr double kLargest = std::numeric_limits<std::int16_t>::max();
    for (std::size_t i = 0; i + 1 < out.size(); i += kMixChannels) {
        double sum = 0;
        for (Voice &voice : m_voices)
            sum += next(voice);
        for (Voice &loop : m_loops)
            sum += next(loop);
        const double loud = std::tanh(m_volume * sum); // several at once don't clip
        out[i] = out[i + 1] = static_cast<std::int16_t>(kLargest * loud);
    }
    std::erase_if(m_voices, [](const Voice &voice) {
        return voice.position >= static_cast<double>(voice.samples->size());
    });
    std::erase_if(m_loops, [](const Voice &loop) { return loop.wanted <= 0 && loop.loudness <= 0; });
}

} // namespace cave
