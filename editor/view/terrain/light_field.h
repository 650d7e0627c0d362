// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QImage>
#include <QRect>

#include <vector>

namespace cave {

/// The lantern light on each cell around the player: 0 .. 256. Changes fade from the previous to the new
/// light.
class LightField {
public:
    /// Sets the player's position and visible cells. Fades from the previous light.
    void set(WorldPos centre, const VisibleCells &visible);
    void clear() { *this = {}; }

    [[nodiscard]] bool isEmpty() const { return m_rect.width == 0; }
    /// The cells that may be lit, with a border of one dark cell.
    [[nodiscard]] const CellRect &rect() const { return m_rect; }

    /// Progress of the fade, 0 (previous light) .. 1 (new light).
    void setProgress(double progress);

    /// Blends `lit` over `base` in a part of a picture, with light interpolated between cell centres.
    ///
    /// `firstCell`: device pixel of the south-west corner of the field's first cell: x of its west edge, y of
    /// its south edge (rows count downward from the north). Both images are in Format_RGB32 and have the same
    /// size; `part` is inside them.
    void blend(QImage &base, const QImage &lit, const QRect &part, QPoint firstCell,
               double pixelsPerCell) const;

private:
    [[nodiscard]] int levelAt(int x, int y) const;
    [[nodiscard]] int currentLevel(WorldPos p) const;

    CellRect m_rect;
    std::vector<int> m_before;
    std::vector<int> m_after;
    std::vector<int> m_now;
};

} // namespace cave
