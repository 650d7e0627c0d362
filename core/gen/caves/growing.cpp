// SPDX-License-Identifier: MIT
#include "core/gen/caves/growing.h"

#include "core/gen/caves/growing_rows.h"

namespace cave {

Meeting growUntilMeetingPortable(Growth &growth, const std::uint64_t *target, int rows)
{
    return growUntil(growth, target, rows);
}

void growWithinPortable(Growth &growth, const std::uint64_t *mask, int rows)
{
    growToEdges(growth, mask, rows);
}

} // namespace cave
