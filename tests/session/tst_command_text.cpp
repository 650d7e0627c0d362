// SPDX-License-Identifier: MIT
// Commands as people type them.
#include "core/session/command.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <string>
#include <vector>

using namespace cave;

TEST_CASE("each command of a player and of time reads back from its text")
{
    std::vector<Command> all;
    for (const std::int64_t first : {std::int64_t{-40}, std::int64_t{-2'000'000'020},
                                     std::int64_t{-3'000'000'200}, std::int64_t{-1'000'000'000'500}}) {
        for (std::int64_t code = first; code < first + 80; ++code) {
            if (const Result<Command> command = commandFromCode(code))
                all.push_back(*command);
        }
    }
    REQUIRE(all.size() > 150);
    std::string text;
    for (const Command &command : all) {
        const Result<std::vector<Command>> read = commandsFromText(commandText(command));
        INFO(commandText(command));
        REQUIRE(read);
        CHECK(*read == std::vector<Command>{command});
        text += commandText(command) + " ,\n";
    }
    CHECK(commandsFromText(text).valueOr({}) == all);
}

TEST_CASE("typed commands may be short and repeated")
{
    const std::vector<Command> expected{MoveCommand{Direction::North},
                                        MoveCommand{Direction::North},
                                        MoveCommand{Direction::NorthEast},
                                        TickCommand{5},
                                        TickCommand{5},
                                        WaitCommand{}};
    CHECK(commandsFromText(" 2 n, ne , 2 tick 5,, wait\n").valueOr({}) == expected);
    CHECK(commandsFromText("").valueOr({WaitCommand{}}).empty());
    CHECK(commandsFromText("10000 wait").valueOr({}).size() == kMaxTypedCommands);
}

TEST_CASE("what is no command is named")
{
    for (const char *wrong : {"norht", "equip", "equip -1", "equip 3x", "buy 3", "buy 100 for 1", "tick 0",
                              "3", "0 wait", "10001 wait", "9999 wait, 2 north", "player 2", "player 2 joins",
                              "own maps", "wait wait", "99999999999999999999 wait", "cast 99999999999"}) {
        INFO(wrong);
        const Result<std::vector<Command>> read = commandsFromText(std::string("wait, ") + wrong);
        REQUIRE_FALSE(read);
        CHECK(read.error().code == ErrorCode::InvalidArgument);
    }
    CHECK(commandsFromText("wait, norht, sutoh").error().text().find("norht") != std::string::npos);
}
