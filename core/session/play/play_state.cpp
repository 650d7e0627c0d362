// SPDX-License-Identifier: MIT
#include "core/session/play/play_state.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/rounds/round_combat.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace cave {
namespace {

void openChest(PlayState &play, WorldPos at, RegionPos pos, CellPos cell, std::vector<Event> &events)
{
    std::vector<ItemStack> reward = chestLoot(play.world, play.player(), at);
    play.world.map.edit(pos, [cell](RegionChanges &changes) {
        changes.claimed.insert(std::upper_bound(changes.claimed.begin(), changes.claimed.end(), cell), cell);
    });
    play.unsaved.regions.insert(pos);
    ++play.player().statistics.chestsOpened;
    gain(play, reward);
    const bool held = !reward.empty();
    events.emplace_back(ChestOpened{at, std::move(reward)});
    if (const std::optional<HeroTable> &hero = play.content().scenario.hero; hero && held)
        gainExperience(play, ExperienceReason::Treasure, hero->treasureExperience, events);
}

void takePile(PlayState &play, WorldPos at, RegionPos pos, const CellItems &pile, std::vector<Event> &events)
{
    std::vector<ItemStack> items = pile.items;
    const CellPos cell = pile.cell;
    play.world.map.edit(pos, [cell](RegionChanges &changes) { putItems(changes.piles, {cell, {}}); });
    play.unsaved.regions.insert(pos);
    for (const ItemStack &stack : items) {
        addItems(play.content(), play.player().inventory, stack);
        learnAffix(play, stack.item);
    }
    play.unsaved.inventory = true;
    events.emplace_back(ItemsPickedUp{at, std::move(items)});
}

} // namespace

void PlayerView::see(World &world, const Player &player)
{
    if (world.content->scenario.freeMovement())
        seeLevel(levelAround(world, player.position).area);
    else
        seeAround(world.map, player.position, viewRadiusOf(world, player));
}

void PlayerView::look(World &world, PartyMember &member, UnsavedChanges &unsaved, std::vector<Event> &events)
{
    see(world, member.player);
    std::vector<Event> chests;
    reportChests(world.map, member.id, chests);
    std::vector<RegionPos> touched;
    const int fresh = world.map.explore(member.id, m_visible.origin, m_visible.cells, touched);
    if (fresh > 0) {
        member.player.statistics.cellsExplored += fresh;
        unsaved.statistics = true;
        events.emplace_back(
            CellsExplored{fresh, {m_visible.origin, m_visible.cells.width(), m_visible.cells.height()}});
    }
    unsaved.regions.insert(touched.begin(), touched.end());
    if (world.map.hasOwnMaps()) {
        for (const RegionPos pos : touched)
            unsaved.ownMaps.emplace(member.id, pos);
    }
    events.insert(events.end(), chests.begin(), chests.end());
}

void PlayerView::seeLevel(const CellRect &area)
{
    m_visible.origin = area.origin;
    m_visible.cells.reset(area.width, area.height);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; x += 64) {
            const int length = std::min(64, area.width - x);
            m_visible.cells.orBits(x, y, length, lowBits(length));
        }
    }
}

void PlayerView::seeAround(WorldMap &map, WorldPos centre, int radius)
{
    m_visible.origin = {centre.x - radius, centre.y - radius};
    map.copyOpaque({m_visible.origin, 2 * radius + 1, 2 * radius + 1}, m_opaque);
    m_opaque.clear(radius, radius); // one looks out from among trees
    fieldOfView(m_opaque, radius, m_visible.cells);
}

/// Of closed chests in view that were never seen before; to be asked before the view is explored.
void PlayerView::reportChests(WorldMap &map, int player, std::vector<Event> &events) const
{
    const CellRect view{m_visible.origin, m_visible.cells.width(), m_visible.cells.height()};
    forEachRegion(view, map.regionSize(), [&](RegionPos pos, const CellRect &) {
        for (const CellPos cell : map.region(pos).chests) {
            const WorldPos at = worldPos(pos, cell, map.regionSize());
            if (m_visible.contains(at) && !map.isExplored(player, at) &&
                map.chestAt(at) == ChestState::Closed)
                events.emplace_back(ChestSeen{at});
        }
    });
}

void PlayerView::reportMonsters(World &world, const Player &player, std::vector<Event> &events)
{
    std::set<MonsterId> inView;
    for (const Monster &monster : visibleMonsters(world, player)) {
        inView.insert(monster.id);
        if (!m_inView.contains(monster.id))
            events.emplace_back(MonsterSeen{monster.id, monster.kind, monster.state.position});
    }
    m_inView = std::move(inView);
}

std::vector<Monster> PlayerView::visibleMonsters(World &world, const Player &player) const
{
    int reach = viewRadiusOf(world, player);
    if (world.content->scenario.freeMovement()) {
        const CellRect area = levelAround(world, player.position).area;
        reach = std::max(area.width, area.height);
    }
    std::vector<Monster> monsters = monstersNear(world, player.position, reach);
    // Of trees one sees the outermost, but not who stands among them.
    std::erase_if(monsters, [&](const Monster &monster) {
        const WorldPos at = monster.state.position;
        return !m_visible.contains(at) || world.map.terrainAt(at) == Terrain::Trees;
    });
    return monsters;
}

PlayerView &PlayState::viewOf(int player)
{
    const auto [view, isNew] = m_views.try_emplace(player);
    if (isNew)
        view->second.see(world, world.party.at(player).player);
    return view->second;
}

