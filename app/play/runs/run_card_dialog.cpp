// SPDX-License-Identifier: MIT
#include "app/play/runs/run_card_dialog.h"

#include "app/common/generator_texts.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/runs/replay_window.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/worlds/replay.h"
#include "core/world/action.h"
#include "editor/document/job_runner.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_run_card_dialog.h"

#include <QDialog>
#include <QLocale>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {

/// The run that a seed card claims: what it is, whether it is proved, and its replay. Adds nothing to the
/// history of runs.
class RunCardDialog : public QDialog {
    Q_OBJECT

public:
    RunCardDialog(SeedCard card, QWidget *parent) : QDialog(parent), m_card(std::move(card))
    {
        setUpForm(m_ui, *this);
        connect(m_ui.runCard_watch, &QPushButton::clicked, this, &RunCardDialog::watch);
        connect(m_ui.runCard_close, &QPushButton::clicked, this, &QDialog::close);
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            m_ui.runCard_claim->setText(claimText());
            showVerdict();
        });
        bindLook(*this, [this] {
            m_ui.runCard_claim->setFont(fontOf(TextSize::Heading));
            showVerdict();
        });
        check();
    }

private:
    [[nodiscard]] QString claimText() const
    {
        const RunClaim &run = *m_card.run;
        const ScenarioKind scenario = scenarioOf(m_card.spec.generator.kind);
        const QString outcome = run.outcome == RunState::Won    ? tr("won")
                                : run.outcome == RunState::Lost ? tr("lost")
                                                                : tr("unfinished");
        const QString time = scenarioInfo(scenario).freeMovement
                                 ? tr("time %1").arg(minutesText(run.turns / kStepsPerSecond))
                                 : tr("%Ln turns", nullptr, pluralCount(run.turns));
        QString claim = tr("%1, seed “%2”: %3, score %Ln, %4, kills %5.", nullptr, pluralCount(run.score))
                            .arg(scenarioLabel(scenario), QString::fromStdString(seedText(m_card.spec)),
                                 outcome, time, shownNumber(run.kills));
        if (run.revealed)
            claim += QLatin1Char('\n') + tr("The card says that more was revealed than the player saw.");
        if (run.copy)
            claim +=
                QLatin1Char('\n') + tr("The card says that the world is a copy: its run went on elsewhere.");
        return claim;
    }

    void check()
    {
        m_jobs.run(
            [card = m_card](const JobRunner::Wanted &wanted) {
                const auto total = static_cast<double>(std::max<std::size_t>(1, card.run->log.size()));
                return verifyClaim(
                    card, [&](std::int64_t done) { return wanted(static_cast<double>(done) / total); });
            },
            [this](const Result<ClaimReport> &report) {
                m_report = report;
                showVerdict();
            });
    }

    void showVerdict()
    {
        const Theme &theme = currentTheme();
        const bool known = m_report.has_value();
        const bool proved = known && m_report->ok() && (*m_report)->proved();
        if (!known)
            m_ui.runCard_verdict->setText(tr("Checking…"));
        else if (proved)
            m_ui.runCard_verdict->setText(
                tr("Proved: its %Ln commands, played from the seed by the rules of this version, lead "
                   "to exactly this.",
                   nullptr, pluralCount((*m_report)->commands)));
        else
            m_ui.runCard_verdict->setText(
                tr("Not proved: %1.")
                    .arg(messageText(m_report->ok() ? (*m_report)->problem : m_report->error().message)));
        setInk(m_ui.runCard_verdict, !known ? theme.text : proved ? theme.good : theme.danger, theme);
        m_ui.runCard_limits->setVisible(proved);
        m_ui.runCard_watch->setEnabled(known && m_report->ok());
        adjustSize(); // texts wrap
    }

    void watch()
    {
        Result<WorldLog> log = logOfCard(m_card);
        if (!log) {
            m_report = log.error();
            return showVerdict();
        }
        auto *window = new ReplayWindow(std::move(*log), {}, parentWidget());
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
    }

    SeedCard m_card;
    Ui::RunCardDialog m_ui;
    std::optional<Result<ClaimReport>> m_report; ///< none while it is being checked
    JobRunner m_jobs;
};

QDialog *runCardDialog(const SeedCard &card, QWidget *parent)
{
    return new RunCardDialog(card, parent);
}

} // namespace cave

#include "run_card_dialog.moc"
