// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QSlider;

namespace cave {

class Preferences;

/// Sets how fast fights run by themselves, and whether they do from their beginning.
class PaceBox : public QWidget {
    Q_OBJECT

public:
    /// The pace is kept in `preferences`, which must outlive the box.
    explicit PaceBox(Preferences &preferences, QWidget *parent = nullptr);

    /// A fight begins: the settings may have been changed elsewhere since the last one.
    void readSettings();
    /// How many blows the fight is to have, ≥ 1: a long one is hurried.
    void setBlows(int blows);
    /// Milliseconds between blows; 0: all at once.
    [[nodiscard]] int interval() const;
    [[nodiscard]] bool startsRunning() const;

signals:
    void intervalChanged();

protected:
    void changeEvent(QEvent *event) override;

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
