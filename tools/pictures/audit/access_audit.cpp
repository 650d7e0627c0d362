// SPDX-License-Identifier: MIT
#include "tools/pictures/audit/access_audit.h"

#include "app/play/combat/modal_overlay.h"
#include "editor/view/form/tab_order.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMap>
#include <QMenuBar>
#include <QPixmap>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

namespace cave {
namespace {

/// QMainWindow keeps bars for docks in tabs; one without tabs takes no place and no focus.
bool isWithoutTabs(const QWidget &widget)
{
    const auto *tabs = qobject_cast<const QTabBar *>(&widget);
    return tabs != nullptr && tabs->count() == 0;
}

/// Parts that Qt's controls are made of.
bool isPart(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return isWithoutTabs(widget) || qobject_cast<const QScrollBar *>(&widget) != nullptr ||
           qobject_cast<const QHeaderView *>(&widget) != nullptr ||
           qobject_cast<const QMenuBar *>(&widget) != nullptr || widget.objectName().startsWith("qt_") ||
           qobject_cast<const QAbstractSpinBox *>(parent) != nullptr ||
           qobject_cast<const QComboBox *>(parent) != nullptr ||
           qobject_cast<const QTabBar *>(parent) != nullptr ||
           (parent != nullptr && parent->inherits("QAbstractScrollArea") &&
            qobject_cast<const QAbstractScrollArea *>(parent)->viewport() == &widget) ||
           widget.focusProxy() != nullptr || widget.inherits("QScrollArea") || widget.inherits("QLabel") ||
           (parent != nullptr && parent->inherits("QLineEdit"));
}

bool isControl(const QWidget &widget)
{
    if (isPart(widget))
        return false;
    return (widget.focusPolicy() & Qt::TabFocus) != 0 ||
           qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
           qobject_cast<const QComboBox *>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(&widget) != nullptr ||
           qobject_cast<const QLineEdit *>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView *>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider *>(&widget) != nullptr;
}

/// What the button does is in the menus, too, or has a key.
bool isOfMenu(const QWidget &widget)
{
    const auto *button = qobject_cast<const QToolButton *>(&widget);
    const QAction *action = button != nullptr ? button->defaultAction() : nullptr;
    if (action == nullptr)
        return false;
    for (const QObject *object : action->associatedObjects()) {
        if (object->inherits("QMenu"))
            return true;
    }
    return !action->shortcut().isEmpty();
}

/// One of several buttons of which one is on: Tab reaches that one, arrows the others.
bool isReachedByArrows(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (button == nullptr)
        return false;
    const QAbstractButton *on = nullptr;
    if (button->group() != nullptr && button->group()->exclusive())
        on = button->group()->checkedButton();
    for (const auto *other : button->parentWidget()->findChildren<QAbstractButton *>()) {
        if (button->autoExclusive() && other->autoExclusive() && other->isChecked())
            on = other;
    }
    return on != nullptr && (on->focusPolicy() & Qt::TabFocus) != 0;
}

/// Nothing can be chosen in it, and what is around it scrolls it.
bool isOnlyRead(const QWidget &widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    return view != nullptr && view->selectionMode() == QAbstractItemView::NoSelection;
}

/// How many pixels of two pictures differ, up to as many as make a difference.
int differences(const QImage &a, const QImage &b, int enough)
{
    int count = 0;
    for (int y = 0; y < a.height() && count < enough; ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

QImage pictureAround(QWidget &widget)
{
    constexpr int kMargin = 4;
    const QRect rect(widget.mapTo(widget.window(), QPoint()), widget.size());
    return widget.window()
        ->grab(rect.adjusted(-kMargin, -kMargin, kMargin, kMargin))
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

/// The texts of a widget that may have keys.
QStringList keyedTexts(const QWidget &widget)
{
    QStringList texts;
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts.append(button->text());
    else if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts.append(label->buddy() == nullptr ? QString() : label->text());
    else if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        texts.append(group->title());
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts.append(tabs->tabText(i));
    }
    if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
        for (const QAction *menu : bar->actions())
            texts.append(menu->isVisible() ? menu->text() : QString());
    }
    return texts;
}

} // namespace

void AccessAudit::checkKeys(QWidget &window)
{
    QMap<QKeySequence, QString> used;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        for (const QString &text : keyedTexts(*widget)) {
            const QKeySequence key = QKeySequence::mnemonic(text);
            if (key.isEmpty())
                continue;
            if (const auto other = used.constFind(key); other != used.constEnd())
                add(*widget, "has the key of another control", *other + " / " + text);
            else
                used.insert(key, text);
        }
    }
}

void AccessAudit::checkTabOrder(QWidget &host)
{
    if (qobject_cast<const QMainWindow *>(&host) != nullptr)
        return; // its layout has bars and docks in no order
    QList<QWidget *> read = tabStopsIn(host);
    read.removeIf([](const QWidget *stop) { return !stop->isVisible() || !stop->isEnabled(); });
    if (read.isEmpty())
        return;
    QWidget *at = read.constFirst();
    for (QWidget *expected : read) {
        if (at != expected)
            return add(*expected, "comes later by Tab than it is read, after", at->objectName());
        do
            at = at->nextInFocusChain();
        while (at != read.constFirst() && !read.contains(at));
    }
}

void AccessAudit::checkWindow(QWidget &window)
{
    checkKeys(window);
    checkTabOrder(window);
    window.activateWindow();
    window.setAttribute(Qt::WA_KeyboardFocusChange); // as the first Tab does
    QApplication::processEvents();
}

void AccessAudit::checkWidget(QWidget &widget)
{
    checkTabOrder(widget);
    if (!isControl(widget))
        return;
    m_controls.insert(&widget);
    checkNames(widget);
    if (widget.isEnabled())
        checkKeyboard(widget);
}

void AccessAudit::checkNames(QWidget &widget)
{
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&widget);
    if (interface == nullptr)
        return add(widget, "isn't there for screen readers", {});
    if (interface->text(QAccessible::Name).trimmed().isEmpty())
        add(widget, "has no name", QString::number(interface->role()));
    if (interface->role() == QAccessible::Client || interface->role() == QAccessible::NoRole)
        add(widget, "has no role", interface->text(QAccessible::Name));
}

void AccessAudit::checkKeyboard(QWidget &widget)
{
    if ((widget.focusPolicy() & Qt::TabFocus) != 0)
        return checkFocusShows(widget);
    if (!isOfMenu(widget) && !isReachedByArrows(widget) && !isOnlyRead(widget))
        add(widget, "can't be reached by Tab",
            QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name));
}

/// True if a panel that covers the page keeps the keyboard.
static bool isCovered()
{
    for (const QWidget *at = QApplication::focusWidget(); at != nullptr; at = at->parentWidget()) {
        if (qobject_cast<const ModalOverlay *>(at) != nullptr)
            return true;
    }
    return false;
}

void AccessAudit::checkFocusShows(QWidget &widget)
{
    constexpr int kLeast = 12; // pixels
    for (int i = 0; i < 2 && QApplication::focusWidget() != nullptr; ++i)
        QApplication::focusWidget()->clearFocus(); // what closes gives it to another
    const QImage without = pictureAround(widget);
    widget.setFocus(Qt::TabFocusReason);
    if (!widget.hasFocus() && isCovered())
        return;
    if (!widget.hasFocus())
        return add(widget, "doesn't take the focus", {});
    const QImage with = pictureAround(widget);
    if (without.size() == with.size() && differences(without, with, kLeast) < kLeast)
        add(widget, "doesn't show that it has the focus",
            QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name));
}

} // namespace cave
