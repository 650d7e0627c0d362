// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/item_stack.h"
#include "core/world/fight.h"
#include "core/world/region.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace cave {

/// Why a command was refused.
enum class Refusal : std::uint8_t {
    Fighting,    ///< a fight has to be finished first
    NotFighting, ///< there is no fight
    NoSuchItem,  ///< there is no such item
    NotWearable, ///< it can't be equipped
    Worn,        ///< it is already worn
    NothingWorn, ///< nothing is worn there
    RunOver,     ///< the run has ended
    NoDiagonals, ///< only four directions here
    NotByDice,   ///< no dodging or scrolls in fights here
    NotAScroll,  ///< it can't be read
    NotRealTime, ///< not in real time
    NotHere,     ///< not available in this scenario
    NotReady,    ///< the selected item was just used
    NothingHeld, ///< no item is selected
    Watching,    ///< the player has lost their only life
    Absent,      ///< the player has left
    NoPlayer,    ///< there is no such player, or no room for another one
    AllyFights,  ///< a fighting ally is in the way
    NotUsable,   ///< it can't be used
    NoWayOut,    ///< there is nowhere to flee to
    NoCamp,      ///< there is no camp here
    NoSuchWare,  ///< it isn't sold
    TooDear,     ///< the player hasn't enough gold
    AllKnown,    ///< the player knows what it is
    NoGear,      ///< it can't get an affix
    SoldOut,     ///< the player has bought it as often as possible
    Spent,       ///< the vault or shrine has nothing left
    InCompany,   ///< the player has a companion already
    NoneLeft,    ///< the player has fallen, and no other one plays: waiting ends the run
};

/// The player walked.
struct PlayerMoved {
    WorldPos from;
    WorldPos to;
    friend bool operator==(const PlayerMoved &, const PlayerMoved &) = default;
};

/// The player didn't move: `at` is rock or the end of the world. No turn passed.
struct MoveBlocked {
    WorldPos at;
    friend bool operator==(const MoveBlocked &, const MoveBlocked &) = default;
};

/// The player let a turn pass.
struct PlayerWaited {
    friend bool operator==(const PlayerWaited &, const PlayerWaited &) = default;
};

/// Nothing happened, and no turn passed.
struct CommandRefused {
    Refusal reason = Refusal::Fighting;
    friend bool operator==(const CommandRefused &, const CommandRefused &) = default;
};

/// Switched between real time and turns.
struct ClockChanged {
    bool realTime = false;
    friend bool operator==(const ClockChanged &, const ClockChanged &) = default;
};

/// Time passed.
struct TimePassed {
    friend bool operator==(const TimePassed &, const TimePassed &) = default;
};

/// With free movement: the player changed direction, or stopped.
struct Steered {
    std::optional<Direction> direction;
    friend bool operator==(const Steered &, const Steered &) = default;
};

// What happens only where the player chooses in fights.

/// What one side did in a fight in rounds.
struct RoundPlayed {
    RoundAction action;
    friend bool operator==(const RoundPlayed &, const RoundPlayed &) = default;
};

/// The player got away from a fight; the monster stays.
struct FightFled {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    WorldPos from;
    WorldPos to;
    friend bool operator==(const FightFled &, const FightFled &) = default;
};

/// The player used up a consumable.
struct ConsumableUsed {
    std::size_t item = 0; ///< index into `Content::items`
    int amount = 0;       ///< points, blows, turns or cells, depending on its effect; 0: nothing came of it
    bool learnt = false;  ///< now the player knows this kind
    friend bool operator==(const ConsumableUsed &, const ConsumableUsed &) = default;
};

// What happens only in a journey.

/// The player came to another band of depth.
struct BandEntered {
    int band = 0; ///< index into `JourneyTable::bands`
    friend bool operator==(const BandEntered &, const BandEntered &) = default;
};

/// The player took a relic.
struct RelicFound {
    WorldPos at;
    int found = 0; ///< so far, this one included
    int total = 0;
    friend bool operator==(const RelicFound &, const RelicFound &) = default;
};

/// The player took a map piece, which shows the place of the gate.
struct MapPieceFound {
    WorldPos at;
    WorldPos gate;
    friend bool operator==(const MapPieceFound &, const MapPieceFound &) = default;
};

/// The last relic was found, and the guardian of the gate woke.
struct GateOpened {
    WorldPos at;
    friend bool operator==(const GateOpened &, const GateOpened &) = default;
};

/// The player walked against the gate, which is shut.
struct GateShut {
    WorldPos at;
    int found = 0; ///< relics
    int total = 0;
    friend bool operator==(const GateShut &, const GateShut &) = default;
};

/// The player rests at a camp.
struct CampReached {
    WorldPos at;
    bool first = false; ///< for the first time
    friend bool operator==(const CampReached &, const CampReached &) = default;
};

/// The player came to something that they can use there: a pedestal, a shrine or a captive.
struct PlaceFound {
    WorldPos at;
    FeatureKind kind = FeatureKind::Pedestal;
    friend bool operator==(const PlaceFound &, const PlaceFound &) = default;
};

/// The player took what lay on a pedestal, and the others of the vault closed.
struct PedestalEmptied {
    WorldPos at;
    ItemStack taken;
    friend bool operator==(const PedestalEmptied &, const PedestalEmptied &) = default;
};

/// A shrine helped the player.
struct ShrineAsked {
    WorldPos at;
    std::size_t shrine = 0; ///< index into `Content::shrines`
    int amount = 0;         ///< as of `ConsumableUsed`
    friend bool operator==(const ShrineAsked &, const ShrineAsked &) = default;
};

/// A captive was freed and goes with the player.
struct CaptiveFreed {
    WorldPos at;
    std::string kind; ///< key of the content's monsters
    friend bool operator==(const CaptiveFreed &, const CaptiveFreed &) = default;
};

/// The player's companion died.
struct CompanionDied {
    std::string kind; ///< key of the content's monsters
    friend bool operator==(const CompanionDied &, const CompanionDied &) = default;
};

/// The player bought something at a camp.
struct WareBought {
    std::size_t ware = 0; ///< index into `Content::wares`
    int price = 0;
    std::size_t item = 0; ///< bought, identified, or as it is with its affix: index into `Content::items`
    int amount = 0;       ///< of an effect: as of `ConsumableUsed`
    friend bool operator==(const WareBought &, const WareBought &) = default;
};

// What happens only where several play a world together.

/// Someone plays in the world from now on.
struct PlayerJoined {
    int player = 1;
    WorldPos at;
    friend bool operator==(const PlayerJoined &, const PlayerJoined &) = default;
};

/// Someone no longer plays; their figure stays.
struct PlayerLeft {
    int player = 1;
    friend bool operator==(const PlayerLeft &, const PlayerLeft &) = default;
};

/// From now on each player explores a map of their own.
struct OwnMapsGiven {
    friend bool operator==(const OwnMapsGiven &, const OwnMapsGiven &) = default;
};

/// The player walked to an ally's cell, and the ally to theirs.
struct PlacesSwapped {
    int player = 1; ///< the ally
    friend bool operator==(const PlacesSwapped &, const PlacesSwapped &) = default;
};

/// The player joined the fight of an ally.
struct FightJoined {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    friend bool operator==(const FightJoined &, const FightJoined &) = default;
};

/// The player lost their only life, and watches the others.
struct PlayerFell {
    WorldPos at;
    friend bool operator==(const PlayerFell &, const PlayerFell &) = default;
};

/// Commands without a player are this one's from now on.
struct ActorChanged {
    int player = 1;
    friend bool operator==(const ActorChanged &, const ActorChanged &) = default;
};

} // namespace cave
