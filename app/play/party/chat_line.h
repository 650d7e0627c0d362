// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace cave {

/// Where the player writes a line to the others: Enter sends it, Esc closes the line. Hidden until opened.
class ChatLine : public QLineEdit {
    Q_OBJECT

public:
    explicit ChatLine(QWidget *parent);

    /// Shows it empty, with the keyboard focus.
    void open();

signals:
    /// Never empty and without control characters. The line is closed then.
    void entered(const QString &text);
    /// The line was closed: the map should get the focus.
    void closed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void retranslate();
    void limit();
    void close();
};

/// A text as it can be sent: without control characters, trimmed, and cut to `kMaxChatBytes`.
QString chatText(QString text);

} // namespace cave
