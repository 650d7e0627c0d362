#pragma once

#include "core/base/bit_grid.h"
#include "core/path/flow_field.h"
#include "core/rules/action_events.h"
#include "core/rules/monster_turn.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace cave {

/// Why the item in hand can't be used.
enum class UseIssue : std::uint8_t { NothingHeld, NotReady };

/// Lets time pass on the level that the player is on, where everything moves freely: agents by their decision
/// trees, shots, the player, and what they do to each other. Knows the level's terrain and keeps it; make a
/// new one when that was changed from elsewhere.
///
/// Agents and shots live in `World::action`; everything that comes of a step is in the world. Only +, −, ·, ÷
/// and square roots are computed, so that the same happens on every machine.
///
/// What keeps to cells walks from the middle of a cell to that of the next. A touch is a distance of less
/// than kTouch between middles. A shot ends in a cell that is solid, and hits whose middle it comes within
/// kShotReach of.
class RealTimeSimulation {
public:
    static constexpr double kTouch = 0.75;     ///< cells
    static constexpr double kShotReach = 0.5;  ///< cells
    static constexpr double kBladeReach = 1.6; ///< cells, of what is struck in front
    static constexpr double kBodyHalf =
        0.35; ///< half the side of the square that doesn't go into what is solid
    static constexpr double kShotBegins = 0.75; ///< cells from the middle of who shoots: outside of its cell

    /// The stage of the player's level. `world.action` must be there.
    explicit RealTimeSimulation(World &world);

    /// Begins on the level that the player's position is on: its living monsters where they are and whole, no
    /// shots, the player in the middle of their cell. For entering a level; sets `world.action`.
    static RealTimeSimulation enter(World &world);

    /// Lets one step pass in which the player goes `way` (cells; as far as nothing is in it). Of no more use
    /// once LevelLeft or PlayerSlain was told.
    void step(World &world, Point way, std::vector<ActionEvent> &events);

    /// The player meets what lies where they have just entered the level.
    void arrive(World &world, std::vector<ActionEvent> &events) { meetThings(world, events); }

    /// Uses the item in hand; nothing happens if there is an issue.
    std::optional<UseIssue> use(World &world, std::vector<ActionEvent> &events);

    /// Turns the player to the nearest monster that can be beaten and isn't behind a wall, if there is one.
    void faceNearest(World &world) const;

    /// True if nobody can be there: rock, a fixture, a shut door, what is beyond the level.
    [[nodiscard]] bool isSolid(WorldPos cell) const;
    /// True if the level's doors don't let anybody out now.
    [[nodiscard]] bool isShut() const { return m_shut; }
    [[nodiscard]] const Level &level() const { return m_level; }

    /// The thought of an agent; see `thoughtOf`. None if there is no such agent.
    [[nodiscard]] std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id);

    /// The regions whose changes were touched since this was last asked for.
    std::set<RegionPos> takeTouched();

private:
    class AgentSenses;
    /// What an agent does in a step.
    struct Intent {
        std::optional<WorldPos> cell; ///< goes to its middle
        bool straight = false;        ///< goes straight for the player
    };

    void readLevel(World &world);
    void readThings(World &world);
    void setGround();
    void movePlayer(World &world, Point way, std::vector<ActionEvent> &events);
    void meetThings(World &world, std::vector<ActionEvent> &events);
    bool meet(World &world, WorldPos at, const Feature &thing, std::vector<ActionEvent> &events);
    void moveAgent(World &world, Agent &agent, std::vector<ActionEvent> &events);
    void act(World &world, Agent &agent, const Leaf &leaf, std::vector<ActionEvent> &events);
    [[nodiscard]] Intent intentOf(const World &world, const Agent &agent, const Leaf &leaf) const;
    [[nodiscard]] std::optional<WorldPos> wanderFrom(const World &world, const Agent &agent) const;
    [[nodiscard]] std::optional<WorldPos> patrolFrom(const Agent &agent, Axis axis) const;
    void shoot(World &world, Agent &agent, bool homing, std::vector<ActionEvent> &events) const;
    void touch(World &world, const Agent &agent, std::vector<ActionEvent> &events) const;
    void moveShots(World &world, std::vector<ActionEvent> &events);
    bool flies(World &world, Shot &shot, std::vector<ActionEvent> &events) const;
    void strike(World &world, int points, std::vector<ActionEvent> &events) const;
    void buryDead(World &world, std::vector<ActionEvent> &events);
    [[nodiscard]] bool sees(const World &world, const Agent &agent) const;
    /// Where what stands at `from` and goes `way` comes to.
    [[nodiscard]] Point moved(Point from, Point way) const;
    [[nodiscard]] bool fits(Point middle) const;
    [[nodiscard]] bool isRock(WorldPos cell) const;

    Level m_level;
    BitGrid m_rock;                                    ///< of the level, from its south-west corner
    BitGrid m_solid;                                   ///< rock and fixtures
    BitGrid m_doors;                                   ///< doors that lead on; solid while shut
    std::map<WorldPos, std::vector<Feature>> m_things; ///< features of the level that are still there
    bool m_shut = false;
    FlowField m_toPlayer;
    std::set<RegionPos> m_touched;
};

/// True if a living monster that can be beaten is left on a level.
bool hasFoes(World &world, const Level &level);

/// True if `world.action` is there and tells of the world as it is: of the player's cell and level and of the
/// living monsters there. Else, such as after an edit, the level has to be entered anew.
bool actionFits(World &world);

/// True if something that takes `cooldown` (hundredths of a second) can be done again `since` seconds after
/// it was done last: once that is more.
constexpr bool isReady(double since, int cooldown)
{
    return since * 100 > cooldown;
}

/// `velocity` turned toward `aim` by at most `degrees` (0 .. 90), its length kept.
Point turnedToward(Point velocity, Point aim, double degrees);

} // namespace cave
