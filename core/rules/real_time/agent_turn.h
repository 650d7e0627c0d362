// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/brain.h"
#include "core/rules/monster_thought.h"
#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

class LevelGround;

/// What one agent does in a step about one player: its intent, carried out between cells. Who keeps to cells
/// walks from the middle of one to that of the next. The way to the player must be known to the ground.
class AgentTurn final : private Senses, private Walker {
public:
    AgentTurn(World &world, const LevelGround &ground, Agent &agent, PartyMember &prey)
        : m_world(world)
        , m_ground(ground)
        , m_agent(agent)
        , m_prey(prey)
    {
    }

    /// Lets the agent act, and touch the player.
    void take(std::vector<ActionEvent> &events);

    /// What it would decide now, and why.
    [[nodiscard]] MonsterThought thought();

    /// True if the player is within its notice radius, with no wall between.
    [[nodiscard]] bool seesPlayer() const override;

private:
    /// Where it goes in this step: to the middle of a cell, or straight for the player; or nowhere.
    struct Aim {
        std::optional<WorldPos> cell;
        bool straight = false;
    };

    [[nodiscard]] bool nearPlayer(int distance) const override;
    [[nodiscard]] bool lowHp(int threshold) const override { return m_agent.health <= threshold; }

    [[nodiscard]] bool headsBack(Axis axis) const override;
    [[nodiscard]] Wandering wandering() const override;
    [[nodiscard]] Ways towardPlayer() override;
    [[nodiscard]] Ways awayFromPlayer() override;

    void carryOut(const Intent &intent, std::vector<ActionEvent> &events);
    [[nodiscard]] Aim aimOf(const Intent &intent);
    [[nodiscard]] std::optional<WorldPos> keptCell(const Intent &intent) const;
    void walk(const Aim &aim, std::vector<ActionEvent> &events);
    [[nodiscard]] Point stepTo(const Aim &aim, double reach);
    void shoot(const Intent &intent, std::vector<ActionEvent> &events);
    void heal(const Intent &intent);
    void touch(std::vector<ActionEvent> &events) const;

    World &m_world;
    const LevelGround &m_ground;
    Agent &m_agent;
    PartyMember &m_prey;
};

/// True if something that takes `cooldown` (hundredths of a second) can be done again `since` seconds after
/// it was done last: once that is more.
constexpr bool isReady(double since, int cooldown)
{
    return since * 100 > cooldown;
}

} // namespace cave
