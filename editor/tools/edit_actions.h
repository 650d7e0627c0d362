// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <array>
#include <cstdint>
#include <map>
#include <span>

class QAction;
class QActionGroup;
class QWidget;

namespace cave {

/// What the left button does on the editor's map.
enum class ToolId : std::uint8_t {
    Look, ///< no tool at all: it pans
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
    Float ///< a piece that floats until it is placed; chosen by pasting, not by hand
};

/// What is done at once.
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

/// The editor's tools and commands as actions with stable ids ("edit.brush") and keys.
class EditActions : public QObject {
    Q_OBJECT

public:
    /// The actions' keys work in `page` and what is in it; it owns them.
    explicit EditActions(QWidget &page, QObject *parent = nullptr);

    /// In the order of a tool bar; without `ToolId::Float`, which has none.
    [[nodiscard]] const QList<QAction *> &tools() const { return m_tools; }
    [[nodiscard]] QAction *tool(ToolId id) const { return m_toolActions.at(id); }
    [[nodiscard]] QAction *command(EditCommand id) const { return m_commandActions.at(id); }
    /// Checks the tool's action; none for `ToolId::Float`.
    void setCurrent(ToolId id);
    void retranslate();

signals:
    void toolWanted(cave::ToolId id);
    void commandWanted(cave::EditCommand id);

private:
    using ToolRow = ActionRow<ToolId>;
    using CommandRow = ActionRow<EditCommand>;
    static std::span<const ToolRow> toolRows();
    static std::span<const CommandRow> commandRows();
    QList<QAction *> m_tools;
    std::map<ToolId, QAction *> m_toolActions;
    std::map<EditCommand, QAction *> m_commandActions;
    QActionGroup *m_group;
};

} // namespace cave
