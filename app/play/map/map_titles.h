// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

class QLabel;

namespace cave {

/// Large words over the map that take neither mouse nor keyboard: the name of a level that was just entered,
/// and that time stands still.
class MapTitles : public QWidget {
    Q_OBJECT

public:
    /// Covers `map`, its parent.
    explicit MapTitles(QWidget *map);

    void setMotion(bool on) { m_motion = on; }

    /// Tells that another level was entered: the map comes out of the dark, the title stays for a moment.
    /// Empty: no longer.
    void showLevel(const QString &title);
    /// Another room was entered, which needs no title: the map only comes out of the dark.
    void fadeIn();
    /// Says that the game is paused, and how it goes on; empty: it isn't.
    void showPause(const QString &text);
    [[nodiscard]] QString level() const;
    [[nodiscard]] QString pause() const;

    static constexpr int kFadeMs = 150;
    static constexpr int kTitleMs = 1400; ///< how long the title of a level stays

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refreshLook();
    void showOrHide();

    bool m_motion = true;
    double m_dark = 0; ///< how much of the map is hidden, 0 .. 1
    QVariantAnimation m_fade;
    QTimer m_stays;
    QLabel *m_level;
    QLabel *m_pause;
};

} // namespace cave
