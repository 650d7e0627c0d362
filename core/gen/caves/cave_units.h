// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/front_step.h"
#include "core/gen/caves/rock_rows.h"

#include <cstdint>

namespace cave {

/// One step of the cellular automaton, all cells at once: rock where at least `threshold` (1 .. 8) of the 8
/// neighbours are rock.
///
/// `rock`: `rows` (1 .. 64) rows of 64 cells, set bits are rock. Cells outside count as floor, so each step
/// makes one more ring at the edge meaningless.
using StepAutomaton = void (*)(std::uint64_t *rock, int rows, int threshold);

void stepAutomatonPortable(std::uint64_t *rock, int rows, int threshold);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
void stepAutomatonAvx2(std::uint64_t *rock, int rows, int threshold);

/// The parts of the `caves` generator that exist in a form for any machine and in one for wider vector units.
/// Both give the same.
struct CaveUnits {
    DrawRockRows drawRockRows;
    StepAutomaton stepAutomaton;
    TakeFrontStep takeFrontStep;
};

CaveUnits portableCaveUnits();

/// The fastest that this machine can run.
CaveUnits fastestCaveUnits();

} // namespace cave
