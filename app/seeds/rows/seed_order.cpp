// SPDX-License-Identifier: MIT
#include "app/seeds/rows/seed_order.h"

#include "app/seeds/rows/seed_table.h"
#include "app/seeds/source/setting_values.h"

#include <QStringList>

#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace cave {
namespace {

QString tagText(const SeedMarks &marks)
{
    return tagList(marks).join(QStringLiteral(", "));
}

QString labelOf(const TableRows &rows, int row)
{
    return worldLabel(rows.set(), rows.indices[static_cast<std::size_t>(row)]);
}

/// Numbers in their order, then texts. Settings that are varied have that of their set.
using LabelKey = std::tuple<bool, qint64, QString>;

LabelKey labelKeyOf(const TableRows &rows, int row)
{
    if (std::holds_alternative<SeedSet::Sweep>(rows.set().source()))
        return {false, rows.indices[static_cast<std::size_t>(row)], {}};
    bool isNumber = false;
    const QString label = labelOf(rows, row);
    const qint64 number = label.toLongLong(&isNumber);
    return {!isNumber, number, label};
}

bool hasText(const RowsWanted &wanted, int row)
{
    const auto has = [&](const QString &text) { return text.contains(wanted.text, Qt::CaseInsensitive); };
    if (has(labelOf(wanted.rows, row)))
        return true;
    if (wanted.marks.isEmpty())
        return false;
    const SeedMarks &marks = wanted.marks.of(wanted.rows.specAt(row));
    return has(tagText(marks)) || has(QString::fromStdString(marks.note));
}

bool isResultWanted(const RowsWanted &wanted, int row)
{
    return wanted.results == ResultsShown::All ||
           (row < wanted.matches) == (wanted.results == ResultsShown::Matches);
}

/// Sorts the rows by keys of their own: `keys[i]` is that of `rows[i]`.
template<class Key, class IsBefore>
void sortByKeys(std::vector<int> &rows, const std::vector<Key> &keys, IsBefore isBefore)
{
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return isBefore(keys[a], keys[b]); });
    std::vector<int> sorted;
    sorted.reserve(rows.size());
    for (const std::size_t at : order)
        sorted.push_back(rows[at]);
    rows = std::move(sorted);
}

template<class Key, class KeyOf>
void sortBy(std::vector<int> &rows, Qt::SortOrder order, KeyOf keyOf)
{
    std::vector<Key> keys;
    keys.reserve(rows.size());
    for (const int row : rows)
        keys.push_back(keyOf(row));
    if (order == Qt::AscendingOrder)
        sortByKeys(rows, keys, std::less<>());
    else
        sortByKeys(rows, keys, std::greater<>());
}

void sortByMetric(std::vector<int> &rows, const MeasuredColumn &column, Qt::SortOrder order)
{
    const auto unknown = std::stable_partition(rows.begin(), rows.end(),
                                               [&](int row) { return !std::isnan(column.valueOf(row)); });
    const std::vector<int> last(unknown, rows.end());
    rows.erase(unknown, rows.end());
    sortBy<double>(rows, order, [&](int row) { return column.valueOf(row); });
    rows.insert(rows.end(), last.begin(), last.end());
}

/// The values of a formula, by row from the first one.
MeasuredColumn valuesOfFormula(const RowsWanted &wanted)
{
    const std::vector<MetricQuery> &queries = wanted.calculates->queries();
    MeasuredColumn column;
    column.values.reserve(wanted.end);
    for (int row = 0; row < wanted.end; ++row) {
        column.values.append(wanted.calculates->formulaValue(wanted.formula, [&](const MetricQuery &query) {
            const auto at = static_cast<std::size_t>(std::ranges::find(queries, query) - queries.begin());
            return wanted.calculated[at].valueOf(row);
        }));
    }
    return column;
}

