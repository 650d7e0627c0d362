// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_table_view.h"

#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/table/column_menu.h"
#include "core/world/generator_info.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QItemSelection>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSettings>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVariantMap>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "moc_seed_table_view.cpp"

namespace cave {
namespace {

QPainterPath star(QPointF middle, double radius)
{
    constexpr int kCorners = 10;
    constexpr double kInner = 0.42;
    QPolygonF corners;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = std::numbers::pi * (2.0 * i / kCorners - 0.5);
        const double length = i % 2 == 0 ? radius : radius * kInner;
        corners << middle + QPointF(std::cos(angle), std::sin(angle)) * length;
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

/// A view of cards selects only the seed; in a table that means its whole row.
QStyleOptionViewItem withRowSelection(QStyleOptionViewItem option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool selected = view != nullptr && view->selectionModel()->isSelected(index.siblingAtColumn(0));
    option.state.setFlag(QStyle::State_Selected, selected);
    return option;
}

constexpr int kViewDelay = 0;
constexpr int kKeepDelay = 200; // ms
constexpr int kSeedRowHeight = 7 * kGrid;
constexpr int kMetricWidth = 128;

/// Before the text of a formula, whose column comes and goes with its search.
const QLatin1String kFormulaKey("=");
const char *const kColumnsKey = "seeds/table/columns";
const char *const kWidthsKey = "seeds/table/widths";
const char *const kHiddenKey = "seeds/table/hidden";

/// The inverse of `queryText`.
std::optional<MetricQuery> queryFromText(const std::string &text)
{
    ConditionError error;
    const std::optional<MetricQuery> query = parseQuery(text, error);
    return query && queryText(*query) == text ? query : std::nullopt;
}

/// Columns of the first run: the most distinctive ones of such worlds.
std::vector<MetricQuery> firstQueries(GeneratorKind kind)
{
    std::vector<MetricQuery> queries;
    for (const MetricId id : {MetricId::FloorShare, MetricId::Chests, MetricId::NearestChest,
                              MetricId::Monsters, MetricId::NearestMonster, MetricId::BestWeapon})
        queries.push_back(ownQuery(id));
    std::erase_if(queries, [kind](const MetricQuery &query) { return !isMeasuredIn(query, kind); });
    for (const MetricQuery &query : defaultCardMetrics(kind)) {
        if (std::ranges::find(queries, query) == queries.end())
            queries.push_back(query);
    }
    return queries;
}

/// Whether they are those of some generator's worlds, and not the user's choice.
bool areFirst(const std::vector<MetricQuery> &queries)
{
    return std::ranges::any_of(seedGenerators(),
                               [&](GeneratorKind kind) { return firstQueries(kind) == queries; });
}

int firstWidth(int column)
{
    switch (column) {
    case SeedTable::SeedColumn:
        return 128;
    case SeedTable::StarColumn:
        return 48;
    case SeedTable::TagsColumn:
        return 112;
    case SeedTable::NoteColumn:
        return 160;
    case SeedTable::MatchColumn:
        return 104;
    default:
        return kMetricWidth;
    }
}

} // namespace

/// Text with horizontal padding.
class RoomyCellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QStyleOptionViewItem ground = withRowSelection(option, index);
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
        QStyleOptionViewItem text = option;
        text.rect.adjust(kGrid, 0, -kGrid, 0);
        if (ground.state.testFlag(QStyle::State_Selected))
            text.palette.setColor(QPalette::Text, option.palette.color(QPalette::HighlightedText));
        text.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
        QStyledItemDelegate::paint(painter, text, index);
    }
};

/// A star, filled or not, toggled by a click anywhere in its cell or by Space.
class StarDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QStyleOptionViewItem plain = withRowSelection(option, index);
        const QWidget *widget = option.widget;
        widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &plain, painter, widget);
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        const bool selected = plain.state.testFlag(QStyle::State_Selected);
        const bool near =
            option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_HasFocus);
        constexpr double kShare = 0.3;
        constexpr float kFaint = 0.45F;
        QColor ink = selected ? option.palette.color(QPalette::HighlightedText)
                     : on     ? currentTheme().gold
                              : currentTheme().mutedText;
        if (!on && !near && !selected)
            ink.setAlphaF(kFaint);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(ink, 1.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(on ? QBrush(ink) : QBrush(Qt::NoBrush));
        painter->drawPath(star(QRectF(option.rect).center(), option.rect.height() * kShare));
        painter->restore();
    }

    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        const bool click = event->type() == QEvent::MouseButtonRelease &&
                           static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton &&
                           option.rect.contains(static_cast<QMouseEvent *>(event)->pos());
        const bool key =
            event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
        if (!click && !key)
            return event->type() == QEvent::MouseButtonDblClick;
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
};

