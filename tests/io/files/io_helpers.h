// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/io/files/database.h"
#include "core/io/worlds/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <rapidcheck.h>

#include "tests/io/files/io_fixtures.h"

// What io_fixtures.h can't hold, which programs without a test library include too.
namespace cave::test {

/// The tables of the Endless Caves.
inline const Content &gameContent()
{
    static const Content kContent = builtInContent().value();
    return kContent;
}

inline int someNumber(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

/// Why the world file can't be played, which must name it.
inline Error openError(const std::filesystem::path &path)
{
    const Result<SavedSession> session = SavedSession::open(path);
    REQUIRE_FALSE(session);
    INFO(session.error().text());
    REQUIRE(mentions(session.error().text(), path.filename().string()));
    return session.error();
}

/// Changes a database behind the program's back.
inline void execute(const std::filesystem::path &path, const char *sql)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute(sql));
}

} // namespace cave::test
