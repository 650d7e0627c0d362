// SPDX-License-Identifier: MIT
#include "editor/panels/past/trace_panel.h"

#include "core/analysis/past/trace_export.h"
#include "core/io/files/atomic_file.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/form_file.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/numbers.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr int kAgainMs = 200;
constexpr int kTurns = 200;                      ///< before and after the turn shown
constexpr int kFreeTurns = 30 * kStepsPerSecond; ///< with free movement, where a turn is a step of time
constexpr int kWidestColumn = 260;

} // namespace

TracePanel::TracePanel(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    m_ui.trace_copy->setIcon(namedIcon("copy"));
    m_ui.trace_save->setIcon(namedIcon("save"));
    m_ui.trace_list->setModel(&m_model);
    m_copy = new QAction(m_ui.trace_list);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_ui.trace_list->addAction(m_copy);
    m_ui.trace_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void TracePanel::connectParts()
{
    connect(m_ui.trace_list, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (QGuiApplication::keyboardModifiers() == Qt::NoModifier) // otherwise it is being selected
            choose(index);
    });
    connect(m_ui.trace_list, &QTreeView::activated, this, &TracePanel::choose);
    connect(m_ui.trace_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TracePanel::updateCopy);
    connect(m_ui.trace_filter, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model.setFilter(static_cast<TraceFilter>(index));
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
}

void TracePanel::retranslate()
{
    m_ui.retranslateUi(this);
    m_copy->setText(tr("&Copy"));
    m_ui.trace_copy->setToolTip(withKey(tr("Copy the selected turns"), QKeySequence::Copy));
    m_model.retranslate();
    refresh();
}

void TracePanel::refreshLook()
{
    setSecondary(m_ui.tracePanel_empty, currentTheme());
    m_ui.tracePanel_empty->setFont(fontOf(TextSize::Body));
    m_ui.trace_title->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setSecondary(m_ui.trace_note, currentTheme());
    m_ui.trace_list->setFont(fontOf(TextSize::Small));
    m_ui.trace_list->header()->setFont(fontOf(TextSize::Small));
    m_model.refreshLook();
}

void TracePanel::setPast(PastReader *past)
{
    if (m_past != nullptr)
        m_past->disconnect(this);
    m_past = past;
    if (past != nullptr) {
        connect(past, &QObject::destroyed, this, [this] { setPast(nullptr); });
        const QSignalBlocker quiet(m_ui.trace_span);
        m_ui.trace_span->setValue(past->isFree() ? kFreeTurns : kTurns);
    }
    m_monster.reset();
    begin();
}

void TracePanel::setMonster(std::optional<MonsterId> monster)
{
    if (monster == m_monster)
        return;
    m_monster = monster;
    begin();
}

void TracePanel::setTurn(std::int64_t turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_model.setTurn(turn);
    showTurn();
    if (!m_traced || isFar())
        trace();
}

/// Nothing is traced yet of this monster.
void TracePanel::begin()
{
    m_jobs.forgetAll();
    m_again.stop();
    m_traced = false;
    m_reading = false;
    m_model.setTrace({});
    m_ui.trace_note->clear();
    trace();
    refresh();
}

void TracePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_traced || isFar())
        trace();
}

/// Whether the turn shown is near the ends of what is traced, or beyond them.
bool TracePanel::isFar() const
{
    return std::abs(m_turn - m_centre) > 3 * m_ui.trace_span->value() / 4;
}

/// Once the trace under way is done, `take` goes on to the turn that is shown by then.
void TracePanel::trace()
{
    if (m_past == nullptr || !m_monster || !isVisible() || m_jobs.isBusy())
        return;
    m_again.stop();
    m_centre = m_turn;
    const int span = m_ui.trace_span->value();
    const auto job = m_past->traceJob(*m_monster, m_centre - span, m_centre + span);
    m_jobs.run([job](const JobRunner::Wanted &wanted) { return job([&wanted] { return wanted(0); }); },
               [this](std::optional<PastTrace> found) { take(std::move(found)); });
}

