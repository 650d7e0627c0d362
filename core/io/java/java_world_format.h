// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/io/files/json_reader.h"
#include "core/world/region.h"
#include "core/world/region_changes.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Shared by reading and writing worlds of the original Java program.
namespace cave {

inline constexpr const char *kJavaWorldFile = "world.json";
inline constexpr const char *kJavaPlayerFile = "player.json";

/// The original's hash of its default configuration, which it writes into every world with that
/// configuration. The algorithm is unknown.
inline constexpr std::string_view kJavaConfigurationHash = "49M8ISjarFf74p5H1LEGnZHSsas8oxxFFjq5L8rFMXc=";

/// "r0,-1.json".
std::string javaRegionFileName(RegionPos pos);

/// The region in a file's name; none if the name isn't that of a region file.
std::optional<RegionPos> regionOfJavaFileName(std::string_view fileName);

/// An item in the original's format.
struct JavaItem {
    std::string_view key;        ///< of the item in items.json
    std::string_view type;       ///< "SwordItem"
    std::string_view tier;       ///< "Steel"; empty if it has none
    std::string_view powerField; ///< the field of its `ItemType::power`; empty if it has none
};

/// The item with this key; nullptr if the original doesn't have it.
const JavaItem *javaItem(std::string_view key);

/// Findings in the files in addition to the world itself.
struct JavaFindings {
    std::vector<Message> differences;
    std::vector<Message> notes;
};

/// Reads an item; `amount` 0 is gold of 0, which the original creates. A power or number that isn't ours is
/// reported in `differences`.
ItemStack readJavaItem(JsonReader &reader, const JsonPlace &place, const Content &content,
                       std::vector<Message> &differences);

/// A position in the original's format: world, region and cell coordinates, which must agree.
WorldPos readJavaPlace(JsonReader &reader, const JsonPlace &place, int regionSize);

/// The state of the java.util.Random that made `seeded`, an unchanged region of `classic`: after the draws of
/// terrain, chests and the monster's cell. Rewards are drawn separately.
std::uint64_t javaRandomState(const Region &seeded);

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
