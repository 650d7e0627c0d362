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

/// What reading and writing worlds of the original Java program share.
namespace cave {

inline constexpr const char *kJavaWorldFile = "world.json";
inline constexpr const char *kJavaPlayerFile = "player.json";

/// The original's hash of its default configuration, as it writes it into every world made with that. How it
/// is made is not known.
inline constexpr std::string_view kJavaConfigurationHash = "49M8ISjarFf74p5H1LEGnZHSsas8oxxFFjq5L8rFMXc=";

/// "r0,-1.json".
std::string javaRegionFileName(RegionPos pos);

/// The region that a file is named after; none if the name isn't a region's.
std::optional<RegionPos> regionOfJavaFileName(std::string_view fileName);

/// An item as the original writes it.
struct JavaItem {
    std::string_view key;        ///< of the item in items.json
    std::string_view type;       ///< "SwordItem"
    std::string_view tier;       ///< "Steel"; empty: it has none
    std::string_view powerField; ///< the field of its `ItemType::power`; empty: it has none
};

/// The item with this key; nullptr if the original has no such.
const JavaItem *javaItem(std::string_view key);

/// What was found in files beside the world itself.
struct JavaFindings {
    std::vector<std::string> differences;
    std::vector<std::string> notes;
};

/// Reads an item; `amount` 0 is gold of 0, as the original makes. A power or number that isn't ours is
/// reported in `differences`.
ItemStack readJavaItem(JsonReader &reader, const JsonPlace &place, const Content &content,
                       std::vector<std::string> &differences);

/// A place of the original's: world, region and cell coordinates, which must agree.
WorldPos readJavaPlace(JsonReader &reader, const JsonPlace &place, int regionSize);

/// The state of the java.util.Random that made `seeded`, a region of `classic` as its seed makes it: after
/// the draws of terrain, chests and the monster's cell. Rewards are drawn from elsewhere.
std::uint64_t javaRandomState(const Region &seeded);

/// "(3, -7)".
std::string javaPlaceText(WorldPos p);

} // namespace cave
