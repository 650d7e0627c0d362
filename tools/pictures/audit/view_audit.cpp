// SPDX-License-Identifier: MIT
#include "tools/pictures/audit/view_audit.h"

#include <QPointer>
#include <QWidget>

namespace cave {
namespace {

QString pathOf(const QWidget &widget)
{
    for (const QWidget *at = &widget; at != nullptr; at = at->parentWidget()) {
        if (!at->objectName().isEmpty() && !at->objectName().startsWith("qt_"))
            return at == &widget ? at->objectName()
                                 : at->objectName() + '/' + QLatin1String(widget.metaObject()->className());
    }
    return QLatin1String(widget.metaObject()->className());
}

} // namespace

void ViewAudit::check(const QString &view, QWidget &window)
{
    m_view = view;
    checkWindow(window);
    const QList<QWidget *> found = window.findChildren<QWidget *>();
    for (const QPointer<QWidget> &widget : QList<QPointer<QWidget>>(found.begin(), found.end())) {
        if (widget == nullptr) // a check may have made it go
            continue;
        // Docks behind another one lie outside the window. Qt names the buttons of docks once and for all.
        const bool seen = widget->isVisible() && !widget->visibleRegion().isEmpty();
        if (seen && widget->window() == &window && !widget->inherits("QDockWidgetTitleButton"))
            checkWidget(*widget);
    }
}

void ViewAudit::add(const QWidget &widget, const QString &what, const QString &text)
{
    const QString finding = pathOf(widget) + ": " + what + ": " + text.simplified();
    if (m_known.contains(finding))
        return;
    m_known.insert(finding);
    m_findings += m_view + ": " + finding;
}

} // namespace cave
