// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_difference.h"

#include "core/base/row_bits.h"
#include "core/rules/loot.h"
#include "core/world/features.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <numeric>
#include <optional>
#include <tuple>

namespace cave {
namespace {

constexpr std::array<std::string_view, kChangeKinds> kChangeNames{
    "dug",           "filled",         "chest claimed", "chest placed",   "chest refilled", "chest removed",
    "items dropped", "monster killed", "monster moved", "monster placed", "thing taken",    "thing placed",
    "thing removed", "flooded",        "drained",       "planted",        "felled"};

/// What a chest holds, or held before it was emptied.
std::vector<ItemStack> itemsIn(const World &world, const RegionChanges &changes, CellPos cell, WorldPos at)
{
    if (const CellItems *items = findCell(changes.chests, cell))
        return items->items;
    return seedLoot(world, at);
}

/// Compares one region's changes with those of before, or with the generated state. Stored changes without an
/// effect, such as a chest with exactly the seed's contents, are no differences.
class RegionComparison {
public:
    RegionComparison(const World &world, const RegionChanges &before, RegionPos pos)
        : m_world(world)
        , m_changes(world.map.changesOf(pos))
        , m_before(before)
        , m_then(world.map.source()->generate(pos))
        , m_now(m_then)
    {
        applyTo(m_then, m_before);
        applyTo(m_now, m_changes);
    }

    std::vector<WorldChange> all() &&
    {
        addTerrain();
        addChests();
        addPiles();
        for (const MonsterChange &monster : m_changes.monsters)
            addMonster(monster);
        addRevertedMonsters();
        addCollectedObjects();
        addFeatures();
        std::ranges::sort(m_found, [](const WorldChange &a, const WorldChange &b) {
            return std::tie(a.kind, a.at, a.monster) < std::tie(b.kind, b.at, b.monster);
        });
        return std::move(m_found);
    }

private:
    [[nodiscard]] WorldPos at(CellPos cell) const { return worldPos(m_then.pos, cell, m_then.size); }

    void add(ChangeKind kind, CellPos cell, int cells = 1)
    {
        WorldChange change;
        change.kind = kind;
        change.at = at(cell);
        change.cells = cells;
        m_found.push_back(change);
    }

    void addTerrain()
    {
        addTerrain(Terrain::Floor, Terrain::Rock, ChangeKind::Dug);
        addTerrain(Terrain::Floor, Terrain::Water, ChangeKind::Drained);
        addTerrain(Terrain::Floor, Terrain::Trees, ChangeKind::Felled);
        addTerrain(Terrain::Rock, std::nullopt, ChangeKind::Filled);
        addTerrain(Terrain::Water, std::nullopt, ChangeKind::Flooded);
        addTerrain(Terrain::Trees, std::nullopt, ChangeKind::Planted);
    }

    /// Adds cells that are `is` now and `was` in the seed; none: anything else.
    void addTerrain(Terrain is, std::optional<Terrain> was, ChangeKind kind)
    {
        const RegionRows cells = cellsOf(m_now, is);
        const RegionRows before = cellsOf(m_then, was.value_or(is));
        for (int y = 0; y < m_then.size; ++y) {
            const auto row = static_cast<std::size_t>(y);
            addRuns(kind, y, cells[row] & (was ? before[row] : ~before[row]));
        }
    }

    void addRuns(ChangeKind kind, int y, std::uint64_t bits)
    {
        while (bits != 0) {
            const int first = std::countr_zero(bits);
            const int length = std::countr_one(bits >> static_cast<unsigned>(first));
            add(kind, {first, y}, length);
            bits &= ~lowBits(first + length);
        }
    }

    void addChests()
    {
        for (const CellPos cell : m_then.chests) {
            if (!m_now.hasChest(cell))
                add(ChangeKind::ChestRemoved, cell);
        }
        for (const CellPos cell : m_now.chests) {
            if (!m_then.hasChest(cell))
                add(ChangeKind::ChestPlaced, cell);
            else if (itemsIn(m_world, m_changes, cell, at(cell)) !=
                     itemsIn(m_world, m_before, cell, at(cell)))
                add(ChangeKind::ChestRefilled, cell);
            if (m_changes.isClaimed(cell) && !m_before.isClaimed(cell))
                add(ChangeKind::ChestClaimed, cell);
        }
    }

    void addPiles()
    {
        for (const CellItems &pile : m_changes.piles) {
            const CellItems *before = findCell(m_before.piles, pile.cell);
            if (before == nullptr || before->items != pile.items)
                add(ChangeKind::ItemsDropped, pile.cell);
        }
        for (const CellItems &pile : m_before.piles) {
            if (findCell(m_changes.piles, pile.cell) == nullptr)
                add(ChangeKind::ThingTaken, pile.cell);
        }
    }

