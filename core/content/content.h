// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"
#include "core/content/scenario.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

enum class ItemKind : std::uint8_t {
    Sword,
    Armour,
    Gold,
    Scroll,
    Blade, ///< use: hits what is in front for `power` points, and half as many for each additional target
    Staff, ///< use: fires a shot of `power` points, likewise
    Flask, ///< use: heals at most `power` points; the amount is how many are left
    Consumable, ///< used up by its only use; where the player chooses in fights
};

/// What a consumable does.
enum class EffectKind : std::uint8_t {
    Heal,   ///< heals at most `power` points
    Stone,  ///< restores at most `power` points of armour
    Smoke,  ///< ends a fight without a parting blow; hunters lose track of the player
    Harm,   ///< `power` points of damage to the enemy, by its `weaponKind`; with `turns`, no answer follows
    Edge,   ///< blows do `power` per cent more damage, `turns` times
    Sight,  ///< the player sees twice as far for `turns` turns
    Map,    ///< explores what is within `power` cells
    Recall, ///< brings the player back to where the level begins, out of a fight as well
    Cure,   ///< ends a poisoning
    Poison, ///< poisons the player for `turns` turns
};

/// True for items with a Use key, in real time (`CombatKind::Action`).
constexpr bool isUsable(ItemKind kind)
{
    return kind == ItemKind::Blade || kind == ItemKind::Staff || kind == ItemKind::Flask;
}

/// The effect of reading a scroll.
enum class SpellKind : std::uint8_t { Harm, Heal };

/// A kind of item, one entry of items.json.
struct ItemType {
    std::string key;  ///< its name in files and saves: "steel_sword"
    std::string name; ///< display name in English
    ItemKind kind = ItemKind::Sword;
    std::string weaponKind; ///< of swords, and of consumables that harm: one of `Content::weaponKinds`
    int power = 0;          ///< damage of a sword, points of armour, a scroll's bonus to its roll; 0 for gold
    int weight = 0;         ///< relative frequency of draws; at least 1
    int fewest = 1;         ///< a draw yields `fewest` .. `most`, uniformly; 1 .. 1 except for gold
    int most = 1;
    int level = 1;                        ///< the player's minimum level for finding it; with dice
    SpellKind spell = SpellKind::Harm;    ///< of scrolls
    int cooldown = 0;                     ///< hundredths of a second between two uses, of usable items
    EffectKind effect = EffectKind::Heal; ///< of consumables
    int turns = 0;                        ///< of consumables: see `effect`
    std::string form = {}; ///< of consumables: "draught", "flask" or "scroll", as which it looks until it has
                           ///< been tried; empty: everyone knows it

    friend bool operator==(const ItemType &, const ItemType &) = default;
};

/// A kind of monster, one entry of monsters.json.
struct MonsterType {
    std::string key;                     ///< its name in files and saves: "cave_rat"
    std::string name;                    ///< display name in English
    std::string description;             ///< one or two English sentences
    int health = 0;                      ///< points, at least 1
    int damage = 0;                      ///< points before armour, at least 1
    int armour = 0;                      ///< points
    int sightRadius = 0;                 ///< of its disc, in cells
    int speed = 0;                       ///< per cent of the player's; with 0 it never leaves its cell
    std::map<std::string, int> harmFrom; ///< weapon kind → per cent of a weapon's damage; 100 for other kinds
    char glyph = '?';                    ///< a unique ASCII letter
    std::string colour;                  ///< key of a theme's colour: "amber"
    int weight = 0;                      ///< relative frequency in regions of a `caves` world
    std::string tree;                    ///< key of its decision tree while roaming
    int noticeRadius = 0; ///< while roaming, the distance in cells at which it notices a player in line of
                          ///< sight; ≥ sightRadius
    int minDistance = 0;  ///< minimum distance from the world's origin, in cells (Chebyshev)
    int tier = 1;         ///< strength class, from 1; floors choose by it
    int strength = 0;     ///< maximum attack roll; 0 without dice
    int dexterity = 0;    ///< maximum dodge roll
    int experience = 0;   ///< gained by a victory
    int venom = 0;        ///< turns for which its blows poison the player; where they choose in fights
    bool fixture = false; ///< can't move or be hurt, and blocks like rock; in real time

    friend bool operator==(const MonsterType &, const MonsterType &) = default;

    /// The percentage of a weapon's damage that this kind does: above 100 a weakness, below 100 a resistance.
    [[nodiscard]] int harmPercent(std::string_view weaponKind) const;
};

/// The tables of a scenario. What a seed draws depends on the order and weights of the entries, so changing
/// either changes the contents of unopened chests.
struct Content {
    std::vector<std::string> weaponKinds; ///< in the order of items.json
    std::vector<ItemType> items;          ///< not empty
    std::vector<MonsterType> monsters;    ///< at least one with minDistance 0; without dice also
                                          ///< `kPlainMonster`
    std::vector<NamedTree> trees;         ///< not empty
    Scenario scenario;

    friend bool operator==(const Content &, const Content &) = default;

    /// The entry with this key, or nullptr; observes this Content.
    [[nodiscard]] const ItemType *findItem(std::string_view key) const;
    [[nodiscard]] const MonsterType *findMonster(std::string_view key) const;
    [[nodiscard]] const NamedTree *findNamedTree(std::string_view key) const;
    [[nodiscard]] const DecisionTree *findTree(std::string_view key) const;
};

/// What consumables may look like: "draught", "flask", "scroll".
[[nodiscard]] const std::vector<std::string> &consumableForms();
/// How many unknown consumables of one form there can be.
inline constexpr std::size_t kMostLooks = 8;

/// The source texts of a Content.
struct ContentTexts {
    std::string items;         ///< items.json
    std::string monsters;      ///< monsters.json
    std::string trees;         ///< trees.json
    std::string scenario = {}; ///< scenario.json; empty for the Endless Caves, in worlds older than that file
};

/// The key of the monster that is in every content without dice; `classic` worlds have only this one.
inline constexpr std::string_view kPlainMonster = "monster";

/// Reads and checks the tables. Errors name file and entry: "items.json: item 3 'steel_sword': weight must be
/// a whole number from 1 to 1000" (entries counted from 1). Unknown fields are errors, too, as they are
/// usually misspelt.
Result<Content> parseContent(const ContentTexts &texts);
Result<Content> parseContent(std::string_view items, std::string_view monsters, std::string_view trees);

} // namespace cave
