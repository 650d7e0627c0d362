// SPDX-License-Identifier: MIT
#include "app/play/runs/runs_dialog.h"

#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/common/window_layout.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/log/number_table.h"
#include "core/world/action.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QDate>
#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {
namespace {

constexpr QSize kRunsSize{1040, 500};
constexpr int kWidestColumn = 220; ///< longer texts are elided, with a tool tip
constexpr int kNarrowestText = 8 * kGrid;
constexpr int kAroundNumber = 3 * kGrid;
constexpr int kRounding = 2; ///< of widths of texts
constexpr int kIdRole = Qt::UserRole + 1;

enum Rules { StandardRules, GentleRules };

enum RunColumn {
    PlaceColumn,
    ScoreColumn,
    OutcomeColumn,
    CauseColumn,
    WhereColumn,
    WorldColumn,
    PlayersColumn,
    SeedColumn,
    LevelColumn,
    FloorColumn,
    KillsColumn,
    TreasuresColumn,
    TurnsColumn,
    TimeColumn,
    EndedColumn,
    RunColumnCount
};

/// Columns that are legible in part: texts, and times, which begin with the date.
constexpr std::array kTextColumns{OutcomeColumn, CauseColumn, WhereColumn,
                                  WorldColumn,   SeedColumn,  EndedColumn};

/// The width that a heading needs. The size hint of each section has room for a sort indicator.
int widthOfHeading(const QTreeWidget &table, int column)
{
    const QHeaderView &header = *table.header();
    return header.fontMetrics().horizontalAdvance(table.headerItem()->text(column)) +
           aroundHeading(header, column) + kRounding;
}

/// The width of a date without the time of day, which is elided.
int widthOfDate(const QTreeWidget &table)
{
    const QString date = QLocale().toString(QDate(2028, 12, 28), QLocale::ShortFormat);
    return table.fontMetrics().horizontalAdvance(date + "…") + kAroundNumber;
}

/// The width that the numbers of a column need, without its heading.
int widthOfNumbers(const QTreeWidget &table, int column)
{
    int widest = 0;
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        const QString text = table.topLevelItem(row)->text(column);
        widest = std::max(widest, table.fontMetrics().horizontalAdvance(text));
    }
    return widest + kAroundNumber;
}

/// Narrows those columns that are widest above what `least` says, until all columns are in view.
template<class Columns, class Least>
void narrow(QTreeWidget &table, const Columns &columns, const Least &least)
{
    const auto spare = [&table, &least](int column) {
        return table.isColumnHidden(column) ? 0 : table.columnWidth(column) - least(column);
    };
    int excess = table.header()->length() - table.viewport()->width();
    while (excess > 0) {
        const int widest = *std::ranges::max_element(columns, {}, spare);
        const int less = std::min({excess, kGrid, spare(widest)});
        if (less <= 0)
            return;
        table.setColumnWidth(widest, table.columnWidth(widest) - less);
        excess -= less;
    }
}

/// Each column as wide as its contents. Until all columns are in view, first the longest texts give way, then
/// headings of texts, and then headings that are longer than their numbers. All of these have tool tips.
void fitRunColumns(QTreeWidget &table)
{
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a bar of former widths would stay
    std::vector<int> all;
    for (int column = 0; column < table.columnCount(); ++column) {
        table.resizeColumnToContents(column);
        table.setColumnWidth(column, std::min(table.columnWidth(column), kWidestColumn));
        all.push_back(column);
    }
    const auto isText = [](int column) {
        return std::ranges::find(kTextColumns, column) != kTextColumns.end();
    };
    const auto contents = [&](int column) {
        return column == EndedColumn ? widthOfDate(table)
               : isText(column)      ? kNarrowestText
                                     : widthOfNumbers(table, column);
    };
    narrow(table, all, [&](int column) { return std::max(contents(column), widthOfHeading(table, column)); });
    narrow(table, kTextColumns, contents);
    narrow(table, all, contents);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void addMissingTips(QTreeWidget &table)
{
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        QTreeWidgetItem &item = *table.topLevelItem(row);
        for (const RunColumn column : kTextColumns) {
            if (item.toolTip(column).isEmpty())
                item.setToolTip(column, item.text(column));
        }
    }
}

} // namespace

