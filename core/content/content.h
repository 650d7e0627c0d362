// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/content/content_version.h"
#include "core/content/decision_tree.h"
#include "core/content/scenario.h"

#include <algorithm>
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
    Smoke,  ///< ends a fight without a parting blow; hunters lose track of the player; with `turns`, the
            ///< player is hidden for as long while they are within `power` cells
    Harm,   ///< `power` points of damage to the enemy, by its `weaponKind`; with `turns`, no answer follows
    Edge,   ///< blows do `power` per cent more damage, `turns` times
    Sight,  ///< the player sees twice as far for `turns` turns
    Map,    ///< explores what is within `power` cells
    Recall, ///< brings the player back to where the level begins, out of a fight as well
    Cure,   ///< ends a poisoning
    Poison, ///< poisons the player for `turns` turns
    Vigour, ///< full health rises by `power` points permanently
    Light,  ///< the player sees `power` cells farther permanently
};

/// True for items with a Use key, in real time (`CombatKind::Action`).
constexpr bool isUsable(ItemKind kind)
{
    return kind == ItemKind::Blade || kind == ItemKind::Staff || kind == ItemKind::Flask;
}

/// The effect of reading a scroll.
enum class SpellKind : std::uint8_t { Harm, Heal };

/// What gear does for who wears or wields it, beyond its power.
struct GearBonus {
    std::string weaponKind;   ///< of swords: a second kind, of which that counts which harms more
    int health = 0;           ///< points of full health
    int light = 0;            ///< cells that the player sees farther
    bool returnsSoon = false; ///< of armour: used points return after one blow, not two

    friend bool operator==(const GearBonus &, const GearBonus &) = default;
};

/// A quality of gear, one entry of `affixes` in items.json. For each item that it fits there is another one
/// with it, which only a journey's treasure and its camps have; see journey.h.
struct Affix {
    std::string key;      ///< "keen"
    std::string name;     ///< English pattern: "Keen %1", "%1 of Warding"
    int powerPercent = 0; ///< added to the item's power, at least a point unless it is 0
    GearBonus bonus;
    int worth = 0;          ///< points of power that `bonus` counts for where items are compared
    int from = 0;           ///< the depth from which it is found
    int weight = 1;         ///< relative frequency among those that fit
    bool forArmour = false; ///< else for swords

    friend bool operator==(const Affix &, const Affix &) = default;
};

/// A kind of item, one entry of items.json, or one of those with an affix.
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
    std::string base = {}; ///< with an affix: key of the item without it
    std::string baseName = {};  ///< the name of that item
    std::string affix = {};     ///< the key of the affix
    std::string affixName = {}; ///< its pattern
    GearBonus bonus = {};
    int worth = 0; ///< points of power that `bonus` counts for where items are compared

    friend bool operator==(const ItemType &, const ItemType &) = default;
};

/// Its name, for translation: "Keen %1" of "Iron Sword".
[[nodiscard]] Message titleOf(const ItemType &item);
/// The key of its figure: that of the item without the affix.
[[nodiscard]] const std::string &figureKey(const ItemType &item);

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

/// What a camp of a journey sells.
enum class WareKind : std::uint8_t {
    Item,     ///< one of `item`
    Effect,   ///< `effect` on the player
    Identify, ///< the player knows what an item is
    Affix,    ///< what is worn or wielded gets another affix
};

/// One entry of `wares` in items.json.
struct Ware {
    WareKind kind = WareKind::Item;
    std::string name; ///< display name in English; empty if it is the item's
    int price = 1;    ///< in gold
    int most = 0;     ///< of effects: how often one player can buy it, each time for `price` more; 0: always
    std::string item; ///< a key of the items
    ItemType effect;  ///< like a consumable

    friend bool operator==(const Ware &, const Ware &) = default;
};

/// A kind of shrine, which helps each world once; one entry of `shrines` in items.json.
struct Shrine {
    ItemType effect; ///< its key, name, weight, and what it does, like a consumable
    int price = 0;   ///< in gold

    friend bool operator==(const Shrine &, const Shrine &) = default;
};

/// The tables of a scenario, in one version: what a seed draws depends on the order and weights of the
/// entries.
struct Content {
    Content();
    Content(const Content &other);
    Content(Content &&other) noexcept;
    Content &operator=(const Content &other);
    Content &operator=(Content &&other) noexcept;
    ~Content();

    int version = 1;                      ///< of these tables, see content_version.h
    int newest = 1;                       ///< version that their texts have
    std::vector<std::string> weaponKinds; ///< in the order of items.json
    std::vector<ItemType> items;          ///< not empty; those with affixes last, and never drawn by weight
    std::vector<Affix> affixes;           ///< these three, of journeys
    std::vector<Ware> wares;
    std::vector<Shrine> shrines;
    std::vector<MonsterType> monsters; ///< at least one with minDistance 0; without dice also
                                       ///< `kPlainMonster`
    std::vector<NamedTree> trees;      ///< not empty
    Scenario scenario;

    /// Compares the tables; texts with later versions can have the same ones.
    friend bool operator==(const Content &a, const Content &b);

    /// True if these are the tables that a world of `wanted` has; texts need not mention each version.
    [[nodiscard]] bool isOf(int wanted) const { return std::min(wanted, newest) == version; }
    /// The entry with this key, or nullptr; observes this Content.
    [[nodiscard]] const ItemType *findItem(std::string_view key) const;
    [[nodiscard]] const Affix *findAffix(std::string_view key) const;
    [[nodiscard]] const MonsterType *findMonster(std::string_view key) const;
    [[nodiscard]] const NamedTree *findNamedTree(std::string_view key) const;
    [[nodiscard]] const DecisionTree *findTree(std::string_view key) const;
};

/// What consumables may look like: "draught", "flask", "scroll".
[[nodiscard]] const std::vector<std::string> &consumableForms();
/// How many unknown consumables of one form there can be.
inline constexpr std::size_t kMaxLooks = 8;
/// How many wares there can be.
inline constexpr std::size_t kMaxWares = 100;

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
Result<Content> parseContent(const ContentTexts &texts, int version = kNewestContent);
Result<Content> parseContent(std::string_view items, std::string_view monsters, std::string_view trees);

} // namespace cave