void TracePanel::take(std::optional<PastTrace> trace)
{
    m_reading = !trace.has_value();
    if (!trace) {
        m_again.start();
        return refresh();
    }
    // One that is dead all the time has turns only because it lies there.
    std::erase_if(trace->rows,
                  [](const TraceRow &row) { return !row.monster.state.alive && !row.deeds.died; });
    m_model.setTrace(std::move(*trace));
    if (!m_traced) {
        for (int column = 0; column < TraceModel::ColumnCount; ++column) {
            m_ui.trace_list->resizeColumnToContents(column);
            m_ui.trace_list->setColumnWidth(column,
                                            std::min(m_ui.trace_list->columnWidth(column), kWidestColumn));
        }
    }
    m_traced = true;
    m_model.setTurn(m_turn);
    refresh();
    showTurn();
    if (isFar())
        this->trace();
}

QString TracePanel::emptyText() const
{
    if (m_past == nullptr)
        return tr("Open a world or a replay to see turn by turn what its monsters did.");
    if (!m_monster)
        return tr("Select a monster on the map to see turn by turn what it saw, knew and did, and why it "
                  "attacked or didn't.");
    if (!m_traced)
        return m_reading ? tr("Reading the log…") : tr("Tracing the monster…");
    const int span = m_ui.trace_span->value();
    return m_model.isEmpty() ? tr("This monster wasn't there, or not alive, from turn %L1 to turn %L2.")
                                   .arg(std::max<qint64>(0, m_centre - span))
                                   .arg(m_centre + span)
                             : QString();
}

void TracePanel::refresh()
{
    const QString empty = emptyText();
    m_ui.tracePanel_empty->setText(empty);
    m_ui.tracePanel_empty->setVisible(!empty.isEmpty());
    m_ui.trace_body->setVisible(empty.isEmpty());
    m_ui.trace_title->setText(m_model.monsterName());
    const int rows = m_model.rowCount();
    m_ui.trace_save->setEnabled(rows > 0);
    updateCopy();
    if (rows == 0)
        m_ui.trace_note->setText(tr("No turns of this kind: choose another kind, or more turns."));
    else
        m_ui.trace_note->setText(
            tr("%Ln turns listed, from turn %1 to turn %2", nullptr, rows)
                .arg(shownNumber(m_model.row(0).turn), shownNumber(m_model.row(rows - 1).turn)));
}

void TracePanel::updateCopy()
{
    const bool chosen = m_ui.trace_list->selectionModel()->hasSelection();
    m_ui.trace_copy->setEnabled(chosen);
    m_copy->setEnabled(chosen);
}

void TracePanel::showTurn()
{
    const std::optional<int> row = m_model.rowAt(m_turn);
    if (!row)
        return;
    const QModelIndex current = m_ui.trace_list->currentIndex();
    if (current.isValid() && m_model.row(current.row()).turn == m_turn) // one of several rows of that turn
        return m_ui.trace_list->scrollTo(current);
    const QModelIndex index = m_model.index(*row, 0);
    m_ui.trace_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_ui.trace_list->scrollTo(index);
}

void TracePanel::choose(const QModelIndex &index)
{
    if (index.isValid())
        emit turnChosen(m_model.row(index.row()).turn);
}

void TracePanel::copy()
{
    QModelIndexList rows = m_ui.trace_list->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex &row : rows) {
        QStringList fields;
        for (int column = 0; column < TraceModel::ColumnCount; ++column)
            fields.append(row.siblingAtColumn(column).data().toString());
        lines.append(fields.join(QLatin1Char('\t')));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void TracePanel::chooseFile()
{
    QFileDialog *dialog = askForFile(this, tr("Save the turns of the monster"));
    const QString json = tr("JSON (*.json)");
    dialog->setNameFilters({tr("CSV (*.csv)"), json});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix("csv");
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, json](const QString &filter) {
        dialog->setDefaultSuffix(filter == json ? "json" : "csv");
    });
    connect(dialog, &QFileDialog::fileSelected, this, &TracePanel::saveTo);
    dialog->open();
}

/// By the file's ending.
void TracePanel::saveTo(const QString &file)
{
    if (m_model.world() == nullptr)
        return;
    const bool json = file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const auto world = std::make_shared<const World>(copyOf(*m_model.world()));
    const auto work = [world, rows = m_model.shownRows(), json, target = file.toStdString()] {
        return writeFileAtomically(std::filesystem::path(target),
                                   json ? traceJson(*world, rows) : traceCsv(*world, rows));
    };
    m_files.run(work, [this, file](const Result<void> &written) {
        m_ui.trace_note->setText(written ? tr("The turns were saved to %1.").arg(file)
                                         : withReason(tr("The turns could not be saved."), written.error()));
    });
}

} // namespace cave

#include "moc_trace_panel.cpp"
