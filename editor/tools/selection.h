// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"

#include <QObject>

#include <cstdint>

namespace cave {

/// How new cells are combined with the selection.
enum class SelectMode : std::uint8_t { Replace, Add, Subtract, Intersect };

/// The cells that commands apply to.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr);

    [[nodiscard]] const CellMask &cells() const { return m_cells; }
    [[nodiscard]] bool empty() const { return m_cells.empty(); }

    /// Clears the selection and sets the level's region size.
    void reset(int regionSize);
    /// `cells` must have the level's region size.
    void select(const CellMask &cells, SelectMode mode = SelectMode::Replace);
    void selectNone() { select(CellMask(m_cells.regionSize())); }
    /// Inverts the selection within its bounding rectangle.
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
