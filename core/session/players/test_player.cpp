// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/session/fight_choices.h"
#include "core/session/planning.h"
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
    std::optional<Command> next(Session &session)
    {
        if (session.isFighting()) {
            m_steps.clear();
            return FightCommand{};
        }
        const World &world = session.world();
        if (const std::optional<std::size_t> better =
                bestUpgrade(session.content(), world.player().inventory))
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

private:
    void plan(Session &session)
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

    PlayStyle m_style;
    SeenMonsters m_seen;
    std::deque<Direction> m_steps;
    WorldPos m_at; ///< where the steps taken lead
};

constexpr std::array<std::string_view, kPlayStyles.size()> kKeys{"careful", "reckless", "random"};

template<class Player>
TestPlayer playerOf(Player player)
{
    return [player](Session &session) mutable -> std::optional<Command> { return player.next(session); };
}

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
