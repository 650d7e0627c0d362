// SPDX-License-Identifier: MIT
#include "app/play/runs/replay_transport.h"

#include "app/play/texts/allies.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace cave {
namespace {

constexpr std::array kCommandsASecond{5, 25, 100, 1000, 10'000};
/// The speeds, where time passes by itself.
constexpr std::array kTimesAsFast{0.5, 1.0, 4.0, 16.0, 128.0};
constexpr int kFirstSpeed = 1;

} // namespace

ReplayTransport::ReplayTransport(const std::shared_ptr<const WorldLog> &log, QWidget *parent)
    : QWidget(parent)
    , m_length(static_cast<int>(log->commands.size()))
    , m_timeline(named("replay.timeline", new TimelineBar))
    , m_watch(named("replay.watch", new PastWatchEdit(*m_timeline)))
    , m_slider(named("replay.slider", new QSlider(Qt::Horizontal)))
    , m_turn(named("replay.turn", new QSpinBox))
    , m_speed(named("replay.speed", new QComboBox))
    , m_player(named("replay.player", new QComboBox))
    , m_moment(named("replay.moment", new QLabel))
{
    m_timeline->setTurns(log->origin.turn, log->stored.turn);
    m_slider->setRange(0, m_length);
    m_slider->setPageStep(std::max(1, m_length / 20));
    m_turn->setRange(spinValue(log->origin.turn), spinValue(log->stored.turn));
    m_turn->setKeyboardTracking(false);
    m_speed->addItems(QStringList(kCommandsASecond.size()));
    m_speed->setCurrentIndex(kFirstSpeed);
    m_watch->setPast(log, log->stored.party.shown);
    makePlayers(*log);
    vbox(*this, kStyleSpacing, kNoMargins, {m_timeline, m_slider, makeButtons(), m_watch});
    connectParts();
    bindTexts(*this, [this, log] { retranslateUi(*log); });
}

void ReplayTransport::retranslateUi(const WorldLog &log)
{
    m_slider->setAccessibleName(tr("Position in the replay"));
    m_turn->setPrefix(tr("Turn "));
    m_turn->setAccessibleName(tr("Go to turn"));
    const auto label = [](QToolButton *button, const QString &tip) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    label(m_start, withKey(tr("To the beginning"), Qt::Key_Home));
    label(m_back, withKey(tr("Previous command"), Qt::Key_Left));
    label(m_play, withKey(tr("Play or pause"), Qt::Key_Space));
    label(m_forward, withKey(tr("Next command"), Qt::Key_Right));
    label(m_earlier, withKey(tr("Previous event"), kEarlierEventKey));
    label(m_later, withKey(tr("Next event"), kLaterEventKey));
    label(m_end, withKey(tr("To the end"), Qt::Key_End));
    m_speed->setAccessibleName(tr("Speed"));
    const bool timed = log.origin.action.has_value();
    for (int i = 0; i < m_speed->count(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_speed->setItemText(i, timed ? tr("%L1× speed").arg(kTimesAsFast.at(at))
                                      : tr("%L1 per second").arg(kCommandsASecond.at(at)));
    }
    m_player->setAccessibleName(tr("Follow"));
    m_player->setToolTip(tr("Whom to follow"));
    for (const PartyMember &member : log.stored.party.members)
        m_player->setItemText(m_player->findData(member.id), playerName(member.id, member.name));
}

QLayout *ReplayTransport::makeButtons()
{
    auto *bar = new QHBoxLayout;
    const auto add = [this, bar](const char *id, const char *icon) {
        auto *button = named(id, new QToolButton);
        button->setIcon(namedIcon(icon));
        button->setAutoRaise(true);
        button->installEventFilter(this);
        bar->addWidget(button);
        return button;
    };
    m_start = add("replay.start", "to-start");
    m_back = add("replay.back", "step-back");
    m_play = add("replay.play", "play");
    m_forward = add("replay.forward", "step-on");
    m_earlier = add("replay.earlier", "previous-item");
    m_later = add("replay.later", "next-item");
    m_end = add("replay.end", "to-end");
    bar->addWidget(m_speed);
    bar->addWidget(m_player);
    bar->addStretch(1);
    bar->addWidget(m_moment);
    bar->addWidget(m_turn);
    return bar;
}

/// Of those who ever played.
void ReplayTransport::makePlayers(const WorldLog &log)
{
    const Party &party = log.stored.party;
    for (const PartyMember &member : party.members)
        m_player->addItem(colourDot(playerColour(member.id, member.colour)), {}, member.id);
    setPlayer(party.shown);
    if (party.isAlone())
        m_player->hide();
}

void ReplayTransport::connectParts()
{
    connect(m_timeline, &TimelineBar::turnChosen, this, &ReplayTransport::turnChosen);
    connect(m_timeline, &TimelineBar::laneChanged, this, &ReplayTransport::updateMarkButtons);
    connect(m_timeline, &TimelineBar::markChosen, this, &ReplayTransport::markChosen);
    connect(m_watch, &PastWatchEdit::findsChanged, this, &ReplayTransport::updateMarkButtons);
    connect(m_watch, &WatchEdit::entered, this, &ReplayTransport::focusPlay);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayTransport::positionChosen);
    connect(m_turn, &QSpinBox::valueChanged, this, &ReplayTransport::turnChosen);
    connect(m_start, &QToolButton::clicked, this, [this] { emit positionChosen(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { emit positionChosen(m_position - 1); });
    connect(m_play, &QToolButton::clicked, this, &ReplayTransport::playToggled);
    connect(m_earlier, &QToolButton::clicked, this, [this] { emit markWanted(false); });
    connect(m_later, &QToolButton::clicked, this, [this] { emit markWanted(true); });
    connect(m_forward, &QToolButton::clicked, this, [this] { emit positionChosen(m_position + 1); });
    connect(m_end, &QToolButton::clicked, this, [this] { emit positionChosen(m_length); });
    connect(m_player, &QComboBox::currentIndexChanged, this,
            [this] { emit playerChosen(m_player->currentData().toInt()); });
}

/// Arrow keys are for seeking, not for moving between buttons.
bool ReplayTransport::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            QCoreApplication::sendEvent(window(), event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReplayTransport::showState(const State &state)
{
    m_position = state.position;
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietTurn(m_turn);
    m_slider->setValue(state.position);
    if (!m_turn->hasFocus() || !m_turn->findChild<QLineEdit *>()->isModified()) // else a turn is being typed
        m_turn->setValue(spinValue(state.turn));
    m_timeline->setTurn(state.turn);
    updateMarkButtons();
    m_play->setIcon(namedIcon(state.playing ? "pause" : "play"));
    m_start->setEnabled(state.position > 0);
    m_back->setEnabled(state.position > 0);
    const bool goesOn = state.position < m_length && !state.broken;
    m_forward->setEnabled(goesOn);
    m_end->setEnabled(goesOn);
    m_play->setEnabled(m_length > 0 && !state.broken);
    m_moment->setText(state.text);
    m_watch->showPaused(state.watched);
}

void ReplayTransport::addMarks(const std::vector<TimelineMark> &marks)
{
    m_timeline->addMarks(marks);
    updateMarkButtons();
}

void ReplayTransport::updateMarkButtons()
{
    m_earlier->setEnabled(m_timeline->nextMark(false).has_value());
    m_later->setEnabled(m_timeline->nextMark(true).has_value());
}

int ReplayTransport::commandsASecond() const
{
    return kCommandsASecond.at(static_cast<std::size_t>(m_speed->currentIndex()));
}

double ReplayTransport::timesAsFast() const
{
    return kTimesAsFast.at(static_cast<std::size_t>(m_speed->currentIndex()));
}

void ReplayTransport::setSlowest()
{
    m_speed->setCurrentIndex(0);
}

int ReplayTransport::slowestCommandsASecond()
{
    return kCommandsASecond.front();
}

void ReplayTransport::setPlayer(int player)
{
    m_player->setCurrentIndex(m_player->findData(player));
    m_watch->setPlayer(player);
}

QString ReplayTransport::nameOf(int player) const
{
    return m_player->itemText(m_player->findData(player));
}

void ReplayTransport::focusPlay()
{
    m_play->setFocus();
}

} // namespace cave

#include "moc_replay_transport.cpp"