RunsDialog::RunsDialog(RunHistory &history, QWidget *parent) : QDialog(parent), m_history(history)
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, kRunsSize);
    m_question = new InlineQuestion(QStringLiteral("runs.removal"), this, Qt::Horizontal);
    m_ui.rows->addWidget(m_question, 3, 0); // above the buttons
    setTabOrderByLayout(*this);
    m_removeAction = addPageAction(*this, "runs.remove", {Qt::Key_Delete});
    for (QTreeWidget *table : tables()) {
        table->setColumnCount(RunColumnCount);
        connect(table, &QTreeWidget::itemSelectionChanged, this, &RunsDialog::showSelection);
    }
    for (QTreeWidget *table : {m_ui.runs_best, m_ui.runs_day})
        table->sortByColumn(PlaceColumn, Qt::AscendingOrder);
    m_ui.runs_all->sortByColumn(EndedColumn, Qt::DescendingOrder);
    m_ui.runs_all->hideColumn(PlaceColumn);
    for (const ScenarioKind scenario : offeredScenarios()) {
        if (scenarioInfo(scenario).ranksRuns)
            m_ui.runs_kind->addItem(QString(), static_cast<int>(scenario));
    }
    connect(m_ui.runs_tabs, &QTabWidget::currentChanged, this, [this] {
        fitRunColumns(*shownTable()); // only now it has its width
        showSelection();
    });
    connect(m_ui.runs_kind, &QComboBox::activated, this, &RunsDialog::refresh);
    connect(m_ui.runs_rules, &QComboBox::activated, this, [this](int index) {
        m_eased = index == GentleRules;
        m_areRulesChosen = true;
        refresh();
    });
    connect(m_removeAction, &QAction::triggered, this, &RunsDialog::askToRemove);
    connect(m_ui.runs_removeButton, &QPushButton::clicked, this, &RunsDialog::askToRemove);
    connect(m_ui.close, &QPushButton::clicked, this, &QDialog::close);
    if (const Result<std::vector<RunRecord>> all = history.all(); all && !all->empty())
        m_ui.runs_kind->setCurrentIndex(
            std::max(0, m_ui.runs_kind->findData(static_cast<int>(all->front().scenario))));
    bindEvent(*this, {QEvent::Show}, [this] { refresh(); });
    bindEvent(*this, {QEvent::Resize}, [this] {
        for (QTreeWidget *table : tables())
            fitRunColumns(*table);
    });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        for (int i = 0; i < m_ui.runs_kind->count(); ++i) {
            const auto scenario = static_cast<ScenarioKind>(m_ui.runs_kind->itemData(i).toInt());
            m_ui.runs_kind->setItemText(i, scenarioLabel(scenario));
        }
        m_removeAction->setText(tr("Remove the run"));
        refresh();
    });
}

/// In Rooms time passes by itself, and players have no level.
void RunsDialog::nameColumns()
{
    const ScenarioInfo &scenario = scenarioInfo(chosenKind());
    const bool rooms = scenario.freeMovement;
    const QStringList heads{tr("Place"),
                            tr("Score"),
                            tr("Outcome"),
                            tr("Killed by"),
                            tr("Where"),
                            tr("World"),
                            tr("Players"),
                            tr("Seed"),
                            tr("Level"),
                            rooms ? tr("Room") : tr("Floor"),
                            tr("Kills"),
                            rooms ? tr("Taken") : tr("Treasures"),
                            rooms ? tr("Time") : tr("Turns"),
                            rooms ? tr("Played") : tr("Time"),
                            tr("Ended")};
    for (QTreeWidget *table : tables()) {
        table->setHeaderLabels(heads);
        for (int column = 0; column < RunColumnCount; ++column)
            table->headerItem()->setToolTip(column, heads.at(column));
        table->setColumnHidden(LevelColumn, rooms || scenario.journey);
        table->setColumnHidden(FloorColumn, scenario.journey);
        table->setColumnHidden(WhereColumn, !rooms && !scenario.journey); // the floor says it
    }
}

