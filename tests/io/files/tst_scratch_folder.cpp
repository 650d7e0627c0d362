// SPDX-License-Identifier: MIT
#include "core/io/files/folders.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

TEST_CASE("temporary folders that a killed program left are removed, and those in use stay")
{
    const TempFolder folder;
    const char *before = std::getenv("TMPDIR");
    const std::string restored = before == nullptr ? "" : before;
    REQUIRE(setenv("TMPDIR", folder.path().c_str(), 1) == 0);
    const fs::path left = folder / (std::string(ScratchFolder::kPrefix) + "left01");
    const fs::path other = folder / "of another program";
    for (const fs::path &made : {left, other}) {
        fs::create_directory(made);
        std::ofstream(made / "owner") << "";
        std::ofstream(made / "world.cave") << "x";
    }
    {
        const ScratchFolder first;
        REQUIRE(fs::is_directory(first.path()));
        CHECK(first.path().parent_path() == folder.path());
        CHECK_FALSE(fs::exists(left));
        CHECK(fs::exists(other / "world.cave"));
        const ScratchFolder second;
        CHECK(fs::is_directory(first.path()));
        CHECK(fs::is_directory(second.path()));
        CHECK(first.path() != second.path());
    }
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
    if (before == nullptr)
        unsetenv("TMPDIR");
    else
        setenv("TMPDIR", restored.c_str(), 1);
}
