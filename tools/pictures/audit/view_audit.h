// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

class QWidget;

namespace cave {

/// Looks at views and dialogs one after the other and collects what is wrong with them, each finding once.
class ViewAudit {
public:
    ViewAudit() = default;
    virtual ~ViewAudit() = default;
    ViewAudit(const ViewAudit &) = delete;
    ViewAudit &operator=(const ViewAudit &) = delete;

    /// Goes through everything that can be seen in a window or dialog.
    void check(const QString &view, QWidget &window);

    /// "view: widget: what is wrong: text".
    [[nodiscard]] const QStringList &findings() const { return m_findings; }
    /// How much was looked at; a run that saw little has tested little.
    [[nodiscard]] virtual qsizetype seen() const = 0;

protected:
    virtual void checkWindow(QWidget &window) = 0;
    virtual void checkWidget(QWidget &widget) = 0;
    void add(const QWidget &widget, const QString &what, const QString &text);

private:
    QString m_view;
    QStringList m_findings;
    QSet<QString> m_known; ///< findings, without their view
};

} // namespace cave
