// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/interface.h"

#include <QPointF>
#include <Qt>

#include <optional>

namespace cave {

/// What the left mouse button does on a map, and the right one if the tool uses it. Also used by keyboard:
/// the view passes the cell of its cursor (see `MapInput`).
class MapTool : public Interface {
public:
    struct Pointer {
        WorldPos cell;
        Qt::KeyboardModifiers modifiers;
        QPointF inCell{0.5, 0.5}; ///< cells east and north of its south-west corner, 0 .. 1
    };

    /// Which button the next press is of: the right one, or the left one or a key. False if the tool doesn't
    /// use the right one, which then does nothing.
    virtual bool useRightButton(bool /*right*/) { return false; }
    /// The button was pressed.
    virtual void press(const Pointer &at) = 0;
    /// The pointer moved to another cell with the button pressed, or to another point if the tool is fine.
    virtual void drag(const Pointer &) {}
    /// The button was released.
    virtual void release(const Pointer &) {}
    /// The pointer is over a cell without the button pressed; none: it has left.
    virtual void hover(std::optional<WorldPos>) {}
    /// The action was cancelled: by Escape, or the view lost the button.
    virtual void cancel() {}
    /// True if Escape has a meaning for the tool even if nothing is pressed.
    [[nodiscard]] virtual bool hasMoreToCancel() const { return false; }
    /// An arrow key without Ctrl, before it moves the cursor: returns true if the tool moved the selection.
    virtual bool nudge(int /*east*/, int /*north*/) { return false; }
    /// True if the tool needs the position within a cell.
    [[nodiscard]] virtual bool isFine() const { return false; }
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
};

} // namespace cave
