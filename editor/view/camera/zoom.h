// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// A cell size: n ≥ 1 device pixels per cell, or, negative, 2^−n cells per device pixel.
struct Zoom {
    int step = 8;

    friend bool operator==(const Zoom &, const Zoom &) = default;

    static constexpr int kLargest = 64;
    static constexpr int kSmallest = -4;

    /// Device pixels per cell.
    [[nodiscard]] double scale() const { return step >= 1 ? step : 1.0 / static_cast<double>(1 << -step); }
    /// Cells per device pixel side: 1, or more if several share one.
    [[nodiscard]] int cellsPerPixel() const { return step >= 1 ? 1 : 1 << -step; }
    /// The zoom `steps` in (negative: out) among those of a view, clamped to its ends; `largest`: 1 or more.
    [[nodiscard]] Zoom steppedBy(int steps, int largest = kLargest) const;
    /// Cells per chunk side.
    [[nodiscard]] int chunkCells() const;
    /// Device pixels per chunk side.
    [[nodiscard]] int chunkPixels() const { return step >= 1 ? chunkCells() * step : chunkCells() >> -step; }
};

} // namespace cave
