// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace cave {

/// An edit in the history; its delta is in the file.
struct EditEntry {
    std::int64_t id = 0; ///< in the file; increasing
    std::string label;
    std::int64_t madeMs = 0; ///< milliseconds since 1970-01-01 UTC
    std::int64_t cells = 0;  ///< number of cells and things changed

    friend bool operator==(const EditEntry &, const EditEntry &) = default;
};

/// A named position in the history.
struct SavePoint {
    std::string name;
    std::size_t position = 0; ///< number of edits applied
    std::int64_t madeMs = 0;

    friend bool operator==(const SavePoint &, const SavePoint &) = default;
};

} // namespace cave
