// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_difference.h"

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

bool seedHoldsSame(const World &world, WorldPos chest, const std::vector<ItemStack> &items)
{
    return items ==
           drawLoot(*world.content, chestLootKey(world.key, chest), world.spec.settings.chestMaxItems);
}

/// Compares one region's changes with the generated state. Stored changes without an effect, such as a chest
/// with exactly the seed's contents, are no differences.
class RegionComparison {
public:
    RegionComparison(const World &world, RegionPos pos)
        : m_world(world)
        , m_changes(world.map.changesOf(pos))
        , m_seed(world.map.source()->generate(pos))
        , m_now(m_seed)
    {
        applyTo(m_now, m_changes);
    }

    std::vector<WorldChange> all() &&
    {
        addTerrain();
        addChests();
        for (const CellItems &pile : m_changes.piles)
            add(ChangeKind::ItemsDropped, pile.cell);
        for (const MonsterChange &monster : m_changes.monsters)
            addMonster(monster);
        addCollectedObjects();
        addFeatures();
        std::sort(m_found.begin(), m_found.end(), [](const WorldChange &a, const WorldChange &b) {
            return std::tie(a.kind, a.at, a.monster) < std::tie(b.kind, b.at, b.monster);
        });
        return std::move(m_found);
    }

private:
    [[nodiscard]] WorldPos at(CellPos cell) const { return worldPos(m_seed.pos, cell, m_seed.size); }

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
        const RegionRows before = cellsOf(m_seed, was.value_or(is));
        for (int y = 0; y < m_seed.size; ++y) {
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
        for (const CellPos cell : m_seed.chests) {
            if (!m_now.hasChest(cell))
                add(ChangeKind::ChestRemoved, cell);
        }
        for (const CellPos cell : m_now.chests) {
            const CellItems *items = findCell(m_changes.chests, cell);
            if (!m_seed.hasChest(cell))
                add(ChangeKind::ChestPlaced, cell);
            else if (items != nullptr && !seedHoldsSame(m_world, at(cell), items->items))
                add(ChangeKind::ChestRefilled, cell);
            if (m_changes.isClaimed(cell))
                add(ChangeKind::ChestClaimed, cell);
        }
    }

    /// Several in one cell were taken together.
    void addCollectedObjects()
    {
        std::optional<CellPos> last;
        for (const Feature &thing : m_now.features) {
            if (!isTakeable(thing.kind) || thing.cell == last || !m_changes.isClaimed(thing.cell))
                continue;
            add(ChangeKind::ThingTaken, thing.cell);
            last = thing.cell;
        }
    }

    void addFeatures()
    {
        for (const CellFeatures &entry : m_changes.features) {
            const auto isSeeded = [&](const Feature &feature) {
                return std::ranges::find(m_seed.features, feature) != m_seed.features.end();
            };
            const auto isGone = [&](const Feature &feature) {
                return feature.cell == entry.cell && isMovable(feature.kind) &&
                       std::ranges::find(entry.features, feature) == entry.features.end();
            };
            if (!std::ranges::all_of(entry.features, isSeeded))
                add(ChangeKind::ThingPlaced, entry.cell);
            if (std::ranges::any_of(m_seed.features, isGone))
                add(ChangeKind::ThingRemoved, entry.cell);
        }
    }

    void addMonster(const MonsterChange &monster)
    {
        WorldChange change;
        change.at = monster.state.position;
        change.monster = MonsterId{m_seed.pos, monster.index};
        const bool seeded = monster.index < static_cast<int>(m_seed.monsters.size());
        if (seeded)
            change.home = at(m_seed.monsters[static_cast<std::size_t>(monster.index)]);
        if (!monster.state.alive)
            change.kind = ChangeKind::MonsterKilled;
        else if (!seeded)
            change.kind = ChangeKind::MonsterPlaced;
        else if (change.at != change.home)
            change.kind = ChangeKind::MonsterMoved;
        else
            return;
        m_found.push_back(change);
    }

    const World &m_world;
    const RegionChanges &m_changes;
    const Region m_seed;
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
    return RegionComparison(world, pos).all();
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
    for (const std::uint64_t row : world.map.changesOf(pos).explored)
        counts.explored += std::popcount(row);
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
