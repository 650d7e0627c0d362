// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/java/java_world_format.h"
#include "core/world/region_changes.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace cave {

/// A chest in a file of the original's.
struct JavaChest {
    CellPos cell;
    std::vector<ItemStack> items; ///< an amount of 0: gold of 0; empty if claimed
    bool claimed = false;
};

/// A monster in a file of the original's.
struct JavaMonster {
    WorldPos position;
    bool alive = true;
    double health = 0;
    std::int64_t armour = 0;
};

/// A region file of the original's.
struct JavaRegion {
    RegionPos pos;
    int size = 0;
    RegionRows rock{};
    std::vector<JavaChest> chests; ///< in increasing cell
    std::vector<JavaMonster> monsters;
    std::optional<std::int64_t> randomState; ///< of its java.util.Random
};

/// Reads the file of the region `named`. What is odd but usable goes to `findings`.
Result<JavaRegion> readJavaRegion(const std::filesystem::path &path, RegionPos named, const Content &content,
                                  JavaFindings &findings);

/// The region of the seed and the content that a file's region is compared with.
struct JavaComparison {
    const Region &seeded;
    const Content &content;
    std::uint64_t worldKey = 0; ///< decides how much gold of 0 becomes
};

/// What has to be changed in `seeded` so that it is as the file has it, all of it explored. Each way in which
/// the file differs from the seed is reported in `findings`; what play does (claimed chests, dead monsters)
/// isn't.
RegionChanges changesOfJavaRegion(const JavaRegion &region, const JavaComparison &with,
                                  JavaFindings &findings);

} // namespace cave
