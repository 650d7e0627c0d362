// SPDX-License-Identifier: MIT
#include "app/play/hud/play_sidebar.h"

#include "app/play/hud/health_meter.h"
#include "app/play/hud/view_list.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr int kCharacters = 30; // of average width, across the sidebar
constexpr int kRoomForArmour = 520;

QToolButton *arrowButton(QWidget *parent, const char *name, Qt::ArrowType arrow)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    return button;
}

} // namespace

PlaySidebar::PlaySidebar(QAction &command, QWidget *parent)
    : QWidget(parent)
    , m_command(command)
    , m_goalTitle(plainLabel("sidebar.goalTitle", this))
    , m_close(arrowButton(this, "sidebar.close", Qt::LeftArrow))
    , m_goal(plainLabel("sidebar.objective", this))
    , m_vitals(new QWidget(this))
    , m_healthTitle(new QLabel(m_vitals))
    , m_health(new HealthMeter(m_vitals))
    , m_armourTitle(new QLabel(m_vitals))
    , m_armour(new HealthMeter(m_vitals, MeterKind::Armour))
    , m_conditions(plainLabel("sidebar.conditions", m_vitals))
    , m_gear(plainLabel("sidebar.gear", m_vitals))
    , m_viewTitle(plainLabel("sidebar.viewTitle", this))
    , m_nothing(plainLabel("sidebar.nothing", this))
    , m_view(new ViewList(this))
{
    setObjectName(QStringLiteral("playSidebar"));
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    layOut();
    connect(m_close, &QToolButton::clicked, this, &PlaySidebar::closeRequested);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void PlaySidebar::layOut()
{
    auto *bars = new QGridLayout(m_vitals);
    bars->setContentsMargins(0, 0, 0, 0);
    bars->setHorizontalSpacing(2 * kGrid);
    bars->setVerticalSpacing(kGrid);
    bars->setColumnStretch(1, 1);
    bars->addWidget(m_healthTitle, 0, 0);
    bars->addWidget(m_health, 0, 1);
    bars->addWidget(m_armourTitle, 1, 0);
    bars->addWidget(m_armour, 1, 1);
    bars->addWidget(m_conditions, 2, 0, 1, 2);
    bars->addWidget(m_gear, 3, 0, 1, 2);
    auto *head = hbox(kStyleSpacing, {{m_goalTitle, 1}, m_close});
    auto *texts = new QVBoxLayout;
    texts->setContentsMargins(3 * kGrid, kGrid, 2 * kGrid, 0);
    texts->setSpacing(kGrid);
    texts->addLayout(head);
    texts->addWidget(m_goal);
    texts->addSpacing(kGrid);
    texts->addWidget(m_vitals);
    texts->addSpacing(kGrid);
    texts->addWidget(m_viewTitle);
    texts->addWidget(m_nothing);
    vbox(*this, kGrid, kNoMargins, {texts, {m_view, 1}, BoxPart::stretch(0)});
}

QSize PlaySidebar::sizeHint() const
{
    const int width = QFontMetrics(fontOf(TextSize::Body)).averageCharWidth() * kCharacters + 5 * kGrid;
    return {width, QWidget::sizeHint().height()};
}

void PlaySidebar::show(const HudState &state)
{
    m_goal->setText(state.objective);
    m_vitals->setVisible(state.vitals);
    m_health->show(state.facts.health.now, state.facts.health.full);
    for (QWidget *part : {static_cast<QWidget *>(m_armourTitle), static_cast<QWidget *>(m_armour)})
        part->setVisible(state.facts.armour.has_value());
    if (state.facts.armour)
        m_armour->show(state.facts.armour->now, state.facts.armour->full);
    m_conditions->setText(state.facts.conditions);
    m_conditions->setVisible(!state.facts.conditions.isEmpty());
    m_gear->setText(QStringList{state.facts.weapon, state.facts.worn, state.facts.wealth}.join('\n'));
    m_nothing->setVisible(state.things.empty());
    m_view->setVisible(!state.things.empty());
    m_view->show(state.things);
}

void PlaySidebar::refreshLook()
{
    const Theme &theme = currentTheme();
    setPanelGround(this, theme);
    for (QLabel *title : {m_goalTitle, m_viewTitle})
        setSecondary(title, theme);
    setSecondary(m_nothing, theme);
    m_goal->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    for (QLabel *label : {m_healthTitle, m_armourTitle, m_gear})
        label->setFont(fontOf(TextSize::Body));
    m_conditions->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::Base, theme.panel);
    m_view->setPalette(palette);
    updateGeometry();
}

