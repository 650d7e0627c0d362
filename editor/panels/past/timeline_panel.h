// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/replay.h"
#include "editor/document/job_runner.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/past/past_reader.h"

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace cave {

class PastWatchEdit;
class TimelineBar;

/// Shows a document's world as it was at any turn of its past, in place of the present one: a timeline of
/// what happened, and ways through it. Its log is read once the panel is visible.
class TimelinePanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);
    ~TimelinePanel() override;

    /// Shows the world at the start of a turn.
    void seekTurn(qint64 turn);
    /// Shows the next turn in which something happened that the timeline marks, or the one before.
    void seekMark(bool forward);
    /// Returns to the present.
    void seekNow();
    /// The past of the document; null while it isn't read, or if there is none.
    [[nodiscard]] PastReader *past() const { return m_past.get(); }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// Another turn is shown, in which these monsters had a part in what happened.
    void turnShown(qint64 turn, const std::vector<cave::MonsterId> &involved);
    /// There is another past, or none.
    void pastReplaced();
    /// The user wants to see what would have happened from a turn on.
    void whatIfRequested(qint64 turn);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;
    void retranslate() override;
    void refreshLook() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectParts();
    void listKinds();
    void readPast();
    void take(Result<WorldLog> &log);
    void showMoment(Moment moment);
    void showMark(const TimelineMark &mark);
    void refresh();
    void showGhosts();
    [[nodiscard]] QString emptyText() const;

    bool m_requested = false; ///< the past of the document is read, or being read
    QString m_failure;        ///< why it can't be read
    QString m_note;           ///< why a turn wasn't shown
    JobRunner m_jobs;
    std::shared_ptr<const WorldLog> m_log;
    std::unique_ptr<PastReader> m_past;
    std::optional<Moment> m_moment; ///< of the past that is shown
    TimelineBar *m_bar;
    QToolButton *m_earlier;
    QToolButton *m_later;
    QComboBox *m_kind; ///< through which events the buttons go
    QSpinBox *m_turn;
    QPushButton *m_now;
    QCheckBox *m_ghosts;
    QPushButton *m_whatIf;
    PastWatchEdit *m_watch;
    QLabel *m_state;
};

} // namespace cave
