// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <map>
#include <string>
#include <vector>

namespace cave {

/// A region as the original has to find it.
struct JavaLayout {
    Region seeded;                       ///< as the seed makes it
    Region region;                       ///< as it is now
    std::vector<Monster> monsters;       ///< those that are in it now, dead ones too, in order of id
    std::map<CellPos, WorldPos> watched; ///< cells in a living monster's disc, and where that monster is
};

/// Which regions of `world` the original needs files of, and what is in them; see `exportJavaWorld`. What
/// can't be represented is reported in `notes`.
std::map<RegionPos, JavaLayout> layOutForJava(const World &world, std::vector<std::string> &notes);

/// True if all of the region's coordinates fit into the original's 32 bits.
bool fitsJava(RegionPos pos, int regionSize);

} // namespace cave
