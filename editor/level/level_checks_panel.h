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

/// "The goal can't be reached", for display.
QString levelIssueTitle(LevelIssueKind kind);

/// Problems of the open level, and its content unknown to this program: checked off the interface thread
/// after a pause in editing.
class LevelChecksPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it; checks their document.
    explicit LevelChecksPanel(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelChecksPanel() override;

    [[nodiscard]] const std::vector<LevelIssue> &issues() const { return m_issues; }
    [[nodiscard]] bool isBusy() const { return m_settle.isActive() || m_jobs.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }

    static constexpr int kSettleMs = 250;

signals:
    void issuesChanged();
    /// The user wants to see an issue: a record, and a tile if there is one.
    void issueChosen(const cave::LevelIssue &issue);

private:
    void check();
    void take(std::vector<LevelIssue> issues);
    void choose(const QListWidgetItem *item);
    void retranslate();
    void updateInk();
    void list();

    LevelTools &m_tools;
    std::vector<LevelIssue> m_issues;
    std::size_t m_unknown = 0; ///< number of unknown types at the end
    QLabel *m_state;
    QListWidget *m_list;
    QTimer m_settle;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

} // namespace cave
