// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"

#include <cstdint>
#include <string>

namespace cave {

/// A place that someone marked. No part of the world's state, nor of its log: nothing in the world depends
/// on it.
struct Bookmark {
    std::int64_t id = 0; ///< 0: not kept yet
    WorldPos at;
    std::string kind;  ///< what it is shown as: "marker", "note"; 1 .. 40 characters of a-z and -
    std::string label; ///< UTF-8, at most 1000 bytes; may be empty

    friend bool operator==(const Bookmark &, const Bookmark &) = default;
};

/// What is wrong with a bookmark: its place, kind or label, in a sentence; empty if nothing is.
Message issueOf(const Bookmark &bookmark);

} // namespace cave
