// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "editor/view/map/map_tool.h"

#include <QString>
#include <QTimer>

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

/// Paints along the pointer's path, a whole stroke as one edit; as noise only a share of the cells. Shift
/// locks the stroke to its initial row or column.
class BrushTool final : public MapTool {
public:
    enum class Kind : std::uint8_t { Solid, Noise };

    /// `surface` must outlive it.
    BrushTool(CellSurface &surface, Kind kind);

    bool useRightButton(bool right) override;
    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void hover(std::optional<WorldPos> cell) override;
    void cancel() override;

private:
    [[nodiscard]] WorldPos constrained(const Pointer &at) const;
    void paintTo(WorldPos cell);
    void flush();
    void end();
    void showPreview(WorldPos cell);

    CellSurface &m_surface;
    Kind m_kind;
    bool m_painting = false; ///< the stroke accepts more pieces
    std::uint64_t m_noiseSeed = 0;
    WorldPos m_begin;
    WorldPos m_last;
    std::optional<CellMask> m_pending; ///< covered but not painted yet
    QTimer m_rest;                     ///< a pause between pieces, so that painting never takes all the time
};

} // namespace cave
