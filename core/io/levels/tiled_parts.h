// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/io/levels/tiled_map.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

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

// A Tiled map before it is written: the common part of its two formats.

struct TiledProperty {
    std::string name;
    std::variant<std::string, std::int64_t, bool> value; ///< a number fits into 32 bits
};

struct TiledObject {
    int id = 0;
    std::string name;
    std::string type;
    int gid = 0;
    int x = 0; ///< pixels of the tile's bottom left corner, y down
    int y = 0;
    std::vector<TiledProperty> properties;
};

struct TiledObjects {
    std::string name;
    std::vector<TiledObject> objects;
};

struct TiledTiles {
    std::string name;
    std::vector<int> gids; ///< rows from the north
};

struct TiledTileset {
    int columns = 0;
    std::vector<std::string> types; ///< by tile id: "rock", "monster cave_rat"
    [[nodiscard]] int rows() const { return (static_cast<int>(types.size()) + columns - 1) / columns; }
};

struct TiledMap {
    int width = 0;
    int height = 0;
    std::vector<TiledProperty> properties;
    TiledTileset tileset;
    std::vector<TiledTiles> tiles;
    std::vector<TiledObjects> objects;
    int nextObject = 1;
};

TiledTileset tilesetOf(const Content &content, bool terrainTiles);
TiledMap tiledMapOf(const ExportedMap &map);

/// "1,2,2,\n…": the gids of a layer, one row per line.
std::string csvOf(const std::vector<int> &gids, int width);

inline constexpr const char *kTilesetName = "cave game";
inline constexpr const char *kTiledVersion = "1.8";

} // namespace cave
