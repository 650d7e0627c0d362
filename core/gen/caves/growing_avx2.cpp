// SPDX-License-Identifier: MIT
#include "core/gen/caves/growing.h"

#if defined(__AVX2__)

#include "core/gen/caves/growing_rows.h"

namespace cave {

Meeting growUntilMeetingAvx2(Growth &growth, const std::uint64_t *target, int rows)
{
    return growUntil(growth, target, rows);
}

void growWithinAvx2(Growth &growth, const std::uint64_t *mask, int rows)
{
    growToEdges(growth, mask, rows);
}

} // namespace cave

#endif
