// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/run_history.h"
#include "ui_runs_dialog.h"

#include <QDialog>

#include <vector>

class QAction;

namespace cave {

class InlineQuestion;

/// Finished runs: those with the highest scores, those with today's seed of the day, and all of them. Delete
/// removes one, after confirmation.
class RunsDialog : public QDialog {
    Q_OBJECT

public:
    /// The history must outlive the dialog.
    explicit RunsDialog(RunHistory &history, QWidget *parent = nullptr);

    /// Reads the history again, for instance after a run has ended.
    void refresh();

    /// Shows the runs of one scenario, if they are ranked; otherwise the choice stays.
    void showKind(ScenarioKind kind);

    static constexpr int kBest = 20; ///< how many of the highest scores are shown

private:
    [[nodiscard]] ScenarioKind chosenKind() const;
    void offerRules(const std::vector<RunRecord> &runs);
    void nameColumns();
    static void addPlayers(QTreeWidgetItem &run, const RunRecord &record);
    void fill(QTreeWidget &table, const std::vector<RunRecord> &runs, bool ranked);
    static void fillEnd(QTreeWidgetItem &row, const RunRecord &run);
    [[nodiscard]] std::vector<QTreeWidget *> tables() const
    {
        return {m_ui.runs_best, m_ui.runs_day, m_ui.runs_all};
    }
    [[nodiscard]] QTreeWidget *shownTable() const;
    void showSelection();
    void askToRemove();
    void removeSelected();

    RunHistory &m_history;
    Ui::RunsDialog m_ui;
    bool m_eased = false;          ///< the runs ranked have eased rules
    bool m_areRulesChosen = false; ///< by the player; otherwise those of the latest run
    InlineQuestion *m_question;
    QAction *m_removeAction;
};

} // namespace cave
