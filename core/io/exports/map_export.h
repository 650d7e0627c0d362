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

// A rectangle of a world for other programs: as a picture, as text, as JSON, and as a map of the map editor
// Tiled (tiled_map.h).

/// What a map tells beside terrain.
enum class MapLayer : std::uint8_t { Explored, Changes, Chests, Monsters, Markers, Player };
inline constexpr int kMapLayers = 6;

/// "explored": as files and the command line name it.
std::string_view mapLayerName(MapLayer layer);
/// Error InvalidArgument: the name, and the known ones.
Result<MapLayer> mapLayerNamed(std::string_view name);
std::set<MapLayer> allMapLayers();

/// Most cells of a map.
inline constexpr std::int64_t kMostMapCells = 16'000'000;

/// The smallest rectangle around all cells that were explored or, unless `exploredOnly`, changed; things that
/// were put or moved count. Errors InvalidArgument: there are none (NotFound), or they are too far apart for
/// one map; names the size.
Result<CellRect> mapAreaOf(const World &world, bool exploredOnly);

/// What a map shows of a world, cut out of it. Grids have their origin at the area's south-west corner.
struct ExportedMap {
    struct Chest {
        WorldPos at;
        bool claimed = false;
        std::vector<ItemStack> items; ///< what is, or was, in it
    };

    /// A place of a level with a meaning of its own, and nothing that was taken; as in `Feature`.
    struct Place {
        WorldPos at;
        FeatureKind kind = FeatureKind::Start;
        int value = 0;
        std::string text = {};
    };

    std::string name; ///< of the world, UTF-8
    WorldSpec spec;
    std::shared_ptr<const Content> content;
    bool bounded = false; ///< the world is made of levels
    CellRect area;
    std::set<MapLayer> layers;
    BitGrid rock;
    BitGrid wall;    ///< rock with floor among its eight neighbours, those outside the area too
    BitGrid outside; ///< beyond the end of the world or of every level, where all is rock
    BitGrid water;
    BitGrid trees;
    BitGrid explored;
    BitGrid dug;     ///< no rock where the seed has it
    BitGrid filled;  ///< rock where the seed has none
    BitGrid regrown; ///< water or trees that the seed doesn't have, or has and that are no longer
    std::vector<Place> places;
    std::vector<Chest> chests;
    std::vector<Monster> monsters; ///< that stand or lie in the area; the dead too
    std::vector<Bookmark> markers;
    std::optional<WorldPos> player; ///< if in the area
};

/// Cuts a map out of a world; what belongs to other than the given layers stays empty. Errors
/// InvalidArgument: an area without cells, of more than kMostMapCells, or whose corner is outside the world;
/// names it.
Result<ExportedMap> cutMap(World &world, const std::vector<Bookmark> &bookmarks, const std::string &name,
                           const CellRect &area, const std::set<MapLayer> &layers);

/// `area X Y WIDTH HEIGHT`, then the rows, north first: `#` rock, `.` floor, `~` water, `t` trees, `S`
/// START and `F` FINISH of a level, the other letters of `regionText` for its other places, `C` a closed
/// chest, `c` a claimed one, `M` a living monster, `@` the player; in a bounded world `x` for what lies
/// outside every level. Each line ends in a line feed.
std::string mapText(const ExportedMap &map);

/// A JSON object: name, seed, generator, version, area, rows (as in `mapText`), and a list or rows for each
/// layer.
std::string mapJson(const ExportedMap &map);

/// The pixels a side of a cell in a picture of an area: `cellPixels` (1 .. kMaxCellPixels of region_image.h);
/// 0: the most up to 8 that fit. Error InvalidArgument: the picture would have more than kMaxImageSide pixels
/// a side; names the size.
Result<int> pictureScale(const CellRect &area, int cellPixels);

/// A PNG picture with cells of `pictureScale` pixels a side; has its error.
Result<std::string> mapPng(const ExportedMap &map, int cellPixels);

} // namespace cave
