// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

/// What a widget shows that depends on the language or on the theme and font is bound once, where the widget
/// is made, and renewed by itself: no `changeEvent` to write.
namespace cave {

/// Runs `renew` now and after each change of language, before the same is done for the children of `widget`.
/// `renew` may use whatever lives as long as `widget`.
void bindTexts(QWidget &widget, std::function<void()> renew);

/// The same for changes of theme or font.
void bindLook(QWidget &widget, std::function<void()> renew);

} // namespace cave
