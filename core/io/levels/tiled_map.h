// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/exports/map_export.h"
#include "core/io/files/atomic_file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cave {

// A map as the map editor Tiled and the programs that read its files have it. y counts down there: the row of
// cells farthest north is row 0. Source of the formats: doc.mapeditor.org, "TMX Map Format" and "JSON Map
// Format", version 1.8.
//
// Tile layers: "terrain", and "explored" and "changes" where asked for. Object layers of tile objects:
// "chests" (properties claimed, and one for each item with its amount), "monsters" (kind, alive, homeX,
// homeY), "markers" (kind) and "player". Every object has its place in the world as properties worldX and
// worldY. The map's own properties are world, seed, generator, version, originX and originY (of its
// south-west corner). A coordinate is an int where it fits into 32 bits, as Tiled's are, else a string.

/// Pixels a side of a tile.
inline constexpr int kTilePixels = 16;

/// What the tiles of our tileset show, by id; the kinds of monsters follow, in the order of the content, and
/// after them, in a map that has more than rock and floor, those of `TerrainTile`. A tile's gid in a map is
/// its id + 1; 0 is no tile.
enum class MapTile : int {
    Rock,
    Wall,
    Floor,
    Bounds, ///< beyond the end of the world or of every level
    Explored,
    Dug,
    Filled,
    ClosedChest,
    ClaimedChest,
    Marker,
    Player,
    DeadMonster,
    FirstMonster
};

/// Tiles of maps that have more than rock and floor, counted from behind the monsters'.
enum class TerrainTile : int { Water, Trees, Start, Finish, Regrown };

/// True for a map whose tileset has those.
[[nodiscard]] bool hasTerrainTiles(const ExportedMap &map);

/// The gids of the layer "terrain", rows from the north, west to east.
std::vector<int> terrainGids(const ExportedMap &map);

/// A map in Tiled's XML format (.tmx) or JSON format (.tmj). `tileset`: the file name of the tileset's
/// picture, beside the map.
std::string tiledXml(const ExportedMap &map, const std::string &tileset);
std::string tiledJson(const ExportedMap &map, const std::string &tileset);

/// The tileset's picture, a PNG, with the tiles of `TerrainTile` or without. Error Io: it can't be encoded.
Result<std::string> tilesetPng(const Content &content, bool terrainTiles = false);

enum class TiledFormat { Xml, Json };

/// Writes a map and, beside it, its tileset as <name>-tiles.png; each file whole or not at all. Nothing
/// is written if either may not be; a tileset that is there and the same stays. Errors of `AtomicFile`.
Result<void> writeTiledMap(const ExportedMap &map, const std::filesystem::path &path, TiledFormat format,
                           const WriteMode &mode = {});

} // namespace cave
