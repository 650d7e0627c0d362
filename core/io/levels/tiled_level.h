// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <array>
#include <cstddef>
#include <string>

namespace cave {

// What writing a level as a map of Tiled and reading it have in common.

struct TiledLayer {
    const char *name;
    LevelRecord::Kind kind;
};
inline constexpr std::array<TiledLayer, 3> kTiledLayers{{{"static", LevelRecord::Kind::Static},
                                                         {"dynamic", LevelRecord::Kind::Dynamic},
                                                         {"start", LevelRecord::Kind::PlayerStart}}};

inline constexpr std::size_t kMaxXmlMemory = 96 << 20; ///< bytes
inline constexpr std::size_t kXmlNodeMemory = 64;      ///< bytes used by pugixml
inline constexpr std::size_t kXmlAttributeMemory = 40; ///< the same

/// The line of a record if it were written from its values.
std::string plainLevelLine(const LevelRecord &record);

/// The property name of field `index` of an object.
std::string tiledFieldName(const LevelRecord &object, std::size_t index);

} // namespace cave
