// SPDX-License-Identifier: MIT
#include "core/gen/caves/automaton_rows.h"
#include "core/gen/caves/cave_units.h"

namespace cave {

void stepAutomatonPortable(std::uint64_t *rock, int rows, int threshold)
{
    stepRowsBy(rock, rows, threshold);
}

} // namespace cave
