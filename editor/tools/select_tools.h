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

/// How cells are chosen with these keys held: Shift adds, Alt takes away, both keep what is in both.
[[nodiscard]] SelectMode selectModeOf(Qt::KeyboardModifiers modifiers);

/// Selects a rectangle, or what a lasso is drawn around. Escape selects nothing.
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
    std::vector<WorldPos> m_way; ///< empty: nothing was begun
};

/// Selects all that is joined with a cell and of its terrain, up to the limit of floods.
class WandTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit WandTool(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override;
    void cancel() override;

private:
    EditContext &m_context;
};

/// Drags what is selected elsewhere: terrain and what stands there.
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
