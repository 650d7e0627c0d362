// SPDX-License-Identifier: MIT
#include "app/play/hud/play_hud.h"

#include "app/play/hud/health_meter.h"
#include "app/play/hud/view_list.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_scene.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "core/session/event.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <utility>

#include "moc_play_hud.cpp"

namespace cave {
namespace {

constexpr int kRefreshMs = 200; ///< while nothing but time passes
constexpr int kNarrowShare = 3; ///< the sidebar takes at most a third of the width

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

/// Beside the map: the player's condition and equipment, what to do, and what is in view.
class PlaySidebar : public QWidget {
    Q_OBJECT

public:
    /// `command` shows and hides it.
    PlaySidebar(QAction &command, QWidget *parent)
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

    void show(const HudState &state)
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

    [[nodiscard]] ViewList &view() { return *m_view; }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int width = QFontMetrics(fontOf(TextSize::Body)).averageCharWidth() * kCharacters + 5 * kGrid;
        return {width, QWidget::sizeHint().height()};
    }

signals:
    void closeRequested();

private:
    void layOut()
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
        auto *texts = vbox(kGrid, {head, m_goal, BoxPart::gap(kGrid), m_vitals, BoxPart::gap(kGrid),
                                   m_viewTitle, m_nothing});
        texts->setContentsMargins(3 * kGrid, kGrid, 2 * kGrid, 0);
        vbox(*this, kGrid, kNoMargins, {texts, {m_view, 1}, BoxPart::stretch(0)});
    }

    void refreshLook()
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

    void retranslate()
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

    QAction &m_command;
    QLabel *m_goalTitle;
    QToolButton *m_close;
    QLabel *m_goal;
    QWidget *m_vitals;
    QLabel *m_healthTitle;
    HealthMeter *m_health;
    QLabel *m_armourTitle;
    HealthMeter *m_armour;
    QLabel *m_conditions;
    QLabel *m_gear;
    QLabel *m_viewTitle;
    QLabel *m_nothing;
    ViewList *m_view;
};

/// The same above the map, without the list: in one row, or two if the objective is long.
class HudStrip : public QWidget {
    Q_OBJECT

public:
    /// `command` shows the sidebar instead.
    HudStrip(QAction &command, QWidget *parent)
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
        bindEvent(*this, {QEvent::Resize}, [this] { shareRoom(); });
        bindTexts(*this, [this] { retranslate(); });
        bindLook(*this, [this] {
            setPanelGround(this, currentTheme());
            m_goal->setFont(fontOf(TextSize::Body, QFont::DemiBold));
            shareRoom();
        });
    }

    void show(const HudState &state)
    {
        m_vitals = state.vitals;
        m_hasArmour = state.facts.armour.has_value();
        m_health->show(state.facts.health.now, state.facts.health.full);
        if (state.facts.armour)
            m_armour->show(state.facts.armour->now, state.facts.armour->full);
        m_goal->setText(state.objective);
        shareRoom();
    }

signals:
    void openRequested();

private:
    void retranslate()
    {
        setCommandTip(*m_open, tr("Show the sidebar"), m_command);
        m_open->setAccessibleName(tr("Show the sidebar"));
    }

    /// An objective that doesn't fit beside the bars gets a row of its own.
    void shareRoom()
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

    QAction &m_command;
    QToolButton *m_open;
    HealthMeter *m_health;
    HealthMeter *m_armour;
    QLabel *m_goal;
    QBoxLayout *m_rows;
    QBoxLayout *m_first;
    bool m_vitals = true;
    bool m_hasArmour = false;
};

