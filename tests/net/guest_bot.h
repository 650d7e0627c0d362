// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/players/test_player.h"

#include <cstdint>
#include <string>
#include <variant>

#include "tests/net/game_fixture.h"

namespace cave::test {

/// A guest who gives commands at random, many before the first is answered.
struct GuestBot {
    Guest guest;
    RandomPlayer player;
    std::int64_t most = 0; ///< commands
    std::int64_t asked = 0;

    GuestBot(int number, quint16 port, const QString &code, std::int64_t commands)
        : guest("Bot " + std::to_string(number), port, code)
        , player(static_cast<std::uint64_t>(number))
        , most(commands)
    {
    }
    void act()
    {
        constexpr std::size_t kMaxWaiting = 60;
        while (asked < most && guest.plays() && guest.client.waitingRequests() < kMaxWaiting) {
            const Command command = player.next(guest.saved->session());
            if (std::holds_alternative<TickCommand>(command))
                return; // time is the host's
            if (!guest.client.request(command))
                return;
            ++asked;
        }
    }
    [[nodiscard]] bool isDone() const
    {
        return asked >= most && guest.plays() && guest.client.waitingRequests() == 0;
    }
};

} // namespace cave::test
