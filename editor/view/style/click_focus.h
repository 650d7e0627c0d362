// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace cave {

/// Which parts of a panel get the focus by a click.
enum class ClickFocus {
    Fields, ///< text and number fields only
    Texts,  ///< also lists, tables and selectable texts
};

/// Keeps the focus where it is when buttons, combo boxes, sliders or the background of `panel` are clicked,
/// so that the map's keys keep working; Tab still reaches all of them. Applies to the current content of the
/// panel.
void keepKeyboardOnClicks(QWidget &panel, ClickFocus taken);

} // namespace cave