/// A row below the run for each of several players.
void RunsDialog::addPlayers(QTreeWidgetItem &run, const RunRecord &record)
{
    int player = 0;
    for (const RunPlayer &each : record.players) {
        auto *row = new NumberItem(&run);
        ++player;
        row->setText(WorldColumn, playerName(player, each.name));
        row->setNumber(ScoreColumn, each.score);
        row->setNumber(LevelColumn, each.level);
        row->setNumber(KillsColumn, each.kills);
        row->setNumber(TreasuresColumn, each.treasures);
        row->setData(0, kIdRole, static_cast<qlonglong>(record.id));
    }
}

void RunsDialog::refresh()
{
    nameColumns();
    m_ui.runs_empty->setText(
        tr("No finished runs of “%1” yet. Start one from the start page; its score appears here "
           "when it ends.")
            .arg(m_ui.runs_kind->currentText()));
    Result<std::vector<RunRecord>> all = m_history.all();
    const int unreadable = m_history.unreadable();
    if (all)
        std::erase_if(*all, [this](const RunRecord &run) { return run.scenario != chosenKind(); });
    offerRules(all.valueOr({}));
    const Result<std::vector<RunRecord>> best = m_history.best(chosenKind(), kBest, {}, m_eased);
    const Result<std::vector<RunRecord>> day =
        m_history.best(chosenKind(), kBest, seedOfTheDay().toStdString(), m_eased);
    m_question->hide();
    m_ui.runs_problem->setVisible(!best || !all || unreadable > 0);
    m_ui.runs_problem->setText(
        !all    ? messageText(all.error().message)
        : !best ? messageText(best.error().message)
                : tr("%n runs can't be read. They stay in the file.", nullptr, unreadable));
    fill(*m_ui.runs_best, best.valueOr({}), true);
    fill(*m_ui.runs_day, day.valueOr({}), true);
    m_ui.runs_dayText->setText(
        tr("Today everyone gets the seed %1: the calendar button of a new world enters it.")
            .arg(seedOfTheDay()));
    fill(*m_ui.runs_all, all.valueOr({}), false);
    m_ui.pages->setCurrentIndex(
        m_ui.runs_all->topLevelItemCount() == 0 && m_ui.runs_best->topLevelItemCount() == 0 ? 1 : 0);
    showSelection();
}

/// The choice of rules, if there are runs with both; of one scenario, the latest run first.
void RunsDialog::offerRules(const std::vector<RunRecord> &runs)
{
    const auto isEased = [](const RunRecord &run) { return run.eased; };
    const bool both = std::ranges::any_of(runs, isEased) && !std::ranges::all_of(runs, isEased);
    if (!runs.empty() && (!both || !m_areRulesChosen))
        m_eased = runs.front().eased;
    m_ui.runs_rules->setCurrentIndex(m_eased ? GentleRules : StandardRules);
    m_ui.runs_rules->setVisible(both);
    m_ui.rulesLabel->setVisible(both);
}

ScenarioKind RunsDialog::chosenKind() const
{
    return static_cast<ScenarioKind>(m_ui.runs_kind->currentData().toInt());
}

void RunsDialog::showKind(ScenarioKind kind)
{
    if (const int index = m_ui.runs_kind->findData(static_cast<int>(kind)); index >= 0)
        m_ui.runs_kind->setCurrentIndex(index);
    refresh();
}

