// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

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

} // namespace cave
