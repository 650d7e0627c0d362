// SPDX-License-Identifier: MIT
#include "editor/panels/past/trace_panel.h"

#include "core/io/files/atomic_file.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr int kAgainMs = 200;
constexpr int kTurns = 200;                      ///< before and after the turn shown
constexpr int kFreeTurns = 30 * kStepsPerSecond; ///< with free movement, where a turn is a step of time
constexpr int kWidestColumn = 260;

} // namespace

TracePanel::TracePanel(QWidget *parent) : QWidget(parent), m_table(&m_monsterTurns)
{
    setUpForm(m_ui, *this);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    m_ui.trace_copy->setIcon(namedIcon("copy"));
    m_ui.trace_save->setIcon(namedIcon("save"));
    m_ui.trace_list->setModel(m_table);
    m_copy = new QAction(m_ui.trace_list);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_ui.trace_list->addAction(m_copy);
    m_ui.trace_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_ui.trace_list, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (QGuiApplication::keyboardModifiers() == Qt::NoModifier) // otherwise it is being selected
            choose(index);
    });
    connect(m_ui.trace_list, &QTreeView::activated, this, &TracePanel::choose);
    connect(m_ui.trace_who, &QComboBox::activated, this, &TracePanel::begin);
    connect(m_ui.trace_filter, &QComboBox::currentIndexChanged, this, [this](int index) {
        for (TurnTable *table :
             {static_cast<TurnTable *>(&m_monsterTurns), static_cast<TurnTable *>(&m_playerTurns)})
            table->setFilter(static_cast<TraceFilter>(index));
        refresh();
        showTurn();
    });
    connect(m_ui.trace_span, &QSpinBox::valueChanged, this, [this] {
        m_jobs.forgetAll();
        trace();
    });
    connect(&m_again, &QTimer::timeout, this, &TracePanel::trace);
    connect(m_copy, &QAction::triggered, this, &TracePanel::copy);
    connect(m_ui.trace_copy, &QToolButton::clicked, this, &TracePanel::copy);
    connect(m_ui.trace_save, &QToolButton::clicked, this, &TracePanel::chooseFile);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_copy->setText(tr("&Copy"));
        m_ui.trace_copy->setToolTip(withKey(tr("Copy the selected turns"), QKeySequence::Copy));
        m_monsterTurns.retranslate();
        m_playerTurns.retranslate();
        nameChoices();
        refresh();
    });
    bindLook(*this, [this] {
        setSecondary(m_ui.tracePanel_empty, currentTheme());
        m_ui.tracePanel_empty->setFont(fontOf(TextSize::Body));
        m_ui.trace_title->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        setSecondary(m_ui.trace_note, currentTheme());
        m_ui.trace_list->setFont(fontOf(TextSize::Small));
        m_ui.trace_list->header()->setFont(fontOf(TextSize::Small));
        m_monsterTurns.refreshLook();
        m_playerTurns.refreshLook();
    });
    bindEvent(*this, {QEvent::Show}, [this] {
        if (!m_traced || isFar())
            trace();
    });
}

/// What there is to choose from: the monster and everyone who plays, and kinds of turns.
void TracePanel::nameChoices()
{
    const QSignalBlocker quiet(m_ui.trace_who);
    const int chosen = std::max(0, m_ui.trace_who->currentIndex());
    m_ui.trace_who->clear();
    m_ui.trace_who->addItem(tr("Monster"));
    if (m_past != nullptr) {
        for (const PartyMember &member : m_past->party().members)
            m_ui.trace_who->addItem(nameOfPlayer(member.id), member.id);
    }
    m_ui.trace_who->setCurrentIndex(std::min(chosen, m_ui.trace_who->count() - 1));
    const bool ofPlayer = playerListed().has_value();
    const std::array texts =
        ofPlayer ? std::array{tr("All turns"), tr("They did something"), tr("Something happened"),
                              tr("A monster saw or hunted them")}
                 : std::array{tr("All turns"), tr("It did something"), tr("It attacked, noticed or gave up"),
                              tr("It could have noticed the player")};
    for (int i = 0; i < m_ui.trace_filter->count(); ++i)
        m_ui.trace_filter->setItemText(i, texts[static_cast<std::size_t>(i)]);
    m_ui.trace_list->setAccessibleName(ofPlayer ? tr("Turns of the player") : tr("Turns of the monster"));
}

QString TracePanel::nameOfPlayer(int player) const
{
    const Party &party = m_past->party();
    const PartyMember *member = party.find(player);
    if (party.isAlone() && member != nullptr && member->name.empty())
        return tr("Player");
    return playerName(player, member != nullptr ? member->name : std::string());
}