SeedTableView::SeedTableView(SeedOrder &order, QItemSelectionModel &selection, QWidget *parent)
    : QTableView(parent)
    , m_order(order)
{
    setObjectName("seedTable");
    QSettings settings;
    m_places = settings.value(kColumnsKey).toStringList();
    m_hidden = settings.value(kHiddenKey).toStringList();
    const QVariantMap widths = settings.value(kWidthsKey).toMap();
    for (auto width = widths.begin(); width != widths.end(); ++width)
        m_widths.insert(width.key(), std::clamp(width.value().toInt(), 24, 2000));
    std::vector<MetricQuery> queries;
    for (const QString &key : std::as_const(m_places)) {
        if (const std::optional<MetricQuery> query = queryFromText(key.toStdString()))
            queries.push_back(*query);
    }
    SeedTable &table = order.table();
    if (!m_places.isEmpty())
        table.setQueries(queries);
    else if (table.queries().empty())
        table.setQueries(firstQueries(GeneratorId{}.kind));
    setUpHeader();
    setModel(&order);
    QItemSelectionModel *own = selectionModel();
    setSelectionModel(&selection);
    delete own; // Qt doesn't
    for (QTimer *timer : {&m_report, &m_keep})
        timer->setSingleShot(true);
    m_report.setInterval(kViewDelay);
    m_keep.setInterval(kKeepDelay);
    connect(&m_report, &QTimer::timeout, this, &SeedTableView::reportRowsInView);
    connect(&m_keep, &QTimer::timeout, this, &SeedTableView::keepColumns);
    connect(&order, &SeedOrder::modelReset, this, &SeedTableView::restoreColumns);
    connect(&order, &SeedOrder::orderChanged, this, &SeedTableView::followOrder);
    connect(&table, &SeedTable::generatorsChanged, this, &SeedTableView::followWorlds);
    connect(&order, &QAbstractItemModel::modelReset, &m_report, qOverload<>(&QTimer::start));
    connect(&order, &QAbstractItemModel::layoutChanged, &m_report, qOverload<>(&QTimer::start));
    connect(&order, &QAbstractItemModel::rowsInserted, &m_report, qOverload<>(&QTimer::start));
    connect(&order, &QAbstractItemModel::rowsRemoved, &m_report, qOverload<>(&QTimer::start));
    restoreColumns();
    followOrder();
    bindTexts(*this, [this] { setAccessibleName(tr("Seeds as a table")); });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        QPalette palette = paletteFor(theme);
        // Alternate rows differ just enough to guide the eye.
        const QColor base = theme.background;
        const QColor panel = theme.panel;
        const auto mixed = [&](int a, int b) { return (a + b) / 2; };
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::AlternateBase,
                         QColor(mixed(base.red(), panel.red()), mixed(base.green(), panel.green()),
                                mixed(base.blue(), panel.blue())));
        setPalette(palette);
    });
}

void SeedTableView::setUpHeader()
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(kSeedRowHeight);
    QHeaderView *header = horizontalHeader();
    header->setObjectName("seedTable.header");
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setSortIndicatorClearable(true);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setMinimumSectionSize(6 * kGrid);
    setSortingEnabled(true);
    header->setMinimumHeight(8 * kGrid);
    setItemDelegate(new RoomyCellDelegate(this));
    setItemDelegateForColumn(SeedTable::StarColumn, new StarDelegate(this));
    connect(header, &QWidget::customContextMenuRequested, this, &SeedTableView::showColumnMenu);
    connect(header, &QHeaderView::sectionMoved, this, [this] {
        if (!m_restoring)
            m_keep.start();
    });
    connect(header, &QHeaderView::sectionResized, this, [this] {
        if (!m_restoring)
            m_keep.start();
        m_report.start();
    });
}

