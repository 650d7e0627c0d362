// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <Qt>

#include <optional>

namespace cave {

/// What the left mouse button does on a map. Keyboards work it too: the view gives it the cell of its cursor
/// (see `MapView::setTool`).
class MapTool {
public:
    struct Pointer {
        WorldPos cell;
        Qt::KeyboardModifiers modifiers;
    };

    MapTool() = default;
    MapTool(const MapTool &) = delete;
    MapTool &operator=(const MapTool &) = delete;
    virtual ~MapTool() = default;

    /// The button went down.
    virtual void press(const Pointer &at) = 0;
    /// It is down, and the pointer came to another cell.
    virtual void drag(const Pointer &) {}
    /// It went up again.
    virtual void release(const Pointer &) {}
    /// The pointer is over a cell with the button up; none: it has left.
    virtual void hover(std::optional<WorldPos>) {}
    /// What was begun is given up: Escape, or the view lost the button.
    virtual void cancel() {}
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
};

} // namespace cave
