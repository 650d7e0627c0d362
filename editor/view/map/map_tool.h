// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QPointF>
#include <Qt>

#include <optional>

namespace cave {

/// What the left mouse button does on a map. Keyboards work it too: the view gives it the cell of its cursor
/// (see `MapInput`).
class MapTool {
public:
    struct Pointer {
        WorldPos cell;
        Qt::KeyboardModifiers modifiers;
        QPointF inCell{0.5, 0.5}; ///< cells east and north of its south-west corner, 0 .. 1
    };

    MapTool() = default;
    MapTool(const MapTool &) = delete;
    MapTool &operator=(const MapTool &) = delete;
    virtual ~MapTool() = default;

    /// The button went down.
    virtual void press(const Pointer &at) = 0;
    /// It is down, and the pointer came to another cell, or to another point if the tool is fine.
    virtual void drag(const Pointer &) {}
    /// It went up again.
    virtual void release(const Pointer &) {}
    /// The pointer is over a cell with the button up; none: it has left.
    virtual void hover(std::optional<WorldPos>) {}
    /// What was begun is given up: Escape, or the view lost the button.
    virtual void cancel() {}
    /// True if Escape means something to the tool although nothing is pressed.
    [[nodiscard]] virtual bool hasMoreToCancel() const { return false; }
    /// An arrow key without Ctrl, before it moves the cursor: true if the tool has moved what is selected.
    virtual bool nudge(int /*east*/, int /*north*/) { return false; }
    /// True if it matters where in a cell the pointer is.
    [[nodiscard]] virtual bool isFine() const { return false; }
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
};

} // namespace cave