void RunsDialog::fill(QTreeWidget &table, const std::vector<RunRecord> &runs, bool ranked)
{
    const QLocale locale;
    table.setSortingEnabled(false);
    table.clear();
    int place = 0;
    for (const RunRecord &run : runs) {
        auto *row = new NumberItem(&table);
        ++place;
        if (ranked) // those that don't count come last, without a place
            row->setNumber(PlaceColumn, place, run.isRanked() ? locale.toString(place) : QString());
        row->setNumber(ScoreColumn, run.score);
        fillEnd(*row, run);
        row->setText(WorldColumn, QString::fromStdString(run.worldName));
        row->setText(SeedColumn, QString::fromStdString(run.seed));
        row->setNumber(LevelColumn, run.level);
        row->setNumber(FloorColumn, run.floor);
        row->setNumber(KillsColumn, run.kills);
        row->setNumber(TreasuresColumn, run.treasures);
        if (scenarioInfo(run.scenario).freeMovement)
            row->setNumber(TurnsColumn, run.turns, minutesText(run.turns / kStepsPerSecond));
        else
            row->setNumber(TurnsColumn, run.turns);
        row->setNumber(TimeColumn, run.playMs, durationText(run.playMs));
        const QDateTime ended = QDateTime::fromMSecsSinceEpoch(run.endedMs);
        row->setNumber(EndedColumn, run.endedMs, locale.toString(ended, QLocale::ShortFormat));
        row->setData(0, kIdRole, static_cast<qlonglong>(run.id));
        row->setNumber(PlayersColumn,
                       std::max<std::int64_t>(1, static_cast<std::int64_t>(run.players.size())));
        addPlayers(*row, run);
    }
    const auto isShared = [](const RunRecord &run) { return !run.players.empty(); };
    const bool shared = std::ranges::any_of(runs, isShared);
    table.setColumnHidden(PlayersColumn, !shared);
    table.setRootIsDecorated(shared);
    table.setTreePosition(WorldColumn);
    table.setSortingEnabled(true);
    addMissingTips(table);
    fitRunColumns(table);
}

void RunsDialog::fillEnd(QTreeWidgetItem &row, const RunRecord &run)
{
    QString outcome = run.won ? tr("Victory") : tr("Died");
    QStringList tips;
    if (run.eased) {
        outcome = tr("%1 (gentle)").arg(outcome);
        tips.append(tr("With gentle rules: ranked in the list of such runs."));
    }
    if (run.revealed) {
        outcome = tr("%1 (revealed)").arg(outcome);
        tips.append(
            tr("Fog was off, or all monsters or the sight debugger were shown: this run isn't ranked."));
    }
    if (run.copy) {
        outcome = tr("%1 (copy)").arg(outcome);
        tips.append(tr("A copy of a run that went on elsewhere: it isn't ranked."));
    }
    row.setText(OutcomeColumn, outcome);
    tips.prepend(outcome); // which may be elided
    row.setToolTip(OutcomeColumn, tips.join('\n'));
    row.setText(WhereColumn, messageText(placeName(run.scenario, run.levelFiles, run.place)));
    if (!run.death)
        return;
    const QString cause = messageText(causeName(run.scenario, *run.death));
    row.setText(CauseColumn, cause);
    row.setToolTip(CauseColumn, cause + '\n' + messageText(deathText(run.scenario, *run.death)));
}

QTreeWidget *RunsDialog::shownTable() const
{
    return tables()[static_cast<std::size_t>(std::max(0, m_ui.runs_tabs->currentIndex()))];
}

void RunsDialog::showSelection()
{
    const bool any = m_ui.pages->currentIndex() == 0 && !shownTable()->selectedItems().isEmpty();
    m_question->hide();
    m_ui.runs_removeButton->setEnabled(any);
    m_removeAction->setEnabled(any);
}

void RunsDialog::askToRemove()
{
    m_question->ask(
        [] {
            return InlineQuestion::Texts{tr("Delete this run?"), tr("Delete"), tr("Keep it")};
        },
        [this] { removeSelected(); });
}

void RunsDialog::removeSelected()
{
    const QList<QTreeWidgetItem *> selected = shownTable()->selectedItems();
    if (selected.isEmpty())
        return;
    const Result<void> removed = m_history.remove(selected.first()->data(0, kIdRole).toLongLong());
    refresh();
    if (!removed) {
        m_ui.runs_problem->setText(messageText(removed.error().message));
        m_ui.runs_problem->show();
    }
}

} // namespace cave

#include "moc_runs_dialog.cpp"
