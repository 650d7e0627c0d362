// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/chance.h"
#include "core/base/result.h"
#include "core/world/rules_of_play.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
    int chestMaxItems = 2;    ///< a chest or a victory gives 1 .. this many draws
    MonsterMode monsters = MonsterMode::Roaming;
    DiscRule disc = DiscRule::Wide;
    GapRule gaps = GapRule::Closed;
    Chance armourProtection{3000};        ///< see `CombatRules`
    int multiplierPerTenThousand = 12000; ///< see `CombatRules`
    Chance stunChance{500};               ///< chance that an attack stuns
    DeathLoss deathLoss = DeathLoss::Item;
    int cavernWidth = 90;  ///< cells from west to east, kMinCavern .. kMaxCavern
    int cavernHeight = 31; ///< cells from south to north, likewise
    int cavernSmooth = 8;  ///< steps of smoothing
    Passages cavernPassages = Passages::Joined;
    int cavernRivers = 1;    ///< how many
    Chance cavernTrees{400}; ///< chance that a floor cell begins a grove
    int cavernMonsters = 4;  ///< for every thousand floor cells
    int roomColumns = 4;     ///< of the map of rooms, 1 .. 16
    int roomRows = 3;        ///< likewise; at least two rooms in all
    int mostRooms = 10;      ///< 2 .. 100
    DoorRule doors = DoorRule::Beaten;
    Chance cunning{0}; ///< that a monster of a map of rooms is the cunning kind of its sort

    friend bool operator==(const WorldSettings &, const WorldSettings &) = default;
};

/// What a setting's number means.
enum class SettingUnit {
    Count,          ///< a whole number
    TenThousandths, ///< a chance or factor, written as a decimal fraction
    Choice,         ///< an index into the setting's choices, written as its name
};

/// A setting with its range. One table serves files, command line and interface.
struct SettingInfo {
    std::string_view key;         ///< as written in files: "caves.iterations"
    std::string_view label;       ///< short English name, sentence case
    std::string_view description; ///< one English sentence
    SettingUnit unit = SettingUnit::Count;
    int minimum = 0; ///< in the unit
    int maximum = 0;
    int (*get)(const WorldSettings &) = nullptr;
    void (*set)(WorldSettings &, int value) = nullptr;
    bool shapesTerrain = false;                ///< changes what is generated
    std::array<std::string_view, 3> choices{}; ///< of a Choice, `maximum` + 1 of them

    /// The index of a choice by its name.
    [[nodiscard]] std::optional<int> choiceNamed(std::string_view name) const;
};

inline constexpr int kMinCavern = 10;
inline constexpr int kMaxCavern = 2000;

inline constexpr std::size_t kSettingCount = 15;

/// The settings of endless worlds, in the order in which they are shown.
const std::array<SettingInfo, kSettingCount> &settingInfos();

/// The settings that worlds of a generator have, in the order in which they are shown.
const std::vector<SettingInfo> &settingsOf(GeneratorKind kind);

/// The settings of these keys, all of which there must be.
std::vector<SettingInfo> settingsNamed(std::initializer_list<std::string_view> keys);

/// The setting of any generator named `key`, or nullptr.
const SettingInfo *findSetting(std::string_view key);

/// Checks every range. The error names the setting, its value and its range.
Result<void> validate(const WorldSettings &settings);

/// A fraction as the shortest decimal ("0.45"); a whole number as such; a choice by its name.
std::string settingText(const SettingInfo &info, const WorldSettings &settings);

} // namespace cave
