// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QLabel>

namespace cave {

/// Waits for a key press, whatever the key does elsewhere in the program. Esc and loss of focus cancel.
class KeyCapture : public QLabel {
    Q_OBJECT

public:
    explicit KeyCapture(QWidget *parent = nullptr);

    /// Shows `prompt` and takes the focus.
    void start(const QString &prompt);

signals:
    void captured(const QKeySequence &key);
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void stop();

    bool m_waiting = false;
};

} // namespace cave
