// SPDX-License-Identifier: MIT
#pragma once

#include <QVariant>
#include <QWidget>

namespace cave {

inline constexpr const char *kPaneProperty = "pane";

/// Makes a widget a pane of its window, between which a key moves the keyboard. Docks, tool bars, maps and
/// parts of splitters are panes anyway.
inline void markPane(QWidget &widget)
{
    widget.setProperty(kPaneProperty, true);
}

inline bool isPane(const QWidget &widget)
{
    return widget.property(kPaneProperty).toBool();
}

} // namespace cave
