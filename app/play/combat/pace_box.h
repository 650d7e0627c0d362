// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QSlider;

namespace cave {

class Preferences;

/// Sets the pace of automatic fights, and whether they start automatically.
class PaceBox : public QWidget {
    Q_OBJECT

public:
    /// The pace is stored in `preferences`, which must outlive the box.
    explicit PaceBox(Preferences &preferences, QWidget *parent = nullptr);

    /// Reads the settings at the start of a fight, as they may have changed since the last one.
    void readSettings();
    /// The expected number of blows, ≥ 1: long fights run faster.
    void setBlows(int blows);
    /// Milliseconds between blows; 0: all at once.
    [[nodiscard]] int interval() const;
    [[nodiscard]] bool startsRunning() const;

signals:
    void intervalChanged();

private:
    void showPace();
    void retranslateUi();

    Preferences &m_preferences;
    QSlider *m_pace;
    QLabel *m_text;
    QCheckBox *m_startsRunning;
    int m_blows = 1;
};

} // namespace cave
