// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"
#include "editor/view/terrain/tile_shading.h"

#include <QColor>

#include <cstdint>
#include <vector>

namespace cave {

struct Theme;

/// The tints of a journey's bands: the deeper, the stranger the stone; and what fills their pools.
class DepthTint {
public:
    /// A colour, and how much of it a cell takes on, 0 .. 256.
    struct Wash {
        QRgb colour = 0;
        unsigned weight = 0;
    };

    /// No tint.
    DepthTint() = default;
    /// Those of the built-in bands, if the source is a journey's.
    DepthTint(const RegionSource &source, const Theme &theme);

    [[nodiscard]] bool isEmpty() const { return m_bands.empty(); }
    /// Bands blend into each other where they meet. `water`: the share of the cell that is water, 0 .. 256.
    [[nodiscard]] Wash at(WorldPos cell, unsigned water) const;

private:
    struct Band {
        std::int64_t from = 0; ///< depth
        Wash stone;
        Wash water;
    };
    std::vector<Band> m_bands; ///< by depth
};

} // namespace cave
