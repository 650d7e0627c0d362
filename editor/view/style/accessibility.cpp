// SPDX-License-Identifier: MIT
#include "editor/view/style/accessibility.h"

#include <QAccessibleWidget>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QWidget>

namespace cave {
namespace {

constexpr const char *kRole = "accessibleRole";
constexpr const char *kPending = "pendingAnnouncements";
constexpr int kMostAtOnce = 12; ///< sentences; of a fight that is over at once only the end is of interest

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
    pending.append(text);
    widget.setProperty(kPending, pending);
    if (!first)
        return;
    QTimer::singleShot(0, &widget, [&widget] {
        const QStringList said = widget.property(kPending).toStringList();
        widget.setProperty(kPending, {});
        widget.setAccessibleDescription(
            said.mid(std::max<qsizetype>(0, said.size() - kMostAtOnce)).join(' '));
    });
}

} // namespace cave
