// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <type_traits>
#include <utility>

class QWidget;

/// What a widget shows that depends on the language or on the theme and font is bound once, where the widget
/// is made, and renewed by itself: no `changeEvent` to write.
namespace cave {

/// Runs `renew` now and after each change of language, before the same is done for the children of `widget`.
/// `renew` may use whatever lives as long as `widget`.
void bindTexts(QWidget &widget, std::function<void()> renew);

/// The same for changes of theme or font.
void bindLook(QWidget &widget, std::function<void()> renew);

/// `target.*setter(text())` now and after each change of the language of `widget`, to which `target` (one of
/// its children, an action …) belongs: `say(*this, *m_copy, &QAction::setText, [] { return tr("Copy"); })`.
template<class Target, class Class, class... Argument, class Text>
void say(QWidget &widget, Target &target, void (Class::*setter)(Argument...), Text text)
{
    bindTexts(widget, [&target, setter, text = std::move(text)] { (target.*setter)(text()); });
}

} // namespace cave