QString SeedTableView::keyOf(int column) const
{
    switch (column) {
    case SeedTable::SeedColumn:
        return QStringLiteral("seed");
    case SeedTable::StarColumn:
        return QStringLiteral("star");
    case SeedTable::TagsColumn:
        return QStringLiteral("tags");
    case SeedTable::NoteColumn:
        return QStringLiteral("note");
    case SeedTable::MatchColumn:
        return QStringLiteral("match");
    default:
        if (const std::optional<MetricQuery> query = metricAt(column))
            return QString::fromStdString(queryText(*query));
        return kFormulaKey + m_order.headerData(column, Qt::Horizontal).toString();
    }
}

int SeedTableView::columnOf(const QString &key) const
{
    int column = horizontalHeader()->count() - 1;
    while (column >= 0 && keyOf(column) != key)
        --column;
    return column;
}

std::optional<MetricQuery> SeedTableView::metricAt(int column) const
{
    const std::vector<MetricQuery> &queries = m_order.table().queries();
    const int at = column - SeedTable::FirstMetricColumn;
    if (at < 0 || at >= static_cast<int>(queries.size()))
        return std::nullopt;
    return queries[static_cast<std::size_t>(at)];
}

void SeedTableView::restoreColumns()
{
    const QScopedValueRollback<bool> restoring(m_restoring, true);
    QHeaderView *header = horizontalHeader();
    if (m_places.isEmpty()) { // the user's columns come after the measured ones
        for (const int column : {SeedTable::TagsColumn, SeedTable::NoteColumn})
            header->moveSection(header->visualIndex(column), header->count() - 1);
    }
    int place = 0;
    for (const QString &key : std::as_const(m_places)) {
        if (const int column = columnOf(key); column >= 0)
            header->moveSection(header->visualIndex(column), place++);
    }
    for (int column = 0; column < header->count(); ++column) {
        const QString key = keyOf(column);
        header->setSectionHidden(column, m_hidden.contains(key) || !isOffered(column));
        header->resizeSection(column, m_widths.value(key, firstWidth(column)));
    }
    followOrder();
}

bool SeedTableView::isOffered(int column) const
{
    if (column == SeedTable::MatchColumn)
        return m_order.table().condition().has_value();
    const std::optional<MetricQuery> query = metricAt(column);
    return !query || m_order.table().rows().isMeasurableAnywhere(*query);
}

/// Worlds of another generator have other metrics.
void SeedTableView::followWorlds()
{
    SeedTable &table = m_order.table();
    if (areFirst(table.chosenQueries()))
        table.chooseQueries(firstQueries(table.rows().set().base().generator.kind));
}

void SeedTableView::keepColumns()
{
    const QHeaderView *header = horizontalHeader();
    m_places.clear();
    m_hidden.clear();
    QVariantMap widths;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        const QString key = keyOf(column);
        m_places.append(key);
        if (header->isSectionHidden(column) && isOffered(column))
            m_hidden.append(key);
        else if (!header->isSectionHidden(column))
            m_widths.insert(key, header->sectionSize(column));
    }
    for (auto width = m_widths.cbegin(); width != m_widths.cend(); ++width)
        widths.insert(width.key(), width.value());
    const std::vector<MetricQuery> chosen = m_order.table().chosenQueries();
    QStringList places = m_places;
    QStringList hidden = m_hidden;
    for (QStringList *keys : {&places, &hidden})
        keys->removeIf([](const QString &key) { return key.startsWith(kFormulaKey); });
    places.removeIf([&](const QString &key) {
        const std::optional<MetricQuery> query = queryFromText(key.toStdString());
        return query && std::ranges::find(chosen, *query) == chosen.end();
    });
    QSettings settings;
    settings.setValue(kColumnsKey, places);
    settings.setValue(kHiddenKey, hidden);
    settings.setValue(kWidthsKey, widths);
}

/// The rows are the same, but the model is reset: what was chosen is chosen again.
void SeedTableView::setQueries(const std::vector<MetricQuery> &queries)
{
    QItemSelectionModel &selection = *selectionModel();
    const std::vector<int> rows = SeedSelection(m_order, selection).rows();
    const QModelIndex before = currentIndex();
    const QString key = before.isValid() ? keyOf(before.column()) : QString();
    m_order.table().setQueries(queries);
    QItemSelection chosen;
    for (std::size_t at = 0; at < rows.size();) {
        const int first = rows[at];
        int last = first;
        while (++at < rows.size() && rows[at] == last + 1)
            ++last;
        chosen.select(m_order.index(first, 0), m_order.index(last, m_order.columnCount() - 1));
    }
    selection.select(chosen, QItemSelectionModel::ClearAndSelect);
    if (before.isValid())
        selection.setCurrentIndex(m_order.index(before.row(), std::max(0, columnOf(key))),
                                  QItemSelectionModel::NoUpdate);
}

