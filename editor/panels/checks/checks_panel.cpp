// SPDX-License-Identifier: MIT
#include "editor/panels/checks/checks_panel.h"

#include "editor/tools/paint.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QApplication>
#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr int kFixButtonSide = 28;
constexpr int kFixIconSide = 18;

constexpr int kTickMs = 100; ///< interval of progress updates while fixing

struct IssueText {
    Q_DECLARE_TR_FUNCTIONS(Issues)
};

} // namespace

IssueModel::IssueModel(QObject *parent) : QAbstractListModel(parent) {}

void IssueModel::setIssues(std::vector<Issue> issues)
{
    if (issues == m_issues)
        return; // keeps the view's position
    beginResetModel();
    m_issues = std::move(issues);
    endResetModel();
}

int IssueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

QVariant IssueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Issue &issue = m_issues[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return issue.cells > 0 ? tr("%1 of %2").arg(issueTitle(issue.kind), cellsText(issue.cells))
                               : issueTitle(issue.kind);
    if (role == PlaceRole)
        return coordinatesText(issue.at);
    if (role == FixRole)
        return messageText(issue.fix);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return messageText(issue.text);
    return {};
}

IssueDelegate::IssueDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QRect IssueDelegate::buttonRect(const QRect &row)
{
    return {row.right() - kFixButtonSide - kGrid, row.center().y() - kFixButtonSide / 2, kFixButtonSide,
            kFixButtonSide};
}

void IssueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const QStyle *style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor chosen = option.palette.color(QPalette::HighlightedText);
    const QString fix = index.data(IssueModel::FixRole).toString();
    const QRect button = buttonRect(option.rect);
    if (!fix.isEmpty()) {
        const QRect icon(button.center() - QPoint(kFixIconSide / 2, kFixIconSide / 2),
                         QSize(kFixIconSide, kFixIconSide));
        namedIcon(QStringLiteral("repair"))
            .paint(painter, icon, Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
    }
    QRect line = option.rect.adjusted(2 * kGrid, kGrid, 0, -kGrid);
    line.setRight(button.left() - kGrid);
    const auto write = [&](const QString &text, const QFont &font, const QColor &ink) {
        const QFontMetrics metrics(font);
        painter->setFont(font);
        painter->setPen(selected ? chosen : ink);
        painter->drawText(line, Qt::AlignTop, metrics.elidedText(text, Qt::ElideRight, line.width()));
        line.setTop(line.top() + metrics.height() + 2);
    };
    write(index.data().toString(), fontOf(TextSize::Body), currentTheme().text);
    const QString place = index.data(IssueModel::PlaceRole).toString();
    write(fix.isEmpty() ? place : tr("%1 · %2").arg(place, fix), fontOf(TextSize::Small),
          currentTheme().mutedText);
}

QSize IssueDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(TextSize::Body)).height() +
                   QFontMetrics(fontOf(TextSize::Small)).height() + 2 * kGrid + 2};
}

