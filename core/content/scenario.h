// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A scenario. Its rules are data: see `Scenario`.
enum class ScenarioKind : std::uint8_t { EndlessCaves, Cavern, DungeonRun, Rooms, Journey };

/// The fixed properties of a scenario, independent of its content.
struct ScenarioInfo {
    ScenarioKind kind{};
    std::string_view key;      ///< "endless-caves", "cavern", …: in files and on the command line
    bool bounded = false;      ///< has levels
    bool realTime = false;     ///< can be played in real time
    bool freeMovement = false; ///< free movement, by turns and in real time; see action.h
    bool ranksRuns = false;    ///< finished runs are recorded and ranked
    bool journey = false;      ///< relics, a gate and bands of depth; see `JourneyTable`
};

/// All of them, by kind.
const std::vector<ScenarioInfo> &scenarioInfos();
const ScenarioInfo &scenarioInfo(ScenarioKind kind);
/// All of them, in the order in which lists offer them.
const std::vector<ScenarioKind> &offeredScenarios();

enum class CombatKind : std::uint8_t {
    Armour, ///< see armour_combat.h
    Dice,   ///< see dice_combat.h
    Action, ///< by touch, blows and shots, in real time; see core/rules/real_time
};

/// How the map follows the player.
enum class ViewKind : std::uint8_t {
    Centred, ///< the player stays in the centre and the map scrolls
    Clamped, ///< scrolling stops at the edges of the level
    Level,   ///< all of the level is visible, as large as fits
};

/// What dice are rolled with. All values are at least 1.
struct Attributes {
    int health = 1; ///< full health
    int strength = 1;
    int dexterity = 1;
    int intellect = 1;

    friend bool operator==(const Attributes &, const Attributes &) = default;
};

/// The progression of a player who fights with dice.
struct HeroTable {
    Attributes start;                   ///< at level 1
    Attributes growth;                  ///< added by each level; may be 0
    int firstLevelCost = 1;             ///< experience from level 1 to 2; doubles with each level
    int highestLevel = 1;               ///< 1 .. 20
    int treasureExperience = 0;         ///< for a treasure with contents
    int floorExperience = 0;            ///< for leaving a floor, multiplied by its number
    int restPercent = 0;                ///< share of full health restored on entering a floor, 0 .. 100
    int healTurns = 0;                  ///< with slow healing, a point of health comes back in this many
                                        ///< turns without hunters; 0: none does
    std::vector<std::string> equipment; ///< keys of its initial items; wearable ones are worn

    friend bool operator==(const HeroTable &, const HeroTable &) = default;
};

/// What the setting of the same name eases in worlds with `CombatKind::Action`.
struct GentleStart {
    int rooms = 0; ///< as many rooms, from the first that is entered, 0 .. 100
    int grace = 0; ///< time of invulnerability on entering one of them, hundredths of a second, 0 .. 1000
    int touchPercent = 100; ///< share of its damage that a touch does there, 0 .. 100

    friend bool operator==(const GentleStart &, const GentleStart &) = default;
};

/// The parameters of `CombatKind::Action`. Speeds are in hundredths of a cell per second, times in hundredths
/// of a second, health and damage in points.
struct ActionTable {
    int health = 100;       ///< full health of the player, 1 .. 100,000
    int playerSpeed = 400;  ///< 1 .. 2000
    int agentSpeed = 100;   ///< of a kind whose own speed is 100 per cent, 0 .. 2000
    int arrowSpeed = 1000;  ///< 1 .. 3000
    int arrowDamage = 50;   ///< 0 .. 100,000
    int homingSpeed = 1000; ///< 1 .. 3000
    int homingDamage = 30;  ///< 0 .. 100,000
    int turnRate = 180;     ///< of homing shots, degrees per second, 0 .. 720
    int mercy = 50;         ///< time of invulnerability after the player was hurt, 0 .. 1000
    int roomExperience = 0; ///< for a room that was beaten, 0 .. 1,000,000
    GentleStart gentleStart;
    std::vector<std::string> equipment; ///< keys of the player's initial items; the first is selected

