// SPDX-License-Identifier: MIT
#include "editor/view/style/accessibility.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace cave {
namespace {

constexpr const char *kRole = "accessibleRole";
constexpr const char *kPending = "pendingAnnouncements";
const QString kRegion = QStringLiteral("liveRegion");
constexpr int kMaxAtOnce = 12; ///< sentences; of a fight that is over at once only the end is of interest

QAccessibleInterface *widgetWithRole(const QString & /*className*/, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (widget == nullptr)
        return nullptr;
    const QVariant role = widget->property(kRole);
    if (!role.isValid())
        return nullptr;
    return new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()));
}

/// A window's announcements. Screen readers speak the name of a notification when it is shown; changes of a
/// description are spoken only for the focused object, and Qt 6.4 doesn't include the text.
class LiveRegion : public QWidget {
public:
    explicit LiveRegion(QWidget *window) : QWidget(window)
    {
        setObjectName(kRegion);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAccessibleRole(*this, QAccessible::Notification);
        setGeometry(0, 0, 1, 1);
        show();
    }

    void say(const QString &text)
    {
        setAccessibleName(text);
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
};

void sayPending(QWidget &widget)
{
    widget.setProperty(kPending, {});
    if (!QAccessible::isActive())
        return;
    QWidget *window = widget.window();
    auto *region =
        dynamic_cast<LiveRegion *>(window->findChild<QWidget *>(kRegion, Qt::FindDirectChildrenOnly));
    if (region == nullptr)
        region = new LiveRegion(window);
    region->say(widget.accessibleDescription());
}

bool givesWay(const QWidget &widget, ClickFocus taken)
{
    if (const auto *choice = qobject_cast<const QComboBox *>(&widget))
        return !choice->isEditable();
    if (qobject_cast<const QAbstractItemView *>(&widget) != nullptr ||
        qobject_cast<const QLabel *>(&widget) != nullptr)
        return taken == ClickFocus::Fields;
    return qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider *>(&widget) != nullptr ||
           qobject_cast<const QScrollArea *>(&widget) != nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    static const bool installed = [] {
        QAccessible::installFactory(widgetWithRole);
        return true;
    }();
    static_cast<void>(installed);
    widget.setProperty(kRole, static_cast<int>(role));
}

void announce(QWidget &widget, const QString &text)
{
    if (text.isEmpty())
        return;
    QStringList pending = widget.property(kPending).toStringList();
    const bool first = pending.isEmpty();
    pending = pending.mid(std::max<qsizetype>(0, pending.size() - kMaxAtOnce + 1)) << text;
    widget.setProperty(kPending, pending);
    widget.setAccessibleDescription(pending.join(' '));
    if (first)
        QTimer::singleShot(0, &widget, [&widget] { sayPending(widget); });
}

void keepKeyboardOnClicks(QWidget &panel, ClickFocus taken)
{
    for (QWidget *widget : panel.findChildren<QWidget *>()) {
        // The other focus policies include click focus.
        if (givesWay(*widget, taken) && (widget->focusPolicy() & Qt::ClickFocus) != 0)
            widget->setFocusPolicy((widget->focusPolicy() & Qt::TabFocus) != 0 ? Qt::TabFocus : Qt::NoFocus);
    }
}

} // namespace cave
