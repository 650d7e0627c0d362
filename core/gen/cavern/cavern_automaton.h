// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"

namespace cave {

/// `times` steps, all cells at once: a cell becomes floor if, of the cells of the 3 × 3 block around it that
/// lie inside the grid, itself included, at least as many are floor as rock (set); else rock. 64 cells at a
/// time. The grid is empty or at least two cells wide and high. Source: Trystan's roguelike tutorial 03
/// (2011).
void smoothCavern(BitGrid &rock, int times);

} // namespace cave
