// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

struct PlayState;

/// Something that the player shown could buy at a camp.
struct Offer {
    TradeCommand command;
    int price = 0;
    std::optional<Refusal> refusal; ///< why they can't

    friend bool operator==(const Offer &, const Offer &) = default;
};

/// All that camps sell, in the order of the table: what concerns a stack once for each one that it fits, or
/// once if it fits none.
[[nodiscard]] std::vector<Offer> offersOf(World &world);

/// Buys something for the actor, or says why not.
void trade(PlayState &play, const TradeCommand &command, std::vector<Event> &events);

} // namespace cave
