// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QToolButton;

namespace cave {

/// A hint over the lower edge of a map, until it is closed. Never takes the keyboard.
class HintCard : public QFrame {
    Q_OBJECT

public:
    /// Overlays `map`, its parent. Initially hidden.
    explicit HintCard(QWidget *map);

    void open(const QString &text);

signals:
    void dismissed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    void place();

    QLabel *m_text;
    QToolButton *m_close;
};

} // namespace cave
