// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_highlighter.h"

#include "core/analysis/metrics/metric.h"
#include "editor/view/style/theme.h"

#include <QRegularExpression>

namespace cave {

ConditionHighlighter::ConditionHighlighter(QTextDocument *document) : QSyntaxHighlighter(document) {}

void ConditionHighlighter::refreshLook()
{
    const Theme &theme = currentTheme();
    m_metric = theme.accent;
    m_number = theme.gold;
    m_sign = theme.mutedText;
    rehighlight();
}

void ConditionHighlighter::highlightBlock(const QString &text)
{
    static const QRegularExpression kToken(
        QStringLiteral(R"((?<word>[A-Za-z_][A-Za-z0-9_]*)|(?<number>[0-9][0-9.]*%?)|(?<sign>[^\s\w]))"));
    for (auto tokens = kToken.globalMatch(text); tokens.hasNext();) {
        const QRegularExpressionMatch token = tokens.next();
        const int at = static_cast<int>(token.capturedStart());
        const int length = static_cast<int>(token.capturedLength());
        if (token.hasCaptured(u"number") || token.captured() == QLatin1String("none"))
            setFormat(at, length, m_number);
        else if (token.hasCaptured(u"sign"))
            setFormat(at, length, m_sign);
        else if (findAnyMetric(token.captured().toStdString()) != nullptr)
            setFormat(at, length, m_metric);
    }
}

} // namespace cave

#include "moc_condition_highlighter.cpp"
