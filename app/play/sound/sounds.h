// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>

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
class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer &) = delete;
    SoundPlayer &operator=(const SoundPlayer &) = delete;
    virtual ~SoundPlayer() = default;

    virtual void play(Sound sound) = 0;
    /// What is repeated in the background; it fades from one to the other.
    virtual void setAmbience(std::optional<Sound> sound) = 0;
    /// Of all, 0 .. 1; 0 is silence.
    virtual void setVolume(double volume) = 0;
};

/// Plays on the system's default device, which may come and go; without one there is silence. All that could
/// wait happens in a thread of its own, for which its end waits.
std::unique_ptr<SoundPlayer> makeSoundOutput();

} // namespace cave
