// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/java/java_world_format.h"
#include "core/world/region_changes.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace cave {

/// A chest in a file of the original program.
struct JavaChest {
    CellPos cell;
    std::vector<ItemStack> items; ///< an amount of 0 is gold of 0; empty if claimed
    bool claimed = false;
};

/// A monster in a file of the original program.
struct JavaMonster {
    WorldPos position;
    bool alive = true;
    double health = 0;
    std::int64_t armour = 0;
};

/// A region file of the original program.
struct JavaRegion {
    RegionPos pos;
    int size = 0;
    RegionRows rock{};
    std::vector<JavaChest> chests; ///< in increasing cell order
    std::vector<JavaMonster> monsters;
    std::optional<std::int64_t> randomState; ///< of its java.util.Random
};

/// Reads the file of the region `named`. Unusual but usable content is reported in `findings`.
Result<JavaRegion> readJavaRegion(const std::filesystem::path &path, RegionPos named, const Content &content,
                                  JavaFindings &findings);

/// The generated region and the content that a file's region is compared with.
struct JavaComparison {
    const Region &seeded;
    const Content &content;
    std::uint64_t worldKey = 0; ///< determines what gold of 0 becomes
};

/// The changes that turn `seeded` into the file's region, with all of it explored. Differences between file
/// and seed are reported in `findings`; effects of play (claimed chests, dead monsters) are not.
RegionChanges changesOfJavaRegion(const JavaRegion &region, const JavaComparison &with,
                                  JavaFindings &findings);

} // namespace cave
