// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/settings.h"

#include <QString>
#include <QWidget>

#include <string_view>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;

namespace cave {

/// One setting of a world: its name, a slider with a spin box or a combo box, and a reset button.
/// Probabilities are shown in per cent.
class SettingRow : public QWidget {
    Q_OBJECT

public:
    explicit SettingRow(const SettingInfo &info, QWidget *parent = nullptr);

    [[nodiscard]] const SettingInfo &info() const { return m_info; }
    /// In the setting's unit: a whole number, or ten-thousandths.
    [[nodiscard]] int value() const;
    void setValue(int value);
    void setDefault(int value);

signals:
    void valueChanged();

private:
    [[nodiscard]] bool isFraction() const { return m_info.unit == SettingUnit::TenThousandths; }
    [[nodiscard]] QWidget *editor() const;
    void makeChoice(const QString &key);
    void setRanges();
    void retranslateUi();
    void changed(int value);

    const SettingInfo &m_info;
    QLabel *m_label;
    QSlider *m_slider;
    QDoubleSpinBox *m_number;
    QComboBox *m_choice = nullptr; ///< of a choice, instead of slider and spin box
    QToolButton *m_reset;
    int m_default = 0;
};

} // namespace cave
