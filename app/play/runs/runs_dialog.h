// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/run_history.h"

#include <QDialog>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

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

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void retranslate();
    [[nodiscard]] ScenarioKind chosenKind() const;
    void offerRules(const std::vector<RunRecord> &runs);
    void nameColumns();
    static void addPlayers(QTreeWidgetItem &run, const RunRecord &record);
    void fill(QTreeWidget &table, const std::vector<RunRecord> &runs, bool ranked);
    static void fillEnd(QTreeWidgetItem &row, const RunRecord &run);
    [[nodiscard]] std::vector<QTreeWidget *> tables() const { return {m_best, m_day, m_all}; }
    [[nodiscard]] QTreeWidget *shownTable() const;
    void showSelection();
    void askToRemove();
    void removeSelected();

    RunHistory &m_history;
    QStackedWidget *m_pages;
    QTabWidget *m_tabs;
    QComboBox *m_kind; ///< whose high scores are shown
    QLabel *m_kindLabel;
    QComboBox *m_rules; ///< hidden where all runs have the same
    QLabel *m_rulesLabel;
    bool m_eased = false;          ///< the runs ranked have eased rules
    bool m_areRulesChosen = false; ///< by the player; otherwise those of the latest run
    QTreeWidget *m_best;
    QTreeWidget *m_day; ///< the best with the seed of the day
    QLabel *m_dayText;
    QTreeWidget *m_all;
    QLabel *m_empty;
    QLabel *m_problem; ///< a read or write error
    InlineQuestion *m_question;
    QPushButton *m_remove;
    QPushButton *m_close;
    QAction *m_removeAction;
};

} // namespace cave
