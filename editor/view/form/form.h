// SPDX-License-Identifier: MIT
#pragma once

#include <QBoxLayout>
#include <QEvent>
#include <QHash>
#include <QLatin1String>
#include <QMargins>
#include <QString>
#include <Qt>

#include <functional>
#include <initializer_list>
#include <optional>

class QLabel;
class QWidget;

/// The form kit. Rows and columns of widgets are each written down as a whole. What a widget shows that
/// depends on the language or on the theme and font is bound once, where the widget is made, and renewed by
/// itself, and small reactions to other events are bound likewise: no `changeEvent` to write. Other forms are
/// declared in files of Qt Designer, <class>.ui beside the class.
namespace cave {

/// One thing in a row or column: a widget or a layout, with its stretch factor, or a space.
class BoxPart {
public:
    // A list of parts reads as what stands in it.
    // NOLINTNEXTLINE(google-explicit-constructor)
    BoxPart(QWidget *widget, int stretch = 0, Qt::Alignment alignment = {});
    // NOLINTNEXTLINE(google-explicit-constructor)
    BoxPart(QLayout *layout, int stretch = 0);

    /// What takes the space that is left.
    static BoxPart stretch(int factor = 0);
    /// A space of a fixed size, in pixels.
    static BoxPart gap(int size);

    void addTo(QBoxLayout &box) const;

private:
    BoxPart() = default;

    QWidget *m_widget = nullptr;
    QLayout *m_layout = nullptr;
    int m_stretch = 0;
    int m_gap = -1;
    Qt::Alignment m_alignment;
};

using BoxParts = std::initializer_list<BoxPart>;

inline constexpr int kStyleSpacing = -1; ///< as the style has it
inline constexpr QMargins kNoMargins;

/// Margins that are the same on all sides, or on two opposite ones.
constexpr QMargins evenMargins(int all)
{
    return {all, all, all, all};
}
constexpr QMargins evenMargins(int sides, int topAndBottom)
{
    return {sides, topAndBottom, sides, topAndBottom};
}

/// A row or column to be added to another layout. The spacing is in pixels.
QHBoxLayout *hbox(int spacing, BoxParts parts);
QVBoxLayout *vbox(int spacing, BoxParts parts);

/// The same as the layout of `host`; without margins given, those of the style.
QHBoxLayout *hbox(QWidget &host, int spacing, std::optional<QMargins> margins, BoxParts parts);
QVBoxLayout *vbox(QWidget &host, int spacing, std::optional<QMargins> margins, BoxParts parts);

/// `object`, found by tests and screen readers as `id`.
template<class Object>
Object *named(const char *id, Object *object)
{
    object->setObjectName(QLatin1String(id));
    return object;
}

/// Runs `renew` now and after each change of language, before the same is done for the children of `widget`.
/// `renew` may use whatever lives as long as `widget`.
void bindTexts(QWidget &widget, std::function<void()> renew);

/// The same for changes of theme or font. What `renew` itself changes doesn't call it again.
void bindLook(QWidget &widget, std::function<void()> renew);

/// What `text` says is shown from now on, also after each change of language, until another one is. `text`
/// may use whatever lives as long as `label`.
void showText(QLabel &label, std::function<QString()> text);

/// Runs `act` at each event of these types that `widget` gets, just before the widget handles it; its layout
/// is done by then. It lasts as long as `widget`, or as `owner` where one is given.
void bindEvent(QWidget &widget, std::initializer_list<QEvent::Type> types, std::function<void()> act);
void bindEvent(QWidget &widget, std::initializer_list<QEvent::Type> types, QObject &owner,
               std::function<void()> act);

/// Gives widgets the names that they have in the form file: uic makes underscores of the dots.
void restoreNames(QWidget &host);
/// From now on, labels in `host` follow the look by their property "look": "heading", "note" (muted) or
/// "warning" (in the colour of errors).
void bindLabels(QWidget &host);

/// Makes the widgets of `form`, what uic made of a form file, in `host`; see `bindLabels`.
template<class Form, class Host>
void setUpForm(Form &form, Host &host)
{
    form.setupUi(&host);
    restoreNames(host);
    bindLabels(host);
}

/// What is chosen in the named check boxes, lists and numbers of a widget, for a later one with the same
/// fields.
class KeptFields {
public:
    void keep(const QWidget &widget);
    /// Fields of which nothing was kept stay as they are.
    void restore(const QWidget &widget) const;

private:
    QHash<QString, int> m_values; ///< by object name
};

} // namespace cave
