// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "tests/io/files/io_fixtures.h"

namespace cave::test {

/// A saved world in which three players have done a bit of everything.
struct PartyWorld {
    TempFolder folder;
    std::filesystem::path path = folder / "party.cave";
    StateHashes hashes;

    enum class Maps { Shared, Own };

    explicit PartyWorld(const WorldSpec &spec, int commands = 900, Maps maps = Maps::Shared)
    {
        Result<SavedSession> session = SavedSession::create(path, "Party", spec);
        REQUIRE(session);
        if (maps == Maps::Own)
            session->apply(1, OwnMapsCommand{});
        session->apply(1, JoinCommand{2});
        session->apply(1, JoinCommand{3});
        session->session().describePlayer(1, "Ada", 0xff0000);
        session->session().describePlayer(2, "Bo", 0x00ff00);
        session->session().describePlayer(3, "Chi 迟", 0x0000ff);
        std::vector<RandomPlayer> minds;
        for (std::uint64_t number = 1; number <= 3; ++number)
            minds.emplace_back(number);
        for (int i = 0; i < commands; ++i) {
            const int player = 1 + i * 7 % 3;
            session->session().showPlayer(player);
            const Command command = minds[static_cast<std::size_t>(player - 1)].next(session->session());
            session->session().showPlayer(1);
            session->apply(player, command);
            REQUIRE_FALSE(session->saveError());
        }
        session->apply(1, LeaveCommand{3});
        hashes = session->session().stateHashes();
    }
};

} // namespace cave::test
