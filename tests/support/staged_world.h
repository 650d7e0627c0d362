// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/world/world.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// What is settled about a staged world beside its map.
struct StageSpec {
    std::string seed = "stage";
    std::string monster = "monster";  ///< key of the kind of every monster on the stage
    std::vector<std::string> carried; ///< keys of items; a sword or armour among them is worn
    std::vector<std::string> loose;   ///< keys of items that are carried but not worn
    Chance stunChance{500};
    DiscRule disc = DiscRule::Wide;
    DeathLoss deathLoss = DeathLoss::Item;
};

/// Where the south-west character of a stage lies: near the middle of the region (0, 0), where the dead wake.
inline constexpr WorldPos kStageOrigin{20, 20};

/// A world made from its seed whose region (0, 0) was built over by an editor, so that a world file can hold
/// it: nothing but the map `rows`, north first, in solid rock. '#' rock, '.' floor, 'C' chest, 'M' monster,
/// '@' the player. Monsters keep their places.
class StagedWorld {
public:
    explicit StagedWorld(std::vector<std::string> rows, StageSpec stage = {})
        : m_rows(std::move(rows))
        , m_stage(std::move(stage))
        , m_world(begin())
    {
        m_world.player().position = cell('@');
        m_world.player().inventory = startingInventory(*m_world.content);
        for (const std::string &key : m_stage.loose)
            carry(key);
        for (const std::string &key : m_stage.carried)
            wear(key);
        build();
    }

    [[nodiscard]] const World &world() const { return m_world; }
    [[nodiscard]] World take() && { return std::move(m_world); }

    /// Where the first such character from the north-west is.
    [[nodiscard]] WorldPos cell(char wanted) const
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (const std::size_t column = m_rows[row].find(wanted); column != std::string::npos)
                return {kStageOrigin.x + static_cast<std::int64_t>(column),
                        kStageOrigin.y + static_cast<std::int64_t>(m_rows.size() - 1 - row)};
        }
        std::abort(); // the map of a test lacks what the test asks for
    }

private:
    [[nodiscard]] World begin() const
    {
        WorldSpec spec;
        spec.seed = m_stage.seed;
        spec.settings.monsters = MonsterMode::Stationary;
        spec.settings.stunChance = m_stage.stunChance;
        spec.settings.disc = m_stage.disc;
        spec.settings.deathLoss = m_stage.deathLoss;
        auto content = std::make_shared<const Content>(std::move(builtInContent().value()));
        return World(spec, std::move(content), makeRegionSource(spec).value());
    }

    [[nodiscard]] char at(CellPos cell) const
    {
        const std::int64_t row = static_cast<std::int64_t>(m_rows.size()) - 1 - (cell.y - kStageOrigin.y);
        const std::int64_t column = cell.x - kStageOrigin.x;
        if (row < 0 || row >= static_cast<std::int64_t>(m_rows.size()) || column < 0)
            return '#';
        const std::string &text = m_rows[static_cast<std::size_t>(row)];
        return column < static_cast<std::int64_t>(text.size()) ? text[static_cast<std::size_t>(column)] : '#';
    }

    void build()
    {
        const Region made = m_world.map.source()->generate({0, 0});
        RegionChanges changes;
        int monsters = 0;
        for (const CellPos home : made.monsters)
            changes.monsters.push_back({monsters++, monsterAt(home, false), {}});
        for (int x = 0; x < made.size; ++x) {
            for (int y = 0; y < made.size; ++y) {
                const char c = at({x, y});
                if (made.isRock({x, y}) != (c == '#'))
                    changes.flipped[static_cast<std::size_t>(y)] |= std::uint64_t{1}
                                                                    << static_cast<unsigned>(x);
                if (made.hasChest({x, y}) && c != 'C')
                    changes.removedChests.push_back({x, y});
                if (c == 'C')
                    changes.chests.push_back({{x, y}, chestLoot(m_world, {x, y})});
                if (c == 'M')
                    changes.monsters.push_back({monsters++, monsterAt({x, y}, true), kind()});
            }
        }
        m_world.map.setChanges({0, 0}, changes);
    }

    static MonsterState monsterAt(CellPos cell, bool alive)
    {
        MonsterState state;
        state.position = {cell.x, cell.y};
        state.alive = alive;
        return state;
    }

    [[nodiscard]] std::size_t kind() const
    {
        return static_cast<std::size_t>(m_world.content->findMonster(m_stage.monster) -
                                        m_world.content->monsters.data());
    }

    void carry(const std::string &key)
    {
        const ItemType *item = m_world.content->findItem(key);
        addItems(*m_world.content, m_world.player().inventory,
                 {static_cast<std::size_t>(item - m_world.content->items.data()), 1});
    }

    void wear(const std::string &key)
    {
        carry(key);
        Inventory &inventory = m_world.player().inventory;
        if (const auto slot = slotOf(m_world.content->findItem(key)->kind))
            inventory.equipped(*slot) = inventory.stacks.size() - 1;
    }

    std::vector<std::string> m_rows;
    StageSpec m_stage;
    World m_world;
};

} // namespace cave
