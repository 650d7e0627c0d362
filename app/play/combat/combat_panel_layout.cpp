// SPDX-License-Identifier: MIT
// The parts of the combat panel: how they are made, placed, named and joined.

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/combat_outcome.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/combat/fight_choices_box.h"
#include "app/play/combat/pace_box.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

namespace cave {
namespace {

constexpr QSize kLargest{180 * kGrid, 140 * kGrid};

/// A widget, and buttons beside it, or below it where both don't fit.
class FoldingRow : public QWidget {
public:
    FoldingRow(QWidget *first, QHBoxLayout *buttons, QWidget *parent)
        : QWidget(parent)
        , m_first(first)
        , m_buttons(buttons)
        , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    {
        m_row->setContentsMargins(0, 0, 0, 0);
        m_row->setSpacing(2 * kGrid);
        m_row->addWidget(first, 1);
        m_row->addLayout(buttons);
        m_row->setSizeConstraint(QLayout::SetNoConstraint); // it may be as narrow as the wider of both
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {m_buttons->minimumSize().width(), m_row->minimumSize().height()};
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fold();
        return QWidget::event(event);
    }

private:
    void fold()
    {
        const int needed =
            m_first->minimumSizeHint().width() + m_row->spacing() + m_buttons->minimumSize().width();
        m_row->setDirection(m_first->isVisibleTo(this) && needed > width() ? QBoxLayout::TopToBottom
                                                                           : QBoxLayout::LeftToRight);
    }

    QWidget *m_first;
    QHBoxLayout *m_buttons;
    QBoxLayout *m_row;
};

} // namespace

CombatPanel::CombatPanel(Preferences &preferences, QWidget *parent)
    : ModalOverlay(parent)
    , m_timer(new QTimer(this))
    , m_card(named("combat.card", new QFrame(this)))
    , m_player(new FighterCard(Side::Player, "combat.player", m_card))
    , m_enemy(new FighterCard(Side::Enemy, "combat.enemy", m_card))
    , m_description(plainLabel("combat.description", m_card))
    , m_weakness(plainLabel("combat.weakness", m_card))
    , m_cause(plainLabel("combat.cause", m_card))
    , m_pages(new QStackedWidget(m_card))
    , m_log(named("combat.log", new QListWidget(m_pages)))
    , m_outcome(named("combat.outcome", new CombatOutcome(m_pages)))
    , m_choices(new FightChoices(*this, m_card))
    , m_pace(new PaceBox(preferences, m_card))
{
    setObjectName("combatPanel");
    setAccessibleRole(*this, QAccessible::Dialog);
    m_timer->setTimerType(Qt::PreciseTimer);
    makeActions();
    layOut();
    connectParts();
    retranslate();
    refreshLook();
}

void CombatPanel::makeActions()
{
    m_step = addPageAction(*this, "combat.step", {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter});
    m_run = addPageAction(*this, "combat.run", {Qt::Key_R});
    m_run->setCheckable(true);
    m_finish = addPageAction(*this, "combat.finish", {Qt::Key_F});
    m_attack =
        addPageAction(*this, "combat.attack", {Qt::Key_1, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter});
    m_dodge = addPageAction(*this, "combat.dodge", {Qt::Key_2});
    m_cast = addPageAction(*this, "combat.cast", {Qt::Key_3, Qt::Key_C, Qt::Key_I});
    m_goOn =
        addPageAction(*this, "combat.goOn", {Qt::Key_Enter, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape});
}

void CombatPanel::layOut()
{
    m_card->setFrameShape(QFrame::StyledPanel);
    m_card->setAutoFillBackground(true);
    m_card->setMaximumSize(kLargest);
    m_card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *row = hbox(kStyleSpacing, {BoxPart::stretch(1), {m_card, 1000}, BoxPart::stretch(1)});
    vbox(*this, kStyleSpacing, evenMargins(3 * kGrid),
         {BoxPart::stretch(1), {row, 1000}, BoxPart::stretch(1)});

    auto *fighters = hbox(3 * kGrid, {{m_player, 1}, {m_enemy, 1}});
    auto *column = vbox(*m_card, 2 * kGrid, evenMargins(3 * kGrid),
                        {fighters, m_description, m_weakness, m_cause, {makeLog(), 1}, m_choices});
    auto *buttons = hbox(2 * kGrid, {BoxPart::stretch(1)});
    for (QAction *action : {m_step, m_run, m_finish, m_attack, m_dodge, m_cast, m_goOn})
        buttons->addWidget(makeButton(action, m_card));
    m_foot = new FoldingRow(m_pace, buttons, m_card);
    column->addWidget(m_foot);
}

QWidget *CombatPanel::makeLog()
{
    m_log->setFocusPolicy(Qt::NoFocus);
    m_log->setSelectionMode(QAbstractItemView::NoSelection);
    m_log->setWordWrap(true);
    m_log->setResizeMode(QListView::Adjust);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_pages->addWidget(m_log);
    m_pages->addWidget(m_outcome);
    return m_pages;
}

void CombatPanel::connectParts()
{
    connect(m_timer, &QTimer::timeout, this, [this] {
        strike();
        showFoot();
    });
    connect(m_step, &QAction::triggered, this, [this] {
        setRunning(false); // a manual step stops the clock
        strike();
        showFoot();
    });
    connect(m_run, &QAction::triggered, this, [this](bool on) {
        setRunning(on);
        showFoot();
    });
    connect(m_finish, &QAction::triggered, this, &CombatPanel::finish);
    connect(m_attack, &QAction::triggered, this, [this] { choose(FightCommand{}); });
    connect(m_dodge, &QAction::triggered, this, [this] { choose(DodgeCommand{}); });
    connect(m_cast, &QAction::triggered, this, &CombatPanel::castRequested);
    connect(m_choices, &FightChoices::chosen, this, [this](const Command &command) { choose(command); });
    connect(m_choices, &FightChoices::useRequested, this, &CombatPanel::castRequested);
    connect(m_choices, &FightChoices::autoRequested, this, &CombatPanel::playOut);
    connect(m_goOn, &QAction::triggered, this, [this] {
        if (m_stage == Stage::Over && m_session->isFighting())
            beginFight();
        else if (m_stage == Stage::Over)
            close();
    });
    connect(m_pace, &PaceBox::intervalChanged, this, [this] {
        if (isRunning())
            setRunning(true);
        showFoot();
    });
}

void CombatPanel::retranslate()
{
    const auto name = [](QAction *action, const QString &text, const QString &tip) {
        setActionTexts(*action, text, tip);
    };
    name(m_step, tr("One blow"), tr("Exchange one blow"));
    name(m_run, tr("Run"), tr("Start or pause automatic fighting"));
    name(m_finish, tr("Finish"), tr("Finish the fight now"));
    name(m_attack, tr("Attack"), tr("Attack with a strength roll; the enemy strikes back"));
    name(m_dodge, tr("Dodge"), tr("Improve your next dodge roll; the enemy attacks"));
    name(m_cast, tr("Cast…"), tr("Read a scroll; this doesn't end your turn"));
    name(m_goOn, tr("Continue"), tr("Close the fight"));
    m_choices->retranslate();
    m_log->setAccessibleName(tr("What happened in this fight"));
}

void CombatPanel::refreshLook()
{
    const Theme &theme = currentTheme();
    setPanelGround(m_card, theme);
    setSecondary(m_description, theme);
    setSecondary(m_cause, theme);
    m_log->setFont(fontOf(TextSize::Body));
    m_weakness->setFont(fontOf(TextSize::Body));
}

} // namespace cave