void PlayState::look(int player, std::vector<Event> &events)
{
    m_views[player].look(world, world.party.at(player), unsaved, events);
}

void PlayState::lookAll(std::vector<Event> &events)
{
    look(events);
    std::erase_if(m_views, [this](const auto &view) { return view.first != m_actor; }); // of the level before
    if (!world.party.ownMaps)
        return;
    std::vector<Event> theirs; // on their own maps, which is their own business
    for (const PartyMember &member : world.party.members) {
        if (member.id != m_actor)
            look(member.id, theirs);
    }
}

void PlayState::reportMonsters(std::vector<Event> &events)
{
    viewOf(m_actor).reportMonsters(world, player(), events);
}

void collect(PlayState &play, std::vector<Event> &events)
{
    WorldMap &map = play.world.map;
    const WorldPos at = play.player().position;
    const RegionPos pos = regionOf(at, map.regionSize());
    const CellPos cell = cellOf(at, map.regionSize());
    if (map.chestAt(at) == ChestState::Closed)
        openChest(play, at, pos, cell, events);
    if (const CellItems *pile = findCell(map.changesOf(pos).piles, cell))
        takePile(play, at, pos, *pile, events);
}

void learnAffix(PlayState &play, std::size_t item)
{
    const std::string &affix = play.content().items[item].affix;
    if (!affix.empty() && play.player().condition.known.insert(affix).second)
        play.unsaved.run = true;
}

void limitHealth(PlayState &play)
{
    Player &player = play.player();
    if (!play.content().scenario.rounds || player.health <= fullHealth(play.content(), player))
        return;
    player.health = fullHealth(play.content(), player);
    play.unsaved.run = true;
}

void gain(PlayState &play, const std::vector<ItemStack> &items)
{
    Statistics &statistics = play.player().statistics;
    for (const ItemStack &stack : items) {
        addItems(play.content(), play.player().inventory, stack);
        learnAffix(play, stack.item);
        const bool gold = play.content().items[stack.item].kind == ItemKind::Gold;
        (gold ? statistics.goldFound : statistics.itemsFound) += stack.amount;
    }
    play.unsaved.inventory = true;
    play.unsaved.statistics = true;
}

void gainExperience(PlayState &play, ExperienceReason reason, int amount, std::vector<Event> &events)
{
    const Scenario &scenario = play.content().scenario;
    if ((scenario.action || scenario.journey) && amount > 0) {
        play.player().experience += amount;
        play.unsaved.run = true;
        events.emplace_back(ExperienceGained{reason, amount});
    }
    if (!play.content().scenario.hero || amount <= 0)
        return;
    const HeroTable &hero = *play.content().scenario.hero;
    const int gained = gainExperience(hero, play.player(), amount);
    play.unsaved.run = true;
    events.emplace_back(ExperienceGained{reason, amount});
    if (gained > 0)
        events.emplace_back(LevelGained{levelAt(hero, play.player().experience)});
}

void endRun(PlayState &play, bool won, std::vector<Event> &events)
{
    play.world.run = won ? RunState::Won : RunState::Lost;
    play.unsaved.run = true;
    events.emplace_back(RunEnded{won, play.player().experience});
}

void setClock(PlayState &play, const ClockCommand &command, std::vector<Event> &events)
{
    play.world.realTime = command.realTime;
    play.unsaved.run = true;
    events.emplace_back(ClockChanged{command.realTime});
}

void equip(PlayState &play, const EquipCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = play.player().inventory;
    if (command.index >= inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return;
    }
    const std::size_t item = inventory.stacks[command.index].item;
    const std::optional<EquipmentSlot> slot = slotOf(play.content().items[item].kind);
    if (!slot || inventory.isEquipped(command.index)) {
        events.emplace_back(CommandRefused{slot ? Refusal::Worn : Refusal::NotWearable});
        return;
    }
    inventory.equipped(*slot) = command.index;
    play.unsaved.inventory = true;
    limitHealth(play);
    events.emplace_back(ItemEquipped{*slot, item});
}

void unequip(PlayState &play, const UnequipCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = play.player().inventory;
    std::optional<std::size_t> &worn = inventory.equipped(command.slot);
    if (!worn) {
        events.emplace_back(CommandRefused{Refusal::NothingWorn});
        return;
    }
    events.emplace_back(ItemUnequipped{command.slot, inventory.stacks[*worn].item});
    worn.reset();
    play.unsaved.inventory = true;
    limitHealth(play);
}

void drop(PlayState &play, const DropCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = play.player().inventory;
    if (command.index >= inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return;
    }
    const ItemStack stack = takeStack(inventory, command.index);
    WorldMap &map = play.world.map;
    const WorldPos at = play.player().position;
    const RegionPos pos = regionOf(at, map.regionSize());
    const CellPos cell = cellOf(at, map.regionSize());
    map.edit(pos, [&](RegionChanges &changes) {
        const CellItems *there = findCell(changes.piles, cell);
        CellItems pile = there != nullptr ? *there : CellItems{cell, {}};
        pile.items.push_back(stack);
        putItems(changes.piles, std::move(pile));
    });
    play.unsaved.regions.insert(pos);
    play.unsaved.inventory = true;
    limitHealth(play);
    events.emplace_back(ItemDropped{at, stack});
}

} // namespace cave
