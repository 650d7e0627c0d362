// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

class QLabel;

namespace cave {

/// Large text over the map, transparent to input: the title of a level just entered, and a pause.
class MapTitles : public QWidget {
    Q_OBJECT

public:
    /// Covers `map`, its parent.
    explicit MapTitles(QWidget *map);

    void setMotion(bool on) { m_motion = on; }

    /// Shows the title of a level just entered for a moment while the map fades in. Empty: hides it.
    void showLevel(const QString &title);
    /// Fades the map in without a title, for another room.
    void fadeIn();
    /// Shows that the game is paused and how to resume; empty: not paused.
    void showPause(const QString &text);
    [[nodiscard]] QString level() const;
    [[nodiscard]] QString pause() const;

    static constexpr int kFadeMs = 150;
    static constexpr int kTitleMs = 1400; ///< how long a level's title is shown

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refreshLook();
    void showOrHide();
    void fillMap();

    bool m_motion = true;
    double m_dark = 0; ///< opacity of the darkness over the map, 0 .. 1
    QVariantAnimation m_fade;
    QTimer m_stays;
    QLabel *m_level;
    QLabel *m_pause;
};

} // namespace cave
