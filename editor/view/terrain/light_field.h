// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QImage>
#include <QRect>

#include <vector>

namespace cave {

/// How much lantern light falls on each cell about the player: 0 .. 256. Changes fade from what was to what
/// is.
class LightField {
public:
    /// The player stands at `centre` and sees `visible`. What was lit before fades over.
    void set(WorldPos centre, const VisibleCells &visible);
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_rect.width == 0; }
    /// The cells that may be lit, with one dark cell around.
    [[nodiscard]] const CellRect &rect() const { return m_rect; }

    /// Progress of the fade, 0 (as it was) .. 1 (as it is).
    void setProgress(double progress);

    /// Blends `lit` over `base` in a part of a picture, by light interpolated between cell centres.
    ///
    /// `firstCell`: device pixel of the south-west corner of the field's first cell: x of its west edge, y of
    /// its south edge (rows count downward from the north). Both images are in Format_RGB32 and of one size;
    /// `part` lies inside them.
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
