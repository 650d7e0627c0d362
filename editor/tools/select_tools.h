// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "editor/tools/selection.h"
#include "editor/view/map/map_tool.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

class EditContext;

/// The selection mode for these modifiers: Shift adds, Alt subtracts, both intersect.
[[nodiscard]] SelectMode selectModeOf(Qt::KeyboardModifiers modifiers);

/// Selects a rectangle, or the inside of a lasso. Escape clears the selection.
class AreaSelectTool final : public MapTool {
public:
    enum class Kind : std::uint8_t { Rectangle, Lasso };

    /// `context` must outlive it.
    AreaSelectTool(EditContext &context, Kind kind) : m_context(context), m_kind(kind) {}

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void cancel() override;

private:
    [[nodiscard]] Result<CellMask> cells() const;

    EditContext &m_context;
    Kind m_kind;
    SelectMode m_mode = SelectMode::Replace;
    std::vector<WorldPos> m_way; ///< empty before the start
};

/// Selects all connected cells with the same terrain, up to the flood limit.
class WandTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit WandTool(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override;
    void cancel() override;

private:
    EditContext &m_context;
};

/// Moves the selection by dragging: terrain and things.
class MoveTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit MoveTool(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void cancel() override;
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

private:
    EditContext &m_context;
    std::optional<WorldPos> m_from;
};

} // namespace cave
