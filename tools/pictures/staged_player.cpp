// SPDX-License-Identifier: MIT
#include "tools/pictures/staged_player.h"

#include "core/rules/inventory.h"
#include "core/session/planning.h"

namespace cave {
namespace {

/// A stack that is stronger than what is worn in its place.
std::optional<std::size_t> strongerItem(const Session &session)
{
    const Inventory &inventory = session.world().player().inventory;
    for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
        const ItemType &type = session.content().items[inventory.stacks[i].item];
        const std::optional<EquipmentSlot> slot = slotOf(type.kind);
        if (!slot)
            continue;
        const ItemType *worn = wornItem(session.content(), inventory, *slot);
        if (worn == nullptr || type.power > worn->power)
            return i;
    }
    return std::nullopt;
}

} // namespace

std::optional<Command> nextOfStagedPlayer(Session &session)
{
    if (session.isFighting())
        return FightCommand{};
    if (const std::optional<std::size_t> index = strongerItem(session))
        return EquipCommand{*index};
    const std::optional<ExplorePlan> plan = planExplore(session);
    return plan ? std::optional<Command>(MoveCommand{plan->steps.front()}) : std::nullopt;
}

} // namespace cave
