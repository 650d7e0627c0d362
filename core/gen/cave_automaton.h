#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// A square of up to 64×64 cells; set bits are rock.
using CaveWindow = std::array<std::uint64_t, 64>;

/// One step of the cellular automaton, all cells at once: rock where at least `threshold` (1 .. 8) of the 8 neighbours are rock.
/// Cells outside the window count as floor, so each step makes one more ring at its edge meaningless.
void automatonStep(CaveWindow &rock, int rows, int threshold);

} // namespace cave
