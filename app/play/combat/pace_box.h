// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "editor/view/form/form.h"
#include "ui_pace_box.h"

#include <QSettings>
#include <QWidget>

namespace cave {

/// Sets the pace of automatic fights, and whether they start automatically.
class PaceBox : public QWidget {
    Q_OBJECT

public:
    /// The pace is stored in `preferences`, which must outlive the box.
    explicit PaceBox(Preferences &preferences, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_preferences(preferences)
    {
        setUpForm(m_ui, *this);
        m_ui.combat_pace->setRange(0, kSlowestTurnMs);
        readSettings();
        connect(m_ui.combat_pace, &QSlider::valueChanged, this, [this](int pace) {
            m_preferences.set(Setting::CombatMs, pace);
            showPace();
            emit intervalChanged();
        });
        connect(m_ui.combat_startsRunning, &QCheckBox::toggled, this,
                [](bool on) { QSettings().setValue(kRunKey, on); });
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            showPace();
        });
    }

    /// Reads the settings at the start of a fight, as they may have changed since the last one.
    void readSettings()
    {
        m_ui.combat_pace->setValue(m_preferences.value(Setting::CombatMs));
        m_ui.combat_startsRunning->setChecked(QSettings().value(kRunKey, true).toBool());
    }

    /// The expected number of blows, ≥ 1: long fights run faster.
    void setBlows(int blows)
    {
        m_blows = blows;
        showPace();
    }

    /// Milliseconds between blows; 0: all at once.
    [[nodiscard]] int interval() const { return blowInterval(m_ui.combat_pace->value(), m_blows); }

    [[nodiscard]] bool startsRunning() const { return m_ui.combat_startsRunning->isChecked(); }

signals:
    void intervalChanged();

private:
    static constexpr const char *kRunKey = "combat/startsRunning";

    void showPace()
    {
        m_ui.combat_paceText->setText(m_ui.combat_pace->value() == 0 ? tr("instant")
                                      : interval() < m_ui.combat_pace->value()
                                          ? tr("%1 ms per blow (long fight)").arg(interval())
                                          : tr("%1 ms per blow").arg(interval()));
    }

    Preferences &m_preferences;
    Ui::PaceBox m_ui;
    int m_blows = 1;
};

} // namespace cave
