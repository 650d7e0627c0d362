// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace cave {

/// What of a panel gets the keyboard by a click.
enum class ClickFocus {
    Fields, ///< fields of text and numbers alone
    Texts,  ///< lists, tables and texts that can be copied, too
};

/// Leaves the keyboard where it is when buttons, choices, sliders or the ground of `panel` are clicked, so
/// that keys of the map go on working; Tab still reaches all of them. Covers what is in the panel now.
void keepKeyboardOnClicks(QWidget &panel, ClickFocus taken);

} // namespace cave
