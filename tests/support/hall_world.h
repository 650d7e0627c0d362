// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/inventory.h"
#include "core/session/session.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/crafted_world.h"

namespace cave {

/// A hall of floor, eight cells each way from the origin, in solid rock, with the player in its middle, who
/// carries and meets what a test asks for. Regions are of 10 × 10.
class HallWorld {
public:
    explicit HallWorld(std::string_view seed = "hall") : m_world(worldOf(seed)) {}

    [[nodiscard]] std::size_t item(std::string_view key) const
    {
        return static_cast<std::size_t>(m_world.content->findItem(key) - m_world.content->items.data());
    }
    [[nodiscard]] std::size_t kind(std::string_view key) const
    {
        return static_cast<std::size_t>(m_world.content->findMonster(key) - m_world.content->monsters.data());
    }

    HallWorld &carry(std::string_view key, int amount = 1)
    {
        addItems(*m_world.content, m_world.player().inventory, {item(key), amount});
        return *this;
    }
    HallWorld &carryNothing()
    {
        m_world.player().inventory = {};
        return *this;
    }
    HallWorld &beaten(std::string_view key)
    {
        m_world.player().statistics.kills[std::string(key)] = 1;
        return *this;
    }
    HallWorld &monsterAt(std::string_view key, WorldPos at)
    {
        MonsterState state;
        state.position = at;
        m_world.map.edit({0, 0}, [&](RegionChanges &changes) {
            changes.monsters.push_back({static_cast<int>(changes.monsters.size()), state, kind(key)});
        });
        return *this;
    }
    /// As if it had been saved in the middle of a fight.
    HallWorld &fighting(const Fight &fight)
    {
        m_world.fight() = fight;
        return *this;
    }
    HallWorld &roaming()
    {
        m_world.spec.settings.monsters = MonsterMode::Roaming;
        return *this;
    }
    [[nodiscard]] WorldSettings &settings() { return m_world.spec.settings; }

    [[nodiscard]] Session begin() { return Session(std::move(m_world)); }

private:
    static World worldOf(std::string_view seed)
    {
        constexpr int kHalf = 8;
        std::vector<std::string> rows(2 * kHalf + 1, std::string(2 * kHalf + 1, '.'));
        rows[kHalf][kHalf] = '@';
        CraftedSpec crafted{{-kHalf, -kHalf}, 10, {}, std::string(seed), kEveryKind};
        crafted.settings.viewRadius = kHalf;
        crafted.settings.monsters = MonsterMode::Stationary;
        return craftedWorld(rows, crafted);
    }

    World m_world;
};

} // namespace cave