bool IssueDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease &&
        !index.data(IssueModel::FixRole).toString().isEmpty()) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton &&
            buttonRect(option.rect).contains(mouse->position().toPoint())) {
            emit fixClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

QString issueTitle(IssueKind kind)
{
    switch (kind) {
    case IssueKind::SealedArea:
        return IssueText::tr("Sealed area");
    case IssueKind::UnreachableChest:
        return IssueText::tr("Chest out of reach");
    case IssueKind::MonsterInRock:
        return IssueText::tr("Monster in rock");
    case IssueKind::MonstersOnOneCell:
        return IssueText::tr("Monsters on one cell");
    case IssueKind::PlayerInRock:
        return IssueText::tr("Player in rock");
    case IssueKind::PlayerSeen:
        return IssueText::tr("Player seen at start");
    case IssueKind::MarkerInRock:
        return IssueText::tr("Marker in rock");
    case IssueKind::MarkersOnOneCell:
        return IssueText::tr("Markers on one cell");
    case IssueKind::FinishOutOfReach:
        return IssueText::tr("Finish out of reach");
    }
    return {};
}

ChecksPanel::ChecksPanel(EditTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_model(new IssueModel(this))
{
    setUpForm(m_ui, *this);
    m_ui.checks_again->setIcon(namedIcon(QStringLiteral("reset")));
    m_ui.checks_list->setModel(m_model);
    m_ui.checks_list->setItemDelegate(new IssueDelegate(m_ui.checks_list));
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    m_ticks.setInterval(kTickMs);
    connect(&m_tools, &EditTools::documentChanged, this, &ChecksPanel::followDocument);
    connect(&m_settle, &QTimer::timeout, this, &ChecksPanel::check);
    connect(m_ui.checks_again, &QToolButton::clicked, this, &ChecksPanel::check);
    connect(m_ui.checks_list, &QListView::clicked, this, &ChecksPanel::fly);
    connect(m_ui.checks_list, &QListView::activated, this, &ChecksPanel::fly);
    connect(m_ui.checks_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ChecksPanel::refresh);
    connect(static_cast<IssueDelegate *>(m_ui.checks_list->itemDelegate()), &IssueDelegate::fixClicked, this,
            &ChecksPanel::fix);
    connect(m_ui.checks_fix, &QPushButton::clicked, this, [this] { fix(m_ui.checks_list->currentIndex()); });
    connect(&m_ticks, &QTimer::timeout, this, &ChecksPanel::refresh);
    connect(m_ui.checks_fixAll, &QPushButton::clicked, this, [this] {
        if (isFixing())
            return cancelFix();
        if (const std::optional<Issue> issue = currentIssue())
            fixAllOf(issue->kind);
    });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        refresh();
        updateLayer();
    });
    bindLook(*this, [this] {
        setSecondary(m_ui.checks_state, currentTheme());
        m_ui.checks_state->setFont(fontOf(TextSize::Body));
        updateLayer();
    });
    followDocument();
}

void ChecksPanel::followDocument()
{
    m_settle.stop();
    cancelFix();
    m_jobs.forgetAll();
    m_checked = false;
    m_model->setIssues({});
    disconnect(m_following);
    if (WorldDocument *document = m_tools.document()) {
        m_following = connect(document, &WorldDocument::changed, this, &ChecksPanel::checkLater);
        checkLater();
    }
    updateLayer();
    refresh();
}

/// Fixes in progress are for the previous state.
void ChecksPanel::checkLater()
{
    cancelFix();
    m_settle.start();
    refresh();
}

/// On a copy, as the world may be edited meanwhile; then it is checked again.
void ChecksPanel::check()
{
    WorldDocument *document = m_tools.document();
    if (document == nullptr)
        return;
    const auto world = std::make_shared<World>(copyOf(document->world()));
    m_jobs.runLatest([world, bookmarks = document->bookmarks()](
                         JobRunner::Wanted wanted) { return checkWorld(*world, bookmarks, wanted); },
                     [this](std::vector<Issue> issues) { take(std::move(issues)); });
    refresh();
}

void ChecksPanel::take(std::vector<Issue> issues)
{
    m_checked = true;
    const int row = m_ui.checks_list->currentIndex().row();
    m_model->setIssues(std::move(issues));
    if (row >= 0 && !m_ui.checks_list->currentIndex().isValid())
        m_ui.checks_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1)));
    updateLayer();
    refresh();
}

