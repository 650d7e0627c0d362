// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"
#include "core/world/world.h"

#include <QPlainTextEdit>

#include <optional>
#include <string>
#include <vector>

namespace cave {

/// A region as text as on the command line, one character per cell, north first, with things: c a claimed
/// chest, ! dropped items, letters for monsters, + markers, @ the player. Navigated with arrow keys or mouse,
/// and copied like any text. Unexplored cells are dimmed.
class CellTextView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CellTextView(QWidget *parent = nullptr);

    /// Shows a region with its things. Keeps the cursor if the region is the same.
    void show(World &world, RegionPos pos, const std::vector<FoundThing> &things);

    /// The cell at the text cursor; none beyond the end of a row.
    [[nodiscard]] std::optional<WorldPos> cell() const;
    void setCell(WorldPos cell);

signals:
    void cellChanged();
    /// Enter was pressed, or a double click.
    void cellActivated(cave::WorldPos cell);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void highlight();

    std::optional<RegionPos> m_region;
    int m_size = 0;
    RegionRows m_explored{};
};

/// The rows of a region as in `CellTextView`, separated by line feeds.
std::string cellText(World &world, RegionPos pos, const std::vector<FoundThing> &things);

} // namespace cave
