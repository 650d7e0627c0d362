// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
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

/// How a world is generated and played. Stored in the world's file, so that later changes of defaults don't
/// affect it.
struct WorldSettings {
    int regionSize = 50;      ///< cells along each side of a region
    Chance floorChance{4000}; ///< probability that a cell starts as floor
    int threshold = 5;        ///< rock neighbours (of 8) that make a cell rock
    int iterations = 4;       ///< steps of the automaton before joining
    int smoothing = 2;        ///< steps of the automaton after joining
    Chance chestChance{50};   ///< probability of a chest on a floor cell
    int viewRadius = 12;      ///< view radius of the player, in cells
    int chestMaxItems = 2;    ///< a chest or a victory gives 1 .. this many draws
    MonsterMode monsters = MonsterMode::Roaming;
    DiscRule disc = DiscRule::Wide;
    GapRule gaps = GapRule::Closed;
    Chance armourProtection{3000};        ///< see `CombatRules`
    int multiplierPerTenThousand = 12000; ///< see `CombatRules`
    Chance stunChance{500};               ///< probability that an attack stuns
    DeathLoss deathLoss = DeathLoss::Item;
    int cavernWidth = 90;  ///< cells from west to east, kMinCavern .. kMaxCavern
    int cavernHeight = 31; ///< cells from south to north, same range
    int cavernSmooth = 8;  ///< smoothing steps
    Passages cavernPassages = Passages::Joined;
    int cavernRivers = 1;    ///< number of rivers
    Chance cavernTrees{400}; ///< probability that a grove starts on a floor cell
    int cavernMonsters = 4;  ///< per thousand floor cells
    int roomColumns = 4;     ///< of the map of rooms, 1 .. 16
    int roomRows = 3;        ///< same range; at least two rooms in total
    int mostRooms = 10;      ///< 2 .. 100
    DoorRule doors = DoorRule::Beaten;
    Lives lives = Lives::One;     ///< in a journey
    Chance cunning{0};            ///< probability that a monster on a map of rooms is of the cunning kind
    Ease gentleStart = Ease::Off; ///< on a map of rooms; see `GentleStart`
    Ease slowHealing = Ease::Off; ///< where wounds last; see `HeroTable::healTurns`

    friend bool operator==(const WorldSettings &, const WorldSettings &) = default;
};

/// The meaning of a setting's number.
enum class SettingUnit {
    Count,          ///< an integer
    TenThousandths, ///< a probability or factor, written as a decimal fraction
    Choice,         ///< an index into the setting's choices, written as its name
};

/// A setting with its range. One table for files, command line and interface.
struct SettingInfo {
    std::string_view key;         ///< its name in files: "caves.iterations"
    std::string_view label;       ///< short English name, sentence case
    std::string_view description; ///< one English sentence
    SettingUnit unit = SettingUnit::Count;
    int minimum = 0; ///< in the unit
    int maximum = 0;
    int (*get)(const WorldSettings &) = nullptr;
    void (*set)(WorldSettings &, int value) = nullptr;
    bool shapesTerrain = false;                ///< affects generation
    std::array<std::string_view, 3> choices{}; ///< of a Choice, `maximum` + 1 of them
    /// A Choice of two whose second makes worlds easier: gentle rules have it, standard ones the first.
    bool eases = false;
    /// Worlds are older than it, so 0 isn't stored and doesn't count for hashes.
    bool isLater = false;

    /// The index of a choice by its name.
    [[nodiscard]] std::optional<int> choiceNamed(std::string_view name) const;
};

inline constexpr int kMinCavern = 10;
inline constexpr int kMaxCavern = 2000;

inline constexpr std::size_t kSettingCount = 15;

/// The settings of endless worlds, in display order.
const std::array<SettingInfo, kSettingCount> &settingInfos();

/// The settings of a generator's worlds, in display order.
const std::vector<SettingInfo> &settingsOf(GeneratorKind kind);

/// The settings with these keys, all of which must exist.
std::vector<SettingInfo> settingsNamed(std::initializer_list<std::string_view> keys);

/// The setting of any generator named `key`, or nullptr.
const SettingInfo *findSetting(std::string_view key);

/// Whether the setting counts for files and hashes of a world.
[[nodiscard]] bool isStored(const SettingInfo &info, const WorldSettings &settings);

/// With a generator's gentle rules, or its standard ones.
[[nodiscard]] WorldSettings withRules(WorldSettings settings, GeneratorKind kind, bool gentle);
/// Whether anything that makes a generator's worlds easier is on. Their runs are ranked apart.
[[nodiscard]] bool isGentle(const WorldSettings &settings, GeneratorKind kind);

/// Checks every range. The error names the setting, its value and its range.
Result<void> validate(const WorldSettings &settings);

/// A fraction as the shortest decimal ("0.45"); an integer unchanged; a choice by its name.
std::string settingText(const SettingInfo &info, const WorldSettings &settings);

} // namespace cave
