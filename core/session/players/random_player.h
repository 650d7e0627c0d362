// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>

namespace cave {

/// A player who acts at random, but reproducibly for the same number in the same world: for comparing builds
/// and testing saves. Walks straight for a while in order to get somewhere; fights to the end; occasionally
/// waits, changes equipment, drops or uses something. With free movement it steers, lets time pass and uses
/// the selected item instead.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t number) : m_chance(number, "random player") {}

    /// The next command; it may be refused or blocked.
    Command next(const Session &session);

private:
    Command nextRound(const Session &session);
    Command nextOnStage(const Session &session, std::size_t stack);

    RandomStream m_chance;
    Direction m_heading = Direction::North;
};

} // namespace cave
