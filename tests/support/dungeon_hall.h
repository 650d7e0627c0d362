// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/dice_combat.h"
#include "core/session/session.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "tests/support/drawn_levels.h"

namespace cave {

/// A dungeon run of two open floors of ten by ten cells. The player is on the first, at (4, 4), where no one
/// lives but whom a test asks for; its FINISH is at (8, 1).
class DungeonHall {
public:
    DungeonHall() : m_world(hall()) {}

    [[nodiscard]] std::size_t item(std::string_view key) const
    {
        return static_cast<std::size_t>(m_world.content->findItem(key) - m_world.content->items.data());
    }
    DungeonHall &carry(std::string_view key)
    {
        addItems(*m_world.content, m_world.player().inventory, {item(key), 1});
        return *this;
    }
    DungeonHall &experienced(int points)
    {
        gainExperience(*m_world.content->scenario.hero, m_world.player(), points);
        return *this;
    }
    DungeonHall &health(int points)
    {
        m_world.player().health = points;
        return *this;
    }
    DungeonHall &monsterAt(std::string_view key, WorldPos at)
    {
        const auto kind =
            static_cast<std::size_t>(m_world.content->findMonster(key) - m_world.content->monsters.data());
        MonsterState state;
        state.position = at;
        m_world.map.edit({0, 0}, [&](RegionChanges &changes) {
            changes.monsters.push_back({static_cast<int>(changes.monsters.size()), state, kind});
        });
        return *this;
    }
    [[nodiscard]] Session begin() { return Session(std::move(m_world)); }

private:
    static World hall()
    {
        std::vector<std::string> rows(10, "#........#");
        rows.front() = rows.back() = "##########";
        std::vector<std::string> first = rows;
        first[5][4] = 'S';
        first[8][8] = 'F';
        std::vector<std::string> second = rows;
        second[1][1] = 'S';
        auto source = std::make_shared<DrawnLevels>(std::vector<std::vector<std::string>>{first, second});
        GeneratorId dungeon;
        dungeon.kind = GeneratorKind::Dungeon;
        WorldSpec spec{"hall", dungeon, defaultSettings(GeneratorKind::Dungeon)};
        spec.settings.regionSize = source->regionSize();
        const WorldPos start = *source->plan().levels.front().start;
        World world(spec, std::make_shared<const Content>(builtInContent(ScenarioKind::DungeonRun).value()),
                    std::move(source));
        world.player().position = start;
        world.player().inventory = startingInventory(*world.content);
        world.player().health = attributesAt(*world.content->scenario.hero, 1).health;
        return world;
    }

    World m_world;
};

} // namespace cave