void SeedTableView::showMetric(const MetricQuery &query, bool shown)
{
    keepColumns(); // pending changes would be lost when the columns are created again
    std::vector<MetricQuery> queries = m_order.table().queries();
    const auto at = std::ranges::find(queries, query);
    if (shown == (at != queries.end()))
        return;
    if (shown)
        queries.push_back(query);
    else
        queries.erase(at);
    setQueries(queries);
    keepColumns();
}

void SeedTableView::changeReach(const MetricQuery &query, int reach)
{
    keepColumns();
    std::vector<MetricQuery> queries = m_order.table().queries();
    MetricQuery changed = query;
    changed.reach =
        std::clamp(reach, ownQuery(query.id).reach == kAllLevels ? kAllLevels : 1, kMaxMetricReach);
    const auto at = std::ranges::find(queries, query);
    if (at == queries.end() || changed == query)
        return;
    if (std::ranges::find(queries, changed) != queries.end()) {
        showMetric(query, false); // there is such a column already
        return;
    }
    *at = changed;
    const QString newKey = QString::fromStdString(queryText(changed));
    const QString oldKey = QString::fromStdString(queryText(query));
    std::ranges::replace(m_places, oldKey, newKey); // not in the names of others that have it in them
    m_widths.insert(newKey, m_widths.value(oldKey, kMetricWidth));
    setQueries(queries);
    if (m_order.sortedBy() == query)
        m_order.sortBy(changed, m_order.sortOrder());
    keepColumns();
}

void SeedTableView::showColumnOf(int column, bool shown)
{
    if (const std::optional<MetricQuery> query = metricAt(column)) {
        showMetric(*query, shown);
        return;
    }
    setColumnHidden(column, !shown);
    keepColumns();
}

void SeedTableView::moveColumn(int column, int by)
{
    QHeaderView *header = horizontalHeader();
    int place = header->visualIndex(column);
    do
        place += by;
    while (place >= 0 && place < header->count() && header->isSectionHidden(header->logicalIndex(place)));
    if (place >= 0 && place < header->count())
        header->moveSection(header->visualIndex(column), place);
    keepColumns();
}

void SeedTableView::followOrder()
{
    QHeaderView *header = horizontalHeader();
    int column = m_order.sortColumn();
    if (const std::optional<MetricQuery> &query = m_order.sortedBy()) {
        const std::vector<MetricQuery> &queries = m_order.table().queries();
        const auto at = std::ranges::find(queries, *query);
        column =
            at == queries.end() ? -1 : SeedTable::FirstMetricColumn + static_cast<int>(at - queries.begin());
    }
    if (header->sortIndicatorSection() == column && header->sortIndicatorOrder() == m_order.sortOrder())
        return;
    // The order is up to date; only the indicator has to follow.
    const QSignalBlocker quiet(header);
    header->setSortIndicator(column, m_order.sortOrder());
    header->viewport()->update();
}

void SeedTableView::reportRowsInView()
{
    if (!isVisible() || m_order.rowCount() == 0)
        return;
    const int first = std::max(0, rowAt(0));
    int last = rowAt(viewport()->height() - 1);
    if (last < 0)
        last = m_order.rowCount() - 1;
    std::vector<int> rows;
    for (int row = first; row <= last; ++row)
        rows.push_back(m_order.mapToSource(m_order.index(row, 0)).row());
    m_order.table().values().setRowsInView(rows);
}

void SeedTableView::showColumnMenu(QPoint at)
{
    const int column = horizontalHeader()->logicalIndexAt(at);
    auto *menu = new ColumnMenu(*this, column);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(horizontalHeader()->viewport()->mapToGlobal(at));
}

void SeedTableView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QPoint at =
        byKey ? viewport()->mapToGlobal(visualRect(index).center()) : viewport()->mapToGlobal(event->pos());
    emit contextMenuRequested(index, at);
}

void SeedTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_report.start();
}

void SeedTableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_report.start();
}

void SeedTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    m_report.start();
}

} // namespace cave

#include "seed_table_view.moc"