void PlaySidebar::retranslate()
{
    m_goalTitle->setText(tr("Objective"));
    setCommandTip(*m_close, tr("Hide the sidebar"), m_command);
    m_close->setAccessibleName(tr("Hide the sidebar"));
    m_healthTitle->setText(tr("Health"));
    m_armourTitle->setText(tr("Armour"));
    m_gear->setAccessibleName(tr("Equipment"));
    m_conditions->setAccessibleName(tr("Conditions"));
    m_viewTitle->setText(tr("In view"));
    m_nothing->setText(tr("Monsters, chests and exits that you see are listed here."));
    m_view->setAccessibleName(tr("In view"));
    setAccessibleName(tr("Sidebar"));
}

HudStrip::HudStrip(QAction &command, QWidget *parent)
    : QWidget(parent)
    , m_command(command)
    , m_open(arrowButton(this, "strip.open", Qt::RightArrow))
    , m_health(new HealthMeter(this))
    , m_armour(new HealthMeter(this, MeterKind::Armour))
    , m_goal(named("strip.objective", new QLabel(this)))
    , m_rows(new QVBoxLayout(this))
    , m_first(new QHBoxLayout)
{
    setObjectName(QStringLiteral("hudStrip"));
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_health->setNamed(true);
    m_armour->setNamed(true);
    m_goal->setMinimumWidth(1); // it must not keep the window wide
    m_goal->setTextFormat(Qt::PlainText);
    m_rows->setContentsMargins(kGrid, kGrid, 2 * kGrid, kGrid);
    m_rows->setSpacing(kGrid);
    m_rows->addLayout(m_first);
    m_first->setSpacing(2 * kGrid);
    m_first->addWidget(m_open);
    m_first->addWidget(m_health, 1);
    m_first->addWidget(m_armour, 1);
    m_first->addWidget(m_goal);
    connect(m_open, &QToolButton::clicked, this, &HudStrip::openRequested);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void HudStrip::show(const HudState &state)
{
    m_vitals = state.vitals;
    m_hasArmour = state.facts.armour.has_value();
    m_health->show(state.facts.health.now, state.facts.health.full);
    if (state.facts.armour)
        m_armour->show(state.facts.armour->now, state.facts.armour->full);
    m_goal->setText(state.objective);
    shareRoom();
}

/// An objective that doesn't fit beside the bars gets a row of its own.
void HudStrip::shareRoom()
{
    const bool armour = m_vitals && m_hasArmour && width() >= kRoomForArmour;
    m_health->setVisible(m_vitals);
    m_armour->setVisible(armour);
    const int bars = (m_vitals ? 1 : 0) + (armour ? 1 : 0);
    const int gap = m_first->spacing();
    const int goal = m_goal->fontMetrics().horizontalAdvance(m_goal->text()) + 2;
    const int left = width() - 3 * kGrid - m_open->sizeHint().width() - gap - goal;
    const int bar = bars > 0 ? left / bars - gap : 0;
    const bool beside = bars > 0 ? bar >= m_health->minimumSizeHint().width() : left >= 0;
    for (HealthMeter *meter : {m_health, m_armour})
        meter->setMaximumWidth(beside ? bar : QWIDGETSIZE_MAX);
    const bool isBeside = m_first->indexOf(m_goal) >= 0;
    if (beside != isBeside) {
        (isBeside ? m_first : m_rows)->removeWidget(m_goal);
        (beside ? m_first : m_rows)->addWidget(m_goal);
        m_goal->setWordWrap(!beside);
    }
}

void HudStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void HudStrip::refreshLook()
{
    setPanelGround(this, currentTheme());
    m_goal->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    shareRoom();
}

void HudStrip::retranslate()
{
    setCommandTip(*m_open, tr("Show the sidebar"), m_command);
    m_open->setAccessibleName(tr("Show the sidebar"));
}

} // namespace cave

#include "moc_play_sidebar.cpp"
