// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A way to play. Its rules are data: see `Scenario`.
enum class ScenarioKind : std::uint8_t { EndlessCaves, Cavern, DungeonRun, Rooms };

/// What is fixed about a way to play, whatever its content says.
struct ScenarioInfo {
    ScenarioKind kind{};
    std::string_view key; ///< "endless-caves", "cavern", "dungeon", "rooms": in files and on the command line
    bool bounded = false; ///< played on levels
    bool realTime = false;     ///< can be played in real time
    bool freeMovement = false; ///< everything moves freely, whatever the clock; see action.h
    bool ranksRuns = false;    ///< runs that ended are remembered and compared
};

/// All of them, by kind.
const std::vector<ScenarioInfo> &scenarioInfos();
const ScenarioInfo &scenarioInfo(ScenarioKind kind);

enum class CombatKind : std::uint8_t {
    Armour, ///< see armour_combat.h
    Dice,   ///< see dice_combat.h
    Action, ///< by touch, blows and shots, as time passes; see action_step.h
};

/// What the map does when the player walks.
enum class ViewKind : std::uint8_t {
    Centred, ///< the player stays in the middle, the map moves
    Clamped, ///< it stops where the level ends
    Level,   ///< all of the level is in sight, and shown as large as fits
};

/// What dice are rolled with. All numbers are at least 1.
struct Attributes {
    int health = 1; ///< points when whole
    int strength = 1;
    int dexterity = 1;
    int intellect = 1;

    friend bool operator==(const Attributes &, const Attributes &) = default;
};

/// How a player grows who fights by dice.
struct HeroTable {
    Attributes start;                   ///< at level 1
    Attributes growth;                  ///< what each level adds; these may be 0
    int firstLevelCost = 1;             ///< experience from level 1 to 2; each level after costs double
    int highestLevel = 1;               ///< 1 .. 20
    int treasureExperience = 0;         ///< for a treasure that holds something
    int floorExperience = 0;            ///< for leaving a floor, times its number
    int restPercent = 0;                ///< of full health that comes back on entering a floor, 0 .. 100
    std::vector<std::string> equipment; ///< keys of what it begins with; what can be worn is

    friend bool operator==(const HeroTable &, const HeroTable &) = default;
};

/// What `CombatKind::Action` goes by. Speeds are in hundredths of a cell a second, times in hundredths of a
/// second, health and damage in points.
struct ActionTable {
    int health = 100;       ///< of the player when whole, 1 .. 100,000
    int playerSpeed = 400;  ///< 1 .. 2000
    int agentSpeed = 100;   ///< of a kind whose own speed is 100 per cent, 0 .. 2000
    int arrowSpeed = 1000;  ///< 1 .. 3000
    int arrowDamage = 50;   ///< 0 .. 100,000
    int homingSpeed = 1000; ///< 1 .. 3000
    int homingDamage = 30;  ///< 0 .. 100,000
    int turnRate = 180;     ///< of homing shots, degrees a second, 0 .. 720
    int mercy = 50;         ///< for which the player can't be hurt after being hurt, 0 .. 1000
    int roomExperience = 0; ///< for a room that is beaten, 0 .. 1,000,000
    std::vector<std::string>
        equipment; ///< keys of the items that the player begins with; the first is in hand

    friend bool operator==(const ActionTable &, const ActionTable &) = default;
};

/// The rules of a way to play, one scenario.json. By default those of the Endless Caves.
struct Scenario {
    ScenarioKind kind = ScenarioKind::EndlessCaves;
    std::string name = "Endless Caves"; ///< shown, English
    /// Shown; one or two English sentences.
    std::string description =
        "Endless caves with chests and monsters. Walk as far as you like; death is only a setback.";
    CombatKind combat = CombatKind::Armour;
    ViewKind view = ViewKind::Centred;
    bool diagonalMoves = false; ///< player and monsters walk in eight directions
    /// Fights begin when a monster reaches the player or the player walks into it, not by sight; it notices
    /// the player within as many cells (straight) as the number of its level, whatever lies between.
    bool contact = false;
    bool relentless = false; ///< what hunts never gives up
    int chaseSpeed = 0;      ///< of hunters, per cent of the player's; 0: their own speed
    bool disguised = false;  ///< monsters look alike until met
    bool mortal = false;     ///< dying ends the run
    std::vector<std::string>
        habits;                    ///< keys of trees; a monster has one drawn for it; empty: that of its kind
    std::optional<HeroTable> hero; ///< with dice
    std::optional<ActionTable> action; ///< with action

    /// Time passes and everything moves between cells; else everybody walks from cell to cell by turns.
    [[nodiscard]] bool freeMovement() const { return action.has_value(); }
    /// Fights begin when a monster sees the player.
    [[nodiscard]] bool fightsBySight() const { return !contact && !freeMovement(); }

    friend bool operator==(const Scenario &, const Scenario &) = default;
    [[nodiscard]] const ScenarioInfo &info() const { return scenarioInfo(kind); }
};

/// The key of its `ScenarioInfo`.
std::string_view scenarioKey(ScenarioKind kind);
/// None if there is no such scenario.
std::optional<ScenarioKind> scenarioNamed(std::string_view key);

} // namespace cave
