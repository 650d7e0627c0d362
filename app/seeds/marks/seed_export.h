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

/// Seeds as they are handed to other programs: copied, so that they can be written off the interface thread
/// while the table goes on.
struct SeedExport {
    struct Row {
        WorldSpec spec;
        bool starred = false;
        std::vector<std::string> tags;
        std::string note;
        std::vector<double> values; ///< of the queries; infinity: none; NaN: not measured
    };
    std::vector<MetricQuery> queries;
    std::vector<Row> rows;
};

/// These rows of the order, in the order given, with the metrics that have columns.
SeedExport exportOf(const SeedOrder &order, const std::vector<int> &rows);
/// All rows of the order.
SeedExport exportOf(const SeedOrder &order);

/// Rows all of whose values are measured. Those of the others are left empty.
int measuredRows(const SeedExport &seeds);

/// CSV after RFC 4180, UTF-8, lines ended by CR LF. Columns: seed; seed_number if of any world only that is
/// known; generator; version; each setting that differs from its default in any row, by its key; starred (1
/// or 0); tags, separated by commas; note; each metric as in expressions, such as chests(30); unmeasured.
///
/// Numbers have as many digits as it takes to read the same number back; shares are 0 .. 1. A metric's field
/// is empty where there is none (it is infinite), and where it is not measured: those metrics are named in
/// the last column, separated by spaces.
std::string toCsv(const SeedExport &seeds);
/// The same as text separated by tabs, to be pasted into a table; tabs and line ends within texts become
/// spaces.
std::string toTabText(const SeedExport &seeds);
/// An array of objects: seed, seedNumber if only that is known, generator {name, version}, settings (those
/// that differ from their defaults), starred, tags, note, metrics (null: none, or not measured) and
/// unmeasured, the names of metrics that are null for that reason.
std::string toJson(const SeedExport &seeds);

/// Writes JSON if the file's name ends in .json, CSV if in .csv; whole or not at all. Callable from any
/// thread. Errors: InvalidArgument for another ending; those of `AtomicFile`; each names the file.
Result<void> writeExport(const SeedExport &seeds, const QString &file);

/// `toTabText` to the clipboard.
void copyExport(const SeedExport &seeds);

} // namespace cave
