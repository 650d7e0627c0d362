// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/marks/marks_by_seed.h"
#include "app/seeds/rows/seed_values.h"
#include "app/seeds/rows/sketched_rows.h"
#include "app/seeds/rows/value_filter.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// What rows of a table are sorted by.
enum class RowKey : std::uint8_t { None, Metric, Label, Star, Tags, Note, Match, Formula };

/// Which of the results of a search are shown.
enum class ResultsShown : std::uint8_t { All, Matches, NearMisses };

/// Which rows of a table are to be shown, and in which order. A copy of everything that determines that, so
/// that it can be worked out in any thread; large parts are shared.
struct RowsWanted {
    TableRows rows;
    MarksBySeed marks;
    int begin = 0; ///< rows `begin` .. `end` − 1
    int end = 0;
    QString text; ///< in the seed, a tag or the note; empty for any
    ValueFilter filter;
    std::vector<MeasuredColumn> filtered; ///< by query of the filter
    SketchFits fits;
    ResultsShown results = ResultsShown::All;
    int matches = 0;            ///< rows before the near misses
    std::vector<double> misses; ///< of the near misses, by row after the matches
    RowKey key = RowKey::None;
    MeasuredColumn sorted;               ///< the values of the metric
    std::optional<Condition> calculates; ///< for a formula: the condition that has it
    std::size_t formula = 0;
    std::vector<MeasuredColumn> calculated; ///< by query of that condition
    Qt::SortOrder order = Qt::AscendingOrder;
};

/// The rows that are shown, in order.
struct RowArrangement {
    std::vector<int> shown;  ///< rows of the table
    std::vector<int> places; ///< by row of the table, from the first one: its index in `shown`, or −1
};

/// The rows that are wanted, those with equal keys in the table's order. Rows with unknown values are kept,
/// and come last in either order.
std::vector<int> wantedRows(const RowsWanted &wanted);
/// The same with their places.
RowArrangement arrangementOf(const RowsWanted &wanted);
RowArrangement arrangementOf(std::vector<int> shown, int rows);

} // namespace cave
