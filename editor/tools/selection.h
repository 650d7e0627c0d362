// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"

#include <QObject>

#include <cstdint>

namespace cave {

/// What cells that are newly chosen do to those that were before.
enum class SelectMode : std::uint8_t { Replace, Add, Subtract, Intersect };

/// The cells that commands are about.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr);

    [[nodiscard]] const CellMask &cells() const { return m_cells; }
    [[nodiscard]] bool empty() const { return m_cells.empty(); }

    /// Nothing is selected, in a level of this region size.
    void reset(int regionSize);
    /// `cells` must have the region size of the level.
    void select(const CellMask &cells, SelectMode mode = SelectMode::Replace);
    void selectNone() { select(CellMask(m_cells.regionSize())); }
    /// What wasn't selected of the smallest rectangle around the selection, and nothing else.
    void invert();
    /// By one cell in all eight directions.
    void grow();
    void shrink();

signals:
    void changed();

private:
    CellMask m_cells;
};

} // namespace cave
