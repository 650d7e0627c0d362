// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/front_step.h"
#include "core/gen/caves/growing.h"
#include "core/gen/caves/rock_rows.h"

#include <cstdint>

namespace cave {

/// One step of the cellular automaton for all cells simultaneously: rock where at least `threshold` (1 .. 8)
/// of the 8 neighbours are rock.
///
/// `rock`: `rows` (1 .. 64) rows of 64 cells; set bits are rock. Cells outside count as floor, so each step
/// invalidates one more ring at the edge.
using StepAutomaton = void (*)(std::uint64_t *rock, int rows, int threshold);

void stepAutomatonPortable(std::uint64_t *rock, int rows, int threshold);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
void stepAutomatonAvx2(std::uint64_t *rock, int rows, int threshold);

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

/// The fastest units that this machine supports.
CaveUnits fastestCaveUnits();

} // namespace cave
