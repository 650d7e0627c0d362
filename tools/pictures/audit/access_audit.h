// SPDX-License-Identifier: MIT
#pragma once

#include "tools/pictures/audit/view_audit.h"

namespace cave {

/// Looks for controls that a screen reader can't name, that Tab doesn't reach or reaches in another order
/// than they are read, or that don't show when they have the focus; and for keys with Alt that two of them
/// have, which then press neither.
class AccessAudit : public ViewAudit {
public:
    /// Controls.
    [[nodiscard]] qsizetype seen() const override { return m_controls.size(); }

protected:
    void checkWindow(QWidget &window) override;
    void checkWidget(QWidget &widget) override;

private:
    void checkKeys(QWidget &window);
    void checkTabOrder(QWidget &host);
    void checkNames(QWidget &widget);
    void checkKeyboard(QWidget &widget);
    void checkFocusShows(QWidget &widget);

    QSet<const QWidget *> m_controls;
};

} // namespace cave
