// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"

#include <cstdint>
#include <string>

namespace cave {

/// A marked place. Not part of the world's state or log: nothing in the world depends on it.
struct Bookmark {
    std::int64_t id = 0; ///< 0: not stored yet
    WorldPos at;
    std::string kind;  ///< its display: "marker", "note"; 1 .. 40 characters of a-z and -
    std::string label; ///< UTF-8, at most 1000 bytes; may be empty

    friend bool operator==(const Bookmark &, const Bookmark &) = default;
};

/// What is wrong with a bookmark, its position, kind or label, in a sentence; empty if it is valid.
Message issueOf(const Bookmark &bookmark);

} // namespace cave
