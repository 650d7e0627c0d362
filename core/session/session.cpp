#include "core/session/session.h"

#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/hero.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/monster_turn.h"
#include "core/rules/real_time_simulation.h"
#include "core/rules/spawn.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <utility>

namespace cave {

Result<Session> Session::begin(const WorldSpec &spec, std::shared_ptr<const Content> content)
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return source.error();
    World world(spec, std::move(content), std::move(*source));
    const Result<WorldPos> spawn = findSpawn(world);
    if (!spawn)
        return spawn.error();
    world.player.position = *spawn;
    world.player.inventory = startingInventory(*world.content);
    if (const std::optional<HeroTable> &hero = world.content->scenario.hero)
        world.player.health = attributesAt(*hero, 1).health;
    if (const std::optional<ActionTable> &action = world.content->scenario.action) {
        world.player.health = action->health;
        world.realTime = true;
    }
    Session session(std::move(world));
    session.m_unsaved.player = true;
    return session;
}

Result<Session> Session::begin(const WorldSpec &spec)
{
    Result<Content> content = builtInContent(scenarioOf(spec.generator.kind));
    return content ? begin(spec, std::make_shared<const Content>(std::move(*content))) : content.error();
}

Session::Session(World world) : m_world(std::move(world))
{
    reserveRegionsForMonsters(m_world, std::max(m_world.spec.settings.viewRadius, activeReach(m_world)));
    if (isAction(m_world))
        beginAction();
    std::vector<Event> events;
    look(events);
    if (m_world.fight && !m_world.fight->dice) {
        const Fight &fight = *m_world.fight;
        m_fight = FightProgress{ArmourCombat(combatRules(m_world.spec.settings), fight.playerStats,
                                             fight.enemyStats, fight.first),
                                {}};
        m_fight->blows.reserve(fight.stuns.size());
        for (const bool stun : fight.stuns)
            m_fight->blows.push_back(m_fight->combat.attack(stun));
    }
}

Session::Session(Session &&) noexcept = default;
Session &Session::operator=(Session &&) noexcept = default;
Session::~Session() = default;

std::vector<Event> Session::apply(const Command &command)
{
    std::vector<Event> events;
    if (const std::optional<Refusal> refusal = refusalOf(command)) {
        events.emplace_back(CommandRefused{*refusal});
        return events;
    }
    carryOut(command, events);
    const Event &first = events.front();
    if (!std::holds_alternative<MoveBlocked>(first) && !std::holds_alternative<CommandRefused>(first)) {
        ++m_world.commands;
        m_unsaved.player = true;
        m_unsaved.commands.push_back(command);
        if (m_world.commands % kCheckpointInterval == 0)
            m_unsaved.checkpoints.push_back({m_world.commands, m_world.turn, stateHashes()});
    }
    return events;
}

/// Why this can't be done now, as far as that doesn't depend on what exactly is asked for.
std::optional<Refusal> Session::refusalOf(const Command &command) const
{
    if (m_world.run != RunState::Going)
        return Refusal::RunOver;
    if (isAction(m_world))
        return actionRefusalOf(command);
    if (std::holds_alternative<SteerCommand>(command) || std::holds_alternative<UseCommand>(command))
        return Refusal::NotHere;
    const bool dicey =
        std::holds_alternative<DodgeCommand>(command) || std::holds_alternative<CastCommand>(command);
    if (dicey && content().scenario.combat != CombatKind::Dice)
        return Refusal::NotByDice;
    if (isFighting() != (dicey || std::holds_alternative<FightCommand>(command)))
        return isFighting() ? Refusal::Fighting : Refusal::NotFighting;
    const auto *ticking = std::get_if<TickCommand>(&command);
    if (ticking != nullptr && (!m_world.realTime || ticking->steps != 1))
        return m_world.realTime ? Refusal::NotHere : Refusal::NotRealTime;
    const auto *moving = std::get_if<MoveCommand>(&command);
    if (moving != nullptr && isDiagonal(moving->direction) && !content().scenario.diagonalMoves)
        return Refusal::NoDiagonals;
    return std::nullopt;
}

