// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_units.h"

#if defined(__AVX2__)

#include "core/gen/caves/automaton_rows.h"

namespace cave {

void stepAutomatonAvx2(std::uint64_t *rock, int rows, int threshold)
{
    stepRowsBy(rock, rows, threshold);
}

} // namespace cave

#endif
