// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// The hash of a fixed set of worlds of every scenario as generated on this machine: regions, levels, chest
/// contents, spawns, and games with their fights and replays, by turns and in real time.
struct Certificate {
    std::string code; ///< "3-7K3F-9QXD-MW0A": the version of the set, then 60 bits in base 32
    struct Part {
        Message what; ///< "caves, 4 threads, shuffled"
        std::uint64_t hash = 0;

        friend bool operator==(const Part &, const Part &) = default;
    };
    std::vector<Part> parts; ///< the result of each run
    std::vector<Message>
        differences; ///< runs that should have had equal results but don't; empty for success
};

/// Generates the set in order, in reverse and shuffled, each on 1, 2 and 4 threads: a few seconds on one
/// core. `progress` is called with the progress, 0 .. 1, on the calling thread, and cancels by returning
/// false; it may be empty. Errors: cancelled (InvalidArgument); a world of the set can't be generated; no
/// thread can be started (Io).
Result<Certificate> certify(const std::function<bool(double)> &progress);

/// One run over the set: one hash per world, in a fixed order.
struct CertificateRun {
    Message how; ///< "4 threads, shuffled"
    std::vector<Certificate::Part> worlds;
    std::vector<Message> issues; ///< replays that differ from their games, a sentence each
};
/// The combined result of one or more runs over one set: the code is that of the first, which the others must
/// match.
Certificate certificateOf(const std::vector<CertificateRun> &runs);

/// Normalises a typed or pasted code: letters of either case, groups with or without dashes and spaces, O for
/// 0, I and L for 1. Source: D. Crockford, "Base 32", www.crockford.com/base32.html. Other characters are
/// kept, so that invalid codes match none.
std::string tidyCode(std::string_view typed);

} // namespace cave