void Session::carryOut(const Command &command, std::vector<Event> &events)
{
    if (isAction(m_world)) {
        carryOutAction(command, events);
        return;
    }
    if (const auto *moveCommand = std::get_if<MoveCommand>(&command))
        move(*moveCommand, events);
    else if (std::holds_alternative<WaitCommand>(command))
        wait(events);
    else if (std::holds_alternative<FightCommand>(command))
        m_world.fight->dice ? throwDice(events) : fightOn(events);
    else if (const auto *equipCommand = std::get_if<EquipCommand>(&command))
        equip(*equipCommand, events);
    else if (const auto *unequipCommand = std::get_if<UnequipCommand>(&command))
        unequip(*unequipCommand, events);
    else if (const auto *dropCommand = std::get_if<DropCommand>(&command))
        drop(*dropCommand, events);
    else if (std::holds_alternative<DodgeCommand>(command))
        dodge(events);
    else if (const auto *castCommand = std::get_if<CastCommand>(&command))
        cast(*castCommand, events);
    else if (std::holds_alternative<TickCommand>(command))
        tick(events);
    else if (const auto *clockCommand = std::get_if<ClockCommand>(&command))
        setClock(*clockCommand, events);
}

std::vector<Event> Session::advance(double seconds)
{
    std::vector<Event> events;
    constexpr double kMostSeconds = 1;
    if (!m_world.realTime || isFighting() || m_world.run != RunState::Going || !(seconds > 0)) {
        m_microseconds = 0;
        return events;
    }
    m_microseconds += static_cast<std::int64_t>(std::min(seconds, kMostSeconds) * 1e6);
    if (isAction(m_world)) {
        const std::int64_t steps = m_microseconds / kStepMicroseconds;
        m_microseconds %= kStepMicroseconds;
        const TickCommand tick{static_cast<int>(steps)};
        if (steps == 0)
            return events;
        if (!joinsLastTick(tick))
            return apply(tick);
        carryOut(tick, events);
        return events;
    }
    // Where nobody is left to act, time needs no counting.
    if (m_microseconds >= kTickMicroseconds &&
        monstersNear(m_world.player.position, activeReach(m_world)).empty())
        m_microseconds = 0;
    while (m_microseconds >= kTickMicroseconds && !isFighting()) {
        m_microseconds -= kTickMicroseconds;
        const std::vector<Event> ticked = apply(TickCommand{});
        events.insert(events.end(), ticked.begin(), ticked.end());
    }
    return events;
}

/// Ticks that time brings one after the other are logged as one, so that the log grows with what the player
/// does and not with the rate of the display; but a state that was noted stays the one after its command.
bool Session::joinsLastTick(const TickCommand &tick)
{
    if (m_unsaved.commands.empty() || m_world.commands % kCheckpointInterval == 0)
        return false;
    auto *last = std::get_if<TickCommand>(&m_unsaved.commands.back());
    if (last == nullptr || last->steps > kMostTickSteps - tick.steps)
        return false;
    last->steps += tick.steps;
    m_unsaved.player = true;
    return true;
}

StateHashes Session::stateHashes()
{
    return cave::stateHashes(m_world);
}

std::uint64_t Session::stateHash()
{
    return cave::stateHash(m_world);
}

std::vector<Monster> Session::visibleMonsters()
{
    int reach = m_world.spec.settings.viewRadius;
    if (m_stage != nullptr)
        reach = std::max(m_stage->level().area.width, m_stage->level().area.height);
    std::vector<Monster> monsters = monstersNear(m_world.player.position, reach);
    // Of trees one sees the outermost, but not who stands among them.
    std::erase_if(monsters, [this](const Monster &monster) {
        const WorldPos at = monster.state.position;
        return !m_visible.contains(at) || m_world.map.terrainAt(at) == Terrain::Trees;
    });
    return monsters;
}

