// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave {

/// What a share may be, 0 .. 1, by a sample.
struct ShareInterval {
    double low = 0;
    double high = 1;
};

/// The 95 % interval of the share of which `matches` of `sampled` (0 ≤ matches ≤ sampled) were found. Without
/// a match, or with nothing else, it has one side: its end is about 3 ÷ `sampled` from 0 or 1, the "rule of
/// three". It is true at least so often, also for a sample that ends once enough was found. Source: C. J.
/// Clopper, E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial"
/// (1934).
ShareInterval shareInterval(std::int64_t matches, std::int64_t sampled);

} // namespace cave
