// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/content/content.h"
#include "core/content/scenario.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace cave::test {

/// The trees "rock", which stands still, and "beast", which wanders.
inline constexpr const char *kTwoTrees = R"({
    "trees": [
        { "key": "rock", "description": "Still.", "root": { "act": "idle" } },
        { "key": "beast", "description": "Lively.", "root": { "act": "wander" } }
    ]
})";

inline std::string fileBytes(const std::filesystem::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// `text` with the first `what` in it, which must be there, replaced.
inline std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    const std::size_t at = text.find(what);
    INFO(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

/// Why these texts are refused, as they must be.
inline std::string contentError(const ContentTexts &texts)
{
    const Result<Content> content = parseContent(texts);
    REQUIRE_FALSE(content);
    CHECK(content.error().code == ErrorCode::InvalidArgument);
    return content.error().text();
}

inline Content parsed(const ContentTexts &texts)
{
    Result<Content> content = parseContent(texts);
    INFO((content ? std::string() : content.error().text()));
    REQUIRE(content);
    return *content;
}

/// The content that is built into the program.
inline Content shipped(ScenarioKind kind)
{
    Result<Content> content = builtInContent(kind);
    INFO((content ? std::string() : content.error().text()));
    REQUIRE(content);
    return *content;
}

inline const ItemType &itemOf(const Content &content, const std::string &key)
{
    const ItemType *item = content.findItem(key);
    INFO(key);
    REQUIRE(item != nullptr);
    return *item;
}

} // namespace cave::test
