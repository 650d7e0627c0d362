// SPDX-License-Identifier: MIT
#include "core/session/players/explorer.h"

#include "core/rules/inventory.h"
#include "core/session/players/steps.h"

#include <utility>
#include <vector>

namespace cave {

std::optional<Command> Explorer::next(Session &session)
{
    if (session.isFighting()) {
        m_steps.clear();
        return FightCommand{};
    }
    const World &world = session.world();
    if (const std::optional<std::size_t> better = bestUpgrade(session.content(), world.player.inventory))
        return EquipCommand{*better};
    m_seen.look(session);
    if (world.player.position != m_at)
        m_steps.clear();
    if (m_steps.empty())
        plan(session);
    if (m_steps.empty())
        return std::nullopt;
    m_at = step(world.player.position, m_steps.front());
    return takeStep(m_steps);
}

void Explorer::plan(Session &session)
{
    const std::vector<Monster> avoided =
        m_style == PlayStyle::Careful ? m_seen.monsters() : std::vector<Monster>();
    std::optional<ExplorePlan> explore = planExplore(session, avoided);
    if (!explore && !avoided.empty())
        explore = planExplore(session, {});
    std::vector<Direction> steps = explore ? std::move(explore->steps) : std::vector<Direction>();
    for (auto monster = m_seen.monsters().begin(); steps.empty() && monster != m_seen.monsters().end();
         ++monster)
        steps = planTravel(session, monster->state.position);
    m_steps.assign(steps.begin(), steps.end());
    m_at = session.world().player.position;
}

} // namespace cave
