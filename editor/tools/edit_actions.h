// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

#include <cstdint>
#include <map>

namespace cave {

/// The effect of the left mouse button on the editor's map.
enum class ToolId : std::uint8_t {
    Look, ///< no tool: pans
    Brush,
    Noise,
    Line,
    Rectangle,
    Ellipse,
    Fill,
    SelectRectangle,
    Lasso,
    Wand,
    Move,
    Chest,
    Monster,
    Marker,
    Player,
    EraseThings,
    Float ///< a floating piece to be placed; activated by pasting only
};

/// Commands that apply at once.
enum class EditCommand : std::uint8_t {
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    DeleteToSeed,
    FillFloor,
    FillRock,
    AutomatonStep,
    AddNoise,
    SelectAll,
    SelectNone,
    InvertSelection,
    GrowSelection,
    ShrinkSelection,
    SwapPaint,
    PaintFloor,
    PaintRock,
    PaintWater,
    PaintTrees,
    SmallerBrush,
    LargerBrush,
    RotateFloating,
    MirrorFloating
};

/// The editor's tools and commands as actions with stable ids ("edit.brush") and shortcuts.
class EditActions : public ActionSet {
    Q_OBJECT

public:
    /// The shortcuts work in `page` and its children; it owns the actions.
    explicit EditActions(QWidget &page, QObject *parent = nullptr);

    /// In tool bar order; without `ToolId::Float`, which has none.
    [[nodiscard]] const QList<QAction *> &tools() const { return m_tools; }
    [[nodiscard]] QAction *tool(ToolId id) const { return m_toolActions.at(id); }
    [[nodiscard]] QAction *command(EditCommand id) const { return m_commandActions.at(id); }
    /// Checks the tool's action; none for `ToolId::Float`.
    void setCurrent(ToolId id);

signals:
    void toolWanted(cave::ToolId id);
    void commandWanted(cave::EditCommand id);

private:
    void addTool(ToolId id, const ActionRow &row);
    void addCommand(EditCommand id, const ActionRow &row);
    void addCommands();

    QList<QAction *> m_tools;
    std::map<ToolId, QAction *> m_toolActions;
    std::map<EditCommand, QAction *> m_commandActions;
    QActionGroup *m_group = nullptr;
};

} // namespace cave
