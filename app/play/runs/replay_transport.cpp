// SPDX-License-Identifier: MIT
#include "app/play/runs/replay_transport.h"

#include "app/play/texts/allies.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPixmap>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

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
{
    setUpForm(m_ui, *this);
    m_watch = named("replay.watch", new PastWatchEdit(*m_ui.replay_timeline));
    m_ui.column->addWidget(m_watch);
    m_ui.replay_timeline->setTurns(log->origin.turn, log->stored.turn);
    m_ui.replay_slider->setRange(0, m_length);
    m_ui.replay_slider->setPageStep(std::max(1, m_length / 20));
    m_ui.replay_turn->setRange(spinValue(log->origin.turn), spinValue(log->stored.turn));
    m_ui.replay_speed->addItems(QStringList(kCommandsASecond.size()));
    m_ui.replay_speed->setCurrentIndex(kFirstSpeed);
    const Party &party = log->stored.party; // those who ever played
    m_watch->setPast(log, party.shown);
    for (const PartyMember &member : party.members)
        m_ui.replay_player->addItem(colourDot(playerColour(member.id, member.colour)), {}, member.id);
    setPlayer(party.shown);
    if (party.isAlone())
        m_ui.replay_player->hide();
    for (const auto &[button, icon] :
         {std::pair(m_ui.replay_start, "to-start"), std::pair(m_ui.replay_back, "step-back"),
          std::pair(m_ui.replay_play, "play"), std::pair(m_ui.replay_forward, "step-on"),
          std::pair(m_ui.replay_earlier, "previous-item"), std::pair(m_ui.replay_later, "next-item"),
          std::pair(m_ui.replay_end, "to-end")}) {
        button->setIcon(namedIcon(icon));
        button->installEventFilter(this);
    }
    connectParts();
    bindTexts(*this, [this, log] { nameParts(*log); });
}

void ReplayTransport::nameParts(const WorldLog &log)
{
    m_ui.retranslateUi(this);
    const auto label = [](QToolButton *button, const QString &tip) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    label(m_ui.replay_start, withKey(tr("To the beginning"), Qt::Key_Home));
    label(m_ui.replay_back, withKey(tr("Previous command"), Qt::Key_Left));
    label(m_ui.replay_play, withKey(tr("Play or pause"), Qt::Key_Space));
    label(m_ui.replay_forward, withKey(tr("Next command"), Qt::Key_Right));
    label(m_ui.replay_earlier, withKey(tr("Previous event"), kEarlierEventKey));
    label(m_ui.replay_later, withKey(tr("Next event"), kLaterEventKey));
    label(m_ui.replay_end, withKey(tr("To the end"), Qt::Key_End));
    const bool timed = log.origin.action.has_value();
    for (int i = 0; i < m_ui.replay_speed->count(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_ui.replay_speed->setItemText(i, timed ? tr("%L1× speed").arg(kTimesAsFast.at(at))
                                                : tr("%L1 per second").arg(kCommandsASecond.at(at)));
    }
    for (const PartyMember &member : log.stored.party.members)
        m_ui.replay_player->setItemText(m_ui.replay_player->findData(member.id),
                                        playerName(member.id, member.name));
}

void ReplayTransport::connectParts()
{
    connect(m_ui.replay_timeline, &TimelineBar::turnChosen, this, &ReplayTransport::turnChosen);
    connect(m_ui.replay_timeline, &TimelineBar::laneChanged, this, &ReplayTransport::updateMarkButtons);
    connect(m_ui.replay_timeline, &TimelineBar::markChosen, this, &ReplayTransport::markChosen);
    connect(m_watch, &PastWatchEdit::findsChanged, this, &ReplayTransport::updateMarkButtons);
    connect(m_watch, &WatchEdit::entered, this, &ReplayTransport::focusPlay);
    connect(m_ui.replay_slider, &QSlider::valueChanged, this, &ReplayTransport::positionChosen);
    connect(m_ui.replay_turn, &QSpinBox::valueChanged, this, &ReplayTransport::turnChosen);
    connect(m_ui.replay_start, &QToolButton::clicked, this, [this] { emit positionChosen(0); });
    connect(m_ui.replay_back, &QToolButton::clicked, this, [this] { emit positionChosen(m_position - 1); });
    connect(m_ui.replay_play, &QToolButton::clicked, this, &ReplayTransport::playToggled);
    connect(m_ui.replay_earlier, &QToolButton::clicked, this, [this] { emit markWanted(false); });
    connect(m_ui.replay_later, &QToolButton::clicked, this, [this] { emit markWanted(true); });
    connect(m_ui.replay_forward, &QToolButton::clicked, this,
            [this] { emit positionChosen(m_position + 1); });
    connect(m_ui.replay_end, &QToolButton::clicked, this, [this] { emit positionChosen(m_length); });
    connect(m_ui.replay_player, &QComboBox::currentIndexChanged, this,
            [this] { emit playerChosen(m_ui.replay_player->currentData().toInt()); });
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
    const QSignalBlocker quietSlider(m_ui.replay_slider);
    const QSignalBlocker quietTurn(m_ui.replay_turn);
    m_ui.replay_slider->setValue(state.position);
    if (!m_ui.replay_turn->hasFocus() ||
        !m_ui.replay_turn->findChild<QLineEdit *>()->isModified()) // else a turn is being typed
        m_ui.replay_turn->setValue(spinValue(state.turn));
    m_ui.replay_timeline->setTurn(state.turn);
    updateMarkButtons();
    m_ui.replay_play->setIcon(namedIcon(state.playing ? "pause" : "play"));
    m_ui.replay_start->setEnabled(state.position > 0);
    m_ui.replay_back->setEnabled(state.position > 0);
    const bool goesOn = state.position < m_length && !state.broken;
    m_ui.replay_forward->setEnabled(goesOn);
    m_ui.replay_end->setEnabled(goesOn);
    m_ui.replay_play->setEnabled(m_length > 0 && !state.broken);
    m_ui.replay_moment->setText(state.text);
    m_watch->showPaused(state.watched);
}

void ReplayTransport::addMarks(const std::vector<TimelineMark> &marks)
{
    m_ui.replay_timeline->addMarks(marks);
    updateMarkButtons();
}

void ReplayTransport::updateMarkButtons()
{
    m_ui.replay_earlier->setEnabled(m_ui.replay_timeline->nextMark(false).has_value());
    m_ui.replay_later->setEnabled(m_ui.replay_timeline->nextMark(true).has_value());
}

int ReplayTransport::commandsASecond() const
{
    return kCommandsASecond.at(static_cast<std::size_t>(m_ui.replay_speed->currentIndex()));
}

double ReplayTransport::timesAsFast() const
{
    return kTimesAsFast.at(static_cast<std::size_t>(m_ui.replay_speed->currentIndex()));
}

int ReplayTransport::slowestCommandsASecond()
{
    return kCommandsASecond.front();
}

void ReplayTransport::setPlayer(int player)
{
    m_ui.replay_player->setCurrentIndex(m_ui.replay_player->findData(player));
    m_watch->setPlayer(player);
}

QString ReplayTransport::nameOf(int player) const
{
    return m_ui.replay_player->itemText(m_ui.replay_player->findData(player));
}

} // namespace cave

#include "moc_replay_transport.cpp"
