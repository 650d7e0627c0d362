// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace cave {

/// Formatted text, composed of plain texts of which nothing counts as markup. The only one that a label or
/// message box shows formatted (see `PlainTexts`).
class RichText {
public:
    RichText() = default;
    /// Not bold; line breaks are kept.
    [[nodiscard]] static RichText plain(const QString &text) { return RichText(escaped(text)); }
    [[nodiscard]] static RichText bold(const QString &text)
    {
        return RichText(QStringLiteral("<b>") + escaped(text) + QStringLiteral("</b>"));
    }
    /// A text that is a link to itself.
    [[nodiscard]] static RichText link(const QString &text)
    {
        return RichText(QStringLiteral("<a href=\"") + text.toHtmlEscaped() + QStringLiteral("\">") +
                        escaped(text) + QStringLiteral("</a>"));
    }
    [[nodiscard]] static RichText lines(const QList<RichText> &lines)
    {
        return joined(lines, QStringLiteral("\n"));
    }
    [[nodiscard]] static RichText joined(const QList<RichText> &parts, const QString &between)
    {
        RichText result;
        for (const RichText &part : parts)
            result.m_html += (&part == &parts.front() ? QString() : escaped(between)) + part.m_html;
        return result;
    }
    /// `pattern`, a plain text, with this in place of %1.
    [[nodiscard]] RichText within(const QString &pattern) const
    {
        return RichText(escaped(pattern).arg(m_html));
    }

    [[nodiscard]] const QString &html() const { return m_html; }

private:
    explicit RichText(QString html) : m_html(std::move(html)) {}

    static QString escaped(const QString &text)
    {
        return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    }

    QString m_html;
};

/// Has a label or message box show a formatted text.
template<class Widget>
void showRich(Widget &widget, const RichText &text)
{
    widget.setTextFormat(Qt::RichText);
    widget.setText(text.html());
}

} // namespace cave
