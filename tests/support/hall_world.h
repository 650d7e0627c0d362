#pragma once

#include "core/content/builtin.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"

#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// A hall of floor, `half` cells each way from the origin, in solid rock, in regions of 10 × 10.
class Hall final : public RegionSource {
public:
    explicit Hall(int half) : m_half(half) {}
    [[nodiscard]] int regionSize() const override { return 10; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region{pos, 10, 0, {}, {}, {}};
        for (int y = 0; y < 10; ++y) {
            for (int x = 0; x < 10; ++x) {
                const WorldPos p = worldPos(pos, {x, y}, 10);
                if (std::abs(p.x) > m_half || std::abs(p.y) > m_half)
                    region.rock[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
            }
        }
        return region;
    }

private:
    int m_half;
};

/// A world for tests: a hall with the player in its middle, who carries and meets what a test asks for.
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
        addItems(*m_world.content, m_world.player.inventory, {item(key), amount});
        return *this;
    }
    HallWorld &carryNothing()
    {
        m_world.player.inventory = {};
        return *this;
    }
    HallWorld &beaten(std::string_view key)
    {
        m_world.player.statistics.kills[std::string(key)] = 1;
        return *this;
    }
    HallWorld &monsterAt(std::string_view key, WorldPos at)
    {
        MonsterState state;
        state.position = at;
        m_world.level.edit({0, 0}, [&](RegionChanges &changes) {
            changes.monsters.push_back({static_cast<int>(changes.monsters.size()), state, kind(key)});
        });
        return *this;
    }
    /// As if it had been saved in the middle of a fight.
    HallWorld &fighting(const Fight &fight)
    {
        m_world.fight = fight;
        return *this;
    }
    [[nodiscard]] WorldSettings &settings() { return m_world.spec.settings; }

    [[nodiscard]] Session begin() { return Session(std::move(m_world)); }

private:
    static World worldOf(std::string_view seed)
    {
        WorldSpec spec;
        spec.seed = seed;
        spec.settings.regionSize = 10;
        spec.settings.viewRadius = 8;
        spec.settings.monsters = MonsterMode::Stationary;
        Result<Content> content = builtInContent();
        World world(spec, std::make_shared<const Content>(std::move(*content)), std::make_shared<Hall>(8));
        world.player.inventory = startingInventory(*world.content);
        return world;
    }

    World m_world;
};

} // namespace cave