void sortRows(const RowsWanted &wanted, std::vector<int> &rows)
{
    const auto marksOf = [&](int row) -> const SeedMarks & {
        return wanted.marks.of(wanted.rows.specAt(row));
    };
    switch (wanted.key) {
    case RowKey::None: // a descending order of nothing is the table's, too
        return;
    case RowKey::Metric:
        return sortByMetric(rows, wanted.sorted, wanted.order);
    case RowKey::Formula:
        return sortByMetric(rows, valuesOfFormula(wanted), wanted.order);
    case RowKey::Label:
        return sortBy<LabelKey>(rows, wanted.order, [&](int row) { return labelKeyOf(wanted.rows, row); });
    case RowKey::Star:
        return sortBy<bool>(rows, wanted.order, [&](int row) { return marksOf(row).starred; });
    case RowKey::Tags:
        return sortBy<QString>(rows, wanted.order, [&](int row) { return tagText(marksOf(row)); });
    case RowKey::Note:
        return sortBy<QString>(rows, wanted.order,
                               [&](int row) { return QString::fromStdString(marksOf(row).note); });
    case RowKey::Match:
        return sortBy<double>(rows, wanted.order, [&](int row) {
            return row < wanted.matches ? -1 : wanted.misses[static_cast<std::size_t>(row - wanted.matches)];
        });
    }
}

constexpr int kTypingPause = 120;  // ms: less than between two keys of fast typing would arrange for each
constexpr int kFollowPause = 1000; // ms: how often many rows follow values that arrive

/// The rows that are wanted, those with equal keys in the table's order. Rows with unknown values are kept,
/// and come last in either order.
std::vector<int> wantedRows(const RowsWanted &wanted)
{
    ValueFilter filter = wanted.filter;
    const std::vector<MetricQuery> &queries = filter.queries();
    const auto isWanted = [&](int row) {
        if (wanted.fits.of(row) == SketchFit::Differs || !isResultWanted(wanted, row))
            return false;
        const auto known = [&](std::size_t query) {
            return wanted.filtered[query].knownOf(wanted.rows, row, queries[query]);
        };
        return (queries.empty() || !filter.rulesOut(known)) &&
               (wanted.text.isEmpty() || hasText(wanted, row));
    };
    std::vector<int> rows;
    for (int row = wanted.begin; row < wanted.end; ++row) {
        if (isWanted(row))
            rows.push_back(row);
    }
    sortRows(wanted, rows);
    return rows;
}

RowArrangement arrangementOf(std::vector<int> shown, int rows)
{
    RowArrangement made{std::move(shown), std::vector<int>(static_cast<std::size_t>(rows), -1)};
    for (std::size_t place = 0; place < made.shown.size(); ++place)
        made.places[static_cast<std::size_t>(made.shown[place])] = static_cast<int>(place);
    return made;
}

RowArrangement arrangementOf(const RowsWanted &wanted)
{
    return arrangementOf(wantedRows(wanted), wanted.end);
}

} // namespace

SeedOrder::SeedOrder(SeedTable &table, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_table(table)
    , m_arranger(
          WorkUrgency::Map,
          [](const Question &wanted) { return std::make_shared<RowArrangement>(arrangementOf(*wanted)); },
          [this](const Question &wanted, const Answer &made) { take(*wanted, std::move(*made)); })
{
    setSourceModel(&table);
    for (QTimer *timer : {&m_arrangeSoon, &m_followSoon})
        timer->setSingleShot(true);
    connect(&m_arrangeSoon, &QTimer::timeout, this, &SeedOrder::arrange);
    connect(&m_followSoon, &QTimer::timeout, this, &SeedOrder::followValues);
    // Values stream in by the hundred; sorting and filtering are batched instead.
    const auto follow = [this] {
        if (!m_followSoon.isActive())
            m_followSoon.start(m_table.rowCount() > kFewRows ? kFollowPause : 0);
    };
    connect(&m_table.values(), &SeedValues::changed, this, follow);
    connect(&m_table.sketched(), &SketchedRows::matched, this, follow);
    connect(&m_table.marks(), &SeedMarksStore::changed, this, &SeedOrder::noteMarks);
    connect(&m_table, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(&m_table, &QAbstractItemModel::modelReset, this, [this] {
        followReset();
        endResetModel();
    });
    connect(&m_table, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex & /*parent*/, int first, int last) { followInsertion(first, last); });
    connect(&m_table, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex & /*parent*/, int first) { followRemoval(first); });
    connect(&m_table, &QAbstractItemModel::dataChanged, this, &SeedOrder::followData);
    connect(&m_table, &QAbstractItemModel::headerDataChanged, this, &SeedOrder::headerDataChanged);
    followReset();
}

