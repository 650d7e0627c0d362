// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/past/watch_point.h"
#include "core/analysis/past/watch_search.h"
#include "editor/document/job_runner.h"

#include <QLineEdit>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

class ConditionCompletion;
class FieldNote;
class TimelineBar;

/// The field of a `WatchEdit`: a line with completion. What was typed counts after a pause in typing, on
/// Enter, and when the field loses the keyboard.
class WatchField : public QLineEdit {
    Q_OBJECT

public:
    explicit WatchField(QWidget *parent = nullptr);

    /// The kinds of monsters that there are; null for no watch points.
    void setContent(std::shared_ptr<const Content> content);
    /// While limited, names that may say more than the player can know are errors.
    void setLimited(bool limited);

    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<WatchPoint> &point() const { return m_point; }
    /// What is wrong; empty while the text is valid or empty.
    [[nodiscard]] QString problem() const;
    void retranslate();

signals:
    void pointChanged();
    void problemChanged(const QString &problem);
    /// Enter was pressed.
    void entered();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void readSoon();
    void readNow();
    /// True if there is another watch point, or none any more.
    bool read();
    /// If not `asked`, only while a word is being typed.
    void complete(bool asked);
    void take(const QString &text);

    std::shared_ptr<const Content> m_content;
    bool m_limited = false;
    std::optional<WatchPoint> m_point;
    std::optional<ConditionError> m_error;
    QString m_hidden; ///< the name that isn't allowed
    Completions m_completions;
    ConditionCompletion *m_popup;
    QTimer m_soon;
};

/// A field for a watch point, with error messages and what comes of it.
class WatchEdit : public QWidget {
    Q_OBJECT

public:
    enum class NotePlace { Below, Beside };
    explicit WatchEdit(NotePlace place, QWidget *parent = nullptr);
    ~WatchEdit() override;

    /// The kinds of monsters that there are; null for no watch points.
    void setContent(std::shared_ptr<const Content> content) { m_field->setContent(std::move(content)); }
    /// While limited, names that may say more than the player can know are errors.
    void setLimited(bool limited) { m_field->setLimited(limited); }

    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<WatchPoint> &point() const { return m_field->point(); }
    [[nodiscard]] WatchField *field() const { return m_field; }
    /// What comes of it; shown unless something is wrong. Empty for nothing.
    void report(const QString &text);

signals:
    /// There is another watch point, or none.
    void pointChanged();
    /// Enter was pressed, and nothing is wrong.
    void entered();

private:
    void refreshNote();

    WatchField *m_field;
    FieldNote *m_note;
    QString m_report;
};

/// Finds the moments of a world's past at which a watch point holds, off the interface thread, from the
/// beginning on. It replays the log by itself, so that nothing else waits for it.
class PastWatch : public QObject {
    Q_OBJECT

public:
    explicit PastWatch(QObject *parent = nullptr) : QObject(parent) {}

    /// The past to look in, and for which player; null for none.
    void setPast(std::shared_ptr<const WorldLog> log, int player);
    void setPlayer(int player);
    void setPoint(std::optional<WatchPoint> point);

    [[nodiscard]] bool hasPoint() const { return m_log != nullptr && m_point.has_value(); }
    /// In how many turns it holds, as far as it was looked for.
    [[nodiscard]] std::int64_t turns() const { return m_turns; }
    [[nodiscard]] bool isSearching() const { return m_jobs.isBusy(); }
    /// The last turn of the log that can be replayed; none if that is the last of all, or not known yet.
    [[nodiscard]] std::optional<std::int64_t> stuckAt() const { return m_stuckAt; }

    /// Whether it is known up to a moment where the watch point holds; always so without one.
    [[nodiscard]] bool isKnown(Moment moment) const;
    /// The first moment after another at which it begins to hold; none if there is none, or none is known.
    [[nodiscard]] std::optional<Moment> nextBegin(Moment after) const;

signals:
    /// The search begins, without any finds yet, or there is nothing to look for any more.
    void restarted();
    /// There are more finds, which come in order.
    void findsRead(const std::vector<cave::WatchFind> &finds);
    /// It was looked further, or all was looked at.
    void progressed();

private:
    /// What a part of the search came to.
    struct Part {
        std::vector<WatchFind> finds;
        Moment end;
        std::optional<std::int64_t> stuckAt;
    };
    static void search(const std::shared_ptr<const WorldLog> &log, const WatchPoint &point, int player,
                       PastWatch &watch, const JobRunner::Wanted &wanted);
    void restart();
    void take(const Part &part);

    std::shared_ptr<const WorldLog> m_log;
    int m_player = 1;
    std::optional<WatchPoint> m_point;
    std::vector<Moment> m_begins;
    std::int64_t m_turns = 0;
    std::int64_t m_lastTurn = -1; ///< with a find
    Moment m_end;                 ///< looked at up to here
    bool m_looked = false;        ///< at all
    std::optional<std::int64_t> m_stuckAt;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

/// A field for a watch point over a world's past: where it holds is marked on a lane of a timeline, which
/// becomes the one to go through.
class PastWatchEdit : public WatchEdit {
    Q_OBJECT

public:
    /// `bar` must outlive this.
    explicit PastWatchEdit(TimelineBar &bar, QWidget *parent = nullptr);

    /// The past, and for which player to look; null for none.
    void setPast(const std::shared_ptr<const WorldLog> &log, int player);
    void setPlayer(int player) { m_watch.setPlayer(player); }
    /// What was found.
    [[nodiscard]] const PastWatch &watch() const { return m_watch; }
    /// Says that playing paused because the watch point holds; otherwise, what was found.
    void showPaused(bool paused);

signals:
    /// There are more finds, or others.
    void findsChanged();

private:
    void begin();
    void refreshReport();
    [[nodiscard]] QString foundText() const;

    TimelineBar &m_bar;
    bool m_paused = false;
    PastWatch m_watch;
};

} // namespace cave
