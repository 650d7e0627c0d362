// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: its inner loops, for any machine and for wider vector units.
///
/// This header is shared with files built for wider vector units, so it contains no code and no library
/// types: code built for those units must not be used elsewhere.
namespace cave {

// The random fill, which draws 64 columns of a row at once.

inline constexpr int kLatticeShift = 4;
inline constexpr int kLatticeStep = 1 << kLatticeShift; ///< cells between lattice corners
inline constexpr int kRockDigits = 8;                   ///< binary digits of a rock probability
inline constexpr int kRowsAtOnce = 4;                   ///< maximum number of rows drawn together

/// The rock probabilities of open and dense places, with each digit spread over all columns; least
/// significant digit first.
struct RockDigits {
    std::uint64_t open[kRockDigits];
    std::uint64_t differing[kRockDigits]; ///< set where open and dense differ
    int first;                            ///< lower digits are 0 in both
};

/// For each column of a band between two rows of the lattice: whether the corner to its south-west is dense,
/// and so on.
struct DenseCorners {
    std::uint64_t southWest;
    std::uint64_t southEast;
    std::uint64_t northWest;
    std::uint64_t northEast;
};

/// Draws `count` rows of one band, the southernmost `offset` (0 .. kLatticeStep − 1) cells north of the
/// band's lower edge.
///
/// Row i uses the random words counted from keys[i]. `keys` and `rock` are padded to a multiple of
/// kRowsAtOnce elements; the padding of `rock` is overwritten.
using DrawRockRows = void (*)(const RockDigits &digits, const DenseCorners &corners,
                              const std::uint64_t *keys, int offset, int count, std::uint64_t *rock);

/// One step of the cellular automaton for all cells simultaneously: rock where at least `threshold` (1 .. 8)
/// of the 8 neighbours are rock.
///
/// `rock`: `rows` (1 .. 64) rows of 64 cells; set bits are rock. Cells outside count as floor, so each step
/// invalidates one more ring at the edge.
using StepAutomaton = void (*)(std::uint64_t *rock, int rows, int threshold);

// A step of the expansion of the front that digs tunnels.

inline constexpr int kFrontPadding = 4; ///< rows of zeros after the last row of every array

/// The data of a step; row by row, 64 columns per word.
struct FrontStep {
    const std::uint64_t *before; ///< cells reached by the front; there is a row before the first
    std::uint64_t *after;        ///< cells reached after the step; initially a copy of `before`
    const std::uint64_t *open;   ///< cells that may be entered
    const std::uint64_t *joined; ///< target cells
    int rows;
    bool wholeRim;        ///< enter the whole rim; otherwise about half of it
    std::uint64_t random; ///< state of the RandomWords; each row with a rim to choose from uses one
};

/// Takes a step row by row, until a row has a cell of `joined` next to the front: returns that row, or −1.
/// That row and later ones are unchanged.
using TakeFrontStep = int (*)(FrontStep &step);

// Finding the nearest cells of two sets, and connected cells.

/// Cells that grow, row by row, 64 columns per word.
struct Growth {
    static constexpr int kRows = 72;

    /// Row y is element y + 1. The others are 0: the one before the first, and those after the last up to
    /// `kRows`.
    alignas(32) std::uint64_t cells[kRows];
};

/// Where growing cells first met the target.
struct Meeting {
    int steps;           ///< at least 1
    int row;             ///< the southernmost in which they met
    std::uint64_t cells; ///< of the target, in that row
};

/// Adds the four neighbours of all cells, again and again, until there is a cell of `target`, of which there
/// must be one. `rows` (1 .. 64): those of the target, which is padded to a multiple of four.
using GrowUntilMeeting = Meeting (*)(Growth &growth, const std::uint64_t *target, int rows);

/// Adds the four neighbours of all cells that are in `mask`, until none is left to add. `rows` as above.
using GrowWithin = void (*)(Growth &growth, const std::uint64_t *mask, int rows);

/// The parts of the `caves` generator that exist both for any machine and for wider vector units, with the
/// same results.
struct CaveUnits {
    DrawRockRows drawRockRows;
    StepAutomaton stepAutomaton;
    TakeFrontStep takeFrontStep;
    GrowUntilMeeting growUntilMeeting;
    GrowWithin growWithin;
};

CaveUnits portableCaveUnits();

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
CaveUnits avx2CaveUnits();

/// The fastest units that this machine supports.
CaveUnits fastestCaveUnits();

} // namespace cave