std::optional<int> TracePanel::playerListed() const
{
    if (const QVariant chosen = m_ui.trace_who->currentData(); chosen.isValid())
        return chosen.toInt();
    return m_monster ? std::nullopt : std::optional(m_player);
}

void TracePanel::readFrom(PastReader *past)
{
    if (m_past != nullptr)
        m_past->disconnect(this);
    m_past = past;
    if (past != nullptr)
        connect(past, &QObject::destroyed, this, [this] { continueIn(nullptr); });
}

void TracePanel::continueIn(PastReader *past)
{
    readFrom(past);
    begin();
}

void TracePanel::setPast(PastReader *past)
{
    readFrom(past);
    if (past != nullptr) {
        const QSignalBlocker quiet(m_ui.trace_span);
        m_ui.trace_span->setValue(past->isFree() ? kFreeTurns : kTurns);
        m_player = past->party().shown;
    }
    m_monster.reset();
    m_ui.trace_who->setCurrentIndex(0);
    begin();
}

void TracePanel::setMonster(std::optional<MonsterId> monster)
{
    // Who reads the player's turns isn't led away by a monster that had a part in one of them.
    const bool leadsAway = m_going && !m_monster && m_ui.trace_who->currentIndex() == 0;
    if (monster == m_monster || leadsAway)
        return;
    const std::optional<int> before = playerListed();
    m_monster = monster;
    if (!before || before != playerListed())
        begin();
}

void TracePanel::setPlayer(int player)
{
    const std::optional<int> before = playerListed();
    m_player = player;
    if (before != playerListed())
        begin();
}

void TracePanel::setTurn(std::int64_t turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_table->setTurn(turn);
    showTurn();
    if (!m_traced || isFar())
        trace();
}

void TracePanel::list(TurnTable &table)
{
    m_table = &table;
    const QItemSelectionModel *before = m_ui.trace_list->selectionModel();
    m_ui.trace_list->setModel(&table);
    if (before != m_ui.trace_list->selectionModel())
        delete before;
    connect(m_ui.trace_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TracePanel::updateCopy, Qt::UniqueConnection);
}

/// Nothing is traced yet of this monster or player.
void TracePanel::begin()
{
    m_jobs.forgetAll();
    m_again.stop();
    m_traced = false;
    m_reading = false;
    m_monsterTurns.clear();
    m_playerTurns.clear();
    if (playerListed())
        list(m_playerTurns);
    else
        list(m_monsterTurns);
    nameChoices();
    m_ui.trace_note->clear();
    trace();
    refresh();
}

/// Whether the turn shown is near the ends of what is traced, or beyond them.
bool TracePanel::isFar() const
{
    return std::abs(m_turn - m_centre) > 3 * m_ui.trace_span->value() / 4;
}

/// Once the trace under way is done, `take` goes on to the turn that is shown by then.
void TracePanel::trace()
{
    if (m_past == nullptr || !isVisible() || m_jobs.isBusy())
        return;
    m_again.stop();
    m_centre = m_turn;
    const int span = m_ui.trace_span->value();
    if (const std::optional<int> player = playerListed())
        run(*player, m_centre - span, m_centre + span);
    else
        run(*m_monster, m_centre - span, m_centre + span);
}

void TracePanel::run(int player, std::int64_t first, std::int64_t last)
{
    const auto job = m_past->playerTraceJob(player, first, last);
    m_jobs.run([job](const JobRunner::Wanted &wanted) { return job([&wanted] { return wanted(0); }); },
               [this](std::optional<PastPlayerTrace> found) {
                   const bool traced = found.has_value();
                   if (traced)
                       m_playerTurns.setTrace(std::move(*found));
                   take(traced);
               });
}

void TracePanel::run(const MonsterId &monster, std::int64_t first, std::int64_t last)
{
    const auto job = m_past->traceJob(monster, first, last);
    m_jobs.run([job](const JobRunner::Wanted &wanted) { return job([&wanted] { return wanted(0); }); },
               [this](std::optional<PastTrace> found) {
                   const bool traced = found.has_value();
                   if (traced) {
                       // One that is dead all the time has turns only because it lies there.
                       std::erase_if(found->rows, [](const TraceRow &row) {
                           return !row.monster.state.alive && !row.deeds.died;
                       });
                       m_monsterTurns.setTrace(std::move(*found));
                   }
                   take(traced);
               });
}

/// False: it isn't read that far yet.
void TracePanel::take(bool traced)
{
    m_reading = !traced;
    if (!traced) {
        m_again.start();
        return refresh();
    }
    m_table->setTurn(m_turn); // whose rows are wider
    if (!m_traced)
        fitColumns();
    m_traced = true;
    refresh();
    showTurn();
    if (isFar())
        trace();
}

