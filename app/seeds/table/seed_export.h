// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <QString>

#include <string>
#include <vector>

namespace cave {

class SeedOrder;

/// Seeds for export: a copy, so that they can be written off the interface thread while the table changes.
struct SeedExport {
    struct Row {
        WorldSpec spec;
        bool starred = false;
        std::vector<std::string> tags;
        std::string note;
        std::vector<double> values;          ///< of the queries; infinity or NaN: none
        std::vector<std::string> unmeasured; ///< the metrics whose values may still become known
    };
    std::vector<MetricQuery> queries;
    std::vector<Row> rows;
};

/// These rows, in the given order, with the metrics that have columns.
SeedExport exportOf(const SeedOrder &order, const std::vector<int> &rows);
/// All rows.
SeedExport exportOf(const SeedOrder &order);

/// The number of rows with all values measured. The others have empty values.
int measuredRows(const SeedExport &seeds);

/// CSV as `csvText` writes it, UTF-8, with CR LF line ends. Columns: seed; seed_number if for any world only
/// that is known; generator; version; each setting that differs from its default in any row, by its key;
/// starred (1 or 0); tags, separated by commas; note; each metric as in expressions, such as chests(30);
/// unmeasured.
///
/// Numbers have as many digits as it takes to read the same number back; shares are 0 .. 1. A metric's field
/// is empty if there is no value (it is infinite) or it wasn't measured; metrics not measured are listed in
/// the last column, separated by spaces.
std::string toCsv(const SeedExport &seeds);
/// The same as tab-separated text, for pasting into a table; tabs and line breaks within texts become spaces.
std::string toTabText(const SeedExport &seeds);
/// An array of objects: seed, seedNumber if only that is known, generator {name, version}, settings (those
/// that differ from their defaults), starred, tags, note, metrics (null: no value, or not measured) and
/// unmeasured, the names of the metrics not measured.
std::string toJson(const SeedExport &seeds);

/// Writes JSON or CSV, by the file name's extension .json or .csv; atomically. Callable from any thread.
/// Errors, each of which names the file: InvalidArgument for another extension; those of `AtomicFile`.
Result<void> writeExport(const SeedExport &seeds, const QString &file);

/// Copies `toTabText` to the clipboard.
void copyExport(const SeedExport &seeds);

} // namespace cave
