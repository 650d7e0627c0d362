// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QScrollArea;

namespace cave {

struct Theme;

/// What a sign on the ground says, as a card over the upper half of a map; what is longer can be scrolled.
/// Takes no keyboard, and no mouse unless there is something to scroll.
class InfoCard : public QFrame {
    Q_OBJECT

public:
    /// Lies in the upper part of `map`, its parent. Hidden at first.
    explicit InfoCard(QWidget *map);

    void setTheme(const Theme &theme);
    void open(const QString &text);
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QScrollArea *m_scroll;
    QLabel *m_text;
};

} // namespace cave
