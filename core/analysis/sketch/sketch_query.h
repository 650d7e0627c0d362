// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/geometry.h"

namespace cave {

/// A sketch and where it may lie.
struct SketchQuery {
    static constexpr int kMaxReach = 1000;

    SketchPattern pattern;
    double agree = 0.9;  ///< minimum share of agreeing cells, 0 .. 1
    int within = 50;     ///< cells from the spawn to the middle of the sketch, at most, on either axis
    bool turned = false; ///< all orientations, otherwise only as drawn

    friend bool operator==(const SketchQuery &, const SketchQuery &) = default;
};

/// A place that agrees with a sketch.
struct SketchFind {
    CellRect place; ///< what the oriented sketch covers
    Orientation orientation;
    int agreeing = 0; ///< cells
    int counted = 0;  ///< cells that count

    [[nodiscard]] double share() const { return static_cast<double>(agreeing) / counted; }
    [[nodiscard]] WorldPos middle() const { return middleOf(place); }
    /// The cell in the middle; of two, the eastern and northern one.
    static constexpr WorldPos middleOf(const CellRect &place)
    {
        return {place.origin.x + place.width / 2, place.origin.y + place.height / 2};
    }

    friend bool operator==(const SketchFind &, const SketchFind &) = default;
};

} // namespace cave
