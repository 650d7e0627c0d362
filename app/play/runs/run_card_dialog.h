// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_card.h"
#include "editor/document/job_runner.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace cave {

/// The run that a seed card claims: what it is, whether it is proved, and its replay. Adds nothing to the
/// history of runs.
class RunCardDialog : public QDialog {
    Q_OBJECT

public:
    /// The card must have a run.
    explicit RunCardDialog(SeedCard card, QWidget *parent = nullptr);

private:
    void retranslate();
    [[nodiscard]] QString claimText() const;
    void check();
    void showVerdict();
    void watch();

    SeedCard m_card;
    QLabel *m_claim;
    QLabel *m_verdict;
    QLabel *m_limits;
    QPushButton *m_watch;
    QPushButton *m_close;
    std::optional<Result<ClaimReport>> m_report; ///< none while it is being checked
    JobRunner m_jobs;
};

} // namespace cave
