#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cave {

/// How much a JSON text may hold before anything is made of it.
struct JsonLimits {
    std::size_t memory = 32 << 20; ///< bytes that its values take when they are read, roughly
    std::size_t depth = 100;       ///< lists and objects inside one another
};

/// Counts what a JSON text holds without keeping it: why it can't be read, as the end of a sentence ("is
/// nested too deep"), or nothing. Of a text that isn't JSON it counts as far as that goes.
std::string jsonSizeFlaw(std::string_view text, JsonLimits limits = {});

} // namespace cave
