// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_map.h"

#include <QImage>
#include <QSize>

#include <memory>
#include <optional>

namespace cave {

struct Theme;

/// What a still picture of a map shows.
struct OverviewRequest {
    std::shared_ptr<const RegionSource> source;
    WorldMap::Changes changes; ///< explored cells; used when `fog` is set
    bool fog = false;          ///< draw only what has been explored
    WorldPos centre;           ///< the cell in the middle
    QSize size;                ///< device pixels
    int cellPixels = 4;        ///< device pixels a cell, 1 .. 64
    double pixelRatio = 1;     ///< device pixels a logical one
    bool showPlayer = true;    ///< a figure at `player`, or else at `centre`
    std::optional<WorldPos> player = std::nullopt;
};

/// Draws a still picture of a map, as the map view would. Callable from any thread; a few milliseconds at
/// card size.
QImage renderOverview(const OverviewRequest &request, const Theme &theme);

} // namespace cave
