// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"

#include <cstdint>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// The parts of a Tiled map that levels are read from. All observe the nodes of the map.

/// The properties of a map, a layer or an object by name.
class TiledProperties {
public:
    explicit TiledProperties(const pugi::xml_node &node) { add(node); }

    /// Adds those of another node, such as the tile of an object; the first of equal names counts.
    void add(const pugi::xml_node &node);

    [[nodiscard]] std::optional<std::string> find(const std::string &name) const;
    [[nodiscard]] bool flag(const std::string &name, bool missing) const;

private:
    std::map<std::string_view, const char *> m_values;
};

/// Tiled temporarily called it class.
std::string tiledTypeOf(const pugi::xml_node &node);

/// Pixels of a tile, and how far a layer was moved.
struct TiledGrid {
    double tileWidth = 1;
    double tileHeight = 1;
    double offsetX = 0;
    double offsetY = 0;
};

/// The grid of a layer in a group or map with `outer`. Error InvalidArgument: an offset that is not a number.
Result<TiledGrid> gridOfLayer(const pugi::xml_node &layer, const TiledGrid &outer);

/// The tiles of the map's tilesets, by the gids that objects have. External tilesets are not read.
class TiledTilesets {
public:
    explicit TiledTilesets(const pugi::xml_node &map);

    /// The tile's description, or none.
    [[nodiscard]] pugi::xml_node find(std::uint32_t gid) const;
    /// Where in its picture a tile object's position is, from 0 to 1, from the left and from the top.
    [[nodiscard]] LevelPoint anchorOf(std::uint32_t gid) const;

private:
    struct Tileset {
        LevelPoint anchor;
        std::map<std::uint32_t, pugi::xml_node> tiles; ///< by id
    };

    std::map<std::uint32_t, Tileset> m_tilesets; ///< by the first gid
};

/// The gid of a tile object without the bits that say how it is flipped; 0 for other objects.
std::uint32_t gidOfObject(const pugi::xml_node &object);

/// True if an object of this type may cover several tiles, each of which then gets one: walls, spikes, goals.
bool fillsTiles(const LevelObjectInfo &info);

/// An object's shape: where in the grid it is and whether its type can fill several tiles.
struct TiledShape {
    TiledGrid grid;
    LevelPoint anchor; ///< of a tile object
    bool fills = false;
};

/// The top left corners of the tiles that an object covers; one for a point and what is no larger than a
/// tile. Errors (InvalidArgument), clauses about the object: a position or size that is not a number, a
/// rotation other than by right angles, a template or text, more than one tile of a type that doesn't fill
/// them, an area that is not made of whole tiles or has more than kMaxRecords.
Result<std::vector<LevelPoint>> tilesOfObject(const pugi::xml_node &object, const TiledShape &shape);

/// The painted tiles of a tile layer. Errors (InvalidArgument), clauses about the layer: an unknown encoding
/// or compression, data that doesn't have its size, more than kMaxRecords tiles.
Result<std::vector<LevelPoint>> tilesOfLayer(const pugi::xml_node &layer, const TiledGrid &grid);

/// Makes the XML form of a map in Tiled's JSON format, which has the same content. Error InvalidArgument: no
/// JSON; `file` is named.
Result<void> xmlOfTiledJson(std::string_view file, std::string_view json, pugi::xml_document &document);

} // namespace cave
