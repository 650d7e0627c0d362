// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/terrain/tile_set.h"
#include "editor/view/terrain/tile_shading.h"

#include <array>
#include <cstddef>

namespace cave {

struct Theme;

/// Colours of water and trees in one kind of light.
struct GrowthColours {
    QRgb water = 0;
    QRgb shallow = 0;
    QRgb ripple = 0;
    QRgb shore = 0;
    QRgb undergrowth = 0;
    QRgb crown = 0;
    QRgb crownLight = 0;
    QRgb crownShade = 0;
};
GrowthColours growthColours(Tone tone, const Theme &theme);

/// What covers the ground of one cell: water with a soft shore that is rounded at corners, and tree crowns
/// over darker ground. Procedural, so that it scales to any size and continues from cell to cell.
class GrowthShading {
public:
    /// `size`: device pixels per cell side.
    GrowthShading(const GrowthColours &colours, const TileLook &look, int size);

    /// The colour of a point: the ground, covered with water and undergrowth if there is any, then by rock
    /// (`coverage`, 0 .. 1), then by crowns.
    [[nodiscard]] QRgb over(TilePoint point, QRgb ground, QRgb rock, float coverage) const;

private:
    struct Crown {
        TilePoint centre;
        float radius = 0;
        float turn = 0; ///< of its lobes, radians
    };

    void growCrowns(unsigned variant);
    [[nodiscard]] QRgb wet(TilePoint point, QRgb ground, float share) const;
    [[nodiscard]] float ripple(TilePoint point) const;
    [[nodiscard]] QRgb crowned(TilePoint point, QRgb below) const;

    GrowthColours m_colours;
    TileSurface m_open; ///< of the cells without rock
    TileSurface m_water;
    TileSurface m_trees;
    bool m_hasWater;
    bool m_hasTrees;
    unsigned m_variant;
    float m_size;
    std::array<Crown, 3> m_crowns{};
    std::size_t m_crownCount = 0;
};

} // namespace cave
