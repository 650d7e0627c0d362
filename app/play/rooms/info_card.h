// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QScrollArea;

namespace cave {

/// What a sign on the ground says, as a card over the upper half of a map; what is longer can be scrolled.
/// Takes no keyboard, and no mouse unless there is something to scroll.
class InfoCard : public QFrame {
    Q_OBJECT

public:
    /// Lies in the upper part of `map`, its parent. Hidden at first.
    explicit InfoCard(QWidget *map);

    void open(const QString &text);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    void place();

    QScrollArea *m_scroll;
    QLabel *m_text;
};

} // namespace cave
