// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "editor/view/map/map_tool.h"

#include <optional>

namespace cave {

class LevelTools;

/// Selects objects by clicking and framing, and drags the selection with snapping. Shift adds, Alt disables
/// snapping, arrow keys move the selection, Escape clears it.
class LevelSelectTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelSelectTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void cancel() override;
    [[nodiscard]] bool hasMoreToCancel() const override;
    bool nudge(int east, int north) override;
    [[nodiscard]] bool isFine() const override { return true; }
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

private:
    void selectFramed(bool adds);
    void moveSelected();

    LevelTools &m_tools;
    std::optional<LevelPoint> m_from;    ///< where the button was pressed
    std::optional<LevelPoint> m_grabbed; ///< the position of the dragged record
};

/// Places one object where the button is released.
class LevelPlaceTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelPlaceTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}
    void release(const Pointer &at) override;
    [[nodiscard]] bool isFine() const override { return true; }

private:
    LevelTools &m_tools;
};

/// Fills the connected empty tiles.
class LevelFillTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelFillTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}
    void release(const Pointer &at) override;

private:
    LevelTools &m_tools;
};

/// Picks an existing object as the next piece to place.
class LevelPickTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelPickTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}
    void release(const Pointer &at) override;
    [[nodiscard]] bool isFine() const override { return true; }

private:
    LevelTools &m_tools;
};

} // namespace cave