void SeedOrder::setText(const QString &text)
{
    if (text != m_text) {
        m_text = text;
        refilter();
    }
}

void SeedOrder::setCondition(std::optional<Condition> condition)
{
    if (replace(m_condition, std::move(condition)))
        refilter();
}

void SeedOrder::setSearchFilter(std::shared_ptr<const SketchMatcher> sketch,
                                std::optional<Condition> condition)
{
    const bool sketchChanged = m_table.sketched().setSketch(std::move(sketch));
    const bool conditionChanged = replace(m_searchCondition, std::move(condition));
    if (sketchChanged || conditionChanged)
        refilter();
}

/// True if it is another condition.
bool SeedOrder::replace(std::optional<Condition> &before, std::optional<Condition> condition)
{
    const bool same = condition && before ? condition->text() == before->text()
                                          : condition.has_value() == before.has_value();
    if (same)
        return false;
    before = std::move(condition);
    filterValues();
    return true;
}

void SeedOrder::filterValues()
{
    std::vector<Condition> conditions;
    for (const std::optional<Condition> &condition : {m_condition, m_searchCondition}) {
        if (condition)
            conditions.push_back(*condition);
    }
    m_table.values().setFilter(conditions, m_spans);
}

void SeedOrder::setSpans(const std::vector<MetricSpan> &spans)
{
    if (spans != m_spans) {
        m_spans = spans;
        filterValues();
        refilter();
    }
}

void SeedOrder::setResults(ResultsShown results)
{
    if (std::exchange(m_results, results) != results)
        refilter();
}

bool SeedOrder::hasSearchFilter() const
{
    return m_searchCondition || m_table.sketched().hasSketch();
}

bool SeedOrder::isFiltering() const
{
    return !m_text.isEmpty() || m_condition || !m_spans.empty() || m_results != ResultsShown::All ||
           hasSearchFilter();
}

void SeedOrder::clearFilters()
{
    if (!isFiltering())
        return;
    m_text.clear();
    m_condition.reset();
    m_searchCondition.reset();
    m_spans.clear();
    m_results = ResultsShown::All;
    m_table.sketched().setSketch(nullptr);
    filterValues();
    refilter();
}

void SeedOrder::refilter()
{
    arrangeSoon(kTypingPause);
    emit filtersChanged();
}

void SeedOrder::followValues()
{
    m_stale = m_stale || m_condition || !m_spans.empty() || m_sortedBy || !m_sortFormula.empty() ||
              hasSearchFilter();
    if (!m_stale)
        return;
    if (!m_asked && !m_arrangeSoon.isActive())
        arrange();
}

void SeedOrder::noteMarks()
{
    const RowKey by = key();
    const bool sorts = by == RowKey::Star || by == RowKey::Tags || by == RowKey::Note;
    if (!m_text.isEmpty()) {
        m_marksStale = true;
    } else if (sorts) {
        m_stale = true;
        if (!m_followSoon.isActive())
            m_followSoon.start(kFollowPause); // so that the row doesn't jump away under the pointer
    }
}

void SeedOrder::followMarks()
{
    if (!std::exchange(m_marksStale, false))
        return;
    m_stale = true;
    followValues();
}

void SeedOrder::sortBy(const std::optional<MetricQuery> &query, Qt::SortOrder order)
{
    m_sortedBy = query;
    m_sortFormula.clear();
    m_sortColumn = -1;
    m_sortOrder = order;
    m_table.values().setNeeded(SeedValues::Need::Sort,
                               query ? std::vector{*query} : std::vector<MetricQuery>());
    arrangeSoon(0);
    emit orderChanged();
}

void SeedOrder::sort(int column, Qt::SortOrder order)
{
    const auto measured = static_cast<std::size_t>(std::max(0, column - SeedTable::FirstMetricColumn));
    const bool isMeasured = column >= SeedTable::FirstMetricColumn && column < m_table.columnCount();
    if (isMeasured && measured < m_table.queries().size())
        return sortBy(m_table.queries()[measured], order);
    m_sortedBy.reset();
    m_table.values().setNeeded(SeedValues::Need::Sort, {}); // what it was sorted by before
    m_sortFormula = isMeasured ? m_table.formulas()[measured - m_table.queries().size()] : std::string();
    m_sortColumn = isMeasured ? -1 : column;
    m_sortOrder = order;
    arrangeSoon(0);
    emit orderChanged();
}

