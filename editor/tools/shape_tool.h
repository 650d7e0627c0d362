// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "editor/view/map/map_tool.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace cave {

class CellSurface;

/// The corner of a square nearest to `to`, with `from` as the opposite corner.
[[nodiscard]] WorldPos squareCorner(WorldPos from, WorldPos to);
/// The end of a line from `from` in one of eight directions, nearest to `to`.
[[nodiscard]] WorldPos straightEnd(WorldPos from, WorldPos to);
/// "12 × 7": the rectangle with these corners.
[[nodiscard]] QString extentText(WorldPos a, WorldPos b);

/// Paints a line, rectangle or ellipse dragged from one cell to another. Shift constrains to straight lines,
/// squares and circles.
class ShapeTool final : public MapTool {
public:
    enum class Kind : std::uint8_t { Line, Rectangle, Ellipse };

    /// `surface` must outlive it.
    ShapeTool(CellSurface &surface, Kind kind) : m_surface(surface), m_kind(kind) {}

    bool useRightButton(bool right) override;
    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void hover(std::optional<WorldPos> cell) override;
    void cancel() override;

private:
    [[nodiscard]] Result<CellMask> cells(WorldPos to) const;
    [[nodiscard]] WorldPos constrained(const Pointer &at) const;
    [[nodiscard]] QString label() const;

    CellSurface &m_surface;
    Kind m_kind;
    std::optional<WorldPos> m_from;
};

} // namespace cave
