// SPDX-License-Identifier: MIT
#include "core/session/players/random_player.h"

#include "core/session/fight_choices.h"

namespace cave {

Command RandomPlayer::next(const Session &session)
{
    if (session.isFighting() && session.world().fight()->rounds)
        return nextRound(session);
    if (session.isFighting())
        return FightCommand{};
    const std::size_t stacks = session.world().player().inventory.stacks.size();
    const std::size_t stack = stacks == 0 ? 0 : m_chance.nextBelow(static_cast<std::uint32_t>(stacks));
    if (session.stage() != nullptr)
        return nextOnStage(session, stack);
    if (session.world().realTime && m_chance.nextBelow(3) == 0)
        return TickCommand{};
    const std::uint32_t draw = m_chance.nextBelow(80);
    if (draw >= 5 && draw <= 8 && session.content().scenario.rounds) {
        const std::vector<std::size_t> bag = consumables(session.world());
        if (!bag.empty())
            return CastCommand{bag[draw % bag.size()]};
    }
    if (draw == 9 && session.content().scenario.journey)
        return UseCommand{};
    if (draw == 10 && !session.content().wares.empty())
        return TradeCommand{stack % session.content().wares.size(), stack};
    switch (draw) {
    case 0:
        return WaitCommand{};
    case 1:
    case 2:
        return EquipCommand{stack};
    case 3:
        return DropCommand{stack};
    case 4:
        return UnequipCommand{m_chance.nextBelow(2) == 0 ? EquipmentSlot::Weapon : EquipmentSlot::Armour};
    default:
        break;
    }
    if (m_chance.nextBelow(8) == 0)
        m_heading = kDirections[m_chance.nextBelow(static_cast<std::uint32_t>(kDirections.size()))];
    return MoveCommand{m_heading};
}

/// Mostly what makes sense, so that fights are won as well.
Command RandomPlayer::nextRound(const Session &session)
{
    const World &world = session.world();
    const std::vector<std::size_t> bag = consumables(world);
    switch (m_chance.nextBelow(12)) {
    case 0:
        return DodgeCommand{};
    case 1:
        return FleeCommand{};
    case 2:
        if (!bag.empty())
            return CastCommand{bag[m_chance.nextBelow(static_cast<std::uint32_t>(bag.size()))]};
        break;
    default:
        break;
    }
    return sensibleChoice(world, false);
}

/// Only commands of such levels: others are refused there.
Command RandomPlayer::nextOnStage(const Session &session, std::size_t stack)
{
    constexpr std::uint32_t kLongestTick = 16; // steps: a quarter of a second
    const std::uint32_t draw = m_chance.nextBelow(40);
    if (draw == 0)
        return EquipCommand{stack};
    if (draw <= 4)
        return UseCommand{};
    const bool turns = m_chance.nextBelow(8) == 0;
    if (turns)
        m_heading = kDirections[m_chance.nextBelow(static_cast<std::uint32_t>(kDirections.size()))];
    if (!session.world().realTime)
        return draw == 5 ? Command{WaitCommand{}} : Command{MoveCommand{m_heading}};
    if (draw == 5)
        return SteerCommand{};
    if (turns)
        return SteerCommand{m_heading};
    return TickCommand{1 + static_cast<int>(m_chance.nextBelow(kLongestTick))};
}

} // namespace cave
