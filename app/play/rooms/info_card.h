// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QScrollArea;

namespace cave {

/// The text of a sign on the ground, as a card over the upper half of a map; long texts scroll. Never takes
/// the keyboard, and takes the mouse only if there is something to scroll.
class InfoCard : public QFrame {
    Q_OBJECT

public:
    /// Overlays the upper part of `map`, its parent. Initially hidden.
    explicit InfoCard(QWidget *map);

    void open(const QString &text);
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    void place();

    QScrollArea *m_scroll;
    QLabel *m_text;
};

} // namespace cave
