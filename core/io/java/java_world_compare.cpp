// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/base/json.h"
#include "core/base/random_words.h"
#include "core/base/text.h"
#include "core/io/java/java_world_region.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr int kCellsNamed = 5; ///< number of differing cells listed

/// Computes the changes of one region.
class Comparison {
public:
    Comparison(const JavaRegion &region, const JavaComparison &with, JavaFindings &findings)
        : m_region(region)
        , m_with(with)
        , m_findings(findings)
    {
    }

    RegionChanges changes()
    {
        for (int y = 0; y < m_region.size; ++y)
            m_changes.explored[static_cast<std::size_t>(y)] = lowBits(m_region.size);
        compareTerrain();
        compareChests();
        compareMonsters();
        compareRandom();
        return std::move(m_changes);
    }

private:
    [[nodiscard]] std::string where(CellPos cell) const
    {
        return placeText(worldPos(m_region.pos, cell, m_region.size));
    }

    void report(Message sentence)
    {
        m_findings.differences.push_back(located(javaRegionFileName(m_region.pos), std::move(sentence)));
    }

    void compareTerrain()
    {
        int count = 0;
        Message named;
        for (int y = 0; y < m_region.size; ++y) {
            const auto row = static_cast<std::size_t>(y);
            m_changes.flipped[row] = m_region.rock[row] ^ m_with.seeded.rock[row];
            for (std::uint64_t left = m_changes.flipped[row]; left != 0; left &= left - 1) {
                const CellPos cell{std::countr_zero(left), y};
                if (count++ >= kCellsNamed)
                    continue;
                Message what = testCell(m_region.rock, cell) ? message("%1 is rock", where(cell))
                                                             : message("%1 is floor", where(cell));
                named =
                    named.empty() ? std::move(what) : message("%1, %2", std::move(named), std::move(what));
            }
        }
        if (count == 0)
            return;
        if (count > kCellsNamed)
            named = message("%1 and %2 more", std::move(named), count - kCellsNamed);
        report(count == 1 ? message("1 cell is different from the seed: %1", std::move(named))
                          : message("%1 cells are different from the seed: %2", count, std::move(named)));
    }

    void compareChests()
    {
        for (const JavaChest &chest : m_region.chests)
            takeChest(chest);
        for (const CellPos cell : m_with.seeded.chests) {
            const bool present = std::ranges::any_of(
                m_region.chests, [cell](const JavaChest &chest) { return chest.cell == cell; });
            if (present)
                continue;
            m_changes.removedChests.push_back(cell);
            report(message("there is no chest at %1 where the seed has one", where(cell)));
        }
    }

    void takeChest(const JavaChest &chest)
    {
        const bool seeded = m_with.seeded.hasChest(chest.cell);
        if (!seeded)
            report(chest.claimed
                       ? message("there is a claimed chest at %1 where the seed has none", where(chest.cell))
                       : message("there is a closed chest at %1 where the seed has none", where(chest.cell)));
        std::vector<ItemStack> items = chest.items;
        for (ItemStack &stack : items) {
            if (stack.amount == 0)
                stack.amount = goldFor(chest.cell, stack);
        }
        if (!chest.claimed && items.empty())
            report(message("the closed chest at %1 is empty; it counts as claimed", where(chest.cell)));
        if (!items.empty())
            putItems(m_changes.chests, {chest.cell, std::move(items)});
        else if (seeded)
            m_changes.claimed.push_back(chest.cell);
        // A claimed chest that isn't in the seed is floor, and looks like it.
    }

    /// An amount instead of 0, determined by world and place.
    int goldFor(CellPos cell, const ItemStack &gold)
    {
        const ItemType &type = m_with.content.items[gold.item];
        const WorldPos at = worldPos(m_region.pos, cell, m_region.size);
        RandomWords words(chestLootKey(m_with.worldKey, at));
        const int amount =
            type.fewest + static_cast<int>(pickBelow(
                              words.next(), static_cast<std::uint32_t>(type.most - type.fewest + 1)));
        report(message("the chest at %1 holds 0 gold; it has %2 now", where(cell), amount));
        return amount;
    }

    void compareMonsters()
    {
        std::vector<JavaMonster> others = m_region.monsters;
        const auto seededCount = static_cast<int>(m_with.seeded.monsters.size());
        for (int index = 0; index < seededCount; ++index)
            placeSeeded(index, others);
        int index = seededCount;
        for (const JavaMonster &monster : others) {
            m_changes.monsters.push_back({index++, stateOf(monster), plainKind()});
            report(
                message("there is a monster at %1 that the seed doesn't have", placeText(monster.position)));
        }
        for (const JavaMonster &monster : m_region.monsters)
            compareStrength(monster);
    }

    /// Finds the seed's monster among those of the file and removes it from them.
    void placeSeeded(int index, std::vector<JavaMonster> &others)
    {
        const WorldPos home =
            worldPos(m_region.pos, m_with.seeded.monsters[static_cast<std::size_t>(index)], m_region.size);
        auto found = std::ranges::find(others, home, &JavaMonster::position);
        if (found == others.end())
            found = others.begin();
        if (found == others.end()) {
            MonsterState gone;
            gone.position = home;
            gone.alive = false;
            m_changes.monsters.push_back({index, gone, std::nullopt});
            report(message("the monster that the seed has at %1 is missing", placeText(home)));
            return;
        }
        if (found->position != home) {
            report(message("the monster is at %1, not at %2 where the seed has it",
                           placeText(found->position), placeText(home)));
        }
        if (found->position != home || !found->alive)
            m_changes.monsters.push_back({index, stateOf(*found), std::nullopt});
        others.erase(found);
    }

    static MonsterState stateOf(const JavaMonster &monster)
    {
        MonsterState state;
        state.position = monster.position;
        state.alive = monster.alive;
        return state;
    }

    [[nodiscard]] std::size_t plainKind() const
    {
        const MonsterType *plain = m_with.content.findMonster(kPlainMonster);
        return static_cast<std::size_t>(std::distance(m_with.content.monsters.data(), plain));
    }

    void compareStrength(const JavaMonster &monster)
    {
        const MonsterType &plain = m_with.content.monsters[plainKind()];
        if (!monster.alive)
            return;
        const std::string place = placeText(monster.position);
        if (monster.health != plain.health) {
            report(message("the monster at %1 has %2 health; fights here start with %3", place,
                           Json(monster.health).dump(), plain.health));
        }
        if (monster.armour != plain.armour) {
            report(message("the monster at %1 has %2 armour; fights here start with %3", place,
                           monster.armour, plain.armour));
        }
        if (testCell(m_region.rock, cellOf(monster.position, m_region.size)))
            report(message("the monster at %1 has rock around it", place));
    }

    void compareRandom()
    {
        if (m_region.randomState &&
            static_cast<std::uint64_t>(*m_region.randomState) != javaRandomState(m_with.seeded))
            report(message("its random stream is not in the state the seed gives"));
    }

    const JavaRegion &m_region;
    const JavaComparison &m_with;
    JavaFindings &m_findings;
    RegionChanges m_changes;
};

} // namespace

RegionChanges changesOfJavaRegion(const JavaRegion &region, const JavaComparison &with,
                                  JavaFindings &findings)
{
    return Comparison(region, with, findings).changes();
}

} // namespace cave
