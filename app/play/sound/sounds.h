// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/base/result.h"

#include <QByteArray>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace cave {

/// The sounds of the game. What is heard is always also seen or logged.
enum class Sound {
    StepStone,
    StepTile,
    StepWater,
    StepLeaves, ///< among trees
    Chest,
    PickUp,
    Drop,
    Equip,
    Swing,
    Shoot,
    Blow,   ///< one that takes health
    Armour, ///< a blow that armour absorbs
    Hurt,   ///< the player is hit
    Slay,
    Notice, ///< a monster begins to hunt the player
    Doors,
    Stairs,
    Heal,
    LevelUp,
    Victory,
    Defeat,
    Heartbeat, ///< little health is left
    Discover,
    Relic,
    Gate,
    Camp,
    // What can be heard all the time; bands of a journey name theirs.
    AmbienceCaves,
    AmbienceDepths,
    AmbienceWind,
    AmbienceCrystal,
    AmbienceEmbers,
};

/// The files in resources/sounds, in the order of `Sound`; made by tools/sounds/make_sounds.py.
inline constexpr std::array kSoundNames{
    "steps/stone",    "steps/tile", "steps/water",    "steps/leaves",    "chest",         "pick-up",
    "drop",           "equip",      "swing",          "shoot",           "blow",          "armour",
    "hurt",           "slay",       "notice",         "doors",           "stairs",        "heal",
    "level-up",       "victory",    "defeat",         "heartbeat",       "discover",      "relic",
    "gate",           "camp",       "ambience-caves", "ambience-depths", "ambience-wind", "ambience-crystal",
    "ambience-embers"};

/// Where sounds go. No function waits.
class SoundPlayer : public Interface {
public:
    virtual void play(Sound sound) = 0;
    /// What is repeated in the background; it fades from one to the other.
    virtual void setAmbience(std::optional<Sound> sound) = 0;
    /// Of all, 0 .. 1; 0 is silence.
    virtual void setVolume(double volume) = 0;
};

/// Plays on the system's default device, which may come and go; without one there is silence. All that could
/// wait happens in a thread of its own, for which its end waits.
std::unique_ptr<SoundPlayer> makeSoundOutput();

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
    /// Of all, 0 .. 1. At 0 what is played is over at once, as nothing may be rendered until it is louder.
    void setVolume(double volume);
    /// Whether nothing can be heard until the next call.
    [[nodiscard]] bool isSilent() const { return m_volume <= 0 || (m_voices.empty() && m_loops.empty()); }
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
