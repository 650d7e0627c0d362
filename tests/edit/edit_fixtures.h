// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/edit/cell_mask.h"
#include "core/edit/world_delta.h"
#include "core/gen/generator.h"
#include "core/rules/inventory.h"
#include "core/rules/spawn.h"
#include "core/world/world.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace cave {

using Cells = std::set<WorldPos>;

/// The largest coordinate that there is a number for, far outside the world.
inline constexpr std::int64_t kOutermost = std::numeric_limits<std::int64_t>::max();

inline const std::vector<Bookmark> kNoBookmarks;

/// The slow and obvious form of a mask.
inline Cells cellsOf(const CellMask &mask)
{
    Cells cells;
    forEachCell(mask, [&](WorldPos p) { cells.insert(p); });
    return cells;
}

inline CellMask maskOf(const Cells &cells, int regionSize)
{
    CellMask mask(regionSize);
    for (const WorldPos p : cells)
        mask.add(p);
    return mask;
}

/// A `caves` world as its seed makes it, with many chests, the player where the world begins.
inline World editableWorld(const std::string &seed = "editor", int regionSize = 12)
{
    WorldSpec spec;
    spec.seed = seed;
    spec.settings.regionSize = regionSize;
    spec.settings.chestChance = Chance{800};
    auto content = std::make_shared<const Content>(std::move(builtInContent().value()));
    World world(spec, std::move(content), makeRegionSource(spec).value());
    world.player().position = findSpawn(world).value();
    world.player().inventory = startingInventory(*world.content);
    return world;
}

/// Some region size.
inline int someSize()
{
    return *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
}

/// A cell within `reach` of `centre`.
inline WorldPos cellNear(WorldPos centre, int reach)
{
    return {centre.x + *rc::gen::inRange(-reach, reach + 1), centre.y + *rc::gen::inRange(-reach, reach + 1)};
}

/// A few rectangles near `centre`, as cells.
inline Cells someCells(WorldPos centre, int reach)
{
    Cells cells;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        const WorldPos corner = cellNear(centre, reach);
        const int width = *rc::gen::inRange(1, reach);
        const int height = *rc::gen::inRange(1, reach);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x)
                cells.insert({corner.x + x, corner.y + y});
        }
    }
    return cells;
}

/// All differences of a world, without regions of which nothing differs.
inline WorldMap::Changes changesOf(const World &world)
{
    WorldMap::Changes changes = world.map.changes();
    std::erase_if(changes, [](const auto &held) { return held.second.empty(); });
    return changes;
}

} // namespace cave