void Session::move(const MoveCommand &command, std::vector<Event> &events)
{
    const WorldPos from = m_world.player.position;
    const WorldPos to = step(from, command.direction);
    if (m_world.map.isRock(to)) {
        events.emplace_back(MoveBlocked{to});
        return;
    }
    const std::vector<Monster> inTheWay = monstersNear(to, 0);
    if (!inTheWay.empty()) {
        ++m_world.turn;
        beginFight(inTheWay.front(), events);
        return;
    }
    m_world.player.position = to;
    ++m_world.turn;
    ++m_world.player.statistics.steps;
    events.emplace_back(PlayerMoved{from, to});
    collect(events);
    const Level *level = m_world.map.plan().levelAt(to);
    if (level != nullptr && level->finish == to) {
        leaveLevel(events);
        return;
    }
    endTurn(events);
    if (!isFighting() && m_world.map.terrainAt(to) == Terrain::Water) {
        ++m_world.turn; // wading takes two, by the clock as well
        letMonstersAct(events);
    }
}

/// Goes on to the next level, or out of the last one.
void Session::leaveLevel(std::vector<Event> &events)
{
    const WorldPos from = m_world.player.position;
    const LevelPlan &plan = m_world.map.plan();
    const int number = plan.levelAt(from)->number;
    const std::optional<HeroTable> &hero = content().scenario.hero;
    if (hero)
        gainExperience(ExperienceReason::Floor, hero->floorExperience * number, events);
    const std::optional<WorldPos> to = plan.linkFrom(from);
    if (!to) {
        look(events);
        endRun(true, events);
        return;
    }
    m_world.player.position = *to;
    if (hero) {
        restOnFloor(*hero, m_world.player);
        m_unsaved.run = true;
    }
    events.emplace_back(LevelEntered{plan.levelAt(*to)->number, from, *to});
    look(events);
    tellMonsters(events);
}

void Session::gainExperience(ExperienceReason reason, int amount, std::vector<Event> &events)
{
    if (content().scenario.action && amount > 0) {
        m_world.player.experience += amount;
        m_unsaved.run = true;
        events.emplace_back(ExperienceGained{reason, amount});
    }
    if (!content().scenario.hero || amount <= 0)
        return;
    const HeroTable &hero = *content().scenario.hero;
    const int gained = cave::gainExperience(hero, m_world.player, amount);
    m_unsaved.run = true;
    events.emplace_back(ExperienceGained{reason, amount});
    if (gained > 0)
        events.emplace_back(LevelGained{levelAt(hero, m_world.player.experience)});
}

void Session::endRun(bool won, std::vector<Event> &events)
{
    m_world.run = won ? RunState::Won : RunState::Lost;
    m_unsaved.run = true;
    events.emplace_back(RunEnded{won, m_world.player.experience});
}

void Session::wait(std::vector<Event> &events)
{
    ++m_world.turn;
    events.emplace_back(PlayerWaited{});
    endTurn(events);
}

void Session::tick(std::vector<Event> &events)
{
    ++m_world.turn;
    events.emplace_back(TimePassed{});
    letMonstersAct(events);
}

void Session::setClock(const ClockCommand &command, std::vector<Event> &events)
{
    m_world.realTime = command.realTime;
    m_microseconds = 0;
    m_unsaved.run = true;
    events.emplace_back(ClockChanged{command.realTime});
}

/// What comes after the player has acted: everyone looks, whoever sees the player attacks, and by turns
/// monsters act.
void Session::endTurn(std::vector<Event> &events)
{
    look(events);
    if (m_world.realTime)
        tellMonsters(events);
    else
        letMonstersAct(events);
}

