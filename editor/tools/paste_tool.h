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

/// A patch as a picture, a pixel a cell, rows from the north; clear where it covers nothing.
/// Format_ARGB32_Premultiplied.
[[nodiscard]] QImage patchImage(const CellPatch &patch, const Theme &theme);

/// A piece of a map that floats under the pointer until it is placed. Its middle is at the pointer.
class PasteTool final : public MapTool {
public:
    /// `context` must outlive it. `ended` is called when nothing floats any more, placed or given up.
    PasteTool(EditContext &context, std::function<void()> ended);

    /// Lets a patch float, in place of the one before. `label` is what the edit will be called.
    void take(CellPatch patch, const QString &label);
    [[nodiscard]] bool isFloating() const { return m_patch.has_value(); }
    void rotate();
    void mirror();
    /// Nothing floats any more; tells no one.
    void drop();

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override { hover(at.cell); }
    void hover(std::optional<WorldPos> cell) override;
    void cancel() override;

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
    WorldPos m_at;                   ///< where its middle is
    std::optional<WorldPos> m_under; ///< the pointer's cell, while this tool follows it
};

} // namespace cave