void ChecksPanel::refresh()
{
    const std::optional<Issue> issue = currentIssue();
    const bool edits = m_tools.document() != nullptr && m_tools.document()->canEdit();
    const bool fixes = issue && !issue->fix.empty() && edits && !m_jobs.isBusy();
    m_ui.checks_fix->setEnabled(fixes && !isFixing());
    m_ui.checks_fixAll->setEnabled(fixes || isFixing());
    m_ui.checks_fixAll->setText(isFixing() ? tr("&Cancel") : tr("Fix &all of this kind"));
    m_ui.checks_again->setEnabled(m_tools.document() != nullptr);
    const auto found = issues().size();
    if (m_tools.document() == nullptr)
        m_ui.checks_state->setText(tr("Open a world to check it."));
    else if (isFixing())
        m_ui.checks_state->setText(tr("Fixing: %1 %").arg(static_cast<int>(m_fixing.share() * 100)));
    else if (isBusy() && !m_checked)
        m_ui.checks_state->setText(tr("Checking…"));
    else if (found == 0)
        m_ui.checks_state->setText(tr("No issues in the edited regions."));
    else if (found == 1)
        m_ui.checks_state->setText(tr("1 issue"));
    else
        m_ui.checks_state->setText(tr("%1 issues").arg(found));
}

void ChecksPanel::updateLayer()
{
    OverlayLayer layer;
    if (!issues().empty() && m_tools.document() != nullptr) {
        auto cells = std::make_shared<CellMask>(m_tools.document()->world().map.regionSize());
        for (const Issue &issue : issues())
            cells->add(issue.at);
        layer.overlays.masks.push_back({std::move(cells), currentTheme().danger, true});
        layer.legend.append({LegendEntry::Mark::Outline, currentTheme().danger, tr("Issues"), {}});
    }
    m_layer = std::move(layer);
    emit layerChanged();
}

void ChecksPanel::fly(const QModelIndex &index)
{
    if (index.isValid())
        emit placeChosen(issues()[static_cast<std::size_t>(index.row())].at);
}

void ChecksPanel::fix(const QModelIndex &index)
{
    WorldDocument *document = m_tools.document();
    if (!index.isValid() || document == nullptr)
        return;
    const Issue issue = issues()[static_cast<std::size_t>(index.row())];
    m_tools.change(tr("Fix: %1").arg(issueTitle(issue.kind)), [document, issue](EditDraft &draft) {
        return fixIssue(draft, document->world(), document->bookmarks(), issue);
    });
}

/// Issues fixed or caused by other fixes are left for the next check. Computed on a copy.
void ChecksPanel::fixAllOf(IssueKind kind)
{
    WorldDocument *document = m_tools.document();
    if (document == nullptr || isFixing())
        return;
    std::vector<Issue> alike;
    std::copy_if(issues().begin(), issues().end(), std::back_inserter(alike),
                 [kind](const Issue &issue) { return issue.kind == kind && !issue.fix.empty(); });
    const auto world = std::make_shared<World>(copyOf(document->world()));
    const auto fixAll = [world, bookmarks = document->bookmarks(),
                         alike = std::move(alike)](JobRunner::Wanted wanted) -> Result<WorldDelta> {
        EditDraft draft(*world, bookmarks);
        const Result<std::size_t> fixed = fixIssues(draft, *world, bookmarks, alike, wanted);
        return fixed ? Result<WorldDelta>(draft.delta()) : Result<WorldDelta>(fixed.error());
    };
    m_fixing.run(fixAll, [this, label = tr("Fix all: %1").arg(issueTitle(kind))](
                             const Result<WorldDelta> &delta) { takeFixes(label, delta); });
    m_ticks.start();
    refresh();
}

/// The document is unchanged since it was copied: a change would have cancelled this.
void ChecksPanel::takeFixes(const QString &label, const Result<WorldDelta> &delta)
{
    m_ticks.stop();
    if (!delta)
        emit m_tools.failed(delta.error());
    else
        m_tools.apply(label, *delta);
    refresh();
}

void ChecksPanel::cancelFix()
{
    m_fixing.forgetAll();
    m_ticks.stop();
    refresh();
}

std::optional<Issue> ChecksPanel::currentIssue() const
{
    const QModelIndex current = m_ui.checks_list->currentIndex();
    return current.isValid() ? std::optional(issues()[static_cast<std::size_t>(current.row())])
                             : std::nullopt;
}

} // namespace cave

#include "moc_checks_panel.cpp"
