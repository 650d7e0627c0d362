// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"
#include "editor/view/map/map_tool.h"

#include <QTimer>

#include <cstdint>
#include <optional>

namespace cave {

class CellSurface;

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
