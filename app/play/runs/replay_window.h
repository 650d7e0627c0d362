// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"
#include "app/play/walking/real_time.h"
#include "core/io/worlds/replay.h"
#include "core/session/replay.h"
#include "editor/document/job_runner.h"
#include "editor/panels/past/past_reader.h"

#include <QWidget>

#include <filesystem>
#include <memory>
#include <optional>

class QLabel;
class QLayout;
class QPushButton;
class QTabWidget;

namespace cave {

class MapView;
class MessageLog;
class MomentScene;
class OverlayStack;
class ReplayTransport;
class SightPane;
class TracePanel;

/// Replays a world's log: at a chosen speed, command by command, or from any point. Works on the log only;
/// the world's file isn't touched. If several played, one of them is followed, and the ways of all are shown.
class ReplayWindow : public QWidget {
    Q_OBJECT

public:
    /// `path` is the world's file that the log was read from; empty if it is from elsewhere, and then can't
    /// be verified and exported here.
    ReplayWindow(WorldLog log, std::filesystem::path path, QWidget *parent = nullptr);
    ~ReplayWindow() override;

    /// The number of commands replayed.
    [[nodiscard]] int position() const { return m_position; }
    [[nodiscard]] int length() const { return static_cast<int>(m_log->commands.size()); }
    [[nodiscard]] const Session &session() const { return *m_session; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isRunning(); }

    /// Goes to the point after `position` commands, with the messages of some commands before it.
    void seek(int position);
    /// Goes to the start of a turn.
    void seekTurn(qint64 turn);
    /// Goes to the next turn in which something happened that the timeline marks, or to the one before.
    void seekMark(bool forward);
    /// Goes to the start of a turn, and shows what monsters saw in it and why it came to what happened.
    void explain(qint64 turn);
    /// Offers a look at what would have happened otherwise.
    void offerWhatIf();
    /// What monsters see: how it is asked whether to show it.
    [[nodiscard]] SightPane &sight() const { return *m_sight; }
    void setPlaying(bool playing);
    /// Plays the end: the last minute where time passes by itself, otherwise as many commands as are played
    /// in a minute at the slowest speed.
    void playLastMinute();
    /// Shows the world as this player saw it, as soon as they are there.
    void followPlayer(int player);

signals:
    /// The user wants to see what would have happened from a turn on.
    void whatIfRequested(const cave::PastReader &past, qint64 turn);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslateUi();
    void makeParts();
    QWidget *makeSide();
    void makeTrace();
    QLayout *makeFoot();
    void connectTransport();
    /// Begins with the world as it was after `position` commands.
    void begin(World world, int position);
    /// Where a seek to a point begins: some commands before it, so that their messages are there, or at the
    /// current point if that is nearer.
    void goBefore(int position);
    /// Advances playback by a span of time.
    void play(double seconds);
    /// Performs the next command; false at the end, or if the log can't continue.
    bool advance(bool report);
    /// Performs a command; false if it isn't possible.
    bool perform(const Command &command, bool report);
    /// The next command, or the remaining steps of time.
    [[nodiscard]] Command nextCommand() const;
    /// The moment that is shown.
    [[nodiscard]] Moment moment() const { return {m_position, m_stepsDone}; }
    /// Ends playing if the watch point begins to hold after a moment, up to the one shown.
    bool pauseIfWatched(Moment after);
    /// Whether time passes by itself at this point.
    [[nodiscard]] bool isFree() const;
    /// Advances time by `steps`, with the commands given meanwhile, and shows the result.
    void passSteps(int steps);
    /// The same without showing it; up to where the watch point begins to hold, as far as that is known.
    void replaySteps(int steps);
    void report(const std::vector<Event> &events);
    void introducePlayers();
    void showFollowed();
    void showAll();
    void showStep(const CellRect &seen);
    void showFight();
    [[nodiscard]] bool showsSight() const;
    /// Shows the areas of the monsters that had a part in the turn shown, if any did.
    void selectInvolved();
    void showMark(const TimelineMark &mark);
    void updateTransport();
    [[nodiscard]] QString momentText() const;
    void chooseExportFile();
    void exportTo(const QString &file);
    void verify();
    [[nodiscard]] QString verifiedText(const Result<ReplayReport> &report) const;

    std::shared_ptr<const WorldLog> m_log;
    std::filesystem::path m_path;
    std::optional<Session> m_session;
    int m_position = 0;
    bool m_broken = false;            ///< the next command can't be performed
    int m_stepsDone = 0;              ///< of the next command, if it covers several steps
    double m_stepsOwed = 0;           ///< from playback time
    std::optional<Moment> m_pausedAt; ///< where the watch point ended playing
    PlayerTracks m_tracks;
    int m_followed = 1;
    std::int64_t m_explained = -1; ///< the turn of which marks may be read later
    EventMessages m_words;
    RealTime m_clock;

    MapView *m_map = nullptr;
    OverlayStack *m_overlays = nullptr;
    MomentScene *m_scene = nullptr;
    MessageLog *m_messages = nullptr;
    QTabWidget *m_side = nullptr;
    SightPane *m_sight = nullptr;
    TracePanel *m_trace = nullptr;
    ReplayTransport *m_transport = nullptr;
    QLabel *m_outcome = nullptr;     ///< the result of an export or verification
    QPushButton *m_whatIf = nullptr; ///< hidden while nothing follows it
    QPushButton *m_verify = nullptr;
    QPushButton *m_export = nullptr;
    JobRunner m_jobs;
    PastReader *m_past;
};

} // namespace cave
