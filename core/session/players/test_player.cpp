// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"

#include "core/rules/inventory.h"
#include "core/session/planning.h"
#include "core/session/players/dungeon_player.h"
#include "core/session/players/journey_player.h"
#include "core/session/players/random_player.h"
#include "core/session/players/rooms_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// Explores caves as automatic walking does, opens chests, wears the best, and fights what is in the way;

/// then goes for the monsters it has seen. For testing whole runs. Deterministic for the same run.
class Explorer {
public:
    /// Careful: keeps away from monsters as long as anything else is left to explore. Reckless: doesn't.
    explicit Explorer(PlayStyle style) : m_style(style) {}

    /// The next command; none when nothing that it knows of is left.
    std::optional<Command> next(Session &session);

private:
    void plan(Session &session);

    PlayStyle m_style;
    SeenMonsters m_seen;
    std::deque<Direction> m_steps;
    WorldPos m_at; ///< where the steps taken lead
};

std::optional<Command> Explorer::next(Session &session)
{
    if (session.isFighting()) {
        m_steps.clear();
        return FightCommand{};
    }
    const World &world = session.world();
    if (const std::optional<std::size_t> better = bestUpgrade(session.content(), world.player().inventory))
        return EquipCommand{*better};
    m_seen.look(session);
    if (world.player().position != m_at)
        m_steps.clear();
    if (m_steps.empty())
        plan(session);
    if (m_steps.empty())
        return std::nullopt;
    m_at = step(world.player().position, m_steps.front());
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
    m_at = session.world().player().position;
}

constexpr std::array<std::string_view, kPlayStyles.size()> kKeys{"careful", "reckless", "random"};

template<class Player>
TestPlayer playerOf(Player player)
{
    return [player](Session &session) mutable -> std::optional<Command> { return player.next(session); };
}

} // namespace

std::string_view playStyleKey(PlayStyle style)
{
    return kKeys[static_cast<std::size_t>(style)];
}

std::optional<PlayStyle> playStyleNamed(std::string_view key)
{
    const auto *found = std::ranges::find(kKeys, key);
    if (found == kKeys.end())
        return std::nullopt;
    return kPlayStyles[static_cast<std::size_t>(found - kKeys.begin())];
}

TestPlayer testPlayer(const Scenario &scenario, PlayStyle style, std::uint64_t number)
{
    if (style == PlayStyle::Random)
        return playerOf(RandomPlayer(number));
    if (scenario.freeMovement())
        return playerOf(RoomsPlayer(style));
    if (scenario.journey)
        return playerOf(JourneyPlayer(style));
    if (scenario.combat == CombatKind::Dice)
        return playerOf(DungeonPlayer(style));
    return playerOf(Explorer(style));
}

} // namespace cave
