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

#include <QDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

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
    RunCardDialog(SeedCard card, QWidget *parent)
        : QDialog(parent)
        , m_card(std::move(card))
        , m_claim(plainLabel("runCard.claim", this))
        , m_verdict(plainLabel("runCard.verdict", this))
        , m_limits(plainLabel("runCard.limits", this))
        , m_watch(named("runCard.watch", new QPushButton(this)))
        , m_close(named("runCard.close", new QPushButton(this)))
    {
        setObjectName("runCardDialog");
        auto *buttons = hbox(kStyleSpacing, {m_watch, BoxPart::stretch(1), m_close});
        for (QLabel *label : {m_claim, m_verdict, m_limits})
            label->setFixedWidth(kTextWidth);
        vbox(*this, 3 * kGrid, QMargins(5 * kGrid, 5 * kGrid, 5 * kGrid, 4 * kGrid),
             {m_claim, m_verdict, m_limits, BoxPart::stretch(1), buttons});
        connect(m_watch, &QPushButton::clicked, this, &RunCardDialog::watch);
        connect(m_close, &QPushButton::clicked, this, &QDialog::close);
        bindTexts(*this, [this] { retranslate(); });
        bindLook(*this, [this] { retranslate(); });
        check();
    }

private:
    static constexpr int kTextWidth = 110 * kGrid;

    void retranslate()
    {
        setWindowTitle(tr("Run of a seed card"));
        m_claim->setText(claimText());
        m_claim->setFont(fontOf(TextSize::Heading));
        m_limits->setText(tr("Nothing proves who gave them, when, and with what help."));
        setSecondary(m_limits, currentTheme());
        m_watch->setText(tr("Watch it"));
        m_close->setText(tr("Close"));
        showVerdict();
    }

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
            m_verdict->setText(tr("Checking…"));
        else if (proved)
            m_verdict->setText(
                tr("Proved: its %Ln commands, played from the seed by the rules of this version, lead "
                   "to exactly this.",
                   nullptr, pluralCount((*m_report)->commands)));
        else
            m_verdict->setText(
                tr("Not proved: %1.")
                    .arg(messageText(m_report->ok() ? (*m_report)->problem : m_report->error().message)));
        setInk(m_verdict, !known ? theme.text : proved ? theme.good : theme.danger, theme);
        m_limits->setVisible(proved);
        m_watch->setEnabled(known && m_report->ok());
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
    QLabel *m_claim;
    QLabel *m_verdict;
    QLabel *m_limits;
    QPushButton *m_watch;
    QPushButton *m_close;
    std::optional<Result<ClaimReport>> m_report; ///< none while it is being checked
    JobRunner m_jobs;
};

QDialog *runCardDialog(const SeedCard &card, QWidget *parent)
{
    return new RunCardDialog(card, parent);
}

} // namespace cave

#include "run_card_dialog.moc"
