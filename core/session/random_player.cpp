#include "core/session/random_player.h"

namespace cave {

Command RandomPlayer::next(const Session &session)
{
    if (session.isFighting())
        return FightCommand{};
    const std::size_t stacks = session.world().player.inventory.stacks.size();
    const std::size_t stack = stacks == 0 ? 0 : m_chance.nextBelow(static_cast<std::uint32_t>(stacks));
    switch (m_chance.nextBelow(80)) {
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

} // namespace cave
