// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSettings>
#include <QSlider>
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
        , m_pace(named("combat.pace", new QSlider(Qt::Horizontal)))
        , m_text(named("combat.paceText", new QLabel))
        , m_startsRunning(named("combat.startsRunning", new QCheckBox))
    {
        m_pace->setRange(0, kSlowestTurnMs);
        m_pace->setSingleStep(kPaceStep);
        m_pace->setPageStep(4 * kPaceStep);
        m_pace->setMinimumWidth(20 * kGrid);
        m_pace->setMaximumWidth(40 * kGrid);
        m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(2 * kGrid);
        grid->setVerticalSpacing(0);
        grid->addWidget(m_pace, 0, 0);
        grid->addWidget(m_startsRunning, 0, 1);
        grid->addWidget(m_text, 1, 0, 1, 2);
        grid->setColumnStretch(1, 1);
        readSettings();
        connect(m_pace, &QSlider::valueChanged, this, [this](int pace) {
            m_preferences.set(Setting::CombatMs, pace);
            showPace();
            emit intervalChanged();
        });
        connect(m_startsRunning, &QCheckBox::toggled, this,
                [](bool on) { QSettings().setValue(kRunKey, on); });
        bindTexts(*this, [this] {
            m_startsRunning->setText(tr("Automatic from the start"));
            m_startsRunning->setToolTip(tr("Run every fight automatically from the start"));
            m_pace->setAccessibleName(tr("Blow duration"));
            m_pace->setToolTip(tr("Duration of a blow in automatic fights"));
            showPace();
        });
        bindLook(*this, [this] { setSecondary(m_text, currentTheme()); });
    }

    /// Reads the settings at the start of a fight, as they may have changed since the last one.
    void readSettings()
    {
        m_pace->setValue(m_preferences.value(Setting::CombatMs));
        m_startsRunning->setChecked(QSettings().value(kRunKey, true).toBool());
    }

    /// The expected number of blows, ≥ 1: long fights run faster.
    void setBlows(int blows)
    {
        m_blows = blows;
        showPace();
    }

    /// Milliseconds between blows; 0: all at once.
    [[nodiscard]] int interval() const { return blowInterval(m_pace->value(), m_blows); }

    [[nodiscard]] bool startsRunning() const { return m_startsRunning->isChecked(); }

signals:
    void intervalChanged();

private:
    static constexpr const char *kRunKey = "combat/startsRunning";
    static constexpr int kPaceStep = 50;

    void showPace()
    {
        m_text->setText(m_pace->value() == 0           ? tr("instant")
                        : interval() < m_pace->value() ? tr("%1 ms per blow (long fight)").arg(interval())
                                                       : tr("%1 ms per blow").arg(interval()));
    }

    Preferences &m_preferences;
    QSlider *m_pace;
    QLabel *m_text;
    QCheckBox *m_startsRunning;
    int m_blows = 1;
};

} // namespace cave
