// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"

namespace cave {

/// Applies `times` steps to all cells simultaneously: a cell becomes floor if at least as many cells of its 3
/// × 3 block, itself included and cells outside the grid excluded, are floor as rock (set); otherwise rock.
/// Processes 64 cells at a time. The grid is empty or at least two cells wide and high. Source: Trystan's
/// roguelike tutorial 03 (2011).
void smoothCavern(BitGrid &rock, int times);

} // namespace cave
