// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/past/past_reader.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QKeyEvent;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace cave {

class PastWatchEdit;
class TimelineBar;

/// The timeline of a world's past with ways through it: by turns, by events, and back to the present. Reads
/// the log in another thread; a turn that isn't read yet is shown once it is, if nothing else was chosen by
/// then.
class TimelineStrip : public QWidget {
    Q_OBJECT

public:
    explicit TimelineStrip(QWidget *parent = nullptr);
    ~TimelineStrip() override;

    /// The past to show; null for none. Whatever was shown of another log isn't any more, but a turn that is
    /// still to be shown stays so.
    void setLog(std::shared_ptr<const WorldLog> log);
    [[nodiscard]] const WorldLog *log() const { return m_log.get(); }
    /// The past; null without a log.
    [[nodiscard]] PastReader *past() const { return m_past.get(); }
    /// The turn of the present, which may be later than the last one of the log.
    void setPresent(std::int64_t turn);
    /// The log lacks what has happened since: `logWanted` asks for it before a turn of that is shown.
    void setStale() { m_stale = true; }

    /// Shows the world at the start of a turn.
    void seekTurn(qint64 turn);
    /// Shows the next turn in which something happened that the timeline marks, or the one before.
    void seekMark(bool forward);
    /// Returns to the present.
    void seekNow();
    /// The field for a watch point, which is one of the ways through the past.
    [[nodiscard]] PastWatchEdit &watch() const { return *m_watch; }
    /// Says why there isn't more to show.
    void report(const QString &text);
    /// Whether a turn is still to be shown.
    [[nodiscard]] bool isWaiting() const { return m_wish.has_value(); }
    /// Uses the keys that go through turns; false for any other.
    bool press(const QKeyEvent &event);

    /// The moment that is shown; none: the present.
    [[nodiscard]] const std::optional<Moment> &moment() const { return m_moment; }
    /// The turn that is shown.
    [[nodiscard]] std::int64_t turn() const { return m_turn; }
    /// The monsters that had a part in what happened in a turn, as far as that is read.
    [[nodiscard]] std::vector<MonsterId> monstersIn(std::int64_t turn) const;
    /// Where everyone in view was shortly before and after, if that is to be shown.
    [[nodiscard]] std::vector<Ghost> ghosts() const;

signals:
    /// The world as it was at another moment, which the receiver may take.
    void pastShown(cave::World &past);
    void presentShown();
    /// Where everyone was is to be shown, or no longer.
    void ghostsToggled();
    /// The user wants to see what would have happened from a turn on.
    void whatIfRequested(const cave::PastReader &past, qint64 turn);
    /// Call `setLog` with what has happened since.
    void logWanted();
    /// More of the past is read, or all.
    void readOn();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectParts();
    void listKinds();
    void follow(PastReader &past);
    void showWish();
    /// Whether the turn shown is known to the past, which may be another one since.
    [[nodiscard]] bool isRead() const { return m_past != nullptr && m_moment && m_past->momentOf(m_turn); }
    [[nodiscard]] bool isTyping() const;
    void showMark(const TimelineMark &mark);
    void show(Moment moment);
    void refresh();
    void refreshState();

    std::shared_ptr<const WorldLog> m_log;
    std::unique_ptr<PastReader> m_past;
    bool m_stale = false;
    std::int64_t m_present = 0;
    std::int64_t m_turn = 0;
    std::optional<Moment> m_moment;
    std::optional<std::int64_t> m_wish; ///< the turn to be shown once it is read
    bool m_wantsMark = false;           ///< the last event is to be shown once all is read
    QString m_note;                     ///< why a turn wasn't shown
    TimelineBar *m_bar;
    QToolButton *m_earlier;
    QToolButton *m_later;
    QComboBox *m_kind; ///< through which events the buttons go
    QSpinBox *m_number;
    QPushButton *m_now;
    QCheckBox *m_ghosts;
    QPushButton *m_whatIf;
    PastWatchEdit *m_watch;
    QLabel *m_state;
};

} // namespace cave
