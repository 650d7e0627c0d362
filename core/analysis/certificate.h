#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace cave {

/// What a fixed set of regions, chest contents, spawns and a played game came to on this machine.
struct Certificate {
    std::string code; ///< "1-7K3F-9QXD-MW0A": version of the set, then 60 bits in base 32
    struct Part {
        std::string what; ///< English: "caves, 4 threads, shuffled"
        std::uint64_t hash = 0;
    };
    std::vector<Part> parts; ///< how each run came out
    std::vector<std::string>
        differences; ///< runs that should have come out alike and did not; empty if all is well
};

/// Makes the set in order, shuffled, and on 1, 2 and 4 threads. `progress` is told the share done, 0 .. 1,
/// and ends the work by returning false. Errors: stopped (InvalidArgument); a world of the set can't be made.
Result<Certificate> certify(const std::function<bool(double)> &progress);

} // namespace cave
