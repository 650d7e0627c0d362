// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/item_stack.h"
#include "core/world/fight.h"
#include "core/world/region.h"

#include <cstddef>
#include <string>

namespace cave {

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

} // namespace cave