    friend bool operator==(const ActionTable &, const ActionTable &) = default;
};

/// What a band of a journey has more or less of.
struct Share {
    std::string key;
    int weight = 1; ///< 1 .. 1000

    friend bool operator==(const Share &, const Share &) = default;
};

/// A part of a journey's caves: a ring around the origin.
struct Band {
    std::string name;            ///< display name in English, with its article: "the Deep"
    int from = 0;                ///< the depth at which it begins (see `depthAt`), up to that of the next one
    std::string tint;            ///< colour key of its stone, of those of creatures; empty: plain
    std::string water;           ///< colour key of what fills its pools; empty: water
    std::string ambience;        ///< what is heard there all the time: the sound "ambience-" and this key
    std::vector<Share> monsters; ///< kinds drawn there; not empty
    std::vector<Share> treasure; ///< items drawn for chests and victories there; not empty
    int affixChance = 0;         ///< per cent of the gear among them that has an affix

    friend bool operator==(const Band &, const Band &) = default;
};

/// The tables of a journey.
struct JourneyTable {
    std::vector<Band> bands; ///< by depth, the first from 0; not empty
    int relicExperience = 0; ///< for each relic, 0 .. 1,000,000
    int mapExperience = 0;   ///< for a map piece, likewise

    friend bool operator==(const JourneyTable &, const JourneyTable &) = default;
    /// The index of the band at a depth ≥ 0.
    [[nodiscard]] std::size_t bandAt(std::int64_t depth) const;
};

/// Fights in rounds, in which the player chooses what to do; see round_combat.h. With armour only. Health and
/// armour aren't restored after a fight.
struct RoundTable {
    int health = 50;                    ///< full health of the player, 1 .. 10,000
    int spread = 20;                    ///< damage varies by at most this many per cent either way, 0 .. 90
    int guard = 50;                     ///< share of damage that guarding takes off the next blow, per cent
    int parting = 100;                  ///< damage of the blow at one who flees, per cent, 0 .. 500
    int restTurns = 0;                  ///< a point of armour comes back in this many turns; 0: none does
    int healTurns = 0;                  ///< the same for health
    bool useTakesTurn = false;          ///< using a consumable outside of fights takes a turn
    std::vector<std::string> equipment; ///< keys of the player's initial items; wearable ones are worn.
                                        ///< Empty: the first sword and the first armour

    friend bool operator==(const RoundTable &, const RoundTable &) = default;
};

/// The rules of a scenario, from its scenario.json. The defaults are those of the Endless Caves.
struct Scenario {
    ScenarioKind kind = ScenarioKind::EndlessCaves;
    std::string name = "Endless Caves"; ///< display name in English
    /// Displayed; one or two English sentences.
    std::string description =
        "Endless caves with chests and monsters. Walk as far as you like; death is only a setback.";
    CombatKind combat = CombatKind::Armour;
    ViewKind view = ViewKind::Centred;
    bool diagonalMoves = false; ///< player and monsters move in eight directions
    /// Fights begin by contact, not by sight; a monster notices the player within as many cells (straight) as
    /// its level, regardless of obstacles.
    bool contact = false;
    bool relentless = false;           ///< hunters never give up
    int chaseSpeed = 0;                ///< of hunters, per cent of the player's; 0: their own speed
    bool disguised = false;            ///< monsters look alike until met
    bool mortal = false;               ///< dying ends the run
    std::vector<std::string> habits;   ///< keys of trees, one of which is drawn for each monster; empty: that
                                       ///< of its kind
    std::optional<HeroTable> hero;     ///< with dice only
    std::optional<ActionTable> action; ///< with action only
    std::optional<JourneyTable> journey; ///< of journeys only
    std::optional<RoundTable> rounds;    ///< with armour only: the player chooses in fights

    /// Real time with continuous positions; otherwise everything moves from cell to cell by turns.
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
