// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"

#include <catch2/catch_test_macros.hpp>

namespace cave::test {

/// The tables of the Endless Caves, from their files.
inline Content shippedContent()
{
    const Result<Content> content = builtInContent();
    REQUIRE(content);
    return *content;
}

/// The tables of a dungeon run.
inline const Content &dungeon()
{
    static const Content kContent = builtInContent(ScenarioKind::DungeonRun).value();
    return kContent;
}

} // namespace cave::test
