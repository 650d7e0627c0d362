// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_patch.h"
#include "editor/view/map/map_tool.h"

#include <QImage>
#include <QString>

#include <functional>
#include <optional>

namespace cave {

class EditContext;
struct Theme;

/// A patch as a picture, one pixel per cell, north up; transparent where it covers nothing.
/// Format_ARGB32_Premultiplied.
[[nodiscard]] QImage patchImage(const CellPatch &patch, const Theme &theme);

/// A piece of a map that floats under the pointer, centred, until it is placed.
class PasteTool final : public MapTool {
public:
    /// `context` must outlive it. `ended` is called when the piece was placed or dropped.
    PasteTool(EditContext &context, std::function<void()> ended);

    /// Makes a patch float, replacing the previous one. `label` is the edit's name.
    void take(CellPatch patch, const QString &label);
    [[nodiscard]] bool isFloating() const { return m_patch.has_value(); }
    void rotate();
    void mirror();
    /// Drops the piece without calling `ended`.
    void drop();

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override { hover(at.cell); }
    void hover(std::optional<WorldPos> cell) override;
    void cancel() override;
    [[nodiscard]] bool hasMoreToCancel() const override { return isFloating(); }

private:
    void replace(CellPatch patch);
    void preview();
    [[nodiscard]] WorldPos cornerAt(WorldPos middle) const;
    [[nodiscard]] CellMask covered(WorldPos corner) const;

    EditContext &m_context;
    std::function<void()> m_ended;
    std::optional<CellPatch> m_patch;
    QString m_label;
    QImage m_image;
    WorldPos m_at;                   ///< of its centre
    std::optional<WorldPos> m_under; ///< the pointer's cell, while this tool is active
};

} // namespace cave