int SeedOrder::sortColumn() const
{
    return m_sortFormula.empty() ? m_sortColumn : m_table.columnOf(m_sortFormula);
}

RowKey SeedOrder::key() const
{
    if (m_sortedBy)
        return RowKey::Metric;
    if (m_table.columnOf(m_sortFormula) >= 0)
        return RowKey::Formula;
    switch (m_sortColumn) {
    case SeedTable::SeedColumn:
        return RowKey::Label;
    case SeedTable::StarColumn:
        return RowKey::Star;
    case SeedTable::TagsColumn:
        return RowKey::Tags;
    case SeedTable::NoteColumn:
        return RowKey::Note;
    case SeedTable::MatchColumn:
        return RowKey::Match;
    default:
        return RowKey::None;
    }
}

RowsWanted SeedOrder::wanted(int begin, int end) const
{
    const SeedValues &values = m_table.values();
    RowsWanted wanted;
    wanted.rows = m_table.rows();
    wanted.marks = m_table.marks().bySeed();
    wanted.begin = begin;
    wanted.end = end;
    wanted.text = m_text;
    wanted.filter = values.filter();
    for (const MetricQuery &query : wanted.filter.queries())
        wanted.filtered.push_back(values.columnOf(query));
    wanted.fits = m_table.sketched().fits();
    wanted.results = m_results;
    wanted.matches = m_table.matchCount();
    wanted.misses = m_table.misses();
    wanted.key = key();
    if (m_sortedBy)
        wanted.sorted = values.columnOf(*m_sortedBy);
    if (wanted.key == RowKey::Formula) {
        wanted.calculates = m_table.condition();
        wanted.formula =
            static_cast<std::size_t>(m_table.columnOf(m_sortFormula) - SeedTable::FirstMetricColumn) -
            m_table.queries().size();
        for (const MetricQuery &query : wanted.calculates->queries())
            wanted.calculated.push_back(values.columnOf(query));
    }
    wanted.order = m_sortOrder;
    return wanted;
}

void SeedOrder::arrangeSoon(int delay)
{
    if (m_table.rowCount() <= kFewRows)
        arrange();
    else
        m_arrangeSoon.start(delay); // again, if it is running
}

void SeedOrder::arrange()
{
    m_arrangeSoon.stop();
    m_stale = false;
    m_marksStale = false;
    const int rows = m_table.rowCount();
    m_unchanged = rows;
    m_asked = rows > kFewRows;
    if (m_asked) {
        m_arranger.ask(std::make_shared<const RowsWanted>(wanted(0, rows)));
    } else {
        m_arranger.forget();
        install(arrangementOf(wanted(0, rows)));
    }
}

void SeedOrder::take(const RowsWanted &wanted, RowArrangement made)
{
    m_asked = false;
    const int rows = m_table.rowCount();
    if (m_unchanged < wanted.end || wanted.end < rows) { // rows were added or removed meanwhile
        std::erase_if(made.shown, [this](int row) { return row >= m_unchanged; });
        const std::vector<int> added = wantedRows(this->wanted(m_unchanged, rows));
        made.shown.insert(made.shown.end(), added.begin(), added.end());
        made = arrangementOf(std::move(made.shown), rows);
        m_stale = true; // their places are to be found
    }
    install(std::move(made));
    if (m_stale && !m_followSoon.isActive())
        m_followSoon.start(kFollowPause);
}

