// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

class QWidget;

namespace cave {

/// Looks, in a window that speaks the pseudo-language (`PseudoTranslator`), for texts that are cut and for
/// texts that don't pass through translation.
class TextAudit {
public:
    /// Goes through everything that can be seen in a window or dialog. Each finding is kept once.
    void check(const QString &view, QWidget &window);

    /// "view: widget: what is wrong: text".
    [[nodiscard]] const QStringList &findings() const { return m_findings; }
    /// Texts looked at; a run that saw few has tested little.
    [[nodiscard]] qsizetype texts() const { return m_seen.size(); }

private:
    void checkWidget(QWidget &widget);
    void checkTranslated(const QWidget &widget, const QString &text);
    void checkRoom(QWidget &widget);
    void checkActions(const QWidget &window);
    void add(const QWidget &widget, const QString &what, const QString &text);

    QString m_view;
    QStringList m_findings;
    QSet<QString> m_seen;
    QSet<QString> m_known; ///< findings, without their view
};

} // namespace cave
