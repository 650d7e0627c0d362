// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/level_checks.h"
#include "editor/document/job_runner.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace cave {

class LevelTools;

/// "The goal can't be reached", for people.
QString levelIssueTitle(LevelIssueKind kind);

/// What is wrong with the level that is edited, and what in it this program doesn't know: checked off the
/// interface thread when edits have settled.
class LevelChecksPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it; their document is checked.
    explicit LevelChecksPanel(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelChecksPanel() override;

    [[nodiscard]] const std::vector<LevelIssue> &issues() const { return m_issues; }
    [[nodiscard]] bool isBusy() const { return m_settle.isActive() || m_jobs.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }

    static constexpr int kSettleMs = 250;

signals:
    void issuesChanged();
    /// Someone wants to see what is wrong there: a record, and a tile if there is one.
    void issueChosen(const cave::LevelIssue &issue);

protected:
    void changeEvent(QEvent *event) override;

private:
    void check();
    void take(std::vector<LevelIssue> issues);
    void choose(const QListWidgetItem *item);
    void retranslate();
    void updateInk();
    void list();

    LevelTools &m_tools;
    std::vector<LevelIssue> m_issues;
    std::size_t m_unknown = 0; ///< this many at the end are of unknown types
    QLabel *m_state;
    QListWidget *m_list;
    QTimer m_settle;
    JobRunner m_jobs; ///< last, so that nothing runs when the rest is gone
};

} // namespace cave
