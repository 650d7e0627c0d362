// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>

namespace cave {

/// A player who does a bit of everything without aim, the same for the same number in the same world: to
/// compare builds and to try what a save holds. Walks straight on for a while, so as to get somewhere; fights
/// to the end; now and then waits, changes gear or drops something. Where everything moves freely the player
/// steers, lets time pass and uses what is in hand instead.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t number) : m_chance(number, "random player") {}

    /// The next command; it may be refused or blocked.
    Command next(const Session &session);

private:
    Command nextOnStage(const Session &session, std::size_t stack);

    RandomStream m_chance;
    Direction m_heading = Direction::North;
};

} // namespace cave
