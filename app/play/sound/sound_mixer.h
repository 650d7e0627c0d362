// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace cave {

/// A sound as samples −1 .. 1, one channel, kMixRate a second; shared by all who play it.
using Samples = std::shared_ptr<const std::vector<float>>;

inline constexpr int kMixRate = 48'000; ///< samples a second
inline constexpr int kMixChannels = 2;  ///< left and right, the same
inline constexpr std::size_t kMaxVoices = 24;

/// Decodes an Ogg Vorbis file of one channel and kMixRate. Errors: it is none, or damaged.
Result<Samples> decodedSound(const QByteArray &file);

/// Adds up what is played. Not thread-safe.
class SoundMixer {
public:
    /// `pitch` 1 is as recorded. Of too many at once the oldest ends.
    void play(Samples samples, double pitch);
    /// Repeated until another one fades in over it; null fades to silence.
    void setLoop(Samples samples);
    /// Of all, 0 .. 1.
    void setVolume(double volume) { m_volume = volume; }
    /// Whether nothing can be heard until the next call.
    [[nodiscard]] bool isSilent() const;
    /// The next samples, left and right by turns; its size is even.
    void render(std::span<std::int16_t> out);

private:
    struct Voice {
        Samples samples;
        double position = 0; ///< in samples
        double pitch = 1;
        double loudness = 1;
        double wanted = 1; ///< to which `loudness` goes; of loops
        bool repeats = false;
    };

    /// The next sample; 0 once it is over.
    static double next(Voice &voice);

    std::vector<Voice> m_voices;
    std::vector<Voice> m_loops;
    double m_volume = 1;
};

} // namespace cave
