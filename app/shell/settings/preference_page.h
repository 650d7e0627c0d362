// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"

#include <QList>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace cave {

class PreferenceRow;

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