void Session::letMonstersAct(std::vector<Event> &events)
{
    const bool bySight = !content().scenario.contact;
    const auto attackers = [&] {
        return bySight ? monstersThatSee(m_world, m_world.player.position) : std::vector<Monster>{};
    };
    std::vector<Monster> attacking = attackers();
    if (attacking.empty() && m_world.spec.settings.monsters == MonsterMode::Roaming) {
        const std::optional<Monster> caught = moveMonsters(events);
        attacking = attackers();
        if (caught)
            attacking.push_back(*caught);
    }
    tellMonsters(events);
    if (!attacking.empty())
        beginFight(attacking.front(), events);
}

/// Returns the one that caught the player.
std::optional<Monster> Session::moveMonsters(std::vector<Event> &events)
{
    using Kind = MonsterAction::Kind;
    std::optional<Monster> caught;
    for (const MonsterAction &action : takeMonsterTurn(m_world)) {
        const Monster &monster = action.monster;
        m_unsaved.regions.insert(monster.id.home);
        if (action.kind == Kind::Walked)
            events.emplace_back(MonsterMoved{monster.id, action.from, monster.state.position});
        else if (action.kind == Kind::Noticed)
            events.emplace_back(MonsterNoticed{monster.id, monster.kind});
        else if (action.kind == Kind::GaveUp)
            events.emplace_back(MonsterGaveUp{monster.id, monster.kind});
        else if (action.kind == Kind::Caught)
            caught = monster;
    }
    return caught;
}

/// Takes what the player's cell holds.
void Session::collect(std::vector<Event> &events)
{
    const WorldPos at = m_world.player.position;
    const RegionPos pos = regionOf(at, m_world.map.regionSize());
    const CellPos cell = cellOf(at, m_world.map.regionSize());
    if (m_world.map.chestAt(at) == ChestState::Closed) {
        std::vector<ItemStack> reward = chestLoot(m_world, at);
        m_world.map.edit(pos, [cell](RegionChanges &changes) {
            changes.claimed.insert(std::upper_bound(changes.claimed.begin(), changes.claimed.end(), cell),
                                   cell);
        });
        m_unsaved.regions.insert(pos);
        ++m_world.player.statistics.chestsOpened;
        gain(reward);
        const bool held = !reward.empty();
        events.emplace_back(ChestOpened{at, std::move(reward)});
        if (content().scenario.hero && held)
            gainExperience(ExperienceReason::Treasure, content().scenario.hero->treasureExperience, events);
    }
    if (const CellItems *pile = findCell(m_world.map.changesOf(pos).piles, cell)) {
        std::vector<ItemStack> items = pile->items;
        m_world.map.edit(pos, [cell](RegionChanges &changes) { putItems(changes.piles, {cell, {}}); });
        m_unsaved.regions.insert(pos);
        for (const ItemStack &stack : items)
            addItems(content(), m_world.player.inventory, stack);
        m_unsaved.inventory = true;
        events.emplace_back(ItemsPickedUp{at, std::move(items)});
    }
}

/// Found things join the inventory and are counted.
void Session::gain(const std::vector<ItemStack> &items)
{
    Statistics &statistics = m_world.player.statistics;
    for (const ItemStack &stack : items) {
        addItems(content(), m_world.player.inventory, stack);
        (content().items[stack.item].kind == ItemKind::Gold ? statistics.goldFound : statistics.itemsFound) +=
            stack.amount;
    }
    m_unsaved.inventory = true;
    m_unsaved.statistics = true;
}

void Session::look(std::vector<Event> &events)
{
    const WorldPos centre = m_world.player.position;
    const int radius = m_world.spec.settings.viewRadius;
    if (m_stage != nullptr)
        seeLevel();
    else
        seeAround(centre, radius);

    std::vector<Event> chests;
    tellChests(chests);
    std::vector<RegionPos> touched;
    if (const int fresh = m_world.map.explore(m_visible.origin, m_visible.cells, touched); fresh > 0) {
        m_world.player.statistics.cellsExplored += fresh;
        m_unsaved.statistics = true;
        events.emplace_back(CellsExplored{fresh});
    }
    m_unsaved.regions.insert(touched.begin(), touched.end());
    events.insert(events.end(), chests.begin(), chests.end());
}

