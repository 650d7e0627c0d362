// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QSyntaxHighlighter>

namespace cave {

/// Highlights the metrics and numbers in a condition.
class ConditionHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit ConditionHighlighter(QTextDocument *document);
    void refreshLook();

protected:
    void highlightBlock(const QString &text) override;

private:
    QColor m_metric;
    QColor m_number;
    QColor m_sign;
};

} // namespace cave
