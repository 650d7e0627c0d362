#pragma once

#include "core/base/chance.h"
#include "core/base/result.h"

#include <array>
#include <string>
#include <string_view>

namespace cave {

inline constexpr int kMinRegionSize = 8;
inline constexpr int kMaxRegionSize = 50;

/// How a world is made and played. Kept inside the world's own file, so a world never changes under its
/// player.
struct WorldSettings {
    int regionSize = 50;      ///< cells along each side of a region
    Chance floorChance{4000}; ///< chance that a cell starts as floor
    int threshold = 5;        ///< rock neighbours (of 8) that make a cell rock
    int iterations = 4;       ///< steps of the automaton before joining
    int smoothing = 2;        ///< steps of the automaton after joining
    Chance chestChance{50};   ///< chance that a floor cell holds a chest
    int viewRadius = 12;      ///< how far the player's lantern reaches, in cells

    friend bool operator==(const WorldSettings &, const WorldSettings &) = default;
};

/// A setting that is a whole number or a chance, with its range. One table serves files, command line and
/// interface.
struct SettingInfo {
    std::string_view key;         ///< as written in files: "caves.iterations"
    std::string_view label;       ///< short English name, sentence case
    std::string_view description; ///< one English sentence
    int minimum = 0;              ///< in the unit below
    int maximum = 0;
    bool isChance = false; ///< unit: ten-thousandths if true, else whole numbers
    int WorldSettings::*number = nullptr;
    Chance WorldSettings::*chance = nullptr;
    bool shapesTerrain = false; ///< changes what is generated

    [[nodiscard]] int get(const WorldSettings &settings) const;
    void set(WorldSettings &settings, int value) const;
};

/// All settings, in the order in which they are shown.
const std::array<SettingInfo, 7> &settingInfos();

/// The setting named `key`, or nullptr.
const SettingInfo *findSetting(std::string_view key);

/// Checks every range. The error names the setting, its value and its range.
Result<void> validate(const WorldSettings &settings);

/// A chance as the shortest decimal fraction ("0.45"); a whole number as such.
std::string settingText(const SettingInfo &info, const WorldSettings &settings);

} // namespace cave
