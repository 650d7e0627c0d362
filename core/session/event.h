// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/item_stack.h"
#include "core/rules/armour_combat.h"
#include "core/rules/real_time/events.h"
#include "core/session/event_kinds.h"
#include "core/world/player.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

namespace cave {

/// The kinds of a variant, in its order.
template<class... Kinds>
struct KindList {
    using Variant = std::variant<Kinds...>;

    template<class Kind>
    static constexpr bool has()
    {
        return (std::is_same_v<Kind, Kinds> || ...);
    }

    /// The position of a kind.
    template<class Kind>
    static constexpr std::size_t indexOf()
    {
        std::size_t index = 0;
        (void)((std::is_same_v<Kind, Kinds> || (++index, false)) || ...);
        return index;
    }
};

/// Cells were seen for the first time.
struct CellsExplored {
    int count = 0;
    CellRect area; ///< they are within it
    friend bool operator==(const CellsExplored &, const CellsExplored &) = default;
};

/// A closed chest came into view for the first time.
struct ChestSeen {
    WorldPos at;
    friend bool operator==(const ChestSeen &, const ChestSeen &) = default;
};

/// A living monster that was not in view before came into view.
struct MonsterSeen {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    WorldPos at;
    friend bool operator==(const MonsterSeen &, const MonsterSeen &) = default;
};

/// The player opened a chest and got its contents.
struct ChestOpened {
    WorldPos at;
    std::vector<ItemStack> reward;
    friend bool operator==(const ChestOpened &, const ChestOpened &) = default;
};

/// The player picked up items from the ground.
struct ItemsPickedUp {
    WorldPos at;
    std::vector<ItemStack> items;
    friend bool operator==(const ItemsPickedUp &, const ItemsPickedUp &) = default;
};

struct ItemEquipped {
    EquipmentSlot slot = EquipmentSlot::Weapon;
    std::size_t item = 0; ///< index into `Content::items`
    friend bool operator==(const ItemEquipped &, const ItemEquipped &) = default;
};

struct ItemUnequipped {
    EquipmentSlot slot = EquipmentSlot::Weapon;
    std::size_t item = 0; ///< index into `Content::items`
    friend bool operator==(const ItemUnequipped &, const ItemUnequipped &) = default;
};

struct ItemDropped {
    WorldPos at;
    ItemStack stack;
    friend bool operator==(const ItemDropped &, const ItemDropped &) = default;
};

/// A monster walked; reported for all monsters, including those out of view.
struct MonsterMoved {
    MonsterId id;
    WorldPos from;
    WorldPos to;
    friend bool operator==(const MonsterMoved &, const MonsterMoved &) = default;
};

/// A monster started to hunt the player.
struct MonsterNoticed {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    friend bool operator==(const MonsterNoticed &, const MonsterNoticed &) = default;
};

/// A monster lost the player and gave up.
struct MonsterGaveUp {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    friend bool operator==(const MonsterGaveUp &, const MonsterGaveUp &) = default;
};

/// A fight began; see `World::fight`.
struct FightBegan {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    Side first = Side::Player;
    friend bool operator==(const FightBegan &, const FightBegan &) = default;
};

/// An attack of the fight: the event of the player who strikes or is struck, no matter who gave the command.
struct BlowStruck {
    Blow blow;
    friend bool operator==(const BlowStruck &, const BlowStruck &) = default;
};

/// The player won a fight; the monster is permanently dead.
struct FightWon {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    WorldPos at;          ///< where the monster stood
    std::vector<ItemStack> reward;
    friend bool operator==(const FightWon &, const FightWon &) = default;
};

/// The player lost a fight and woke up elsewhere.
struct PlayerDied {
    MonsterId id;
    std::size_t kind = 0; ///< of the monster, index into `Content::monsters`
    WorldPos at;
    WorldPos wakes;
    std::optional<ItemStack> lost;
    friend bool operator==(const PlayerDied &, const PlayerDied &) = default;
};

/// The player went to another level.
struct LevelEntered {
    int number = 1;
    WorldPos from;
    WorldPos to;
    friend bool operator==(const LevelEntered &, const LevelEntered &) = default;
};

/// The reason for an experience gain.
enum class ExperienceReason : std::uint8_t { Treasure, Victory, Floor, Room };

struct ExperienceGained {
    ExperienceReason reason = ExperienceReason::Treasure;
    int amount = 0;
    friend bool operator==(const ExperienceGained &, const ExperienceGained &) = default;
};

/// The player reached a new level, with higher attributes.
struct LevelGained {
    int level = 1;
    friend bool operator==(const LevelGained &, const LevelGained &) = default;
};

/// An action in a fight with dice.
struct DiceThrown {
    DiceAction action;
    friend bool operator==(const DiceThrown &, const DiceThrown &) = default;
};

/// The run is over; no more commands are possible.
struct RunEnded {
    bool won = false;
    std::int64_t score = 0;
    friend bool operator==(const RunEnded &, const RunEnded &) = default;
};

using AllEvents =
    KindList<PlayerMoved, MoveBlocked, PlayerWaited, CommandRefused, CellsExplored, ChestSeen, MonsterSeen,
             ChestOpened, ItemsPickedUp, Steered, ItemEquipped, ItemUnequipped, ItemDropped, MonsterMoved,
             MonsterNoticed, MonsterGaveUp, FightBegan, BlowStruck, FightWon, PlayerDied, LevelEntered,
             ExperienceGained, LevelGained, DiceThrown, ClockChanged, TimePassed, RunEnded, PlayerHurt,
             PlayerHealed, AgentHurt, AgentSlain, ShotFired, ShotEnded, ItemUsed, PickedUp, LevelBeaten,
             InfoRead, ActorChanged, PlayerJoined, PlayerLeft, PlacesSwapped, FightJoined, PlayerFell,
             OwnMapsGiven, BandEntered, RelicFound, MapPieceFound, GateOpened, GateShut, CampReached,
             RoundPlayed, FightFled, ConsumableUsed, PlaceFound, PedestalEmptied, ShrineAsked, CaptiveFreed,
             CompanionDied, WareBought>;
using EventVariant = AllEvents::Variant;

template<class Kind>
concept EventKind = AllEvents::has<Kind>();

/// What happened, in order; the log, animation and sound are based on these. A variant whose constructors and
/// special member functions are compiled once, as there are many kinds and many sources that include this.
struct Event : EventVariant {
    int player = 0; ///< whose it is, by number in the party; 0 until that is known

    // Implicit conversion from any kind of event, as with a variant.
    template<EventKind Kind>
    Event(Kind kind, int whose = 0) // NOLINT(google-explicit-constructor)
        : Event(AllEvents::indexOf<Kind>(), &kind)
    {
        player = whose;
    }
    Event(const Event &other);
    Event(Event &&other) noexcept;
    Event &operator=(const Event &other);
    Event &operator=(Event &&other) noexcept;
    ~Event();

    friend bool operator==(const Event &a, const Event &b);

private:
    /// Moves the event that `kind` points to, which is of the kind at `index`.
    Event(std::size_t index, void *kind);
};

/// Whether an event is of one of these kinds.
template<EventKind... Kinds>
bool isAnyOf(const Event &event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
}

/// What concerns one player among the events of a command: their own, and what happens to monsters, shots,
/// time, the run and who plays, also if another player caused it.
[[nodiscard]] std::vector<Event> ownEvents(const std::vector<Event> &events, int player);

} // namespace cave
