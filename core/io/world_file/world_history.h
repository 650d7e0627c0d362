// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace cave {

/// An edit as the history tells of it; its delta is in the file.
struct EditEntry {
    std::int64_t id = 0; ///< in the file; grows
    std::string label;
    std::int64_t madeMs = 0; ///< milliseconds since 1970-01-01 UTC
    std::int64_t cells = 0;  ///< how many cells and things it changed

    friend bool operator==(const EditEntry &, const EditEntry &) = default;
};

/// A position in the history that has a name.
struct SavePoint {
    std::string name;
    std::size_t position = 0; ///< this many edits were done
    std::int64_t madeMs = 0;

    friend bool operator==(const SavePoint &, const SavePoint &) = default;
};

} // namespace cave
