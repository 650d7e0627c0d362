// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monster_thought.h"
#include "core/rules/monsters.h"

#include <cstdint>
#include <vector>

namespace cave {

/// Monsters act while they are within this many cells of the player, on either axis.
inline constexpr int kActiveReach = 28;

/// How far from the player monsters of this world act: where they hunt until a level is left, anywhere on it.
[[nodiscard]] int activeReach(const World &world);

/// Turns for which a monster goes on hunting a player whom it no longer sees.
inline constexpr int kPatience = 12;

/// What a monster did in its turn.
struct MonsterAction {
    enum class Kind : std::uint8_t {
        Waited,  ///< nothing to be seen, but its state is another one
        Walked,  ///< one step, `from` to `to`
        Noticed, ///< it begins to hunt the player
        GaveUp,  ///< it stops hunting the player
        Caught,  ///< it reached the player, where fights begin by contact
    };

    Kind kind = Kind::Waited;
    Monster monster; ///< as it is after the action
    WorldPos from;   ///< of a step; `to` is where the monster is
};

/// Lets every monster near the player act once by its decision tree, in order of id, until one of them sees
/// the player and attacks. Returns what they did, in order.
///
/// A monster saves up its speed and takes a step for every full hundred. It hunts a player whom it notices
/// (within its notice radius, with a line of sight) by the shortest way around rock and other monsters;
/// without sight it goes to where it saw the player last, and gives up when it finds no one there, or after
/// `kPatience` turns. It never strays beyond `kMonsterRange`. What it draws depends on the world, the turn
/// and the monster alone.
std::vector<MonsterAction> takeMonsterTurn(World &world);

/// What a living monster would decide in such a turn, before anyone has acted.
[[nodiscard]] MonsterThought thoughtInTurn(World &world, const Monster &monster);

} // namespace cave