/// Rooms are lit.
void Session::seeLevel()
{
    const CellRect &area = m_stage->level().area;
    m_visible.origin = area.origin;
    m_visible.cells.reset(area.width, area.height);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; x += 64) {
            const int length = std::min(64, area.width - x);
            m_visible.cells.orBits(x, y, length, lowBits(length));
        }
    }
}

void Session::seeAround(WorldPos centre, int radius)
{
    m_visible.origin = {centre.x - radius, centre.y - radius};
    m_world.map.copyOpaque({m_visible.origin, 2 * radius + 1, 2 * radius + 1}, m_opaque);
    m_opaque.clear(radius, radius); // one looks out from among trees
    fieldOfView(m_opaque, radius, m_visible.cells);
}

/// Tells of closed chests in view that were never seen before; to be asked before the view is explored.
void Session::tellChests(std::vector<Event> &events)
{
    WorldMap &map = m_world.map;
    const CellRect view{m_visible.origin, m_visible.cells.width(), m_visible.cells.height()};
    forEachRegion(view, map.regionSize(), [&](RegionPos pos, const CellRect &) {
        for (const CellPos cell : map.region(pos).chests) {
            const WorldPos at = worldPos(pos, cell, map.regionSize());
            if (m_visible.contains(at) && !testCell(map.changesOf(pos).explored, cell) &&
                map.chestAt(at) == ChestState::Closed)
                events.emplace_back(ChestSeen{at});
        }
    });
}

void Session::tellMonsters(std::vector<Event> &events)
{
    std::set<MonsterId> inView;
    for (const Monster &monster : visibleMonsters()) {
        inView.insert(monster.id);
        if (!m_inView.contains(monster.id))
            events.emplace_back(MonsterSeen{monster.id, monster.kind, monster.state.position});
    }
    m_inView = std::move(inView);
}

void Session::equip(const EquipCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = m_world.player.inventory;
    if (command.index >= inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return;
    }
    const std::size_t item = inventory.stacks[command.index].item;
    const std::optional<EquipmentSlot> slot = slotOf(content().items[item].kind);
    if (!slot || inventory.isEquipped(command.index)) {
        events.emplace_back(CommandRefused{slot ? Refusal::Worn : Refusal::NotWearable});
        return;
    }
    inventory.equipped(*slot) = command.index;
    m_unsaved.inventory = true;
    events.emplace_back(ItemEquipped{*slot, item});
}

void Session::unequip(const UnequipCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = m_world.player.inventory;
    std::optional<std::size_t> &worn = inventory.equipped(command.slot);
    if (!worn) {
        events.emplace_back(CommandRefused{Refusal::NothingWorn});
        return;
    }
    events.emplace_back(ItemUnequipped{command.slot, inventory.stacks[*worn].item});
    worn.reset();
    m_unsaved.inventory = true;
}

void Session::drop(const DropCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = m_world.player.inventory;
    if (command.index >= inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return;
    }
    const ItemStack stack = takeStack(inventory, command.index);
    const WorldPos at = m_world.player.position;
    const RegionPos pos = regionOf(at, m_world.map.regionSize());
    const CellPos cell = cellOf(at, m_world.map.regionSize());
    m_world.map.edit(pos, [&](RegionChanges &changes) {
        const CellItems *there = findCell(changes.piles, cell);
        CellItems pile = there != nullptr ? *there : CellItems{cell, {}};
        pile.items.push_back(stack);
        putItems(changes.piles, std::move(pile));
    });
    m_unsaved.regions.insert(pos);
    m_unsaved.inventory = true;
    events.emplace_back(ItemDropped{at, stack});
}

} // namespace cave
