// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/walking/real_time.h"
#include "core/io/worlds/replay.h"
#include "editor/document/job_runner.h"

#include <QWidget>

#include <filesystem>
#include <optional>

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace cave {

class MapView;
class MessageDelegate;
class MessageLog;
class OverlayStack;

/// Shows again what was done in a world: played at a chosen speed, a command at a time, or from any moment
/// on. Knows the log only; the world's file is not touched.
class ReplayWindow : public QWidget {
    Q_OBJECT

public:
    /// `path` is the file that the log was read from.
    ReplayWindow(WorldLog log, std::filesystem::path path, QWidget *parent = nullptr);
    ~ReplayWindow() override;

    /// How many commands of the log have been done.
    [[nodiscard]] int position() const { return m_position; }
    [[nodiscard]] int length() const { return static_cast<int>(m_log.commands.size()); }
    [[nodiscard]] const Session &session() const { return *m_session; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isRunning(); }

    /// Goes to the moment after `position` commands; backwards means from the beginning.
    void seek(int position);
    /// Goes to the first moment of a turn.
    void seekTurn(qint64 turn);
    void setPlaying(bool playing);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refreshLook();
    void makeParts();
    QLayout *makeTransport();
    QLayout *makeFoot();
    void connectTransport();
    void begin();
    /// So much time has passed while playing.
    void play(double seconds);
    /// Does the next command; false at the end, or where the log can't go on.
    bool advance(bool tell);
    /// The next command, or as many steps of time as are left of it.
    [[nodiscard]] Command nextCommand() const;
    /// Whether time passes by itself where the log is now.
    [[nodiscard]] bool isFree() const;
    /// Lets `steps` of time pass, and does what was done meanwhile.
    void passSteps(int steps);
    void tell(const std::vector<Event> &events);
    /// Who moves freely, what lies there, and the bounds of where the player is.
    void showFree(bool anew);
    void showAll();
    void showStep(const CellRect &seen);
    void showFight();
    void updateTransport();
    void chooseExportFile();
    void exportTo(const QString &file);
    void verify();
    void tellVerified(const Result<ReplayReport> &report);

    WorldLog m_log;
    std::filesystem::path m_path;
    std::optional<Session> m_session;
    int m_position = 0;
    bool m_broken = false;  ///< the next command can't be done
    int m_stepsDone = 0;    ///< of the next command, where that lets several steps pass
    double m_stepsOwed = 0; ///< of time that passed while playing
    std::int64_t m_turnShown = 0;
    int m_levelShown = 0;
    PlayMapObjects m_things;
    EventMessages m_words;
    RealTime m_clock;

    MapView *m_map = nullptr;
    OverlayStack *m_overlays = nullptr;
    MessageLog *m_messages = nullptr;
    MessageDelegate *m_delegate = nullptr;
    QSlider *m_slider = nullptr;
    QSpinBox *m_turn = nullptr;
    QComboBox *m_speed = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_start = nullptr;
    QToolButton *m_end = nullptr;
    QLabel *m_moment = nullptr;
    QLabel *m_told = nullptr; ///< what came of exporting and verifying
    QPushButton *m_verify = nullptr;
    QPushButton *m_export = nullptr;
    JobRunner m_jobs;
};

} // namespace cave
