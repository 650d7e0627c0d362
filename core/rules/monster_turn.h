// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/brain.h"
#include "core/rules/monsters.h"

#include <cstdint>
#include <vector>

namespace cave {

/// Monsters act while they are within this many cells of a player, on either axis.
inline constexpr int kActiveRadius = 28;

/// The radius within which monsters of this world act: where hunters never give up, the whole level.
[[nodiscard]] int activeRadius(const World &world);

/// The number of turns for which a monster continues to hunt a player out of sight.
inline constexpr int kPatience = 12;

/// What a monster did in its turn.
struct MonsterAction {
    enum class Kind : std::uint8_t {
        Waited,  ///< nothing visible, but its state changed
        Walked,  ///< one step, `from` to `to`
        Noticed, ///< it starts to hunt the player
        GaveUp,  ///< it stops hunting the player
        Caught,  ///< it reached the player, where fights begin by contact
    };

    Kind kind = Kind::Waited;
    Monster monster; ///< its state after the action
    WorldPos from;   ///< of a step; `to` is the monster's position
};

/// Lets every monster near a player act once by its decision tree, in order of id, until one of them sees
/// the player and attacks. Returns their actions, in order.
///
/// A monster accumulates its speed and takes a step for every full hundred. It hunts a player whom it notices
/// (within its notice radius, in line of sight) on a shortest path around rock, other monsters and players'
/// companions; without sight it goes to where it last saw the player, and gives up if the player isn't there,
/// or after `kPatience` turns. It never goes beyond `kMonsterRange`. Its random draws depend only on the
/// world, the turn and the monster. `witness` gets the thought behind each step of the monster that it
/// watches.
std::vector<MonsterAction> takeMonsterTurn(World &world, const PartyMember &prey, Witness *witness = nullptr);

/// What a living monster would decide in such a turn, before any monster has acted.
[[nodiscard]] MonsterThought thoughtInTurn(World &world, const PartyMember &prey, const Monster &monster);

} // namespace cave
