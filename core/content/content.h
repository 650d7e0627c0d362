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
    Blade, ///< used: strikes what is in front for `power` points, and half as many for each one more
    Staff, ///< used: lets fly a shot of `power` points, likewise
    Flask, ///< used: heals at most `power` points; the amount is how many are left in it
};

/// True for what is held in the hand and used by key, where time passes (`CombatKind::Action`).
constexpr bool isUsable(ItemKind kind)
{
    return kind == ItemKind::Blade || kind == ItemKind::Staff || kind == ItemKind::Flask;
}

/// What reading a scroll does.
enum class SpellKind : std::uint8_t { Harm, Heal };

/// A kind of item, one entry of items.json.
struct ItemType {
    std::string key;  ///< names it in files and saves: "steel_sword"
    std::string name; ///< shown, English
    ItemKind kind = ItemKind::Sword;
    std::string weaponKind; ///< swords: one of `Content::weaponKinds`; else empty
    int power = 0;  ///< damage of a sword, points of armour, what a scroll adds to its roll; 0 for gold
    int weight = 0; ///< how often it is drawn, relative to the others; at least 1
    int fewest = 1; ///< a draw gives `fewest` .. `most` of it, all numbers alike; 1 .. 1 unless gold
    int most = 1;
    int level = 1;                     ///< of the player from which on it is found; by dice
    SpellKind spell = SpellKind::Harm; ///< of scrolls
    int cooldown = 0;                  ///< hundredths of a second between two uses, of what is used by key

    friend bool operator==(const ItemType &, const ItemType &) = default;
};

/// A kind of monster, one entry of monsters.json.
struct MonsterType {
    std::string key;         ///< names it in files and saves: "cave_rat"
    std::string name;        ///< shown, English
    std::string description; ///< one or two English sentences
    int health = 0;          ///< points, at least 1
    int damage = 0;          ///< points before armour, at least 1
    int armour = 0;          ///< points
    int sightRadius = 0;     ///< of its disc, in cells
    int speed = 0;           ///< per cent of the player's; 0 never leaves its cell
    std::map<std::string, int>
        harmFrom;       ///< weapon kind → per cent of a weapon's damage; 100 for kinds not named
    char glyph = '?';   ///< an ASCII letter, no two monsters alike
    std::string colour; ///< key of a theme's colour: "amber"
    int weight = 0;     ///< how often it lives in a region of a `caves` world, relative to the others
    std::string tree;   ///< key of the decision tree that it roams by
    int noticeRadius =
        0; ///< how far, in cells, a roaming one notices a player in line of sight; ≥ sightRadius
    int minDistance = 0;  ///< lives at least this many cells from the world's origin (Chebyshev)
    int tier = 1;         ///< how strong among its like, from 1; where floors choose by it
    int strength = 0;     ///< highest roll of an attack; 0 where no dice are rolled
    int dexterity = 0;    ///< highest roll of dodging
    int experience = 0;   ///< that a victory gives
    bool fixture = false; ///< can't move nor be hurt, and is as solid as rock; where time passes

    friend bool operator==(const MonsterType &, const MonsterType &) = default;

    /// Per cent of its damage that a weapon of this kind does: above 100 a weakness, below 100 a resistance.
    [[nodiscard]] int harmPercent(std::string_view weaponKind) const;
};

/// The tables that play draws from. What a seed draws depends on the order of entries and on their weights,
/// so a change to either changes what unopened chests hold.
struct Content {
    std::vector<std::string> weaponKinds; ///< in the order of items.json
    std::vector<ItemType> items;          ///< not empty
    std::vector<MonsterType> monsters;    ///< one with minDistance 0; without dice also `kPlainMonster`
    std::vector<NamedTree> trees;         ///< not empty
    Scenario scenario;

    friend bool operator==(const Content &, const Content &) = default;

    /// The entry with this key, or nullptr; observes this Content.
    [[nodiscard]] const ItemType *findItem(std::string_view key) const;
    [[nodiscard]] const MonsterType *findMonster(std::string_view key) const;
    [[nodiscard]] const NamedTree *findNamedTree(std::string_view key) const;
    [[nodiscard]] const DecisionTree *findTree(std::string_view key) const;
};

/// The texts that a Content is read from.
struct ContentTexts {
    std::string items;         ///< items.json
    std::string monsters;      ///< monsters.json
    std::string trees;         ///< trees.json
    std::string scenario = {}; ///< scenario.json; empty: the Endless Caves, of worlds older than it
};

/// Key of the monster that every content without dice has; `classic` worlds know no other.
inline constexpr std::string_view kPlainMonster = "monster";

/// Reads and checks the tables. Errors name file and entry: "items.json: item 3 'steel_sword': weight
/// must be a whole number from 1 to 1000" (entries counted from 1). Unknown fields are errors too, as they
/// are most often misspelt ones.
Result<Content> parseContent(const ContentTexts &texts);
Result<Content> parseContent(std::string_view items, std::string_view monsters, std::string_view trees);

} // namespace cave
