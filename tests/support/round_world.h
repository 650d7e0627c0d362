// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/rules/inventory.h"
#include "core/session/session.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "tests/support/crafted_world.h"

namespace cave {

/// The caves' content with fights in rounds, consumables and a spider whose bite is venomous.
inline ContentTexts roundTexts()
{
    ContentTexts texts = builtInContentTexts();
    const auto swap = [](std::string &text, std::string_view from, std::string_view to) {
        text.replace(text.find(from), from.size(), to);
    };
    swap(texts.scenario, R"("combat": "armour",)", R"("combat": "armour", "rounds": {
        "health": 50, "spread": 20, "guard": 50, "parting": 100, "rest_turns": 4, "heal_turns": 0, "use_takes_turn": true },)");
    swap(texts.items, R"("magic"])", R"("magic", "fire", "frost"])");
    swap(texts.items, R"("amount": [1, 10], "weight": 100 })", R"("amount": [1, 10], "weight": 100 },
        { "key": "healing_draught", "name": "Healing Draught", "kind": "consumable", "effect": "heal", "power": 20, "form": "draught", "weight": 60 },
        { "key": "stone_draught", "name": "Stone Draught", "kind": "consumable", "effect": "stone", "power": 8, "form": "draught", "weight": 40 },
        { "key": "elixir_of_sight", "name": "Elixir of Sight", "kind": "consumable", "effect": "sight", "turns": 30, "form": "draught", "weight": 30 },
        { "key": "antidote", "name": "Antidote", "kind": "consumable", "effect": "cure", "form": "draught", "weight": 30 },
        { "key": "bitter_draught", "name": "Bitter Draught", "kind": "consumable", "effect": "poison", "turns": 10, "form": "draught", "weight": 30 },
        { "key": "smoke_flask", "name": "Smoke Flask", "kind": "consumable", "effect": "smoke", "power": 2, "turns": 8, "form": "flask", "weight": 30 },
        { "key": "fire_flask", "name": "Fire Flask", "kind": "consumable", "effect": "harm", "weapon_kind": "fire", "power": 15, "form": "flask", "weight": 30 },
        { "key": "frost_flask", "name": "Frost Flask", "kind": "consumable", "effect": "harm", "weapon_kind": "frost", "power": 6, "turns": 1, "form": "flask", "weight": 30 },
        { "key": "scroll_of_mapping", "name": "Scroll of Mapping", "kind": "consumable", "effect": "map", "power": 20, "form": "scroll", "weight": 30 },
        { "key": "scroll_of_recall", "name": "Scroll of Recall", "kind": "consumable", "effect": "recall", "form": "scroll", "weight": 20 },
        { "key": "blade_oil", "name": "Blade Oil", "kind": "consumable", "effect": "edge", "power": 50, "turns": 8, "weight": 40 },
        { "key": "whetstone", "name": "Whetstone", "kind": "consumable", "effect": "edge", "power": 25, "turns": 20, "weight": 30 },
        { "key": "bread", "name": "Bread", "kind": "consumable", "effect": "heal", "power": 5, "weight": 80 })");
    swap(texts.monsters, R"("harm_from": { "steel": 150 })", R"("venom": 6, "harm_from": { "steel": 150 })");
    return texts;
}

inline std::shared_ptr<const Content> roundContent()
{
    return std::make_shared<const Content>(std::move(parseContent(roundTexts()).value()));
}

/// A long hall of floor with a side passage, in solid rock; the player is in its middle and fights in rounds.
class RoundWorld {
public:
    explicit RoundWorld(std::string_view seed = "rounds",
                        std::shared_ptr<const Content> content = roundContent())
        : m_world(worldOf(seed, std::move(content)))
    {
    }

    [[nodiscard]] std::size_t item(std::string_view key) const
    {
        return static_cast<std::size_t>(m_world.content->findItem(key) - m_world.content->items.data());
    }
    [[nodiscard]] std::size_t kind(std::string_view key) const
    {
        return static_cast<std::size_t>(m_world.content->findMonster(key) - m_world.content->monsters.data());
    }
    RoundWorld &carry(std::string_view key, int amount = 1)
    {
        addItems(*m_world.content, m_world.player().inventory, {item(key), amount});
        return *this;
    }
    /// The player knows what it is.
    RoundWorld &knows(const std::string &key)
    {
        m_world.player().condition.known.insert(key);
        return *this;
    }
    RoundWorld &health(int points)
    {
        m_world.player().health = points;
        return *this;
    }
    RoundWorld &monsterAt(std::string_view key, WorldPos at)
    {
        MonsterState state;
        state.position = at;
        m_world.map.edit({0, 0}, [&](RegionChanges &changes) {
            changes.monsters.push_back({static_cast<int>(changes.monsters.size()), state, kind(key)});
        });
        return *this;
    }
    [[nodiscard]] WorldSettings &settings() { return m_world.spec.settings; }
    [[nodiscard]] World &world() { return m_world; }

    [[nodiscard]] Session begin() { return Session(std::move(m_world)); }

private:
    static World worldOf(std::string_view seed, std::shared_ptr<const Content> content)
    {
        std::vector<std::string> rows(5, std::string(41, '.'));
        rows[2][20] = '@';
        WorldSpec spec;
        spec.seed = std::string(seed);
        spec.settings.regionSize = 50;
        spec.settings.viewRadius = 8;
        spec.settings.monsters = MonsterMode::Stationary;
        spec.settings.stunChance = {0};
        const auto cave = std::make_shared<CraftedCave>(rows, WorldPos{0, 0}, 50);
        World world(spec, std::move(content), cave);
        world.player().position = cave->find('@');
        world.player().inventory = startingInventory(*world.content);
        world.player().health = world.content->scenario.rounds->health;
        return world;
    }

    World m_world;
};

} // namespace cave
