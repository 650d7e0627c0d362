// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "ui_replay_transport.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

namespace cave {

class PastWatchEdit;

/// The controls of a replay: the timeline, a slider over the commands, buttons to play and to step, the
/// speed, the player who is followed, and the turn.
class ReplayTransport : public QWidget {
    Q_OBJECT

public:
    explicit ReplayTransport(const std::shared_ptr<const WorldLog> &log, QWidget *parent = nullptr);

    /// What is shown now.
    struct State {
        int position = 0; ///< the number of commands replayed
        qint64 turn = 0;
        bool playing = false;
        bool broken = false;  ///< the next command can't be performed
        QString text;         ///< in words
        bool watched = false; ///< playing paused here because of the watch point
    };
    void showState(const State &state);
    /// More marks of the timeline, none before those that are there.
    void addMarks(const std::vector<TimelineMark> &marks);
    [[nodiscard]] const TimelineBar &timeline() const { return *m_ui.replay_timeline; }
    [[nodiscard]] PastWatchEdit &watchEdit() const { return *m_watch; }

    /// How fast to play: commands a second by turns, and otherwise how often as fast as real time.
    [[nodiscard]] int commandsASecond() const;
    [[nodiscard]] double timesAsFast() const;
    void setSlowest() { m_ui.replay_speed->setCurrentIndex(0); }
    [[nodiscard]] static int slowestCommandsASecond();

    void setPlayer(int player);
    /// The player's name, as it is to be chosen here.
    [[nodiscard]] QString nameOf(int player) const;
    void focusPlay() { m_ui.replay_play->setFocus(); }

signals:
    void positionChosen(int position);
    void turnChosen(qint64 turn);
    void markChosen(const cave::TimelineMark &mark);
    /// To the next mark of the timeline, or to the one before.
    void markWanted(bool forward);
    void playToggled();
    void playerChosen(int player);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectParts();
    void nameParts(const WorldLog &log);
    void updateMarkButtons();

    int m_length;
    int m_position = 0;
    Ui::ReplayTransport m_ui;
    PastWatchEdit *m_watch;
};

} // namespace cave