/// Replaces all rows at once, however many come and go: the selection follows.
void SeedOrder::install(RowArrangement made)
{
    if (made.shown == m_now.shown) {
        m_now = std::move(made);
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &index : before) {
        const int row = m_now.shown[static_cast<std::size_t>(index.row())];
        const int place = made.places[static_cast<std::size_t>(row)];
        after.append(place < 0 ? QModelIndex() : createIndex(place, index.column()));
    }
    m_now = std::move(made);
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

/// Other rows are shown, or the same with other columns.
void SeedOrder::followReset()
{
    const int version = m_table.rows().version;
    if (std::exchange(m_version, version) == version && !m_now.places.empty())
        return;
    m_arrangeSoon.stop();
    m_arranger.forget();
    m_asked = false;
    m_results = ResultsShown::All;
    const int rows = m_table.rowCount();
    if (rows <= kFewRows) {
        m_now = arrangementOf(wanted(0, rows));
        return;
    }
    std::vector<int> all(static_cast<std::size_t>(rows));
    std::iota(all.begin(), all.end(), 0);
    m_now = arrangementOf(std::move(all), rows);
    if (isFiltering() || key() != RowKey::None)
        m_arrangeSoon.start(0);
}

/// New rows come last, in the table's order, until all are arranged again.
void SeedOrder::followInsertion(int first, int last)
{
    const std::vector<int> added = wantedRows(wanted(first, last + 1));
    m_now.places.resize(static_cast<std::size_t>(last) + 1, -1);
    if (added.empty())
        return;
    const int place = rowCount();
    beginInsertRows({}, place, place + static_cast<int>(added.size()) - 1);
    for (const int row : added) {
        m_now.places[static_cast<std::size_t>(row)] = rowCount();
        m_now.shown.push_back(row);
    }
    endInsertRows();
    m_stale = m_stale || key() != RowKey::None;
    if (m_stale && !m_followSoon.isActive())
        m_followSoon.start(kFollowPause);
}

/// Rows from this one on are about to be removed from the table.
void SeedOrder::followRemoval(int first)
{
    m_unchanged = std::min(m_unchanged, first);
    const auto isLeft = [first](int row) { return row < first; };
    const auto stay = std::ranges::find_if_not(m_now.shown, isLeft);
    const auto place = static_cast<int>(stay - m_now.shown.begin());
    if (std::any_of(stay, m_now.shown.end(), isLeft)) {
        std::vector<int> shown = m_now.shown;
        std::erase_if(shown, [first](int row) { return row >= first; });
        install(arrangementOf(std::move(shown), static_cast<int>(m_now.places.size())));
    } else if (place < rowCount()) {
        beginRemoveRows({}, place, rowCount() - 1);
        m_now.shown.resize(static_cast<std::size_t>(place));
        m_now.places.resize(static_cast<std::size_t>(first));
        endRemoveRows();
    }
    m_now.places.resize(static_cast<std::size_t>(first));
}

void SeedOrder::followData(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    int least = std::numeric_limits<int>::max();
    int most = -1;
    for (int row = first.row(); row <= last.row(); ++row) {
        const int place = m_now.places[static_cast<std::size_t>(row)];
        if (place < 0)
            continue;
        least = std::min(least, place);
        most = std::max(most, place);
    }
    if (most >= 0)
        emit dataChanged(createIndex(least, first.column()), createIndex(most, last.column()), roles);
}

WorldSpec SeedOrder::specAt(int row) const
{
    return m_table.rows().specAt(m_now.shown[static_cast<std::size_t>(row)]);
}

double SeedOrder::value(int row, const MetricQuery &query) const
{
    return m_table.values().value(m_now.shown[static_cast<std::size_t>(row)], query);
}

bool SeedOrder::shows(int tableRow) const
{
    const auto row = static_cast<std::size_t>(tableRow);
    return row < m_now.places.size() && m_now.places[row] >= 0;
}

QModelIndex SeedOrder::mapToSource(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount()
               ? m_table.index(m_now.shown[static_cast<std::size_t>(index.row())], index.column())
               : QModelIndex();
}

QModelIndex SeedOrder::mapFromSource(const QModelIndex &index) const
{
    return index.isValid() && shows(index.row())
               ? createIndex(m_now.places[static_cast<std::size_t>(index.row())], index.column())
               : QModelIndex();
}

QModelIndex SeedOrder::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

int SeedOrder::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_now.shown.size());
}

int SeedOrder::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_table.columnCount();
}

QVariant SeedOrder::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_table.headerData(section, orientation, role);
}

} // namespace cave

#include "moc_seed_order.cpp"
