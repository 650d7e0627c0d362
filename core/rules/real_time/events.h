// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/content/item_stack.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace cave {

// What happens where everything moves freely (`CombatKind::Action`).

/// The player lost health.
struct PlayerHurt {
    enum class By : std::uint8_t { Touch, Arrow, Homing, Spike, Potion };

    By by = By::Touch;
    int amount = 0;                  ///< points
    std::optional<std::size_t> kind; ///< who touched, index into `Content::monsters`
    friend bool operator==(const PlayerHurt &, const PlayerHurt &) = default;
};

/// The player got health back.
struct PlayerHealed {
    int amount = 0; ///< points
    friend bool operator==(const PlayerHealed &, const PlayerHealed &) = default;
};

/// A monster lost health by the player's hand.
struct AgentHurt {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    Point at;
    int amount = 0; ///< points
    friend bool operator==(const AgentHurt &, const AgentHurt &) = default;
};

/// A monster is dead permanently.
struct AgentSlain {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    Point at;
    friend bool operator==(const AgentSlain &, const AgentSlain &) = default;
};

/// A shot was let fly.
struct ShotFired {
    std::optional<MonsterId> by; ///< none: the player
    bool homing = false;
    Point from;
    friend bool operator==(const ShotFired &, const ShotFired &) = default;
};

/// A shot has come to its end at a wall, at a monster or at the player.
struct ShotEnded {
    Point at;
    friend bool operator==(const ShotEnded &, const ShotEnded &) = default;
};

/// The player used the item in hand.
struct ItemUsed {
    std::size_t item = 0; ///< index into `Content::items`
    friend bool operator==(const ItemUsed &, const ItemUsed &) = default;
};

/// The player took a thing that lay there.
struct PickedUp {
    WorldPos at;
    ItemStack stack;
    friend bool operator==(const PickedUp &, const PickedUp &) = default;
};

/// No monster of the level is left that can be beaten, and its doors are open.
struct LevelBeaten {
    int number = 1;
    friend bool operator==(const LevelBeaten &, const LevelBeaten &) = default;
};

/// The player came to a place that says something.
struct InfoRead {
    WorldPos at;
    std::string text;
    friend bool operator==(const InfoRead &, const InfoRead &) = default;
};

/// A monster came to another cell.
struct AgentStepped {
    MonsterId id;
    WorldPos from;
    WorldPos to;
    friend bool operator==(const AgentStepped &, const AgentStepped &) = default;
};

/// The player came to another cell.
struct PlayerStepped {
    WorldPos from;
    WorldPos to;
    friend bool operator==(const PlayerStepped &, const PlayerStepped &) = default;
};

/// The player walked through a door or onto FINISH.
struct LevelLeft {
    WorldPos from;
    std::optional<WorldPos> to; ///< none: there is nowhere to go on to
    friend bool operator==(const LevelLeft &, const LevelLeft &) = default;
};

/// The player is dead.
struct PlayerSlain {
    friend bool operator==(const PlayerSlain &, const PlayerSlain &) = default;
};

using ActionEventVariant =
    std::variant<PlayerHurt, PlayerHealed, AgentHurt, AgentSlain, ShotFired, ShotEnded, ItemUsed, PickedUp,
                 LevelBeaten, InfoRead, AgentStepped, PlayerStepped, LevelLeft, PlayerSlain>;

/// What happens in a step, in order.
struct ActionEvent : ActionEventVariant {
    using ActionEventVariant::variant;

    int player = 0; ///< whose it is; 0: of the actor
};

} // namespace cave
