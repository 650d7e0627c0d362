// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

namespace cave {

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

} // namespace cave
