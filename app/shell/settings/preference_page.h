// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QVBoxLayout;

namespace cave {

/// One setting of the program: its name, the widget to change it, and what it means. What is changed holds at
/// once; what is changed elsewhere shows here.
class PreferenceRow : public QWidget {
    Q_OBJECT

public:
    PreferenceRow(Setting setting, Preferences &preferences, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    void makeChoice();
    void makeNumber();
    void makeSwitch();
    void layOut();
    void show(int value);

    Setting m_setting;
    Preferences &m_preferences;
    QLabel *m_label;
    QLabel *m_description;
    QComboBox *m_choice = nullptr;
    QSlider *m_slider = nullptr;
    QSpinBox *m_number = nullptr;
    QCheckBox *m_switch = nullptr;
};

/// A page of settings, one below the other, with a way back to the defaults.
class PreferencePage : public QWidget {
    Q_OBJECT

public:
    /// `preferences` must outlive the page; `id` is its object name.
    PreferencePage(const QString &id, const QList<Setting> &settings, Preferences &preferences,
                   QWidget *parent = nullptr);

    /// Puts a widget below the settings.
    void append(QWidget *widget);

private:
    QList<PreferenceRow *> m_rows;
    QVBoxLayout *m_column;
    QPushButton *m_reset;
};

} // namespace cave
