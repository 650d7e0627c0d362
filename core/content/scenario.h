#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A way to play. Its rules are data: see `Scenario`.
enum class ScenarioKind : std::uint8_t { EndlessCaves, Cavern, DungeonRun };

enum class CombatKind : std::uint8_t {
    Armour, ///< see armour_combat.h
    Dice,   ///< see dice_combat.h
};

/// What the map does when the player walks.
enum class ViewKind : std::uint8_t {
    Centred, ///< the player stays in the middle, the map moves
    Clamped, ///< it stops where the level ends
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

/// The rules of a way to play, one scenario.json. By default those of the Endless Caves.
struct Scenario {
    ScenarioKind kind = ScenarioKind::EndlessCaves;
    std::string name = "Endless Caves"; ///< shown, English
    /// Shown; one or two English sentences.
    std::string description =
        "Caves without an end, with chests and monsters. Walk as far as you like; death is only a setback.";
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

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// "endless-caves", "cavern", "dungeon": as written in files and on the command line.
std::string_view scenarioKey(ScenarioKind kind);
/// None if there is no such scenario.
std::optional<ScenarioKind> scenarioNamed(std::string_view key);

} // namespace cave
