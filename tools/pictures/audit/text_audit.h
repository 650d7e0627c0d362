// SPDX-License-Identifier: MIT
#pragma once

#include "tools/pictures/audit/view_audit.h"

namespace cave {

/// Looks, in a window that speaks the pseudo-language (`PseudoTranslator`), for texts that are cut and for
/// texts that don't pass through translation.
class TextAudit : public ViewAudit {
public:
    /// Texts.
    [[nodiscard]] qsizetype seen() const override { return m_seen.size(); }

protected:
    void checkWindow(QWidget &window) override;
    void checkWidget(QWidget &widget) override;

private:
    void checkTranslated(const QWidget &widget, const QString &text);
    void checkRoom(QWidget &widget);
    void checkActions(const QWidget &window);

    QSet<QString> m_seen;
};

} // namespace cave
