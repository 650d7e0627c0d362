// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/item_stack.h"
#include "core/rules/monsters.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cave {

/// A thing in a stored region.
struct FoundThing {
    enum class Kind : std::uint8_t { ClosedChest, ClaimedChest, LivingMonster, DeadMonster, Pile, Marker };

    Kind kind = Kind::ClosedChest;
    WorldPos at;
    std::vector<ItemStack> items;   ///< of chests (including former contents) and piles
    std::optional<Monster> monster; ///< of monsters
    std::string label;              ///< of markers

    friend bool operator==(const FoundThing &, const FoundThing &) = default;
};

/// All things in one region, ordered by kind and place.
std::vector<FoundThing> thingsIn(World &world, const std::vector<Bookmark> &bookmarks, RegionPos pos);

/// All things in some regions, region by region in the given order, each as above. Much faster than one
/// region at a time, as monsters away from home are looked for in the whole world.
std::vector<FoundThing> thingsInRegions(World &world, const std::vector<Bookmark> &bookmarks,
                                        const std::set<RegionPos> &regions);

/// A query for things, written as words: "unclaimed chests holding infused", "dead monsters", "hunting
/// monsters", "ghost", "markers camp". Kinds and states narrow the result; any other word must occur in a
/// name of the thing (its items, its monster's kind, its label), ignoring case. Items and monsters have
/// English names, and those that `nameOf` makes of them.
struct ThingQuery {
    std::vector<FoundThing::Kind> kinds;              ///< any of these
    std::optional<bool> hunting;                      ///< of monsters
    std::vector<std::string> words;                   ///< lower case
    std::string (*nameOf)(const Message &) = nullptr; ///< in another language; null: there is none

    friend bool operator==(const ThingQuery &, const ThingQuery &) = default;
};

/// Error InvalidArgument: contradictory words, such as "dead chests"; names them.
Result<ThingQuery> parseThingQuery(const std::string &text);
/// Why a query can find nothing in this world: a word that is neither a keyword nor part of the name of an
/// item, a monster or a marker. Names it and the keywords; empty if there is none.
Message unknownWordText(const ThingQuery &query, const Content &content,
                        const std::vector<Bookmark> &bookmarks);
/// The keywords of a query, for completion and help.
std::vector<std::string> thingQueryWords();

bool matches(const ThingQuery &query, const FoundThing &thing, const Content &content);

/// All matches in the regions with stored differences, region by region. Stops when `goOn(share)` (0 .. 1)
/// returns false.
std::vector<FoundThing> findThings(World &world, const std::vector<Bookmark> &bookmarks,
                                   const ThingQuery &query, const std::function<bool(double)> &goOn);

} // namespace cave
