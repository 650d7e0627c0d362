// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/cell_surface.h"

#include <cstdint>

namespace cave {

class LevelTools;

/// Places the current piece on tiles of a level file, or removes their objects. A stroke is previewed, and
/// becomes an edit at its end.
class LevelPainter final : public CellSurface {
public:
    enum class Kind : std::uint8_t { Place, Erase };

    /// `tools` must outlive it.
    LevelPainter(LevelTools &tools, Kind kind) : m_tools(tools), m_kind(kind) {}

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Brush brush() const override;
    [[nodiscard]] QString paintLabel() const override;
    void paint(const QString &label, CellMask cells) override;
    bool beginStroke() override;
    bool extendStroke(const QString &label, CellMask piece) override;
    void endStroke() override;
    void cancelStroke() override { m_stroke.reset(); }
    void preview(CellMask cells, const QString &text = {},
                 std::optional<WorldPos> textAt = std::nullopt) override;
    void clearPreview() override;
    void fail(const Error &error) override;

private:
    void place(const QString &label, CellMask cells);
    void erase(const CellMask &cells);

    LevelTools &m_tools;
    Kind m_kind;
    std::optional<CellMask> m_stroke;
    QString m_strokeLabel;
};

} // namespace cave