PlayHud::PlayHud(PlaySession &session, PlayScene &scene, PlayActions &actions, QWidget &page)
    : QObject(&page)
    , m_play(session)
    , m_scene(scene)
    , m_actions(actions)
    , m_page(page)
    , m_sidebar(new PlaySidebar(*actions.sidebar, &page))
    , m_strip(new HudStrip(*actions.sidebar, &page))
{
    keepKeyboardOnClicks(*m_sidebar, ClickFocus::Fields);
    keepKeyboardOnClicks(*m_strip, ClickFocus::Fields);
    bindEvent(page, {QEvent::Resize, QEvent::ThemeChange, QEvent::FontChange}, *this, [this] { place(); });
    bindEvent(page, {QEvent::LanguageChange}, *this, [this] {
        m_state = {};
        refresh();
    });
    connect(&m_play, &PlaySession::changed, this, [this] {
        refresh();
        place();
    });
    const auto follow = [this] {
        const bool isDue = !m_sinceRefresh.isValid() || m_sinceRefresh.elapsed() >= kRefreshMs;
        if (m_play.isFree() && isDue) // by turns, `changed` follows
            refresh();
    };
    connect(&m_play, &PlaySession::allActed, this, follow);
    connect(&m_play, &PlaySession::timePassed, this, follow);
    connect(&m_play, &PlaySession::allActed, this, &PlayHud::recount);
    connect(&m_play, &PlaySession::happened, this, &PlayHud::recount);
    for (QAction *action : {actions.fog, actions.allMonsters})
        connect(action, &QAction::toggled, this, &PlayHud::refresh);
    connect(actions.sidebar, &QAction::toggled, this, [this] {
        m_openThoughNarrow = false;
        place();
    });
    connect(m_sidebar, &PlaySidebar::closeRequested, this, [this] { setOpen(false); });
    connect(m_strip, &HudStrip::openRequested, this, [this] { setOpen(true); });
    ViewList &view = m_sidebar->view();
    connect(&view, &ViewList::chosen, this, [this](WorldPos at) {
        m_scene.examiner().moveTo(at);
        emit left();
    });
    connect(&view, &ViewList::left, this, &PlayHud::left);
    connect(&view, &ViewList::pointedAt, &m_scene, &PlayScene::pointAt);
    connect(&m_scene.examiner(), &Examiner::changed, this,
            [this] { m_sidebar->view().select(m_scene.examiner().cursor()); });
    refresh();
    place();
}

QWidget *PlayHud::sidebar() const
{
    return m_sidebar;
}

QWidget *PlayHud::strip() const
{
    return m_strip;
}

void PlayHud::recount(const std::vector<Event> &events)
{
    if (std::ranges::any_of(events, isAnyOf<FightWon, ChestOpened>))
        m_objective.recount();
}

void PlayHud::refresh()
{
    m_sinceRefresh.start();
    Session &session = m_play.session();
    HudState state;
    state.facts = playerFacts(session);
    state.objective = m_objective.text(session);
    state.things = thingsInView(session, m_scene.disclosure());
    state.vitals = !m_play.isFree(); // the bar of rooms shows them there
    if (state == m_state)
        return;
    m_state = std::move(state);
    m_sidebar->show(m_state);
    m_strip->show(m_state);
    m_sidebar->view().select(m_scene.examiner().cursor());
    emit changed();
}

bool PlayHud::isNarrow() const
{
    return m_page.width() < m_sidebar->sizeHint().width() * kNarrowShare;
}

/// Sidebar or strip.
void PlayHud::place()
{
    const bool wanted = m_actions.sidebar->isChecked() && (!isNarrow() || m_openThoughNarrow);
    m_sidebar->setFixedWidth(m_sidebar->sizeHint().width());
    m_sidebar->setVisible(wanted);
    m_strip->setVisible(!wanted);
    emit sidebarShown(wanted);
}

/// In a narrow window the strip is not the player's choice, so it isn't remembered as such.
void PlayHud::setOpen(bool open)
{
    const bool forNow = isNarrow() && (open || m_openThoughNarrow);
    if (!forNow || (open && !m_actions.sidebar->isChecked()))
        m_actions.sidebar->setChecked(open);
    m_openThoughNarrow = open && isNarrow();
    place();
    emit left();
}

} // namespace cave

#include "play_hud.moc"
