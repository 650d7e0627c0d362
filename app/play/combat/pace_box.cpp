// SPDX-License-Identifier: MIT
#include "app/play/combat/pace_box.h"

#include "app/common/combat_pace.h"
#include "app/common/preferences.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSettings>
#include <QSlider>

namespace cave {
namespace {

constexpr const char *kRunKey = "combat/startsRunning";
constexpr int kPaceStep = 50;

} // namespace

PaceBox::PaceBox(Preferences &preferences, QWidget *parent)
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
    connect(m_startsRunning, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(kRunKey, on); });
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { setSecondary(m_text, currentTheme()); });
}

void PaceBox::readSettings()
{
    m_pace->setValue(m_preferences.value(Setting::CombatMs));
    m_startsRunning->setChecked(QSettings().value(kRunKey, true).toBool());
}

void PaceBox::setBlows(int blows)
{
    m_blows = blows;
    showPace();
}

int PaceBox::interval() const
{
    return blowInterval(m_pace->value(), m_blows);
}

bool PaceBox::startsRunning() const
{
    return m_startsRunning->isChecked();
}

void PaceBox::showPace()
{
    m_text->setText(m_pace->value() == 0           ? tr("instant")
                    : interval() < m_pace->value() ? tr("%1 ms per blow (long fight)").arg(interval())
                                                   : tr("%1 ms per blow").arg(interval()));
}

void PaceBox::retranslateUi()
{
    m_startsRunning->setText(tr("Automatic from the start"));
    m_startsRunning->setToolTip(tr("Run every fight automatically from the start"));
    m_pace->setAccessibleName(tr("Blow duration"));
    m_pace->setToolTip(tr("Duration of a blow in automatic fights"));
    showPace();
}

} // namespace cave

#include "moc_pace_box.cpp"
