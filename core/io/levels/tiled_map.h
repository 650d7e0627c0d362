// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/exports/map_export.h"
#include "core/io/files/atomic_file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cave {

// A map for the map editor Tiled and other programs that read its files. y counts down there: the
// northernmost row of cells is row 0. Source of the formats: doc.mapeditor.org, "TMX Map Format" and "JSON
// Map Format", version 1.8.
//
// Tile layers: "terrain", and "explored" and "changes" on request. Object layers of tile objects: "chests"
// (properties claimed, and one for each item with its amount), "monsters" (kind, alive, homeX, homeY),
// "markers" (kind) and "player". Every object has its world position in the properties worldX and worldY. The
// map's own properties are world, seed, generator, version, originX and originY (of its south-west corner). A
// coordinate is an int if it fits into 32 bits, like Tiled's, otherwise a string.

/// Pixels per tile side.
inline constexpr int kTilePixels = 16;

/// The tiles of our tileset, by id; followed by the kinds of monsters, in the order of the content, and, in a
/// map with more than rock and floor, those of `TerrainTile`. A tile's gid in a map is its id + 1; 0 is no
/// tile.
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

/// Tiles of maps with more than rock and floor, counted from the end of the monsters'.
enum class TerrainTile : int { Water, Trees, Start, Finish, Regrown };

/// True for a map whose tileset has those.
[[nodiscard]] bool hasTerrainTiles(const ExportedMap &map);

/// The gids of the layer "terrain", rows from the north, west to east.
std::vector<int> terrainGids(const ExportedMap &map);

/// A map in Tiled's XML format (.tmx) or JSON format (.tmj). `tileset`: the file name of the tileset's image,
/// next to the map.
std::string tiledXml(const ExportedMap &map, const std::string &tileset);
std::string tiledJson(const ExportedMap &map, const std::string &tileset);

/// The tileset's image, a PNG, with or without the tiles of `TerrainTile`. Error Io: it can't be encoded.
Result<std::string> tilesetPng(const Content &content, bool terrainTiles = false);

enum class TiledFormat { Xml, Json };

/// Writes a map and, next to it, its tileset as <name>-tiles.png, each atomically. Writes nothing if either
/// may not be written; an identical existing tileset is kept. Errors of `AtomicFile`.
Result<void> writeTiledMap(const ExportedMap &map, const std::filesystem::path &path, TiledFormat format,
                           const WriteMode &mode = {});

} // namespace cave
