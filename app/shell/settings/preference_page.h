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

/// One setting of the program: its name, editor and description. Changes apply at once; changes from
/// elsewhere are shown here.
class PreferenceRow : public QWidget {
    Q_OBJECT

public:
    PreferenceRow(Setting setting, Preferences &preferences, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

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

/// A page of settings in a column, with a reset button.
class PreferencePage : public QWidget {
    Q_OBJECT

public:
    /// `preferences` must outlive the page; `id` is its object name.
    PreferencePage(const QString &id, const QList<Setting> &settings, Preferences &preferences,
                   QWidget *parent = nullptr);

    /// Adds a widget below the settings.
    void append(QWidget *widget);

private:
    QList<PreferenceRow *> m_rows;
    QVBoxLayout *m_column;
    QPushButton *m_reset;
};

} // namespace cave
