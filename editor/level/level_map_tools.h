// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "editor/view/map/map_tool.h"

#include <optional>

namespace cave {

class LevelTools;

/// Selects objects by clicks and frames, and drags what is selected to places that the snap allows. Shift
/// adds, Alt leaves the snap, arrow keys move what is selected, Escape selects nothing.
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
    std::optional<LevelPoint> m_from;    ///< where it was pressed
    std::optional<LevelPoint> m_grabbed; ///< the place of the record that is held
};

/// Places one object where it is released.
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

/// Fills the empty tiles that are joined with one.
class LevelFillTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelFillTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}
    void release(const Pointer &at) override;

private:
    LevelTools &m_tools;
};

/// Makes what is there the piece that is placed next.
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
