// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/content/item_stack.h"
#include "core/rules/monsters.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// A rectangle of a world for other programs: as a picture, as text, as JSON, and as a map for the map editor
// Tiled (tiled_map.h).

/// The layers of a map in addition to terrain.
enum class MapLayer : std::uint8_t { Explored, Changes, Chests, Monsters, Markers, Player };
inline constexpr int kMapLayers = 6;

/// "explored": its name in files and on the command line.
std::string_view mapLayerName(MapLayer layer);
/// Error InvalidArgument: the name, and the valid ones.
Result<MapLayer> mapLayerNamed(std::string_view name);
std::set<MapLayer> allMapLayers();

/// The maximum number of cells in a map.
inline constexpr std::int64_t kMaxMapCells = 16'000'000;

/// The bounding rectangle of all cells that were explored or, unless `exploredOnly`, changed; added or moved
/// things count. Errors: InvalidArgument if there are none, or if they are too far apart for one map;
/// names the size.
Result<CellRect> mapAreaOf(const World &world, bool exploredOnly);

/// The content of a map, copied from a world. Grids have their origin at the area's south-west corner.
struct ExportedMap {
    struct Chest {
        WorldPos at;
        bool claimed = false;
        std::vector<ItemStack> items; ///< its contents, or former contents
    };

    /// A feature of a level that was not taken; see `Feature`.
    struct Place {
        WorldPos at;
        FeatureKind kind = FeatureKind::Start;
        int value = 0;
        std::string text = {};
    };

    /// Another player of the world, present or not.
    struct Other {
        WorldPos at;
        int id = 0;
        std::string name;
    };

    std::string name; ///< of the world, UTF-8
    WorldSpec spec;
    std::shared_ptr<const Content> content;
    bool bounded = false; ///< the world has levels
    CellRect area;
    std::set<MapLayer> layers;
    BitGrid rock;
    BitGrid wall;    ///< rock with floor among its eight neighbours, including those outside the area
    BitGrid outside; ///< beyond the end of the world or of every level, where everything is rock
    BitGrid water;
    BitGrid trees;
    BitGrid explored;
    BitGrid dug;     ///< rock in the seed, but no longer
    BitGrid filled;  ///< rock that isn't in the seed
    BitGrid regrown; ///< water or trees that were added or removed
    std::vector<Place> places;
    std::vector<Chest> chests;
    std::vector<Monster> monsters; ///< in the area, including dead ones
    std::vector<Bookmark> markers;
    std::optional<WorldPos> player; ///< the one shown, if in the area
    std::vector<Other> others;      ///< those in the area that have a figure
};

/// Copies a map from a world; layers not requested stay empty. Errors InvalidArgument: an empty area, one of
/// more than kMaxMapCells, or one with a corner outside the world; names it.
Result<ExportedMap> cutMap(World &world, const std::vector<Bookmark> &bookmarks, const std::string &name,
                           const CellRect &area, const std::set<MapLayer> &layers);

/// `area X Y WIDTH HEIGHT`, then the rows, north first: `#` rock, `.` floor, `~` water, `t` trees, `S` START
/// and `F` FINISH of a level, the other letters of `regionText` for its other features, `C` a closed chest,
/// `c` a claimed one, `M` a living monster, `@` a player; in a bounded world `x` for cells outside every
/// level. Each line ends in a line feed.
std::string mapText(const ExportedMap &map);

/// A JSON object: name, seed, generator, version, area, rows (like in `mapText`), and a list or rows for each
/// layer; other players than the one shown only in a world that has had several.
std::string mapJson(const ExportedMap &map);

/// The pixels per cell side in a picture of an area: `cellPixels` (1 .. kMaxCellPixels of cell_picture.h); 0
/// for the largest up to 8 that fits. Error InvalidArgument: a side of the picture would exceed kMaxImageSide
/// pixels; names the size.
Result<int> pictureScale(const CellRect &area, int cellPixels);

/// A PNG image with `pictureScale` pixels per cell side, whose errors it has.
Result<std::string> mapPng(const ExportedMap &map, int cellPixels);

} // namespace cave
