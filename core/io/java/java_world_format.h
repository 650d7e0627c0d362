// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/io/files/json_reader.h"
#include "core/world/region.h"

#include <cstddef>
#include <cstdint>
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

} // namespace cave
