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

/// Something that stands or lies in a stored region.
struct FoundThing {
    enum class Kind : std::uint8_t { ClosedChest, ClaimedChest, LivingMonster, DeadMonster, Pile, Marker };

    Kind kind = Kind::ClosedChest;
    WorldPos at;
    std::vector<ItemStack> items;   ///< of chests (what is, or was, in it) and piles
    std::optional<Monster> monster; ///< of monsters
    std::string label;              ///< of markers

    friend bool operator==(const FoundThing &, const FoundThing &) = default;
};

/// All things in one region, in order of kind and place.
std::vector<FoundThing> thingsIn(World &world, const std::vector<Bookmark> &bookmarks, RegionPos pos);

/// All things in some regions, region by region in their order, each as above. Asking for many at once is
/// much faster than one by one, as monsters that strayed are looked for in the whole world.
std::vector<FoundThing> thingsInRegions(World &world, const std::vector<Bookmark> &bookmarks,
                                        const std::set<RegionPos> &regions);

/// What is looked for. Written as words: "unclaimed chests holding infused", "dead monsters", "hunting
/// monsters", "ghost", "markers camp": kinds and states narrow, any other word must occur in a name of the
/// thing (its items, its monster's kind, its label), whatever the case.
struct ThingQuery {
    std::vector<FoundThing::Kind> kinds; ///< any of these
    std::optional<bool> hunting;         ///< of monsters
    std::vector<std::string> words;      ///< lower case
    friend bool operator==(const ThingQuery &, const ThingQuery &) = default;
};

/// Error InvalidArgument: words that exclude each other, such as "dead chests"; names them.
Result<ThingQuery> parseThingQuery(const std::string &text);
/// The words that a query understands, for completion and help.
std::vector<std::string> thingQueryWords();

bool matches(const ThingQuery &query, const FoundThing &thing, const Content &content);

/// Everything that matches, in the regions that `world` keeps differences of, region by region. Stops when
/// `goOn(share)` (0 .. 1) says no.
std::vector<FoundThing> findThings(World &world, const std::vector<Bookmark> &bookmarks,
                                   const ThingQuery &query, const std::function<bool(double)> &goOn);

} // namespace cave
