// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What a fixed set of worlds of every scenario came to on this machine: regions, levels, chest contents,
/// spawns, and games with their fights and replays, by turns and in real time.
struct Certificate {
    std::string code; ///< "2-7K3F-9QXD-MW0A": version of the set, then 60 bits in base 32
    struct Part {
        std::string what; ///< English: "caves, 4 threads, shuffled"
        std::uint64_t hash = 0;

        friend bool operator==(const Part &, const Part &) = default;
    };
    std::vector<Part> parts; ///< how each run came out
    std::vector<std::string>
        differences; ///< runs that should have come out alike and did not; empty if all is well
};

/// Makes the set in order, in reverse and shuffled, each on 1, 2 and 4 threads: a few seconds on one core.
/// `progress` is called with the share done, 0 .. 1, on the calling thread, and ends the work by returning
/// false; it may be empty. Errors: stopped (InvalidArgument); a world of the set can't be made; no thread can
/// be begun (Io).
Result<Certificate> certify(const std::function<bool(double)> &progress);

/// The set made once: a hash a world, in a fixed order.
struct CertificateRun {
    std::string how; ///< "4 threads, shuffled"
    std::vector<Certificate::Part> worlds;
    std::vector<std::string> issues; ///< replays that differ from their games, a sentence each
};
/// What runs of one set, one at least, come to together: the code is that of the first, the others must be
/// like it.
Certificate certificateOf(const std::vector<CertificateRun> &runs);

/// A code as it is shown, from what someone typed or pasted: letters of either case, groups with or without
/// dashes and spaces, O for 0, I and L for 1. Source: D. Crockford, "Base 32",
/// www.crockford.com/base32.html. Other characters are kept, so that what is no code is like none.
std::string tidyCode(std::string_view typed);

} // namespace cave
