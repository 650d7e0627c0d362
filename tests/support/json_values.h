// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace cave::test {

/// The value of a text, which must be JSON.
inline Json jsonOf(std::string_view text)
{
    ParsedJson parsed = Json::parse(text);
    if (!parsed.ok())
        FAIL("no JSON: " << text);
    return std::move(parsed.value);
}

/// The part of a value at a place such as "/state/near/0/miss".
inline Json &partAt(Json &json, std::string_view place)
{
    Json *part = &json;
    while (!place.empty()) {
        const std::size_t end = std::min(place.find('/', 1), place.size());
        const std::string key(place.substr(1, end - 1));
        part = part->isList() ? &(*part)[std::stoul(key)] : &(*part)[key];
        place.remove_prefix(end);
    }
    return *part;
}

} // namespace cave::test

/// How a value is shown where a test fails.
template<>
struct Catch::StringMaker<cave::Json> {
    static std::string convert(const cave::Json &json) { return json.dump(); }
};
