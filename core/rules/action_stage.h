#pragma once

#include "core/base/bit_grid.h"
#include "core/path/flow_field.h"
#include "core/rules/action_events.h"
#include "core/rules/monster_turn.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// Why the item in hand can't be used.
enum class UseFlaw : std::uint8_t { NothingHeld, NotReady };

/// Lets time pass on the level that the player is on, where everything moves freely: agents by their decision
/// trees, shots, the player, and what they do to each other. Knows the level's terrain and keeps it; make a
/// new one when that was changed from elsewhere.
///
/// Agents and shots live in `World::action`; everything that they come to is in the world. Only +, −, ·, ÷
/// and square roots are computed, so that the same happens on every machine.
///
/// The middle of an agent keeps to cells: it walks from the middle of a cell to that of the next. A touch is
/// a distance of less than kTouch between middles. A shot ends in a cell that is solid, and hits whose middle
/// it comes within kShotReach of.
class ActionStage {
public:
    static constexpr double kTouch = 0.75;      ///< cells
    static constexpr double kShotReach = 0.5;   ///< cells
    static constexpr double kBladeReach = 1.6;  ///< cells, of what is struck in front
    static constexpr double kPlayerHalf = 0.35; ///< half the side of the square that the player can't squeeze

    /// The stage of the player's level. `world.action` must be there, and its scenario be one of action.
    explicit ActionStage(World &world);

    /// Begins on the level that the player's position is on: its living monsters where they are, no shots,
    /// the player in the middle of their cell. For entering a level; sets `world.action`.
    static ActionStage enter(World &world);

    /// Lets one step pass in which the player goes `way` (cells; as far as nothing is in it). Stops being of
    /// use after LevelLeft or PlayerSlain was told.
    void step(World &world, Point way, std::vector<ActionEvent> &events);

    /// Uses the item in hand.
    std::optional<UseFlaw> use(World &world, std::vector<ActionEvent> &events);

    /// True if nobody can be there: rock, a fixture, a shut door, what is beyond the level.
    [[nodiscard]] bool isSolid(WorldPos cell) const;
    /// True if the level's doors don't let anybody out now.
    [[nodiscard]] bool isShut() const { return m_shut; }

    /// What an agent would decide now; see `thoughtOf`.
    [[nodiscard]] std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id);

private:
    struct Things;

    void readLevel(World &world);
    void movePlayer(World &world, Point way, std::vector<ActionEvent> &events);
    void meetThings(World &world, std::vector<ActionEvent> &events);
    void moveAgents(World &world, std::vector<ActionEvent> &events);
    void touch(World &world, std::vector<ActionEvent> &events);
    void moveShots(World &world, std::vector<ActionEvent> &events);
    void buryDead(World &world, std::vector<ActionEvent> &events);

    LevelArea m_area;
    BitGrid m_solid; ///< rock and fixtures, from the area's south-west corner
    std::map<WorldPos, std::vector<Feature>> m_things; ///< features of the level that are still there
    bool m_shut = false;
    FlowField m_toPlayer; ///< walks of agents toward the player's cell
};

/// True if a living monster that can be beaten is left on a level.
bool hasFoes(World &world, const LevelArea &level);

/// Number of hundredths of a second as seconds.
constexpr double secondsOf(int hundredths)
{
    return hundredths / 100.0;
}

/// True if something that takes `cooldown` (hundredths of a second) can be done again `since` seconds after
/// it was done last: once that is more.
constexpr bool isReady(double since, int cooldown)
{
    return since * 100 > cooldown;
}

/// `velocity` turned toward `aim` by at most `degrees`, its length kept.
Point turnedToward(Point velocity, Point aim, double degrees);

} // namespace cave
