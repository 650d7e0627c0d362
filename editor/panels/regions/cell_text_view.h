// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"
#include "core/world/world.h"

#include <QPlainTextEdit>

#include <optional>
#include <string>
#include <vector>

namespace cave {

/// A region as text, as the command line prints it, a character a cell, north first; what is on it besides:
/// c a claimed chest, ! dropped items, M monsters' letters, + markers, @ the player. Read with the arrow keys
/// or the mouse, copied as any text. Cells that no one has seen are dimmed.
class CellTextView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CellTextView(QWidget *parent = nullptr);

    /// Shows a region with the things in it. Keeps the cursor if it is the region shown before.
    void show(World &world, RegionPos pos, const std::vector<FoundThing> &things);

    /// The cell at the text cursor; none beyond the end of a row.
    [[nodiscard]] std::optional<WorldPos> cell() const;
    void setCell(WorldPos cell);

signals:
    void cellChanged();
    /// Enter or a double click.
    void cellActivated(cave::WorldPos cell);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void highlight();

    std::optional<RegionPos> m_region;
    int m_size = 0;
    RegionRows m_explored{};
};

/// The rows of a region as `CellTextView` shows them, each with a line feed but the last.
std::string cellText(World &world, RegionPos pos, const std::vector<FoundThing> &things);

} // namespace cave
