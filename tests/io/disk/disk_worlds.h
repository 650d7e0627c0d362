// SPDX-License-Identifier: MIT
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <optional>
#include <utility>

#include "tests/io/disk/disk_trial.h"
#include "tests/io/files/io_fixtures.h"

namespace cave::test {

inline std::filesystem::path worldIn(const std::filesystem::path &folder)
{
    return folder / "worlds" / "deep.cave";
}

/// Makes a world in which some commands were given. Returns the hash of its state.
inline std::uint64_t makeDeepWorld(const std::filesystem::path &folder)
{
    Result<SavedSession> session = SavedSession::create(worldIn(folder), "Deep", testSpec());
    REQUIRE(session);
    walk(*session, 5, 20);
    REQUIRE_FALSE(session->saveError());
    return session->session().stateHash();
}

/// Opens what must be a sound world.
inline SavedSession openSound(const std::filesystem::path &path)
{
    Result<SavedSession> session = SavedSession::open(path);
    INFO((session ? std::string() : session.error().text()));
    REQUIRE(session);
    CHECK(session->damaged().empty());
    CHECK(session->notices().empty());
    return std::move(*session);
}

/// For `Reports::attempt`: stores what `act()` makes.
template<class Value, class Act>
auto storing(std::optional<Value> &value, Act act)
{
    return [&value, act]() -> Result<void> {
        auto made = act();
        if (!made)
            return made.error();
        value.emplace(std::move(*made));
        return {};
    };
}

} // namespace cave::test
