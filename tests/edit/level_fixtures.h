// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

namespace cave::test {

/// The level of the text of a level file, which must be readable.
inline LevelFile levelOf(const std::string &text)
{
    Result<ReadLevel> read = readLevel("test.csv", text);
    INFO((read ? std::string() : read.error().text()));
    REQUIRE(read.ok());
    return std::move(read->design);
}

} // namespace cave::test
