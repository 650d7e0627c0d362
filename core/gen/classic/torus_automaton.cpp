// SPDX-License-Identifier: MIT
#include "core/gen/classic/torus_automaton.h"

#include "core/base/bit_grid.h"

namespace cave {
namespace {

// With one more row on each side that repeats the opposite edge.
using TorusRows = std::array<std::uint64_t, kMaxRegionSize + 2>;

/// Neighbour counts along rows, as binary digits: `pair` counts a cell's west and east neighbours (0 .. 2),
/// `triple` these and the cell itself (0 .. 3).
struct TorusCounts {
    TorusRows pairOnes;
    TorusRows pairTwos;
    TorusRows tripleOnes;
    TorusRows tripleTwos;
};

constexpr std::uint64_t majority(std::uint64_t a, std::uint64_t b, std::uint64_t c)
{
    return (a & b) | (c & (a | b));
}

void countRows(const RegionRows &rock, std::size_t size, TorusCounts &counts)
{
    const std::uint64_t mask = lowBits(static_cast<int>(size));
    for (std::size_t y = 0; y < size; ++y) {
        const std::uint64_t centre = rock[y];
        const std::uint64_t west = ((centre << 1U) | (centre >> (size - 1))) & mask;
        const std::uint64_t east = ((centre >> 1U) | (centre << (size - 1))) & mask;
        counts.pairOnes[y + 1] = west ^ east;
        counts.pairTwos[y + 1] = west & east;
        counts.tripleOnes[y + 1] = west ^ east ^ centre;
        counts.tripleTwos[y + 1] = majority(west, east, centre);
    }
    counts.tripleOnes[0] = counts.tripleOnes[size];
    counts.tripleTwos[0] = counts.tripleTwos[size];
    counts.tripleOnes[size + 1] = counts.tripleOnes[1];
    counts.tripleTwos[size + 1] = counts.tripleTwos[1];
}

/// Cells whose count, given as binary digits, is at least Threshold.
template<int Threshold>
constexpr std::uint64_t atLeast(std::uint64_t ones, std::uint64_t twos, std::uint64_t fours,
                                std::uint64_t eights)
{
    static_assert(Threshold >= 1 && Threshold <= 8);
    switch (Threshold) {
    case 1:
        return eights | fours | twos | ones;
    case 2:
        return eights | fours | twos;
    case 3:
        return eights | fours | (twos & ones);
    case 4:
        return eights | fours;
    case 5:
        return eights | (fours & (twos | ones));
    case 6:
        return eights | (fours & twos);
    case 7:
        return eights | (fours & twos & ones);
    default:
        return eights;
    }
}

template<int Threshold>
void stepOnTorus(RegionRows &rock, std::size_t size)
{
    TorusCounts
        counts; // NOLINT(cppcoreguidelines-pro-type-member-init): countRows fills every row that is read
    countRows(rock, size, counts);
    for (std::size_t y = 0; y < size; ++y) {
        const std::uint64_t southOnes = counts.tripleOnes[y];
        const std::uint64_t southTwos = counts.tripleTwos[y];
        const std::uint64_t northOnes = counts.tripleOnes[y + 2];
        const std::uint64_t northTwos = counts.tripleTwos[y + 2];
        const std::uint64_t besideOnes = counts.pairOnes[y + 1];
        const std::uint64_t besideTwos = counts.pairTwos[y + 1];
        const std::uint64_t ones = southOnes ^ northOnes ^ besideOnes;
        const std::uint64_t carry = majority(southOnes, northOnes, besideOnes);
        const std::uint64_t partTwos = southTwos ^ northTwos ^ besideTwos;
        const std::uint64_t partFours = majority(southTwos, northTwos, besideTwos);
        const std::uint64_t carryFours = partTwos & carry;
        rock[y] = atLeast<Threshold>(ones, partTwos ^ carry, partFours ^ carryFours, partFours & carryFours);
    }
}

using TorusStep = void (*)(RegionRows &, std::size_t);
constexpr std::array<TorusStep, 8> kSteps{stepOnTorus<1>, stepOnTorus<2>, stepOnTorus<3>, stepOnTorus<4>,
                                          stepOnTorus<5>, stepOnTorus<6>, stepOnTorus<7>, stepOnTorus<8>};

} // namespace

void smoothOnTorus(RegionRows &rock, int size, int threshold, int iterations)
{
    const TorusStep step = kSteps[static_cast<std::size_t>(threshold - 1)];
    for (int i = 0; i < iterations; ++i)
        step(rock, static_cast<std::size_t>(size));
}

} // namespace cave
