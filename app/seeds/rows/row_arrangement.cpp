// SPDX-License-Identifier: MIT
#include "app/seeds/rows/row_arrangement.h"

#include "app/seeds/source/setting_values.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
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
        return sortBy<QString>(rows, wanted.order, [&](int row) { return labelOf(wanted.rows, row); });
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

} // namespace

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

} // namespace cave
