// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QWidget>

class QWidget;

namespace cave {

/// Sets the role of a custom-painted widget for assistive technology such as screen readers: a canvas, a
/// list, a dialog. Call it in the widget's constructor.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

/// Lets screen readers announce a sentence, wherever the focus is in the widget's window, as a notification;
/// it also becomes the widget's description. Announcements before control returns to the event loop are
/// combined. Not in a constructor, where the widget has no window yet.
void announce(QWidget &widget, const QString &text);

/// Which parts of a panel get the focus by a click.
enum class ClickFocus {
    Fields, ///< text and number fields only
    Texts,  ///< also lists, tables and selectable texts
};

/// Keeps the focus where it is when buttons, combo boxes, sliders or the background of `panel` are clicked,
/// so that the map's keys keep working; Tab still reaches all of them. Applies to the current content of the
/// panel.
void keepKeyboardOnClicks(QWidget &panel, ClickFocus taken);

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

/// For destructors: disconnects all signals from the owner's children to it. A focused field emits a signal
/// on losing the focus while its owner is being destroyed and only the base class is left.
inline void disconnectChildren(const QObject &owner)
{
    for (QObject *child : owner.findChildren<QObject *>())
        child->disconnect(&owner);
}

} // namespace cave
