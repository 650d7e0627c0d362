// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/brain.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace cave {

/// Lets time pass on a level where everything moves freely: agents by their decision
/// trees, shots, the player, and what they do to each other. Knows the level's terrain and keeps it; make a
/// new one when it was changed elsewhere.
///
/// Agents and shots live in `World::action`; all effects of a step are in the world. Only +, −, ·, ÷
/// and square roots are computed, so that the same happens on every machine.
class RealTimeSimulation {
public:
    /// The stage of the level around a player's cell. `world.action` must be there; see `enterLevel`.
    RealTimeSimulation(World &world, WorldPos cell);

    /// Lets one step pass in which each player goes `wayOf` them (cells; as far as nothing is in the way).
    /// Not to be used any more once LevelLeft was reported, or PlayerSlain of the last player. `witness` gets
    /// the thought behind what the agent that it watches does.
    void step(World &world, const std::function<Point(const PartyMember &)> &wayOf,
              std::vector<ActionEvent> &events, Witness *witness = nullptr);

    /// A player meets what lies where they have just entered the level.
    void arrive(World &world, PartyMember &member, std::vector<ActionEvent> &events)
    {
        meetThings(world, member, events);
    }

    /// A player uses the item in hand; nothing happens if there is an issue.
    std::optional<UseIssue> use(World &world, PartyMember &member, std::vector<ActionEvent> &events);

    /// Turns a player to the nearest monster that can be beaten and isn't behind a wall, if there is one.
    void faceNearest(World &world, PartyMember &member) const;

    /// True if no one can be there: rock, a fixture, a shut door, what is beyond the level.
    [[nodiscard]] bool isSolid(WorldPos cell) const { return m_ground.isSolid(cell); }
    /// True while the level's doors are shut.
    [[nodiscard]] bool isShut() const { return m_ground.isShut(); }
    [[nodiscard]] const Level &level() const { return m_ground.level(); }
    /// The level as those who move freely walk on it.
    [[nodiscard]] const LevelGround &ground() const { return m_ground; }

    /// The thought of an agent about a player; see `thoughtOf`. None if there is no such agent.
    [[nodiscard]] std::optional<MonsterThought> thoughtOf(World &world, PartyMember &member,
                                                          const MonsterId &id);

    /// The regions whose changes were touched since this was last asked for.
    std::set<RegionPos> takeTouched();

private:
    void readThings(World &world);
    void movePlayer(World &world, PartyMember &member, Point way, std::vector<ActionEvent> &events);
    static void swapPlaces(const PartyMember &member, PartyMember &ally, std::vector<ActionEvent> &events);
    void moveAgents(World &world, std::vector<ActionEvent> &events, Witness *witness);
    void meetThings(World &world, PartyMember &member, std::vector<ActionEvent> &events);
    void buryDead(World &world, std::vector<ActionEvent> &events);
    void updateChanges(World &world, const Agent &agent);

    LevelGround m_ground;
    std::map<WorldPos, std::vector<Feature>> m_things; ///< features of the level that are still there
    std::set<RegionPos> m_touched;
};

} // namespace cave
