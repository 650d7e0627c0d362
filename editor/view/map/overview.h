// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_map.h"

#include <QImage>
#include <QSize>

#include <memory>
#include <optional>

namespace cave {

struct Theme;

/// The content of a still picture of a map.
struct OverviewRequest {
    std::shared_ptr<const RegionSource> source;
    WorldMap::Changes changes; ///< explored cells; used if `fog` is set
    bool fog = false;          ///< paint only explored cells
    WorldPos centre;           ///< the cell at the centre
    QSize size;                ///< device pixels
    int cellPixels = 4;        ///< device pixels per cell, 1 .. 64
    double pixelRatio = 1;     ///< device pixels per logical pixel
    bool showPlayer = true;    ///< a figure at `player`, or otherwise at `centre`
    std::optional<WorldPos> player = std::nullopt;
};

/// Paints a still picture of a map like in the map view. Callable from any thread; takes a few milliseconds
/// at card size.
QImage renderOverview(const OverviewRequest &request, const Theme &theme);

} // namespace cave
