// SPDX-License-Identifier: MIT
#pragma once

#include "tools/pictures/audit/view_audit.h"

namespace cave {

/// Looks for texts that are cut and, in a window that speaks the pseudo-language (`PseudoTranslator`), for
/// texts that don't pass through translation.
class TextAudit : public ViewAudit {
public:
    enum class Language { Pseudo, Real };
    explicit TextAudit(Language language) : m_language(language) {}

    /// Texts.
    [[nodiscard]] qsizetype seen() const override { return m_seen.size(); }

protected:
    void checkWindow(QWidget &window) override;
    void checkWidget(QWidget &widget) override;

private:
    void checkTranslated(const QWidget &widget, const QString &text);
    void checkRoom(QWidget &widget);
    void checkActions(const QWidget &window);

    Language m_language;
    QSet<QString> m_seen;
};

} // namespace cave
