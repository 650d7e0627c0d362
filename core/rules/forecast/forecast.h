// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/brain.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {

/// What blows of a monster do to the player shown, by the rules of the world's fights.
struct Threat {
    /// About as many kill the player as they are now, one after the other without an answer; none if more
    /// than `kMaxThreatBlows` would be needed.
    std::optional<int> blows;
    int venom = 0;       ///< turns for which a blow that hurts poisons them
    int stunPercent = 0; ///< chance that a blow stuns them, rounded to whole per cent
};

inline constexpr int kMaxThreatBlows = 200;

/// Of fights by armour, by dice and in rounds; not where everything moves freely.
[[nodiscard]] Threat threatOf(const World &world, const MonsterType &monster);

/// Why a player would hardly want to use up an item now.
enum class UseDoubt : std::uint8_t {
    None,
    FullHealth,  ///< it heals, and nothing is missing
    WholeArmour, ///< it restores armour, and nothing is missing
    NotPoisoned, ///< it ends a poisoning, and there is none
    NoEnemy,     ///< it harms an enemy, and there is no fight
    Sharper,     ///< it sharpens the blade, which is sharper already
    Harmful,     ///< it harms the player
};

/// Of a consumable or scroll in this stack of the inventory of the player shown, knowing no more than they
/// do.
[[nodiscard]] UseDoubt doubtOfUse(const World &world, std::size_t stack);

/// What the monster would decide about the player who is nearest to it if its turn were now, using the code
/// for its turns; changes nothing. None if there is no such living monster.
[[nodiscard]] std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id);

} // namespace cave
