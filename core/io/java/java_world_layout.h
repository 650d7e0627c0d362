// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <map>
#include <vector>

namespace cave {

/// A region for the original program.
struct JavaLayout {
    Region seeded;                       ///< as generated
    Region region;                       ///< in its current state
    std::vector<Monster> monsters;       ///< those currently in it, including dead ones, in order of id
    std::map<CellPos, WorldPos> watched; ///< cells in a living monster's disc, and that monster's position
};

/// The regions of `world` for which the original needs files, with their content; see `exportJavaWorld`. What
/// can't be represented is reported in `notes`.
std::map<RegionPos, JavaLayout> layOutForJava(const World &world, std::vector<Message> &notes);

/// True if all of the region's coordinates fit into the original's 32 bits.
bool fitsJava(RegionPos pos, int regionSize);

} // namespace cave
