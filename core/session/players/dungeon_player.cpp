// SPDX-License-Identifier: MIT
#include "core/session/players/dungeon_player.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/session/planning.h"
#include "core/session/players/test_player.h"

#include <vector>

namespace cave {
namespace {

std::optional<std::size_t> bestScroll(const Session &session, SpellKind spell)
{
    const std::vector<ItemStack> &stacks = session.world().player().inventory.stacks;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const ItemType &item = session.content().items[stacks[i].item];
        if (item.kind == ItemKind::Scroll && item.spell == spell &&
            (!best || item.power > session.content().items[stacks[*best].item].power))
            best = i;
    }
    return best;
}

constexpr int kPatiencePerFloor = 250;

/// The finish of the player's level, if it has been seen.
std::optional<WorldPos> knownFinish(const Session &session)
{
    const World &world = session.world();
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level == nullptr || !level->finish || !world.map.isExplored(*level->finish))
        return std::nullopt;
    return level->finish;
}

} // namespace

Command DungeonPlayer::next(Session &session)
{
    if (session.isFighting()) {
        m_steps.clear();
        return fight(session);
    }
    if (const std::optional<Command> wear = wearBetter(session))
        return *wear;
    const Level *level = session.world().map.plan().levelAt(session.world().player().position);
    const int floor = level == nullptr ? 0 : level->number;
    m_hesitated = floor == m_floor ? m_hesitated + 1 : 0;
    m_floor = floor;
    if (!isBold() && session.visibleMonsters().size() != m_seen)
        m_steps.clear();
    if (m_steps.empty())
        plan(session);
    return takeStep(m_steps);
}

bool DungeonPlayer::isBold() const
{
    return m_style == PlayStyle::Reckless || m_hesitated > kPatiencePerFloor * m_floor;
}

Command DungeonPlayer::fight(const Session &session) const
{
    if (m_style == PlayStyle::Reckless)
        return FightCommand{};
    const World &world = session.world();
    const DiceStats own = diceStats(session.content(), world.player());
    const DiceStats enemy = diceStats(session.content().monsters[world.fight()->kind]);
    const int worstBlow = std::max(1, enemy.strength + enemy.weapon - own.armour);
    const std::optional<std::size_t> heal = bestScroll(session, SpellKind::Heal);
    if (heal && world.player().health <= worstBlow && world.player().health < own.health)
        return CastCommand{*heal};
    const std::optional<std::size_t> harm = bestScroll(session, SpellKind::Harm);
    const int left = world.fight()->dice->enemyHealth;
    // Scrolls are for enemies that could hit hard several times before being defeated with the blade.
    if (harm && left > own.strength + own.weapon && worstBlow * 3 >= world.player().health)
        return CastCommand{*harm};
    return FightCommand{};
}

std::optional<Command> DungeonPlayer::wearBetter(const Session &session) const
{
    if (m_style == PlayStyle::Reckless)
        return std::nullopt;
    const Content &content = session.content();
    const Inventory &inventory = session.world().player().inventory;
    for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
        const ItemType &item = content.items[inventory.stacks[i].item];
        const std::optional<EquipmentSlot> slot = slotOf(item.kind);
        if (!slot || inventory.isEquipped(i))
            continue;
        const ItemType *worn = wornItem(content, inventory, *slot);
        if (worn == nullptr || worn->power < item.power)
            return EquipCommand{i};
    }
    return std::nullopt;
}

void DungeonPlayer::plan(Session &session)
{
    m_seen = session.visibleMonsters().size();
    const std::optional<WorldPos> finish = knownFinish(session);
    const bool bold = isBold();
    std::vector<Direction> steps;
    if (bold && finish)
        steps = planTravel(session, *finish);
    if (steps.empty()) {
        if (const std::optional<ExplorePlan> exploring = planExplore(session);
            exploring && (!exploring->pastMonster || !finish || bold))
            steps = exploring->steps;
    }
    if (steps.empty() && finish)
        steps = planTravel(session, *finish);
    if (const std::vector<Monster> inTheWay = session.visibleMonsters(); steps.empty() && !inTheWay.empty())
        steps = planTravel(session, inTheWay.front().state.position);
    m_steps.assign(steps.begin(), steps.end());
}

} // namespace cave