    /// Several in one cell were taken together.
    void addCollectedObjects()
    {
        std::optional<CellPos> last;
        for (const Feature &thing : m_now.features) {
            if (!isTakeable(thing.kind) || thing.cell == last || !m_changes.isClaimed(thing.cell) ||
                m_before.isClaimed(thing.cell))
                continue;
            add(ChangeKind::ThingTaken, thing.cell);
            last = thing.cell;
        }
    }

    /// Both lists have an entry for a cell that differs from the seed, so a cell may be in either.
    void addFeatures()
    {
        std::vector<CellPos> cells;
        for (const std::vector<CellFeatures> *list : {&m_changes.features, &m_before.features}) {
            for (const CellFeatures &entry : *list) {
                if (std::ranges::find(cells, entry.cell) == cells.end())
                    cells.push_back(entry.cell);
            }
        }
        for (const CellPos cell : cells) {
            const auto lacks = [&](const Region &region, const Region &other) {
                return std::ranges::any_of(other.features, [&](const Feature &feature) {
                    return feature.cell == cell && isMovable(feature.kind) &&
                           std::ranges::find(region.features, feature) == region.features.end();
                });
            };
            if (lacks(m_then, m_now))
                add(ChangeKind::ThingPlaced, cell);
            if (lacks(m_now, m_then))
                add(ChangeKind::ThingRemoved, cell);
        }
    }

    /// Those that an edit put back where the seed has them.
    void addRevertedMonsters()
    {
        for (const MonsterChange &known : m_before.monsters) {
            const bool seeded = known.index < static_cast<int>(m_then.monsters.size());
            if (!seeded || std::ranges::find(m_changes.monsters, known.index, &MonsterChange::index) !=
                               m_changes.monsters.end())
                continue;
            MonsterChange now{known.index, {}, std::nullopt};
            now.state.position = at(m_then.monsters[static_cast<std::size_t>(known.index)]);
            addMonster(now);
        }
    }

    void addMonster(const MonsterChange &monster)
    {
        WorldChange change;
        change.at = monster.state.position;
        change.monster = MonsterId{m_then.pos, monster.index};
        const auto known = std::ranges::find(m_before.monsters, monster.index, &MonsterChange::index);
        if (known != m_before.monsters.end())
            change.home = known->state.position;
        else if (monster.index < static_cast<int>(m_then.monsters.size()))
            change.home = at(m_then.monsters[static_cast<std::size_t>(monster.index)]);
        const bool wasAlive = known == m_before.monsters.end() || known->state.alive;
        if (!monster.state.alive && !wasAlive)
            return;
        if (!monster.state.alive)
            change.kind = ChangeKind::MonsterKilled;
        else if (!change.home || !wasAlive)
            change.kind = ChangeKind::MonsterPlaced;
        else if (change.at != change.home)
            change.kind = ChangeKind::MonsterMoved;
        else
            return;
        m_found.push_back(change);
    }

    const World &m_world;
    const RegionChanges &m_changes;
    const RegionChanges &m_before;
    Region m_then;
    Region m_now;
    std::vector<WorldChange> m_found;
};

/// Whether a region has to be generated to find differences; most explored regions need not.
bool canDiffer(const RegionChanges &changes)
{
    return changes.changesRegion() || !changes.claimed.empty() || !changes.piles.empty() ||
           !changes.monsters.empty();
}

} // namespace

std::string_view changeName(ChangeKind kind)
{
    return kChangeNames[static_cast<std::size_t>(kind)];
}

std::vector<WorldChange> changesIn(World &world, RegionPos pos)
{
    if (!canDiffer(world.map.changesOf(pos)))
        return {};
    return RegionComparison(world, {}, pos).all();
}

std::vector<WorldChange> changesSince(World &world, const RegionChanges &before, RegionPos pos)
{
    if (world.map.changesOf(pos) == before)
        return {};
    return RegionComparison(world, before, pos).all();
}

std::int64_t ChangeCounts::total() const
{
    return std::accumulate(byKind.begin(), byKind.end(), std::int64_t{0});
}

ChangeCounts countChanges(World &world, RegionPos pos)
{
    ChangeCounts counts;
    for (const WorldChange &change : changesIn(world, pos))
        counts.byKind[static_cast<std::size_t>(change.kind)] += change.cells;
    counts.explored = row_bits::countBits(world.map.changesOf(pos).explored);
    return counts;
}

std::map<RegionPos, ChangeCounts> countChanges(World &world)
{
    std::map<RegionPos, ChangeCounts> all;
    for (const auto &[pos, changes] : world.map.changes()) {
        const ChangeCounts counts = countChanges(world, pos);
        if (counts != ChangeCounts{})
            all.emplace_hint(all.end(), pos, counts);
    }
    return all;
}

} // namespace cave