void TracePanel::fitColumns()
{
    const int character = m_ui.trace_list->fontMetrics().averageCharWidth();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_ui.trace_list->resizeColumnToContents(column);
        const int width =
            std::max(m_ui.trace_list->columnWidth(column), character * m_table->leastWidth(column));
        m_ui.trace_list->setColumnWidth(column, std::min(width, kWidestColumn));
    }
}

QString TracePanel::emptyText() const
{
    if (m_past == nullptr)
        return tr("Open a world or a replay to see turn by turn what its monsters did.");
    if (!m_traced && m_reading)
        return tr("Reading the log…");
    const bool ofPlayer = playerListed().has_value();
    if (!m_traced)
        return ofPlayer ? tr("Tracing the player…") : tr("Tracing the monster…");
    if (!m_table->isEmpty())
        return {};
    const int span = m_ui.trace_span->value();
    return (ofPlayer ? tr("Nothing is known of this player from turn %L1 to turn %L2.")
                     : tr("This monster wasn't there, or not alive, from turn %L1 to turn %L2."))
        .arg(std::max<qint64>(0, m_centre - span))
        .arg(m_centre + span);
}

QString TracePanel::title() const
{
    if (m_past == nullptr)
        return {};
    const std::optional<int> player = playerListed();
    if (!player)
        return m_monsterTurns.monsterName();
    return m_ui.trace_who->currentIndex() > 0 ? nameOfPlayer(*player)
                                              : tr("%1 (no monster is selected)").arg(nameOfPlayer(*player));
}

void TracePanel::refresh()
{
    const QString empty = emptyText();
    m_ui.tracePanel_empty->setText(empty);
    m_ui.tracePanel_empty->setVisible(!empty.isEmpty());
    m_ui.trace_body->setVisible(empty.isEmpty());
    m_ui.trace_head->setVisible(m_past != nullptr);
    m_ui.trace_title->setText(title());
    const int rows = m_table->rowCount();
    m_ui.trace_save->setEnabled(rows > 0);
    updateCopy();
    if (rows == 0)
        m_ui.trace_note->setText(tr("No turns of this kind: choose another kind, or more turns."));
    else
        m_ui.trace_note->setText(
            tr("%Ln turns listed, from turn %1 to turn %2", nullptr, rows)
                .arg(shownNumber(m_table->turnAt(0)), shownNumber(m_table->turnAt(rows - 1))));
}

void TracePanel::updateCopy()
{
    const bool chosen = m_ui.trace_list->selectionModel()->hasSelection();
    m_ui.trace_copy->setEnabled(chosen);
    m_copy->setEnabled(chosen);
}

void TracePanel::showTurn()
{
    const std::optional<int> row = m_table->rowAt(m_turn);
    if (!row)
        return;
    const QModelIndex current = m_ui.trace_list->currentIndex();
    if (current.isValid() && m_table->turnAt(current.row()) == m_turn) // one of several rows of that turn
        return m_ui.trace_list->scrollTo(current);
    const QModelIndex index = m_table->index(*row, 0);
    m_ui.trace_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_ui.trace_list->scrollTo(index);
}

void TracePanel::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_going = true;
    emit turnChosen(m_table->turnAt(index.row()));
    m_going = false;
}

void TracePanel::copy()
{
    QModelIndexList rows = m_ui.trace_list->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex &row : rows) {
        QStringList fields;
        for (int column = 0; column < m_table->columnCount(); ++column)
            fields.append(row.siblingAtColumn(column).data().toString());
        lines.append(fields.join(QLatin1Char('\t')));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void TracePanel::chooseFile()
{
    const QString json = tr("JSON (*.json)");
    QFileDialog *dialog = askToSave(this, tr("Save the turns"), {tr("CSV (*.csv)"), json}, "csv");
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, json](const QString &filter) {
        dialog->setDefaultSuffix(filter == json ? "json" : "csv");
    });
    connect(dialog, &QFileDialog::fileSelected, this, &TracePanel::saveTo);
    dialog->open();
}

/// By the file's ending.
void TracePanel::saveTo(const QString &file)
{
    if (m_table->world() == nullptr)
        return;
    const bool json = file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const auto work = [exported = m_table->exported(), json, target = file.toStdString()] {
        return writeFileAtomically(std::filesystem::path(target), exported(json));
    };
    m_files.run(work, [this, file](const Result<void> &written) {
        m_ui.trace_note->setText(written ? tr("The turns were saved to %1.").arg(file)
                                         : withReason(tr("The turns could not be saved."), written.error()));
    });
}

} // namespace cave

#include "moc_trace_panel.cpp"
