// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/base/result.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace cave {

class Banner;
class ContactSheet;
class SeedMarksStore;
class SeedOrder;
class SeedSelection;
class SeedsActions;

/// Seeds for export: a copy, so that they can be written off the interface thread while the table changes.
struct SeedExport {
    struct Row {
        WorldSpec spec;
        bool starred = false;
        std::vector<std::string> tags = {};
        std::string note = {};
        std::vector<double> values = {}; ///< of the queries, then of the formulas; infinity or NaN: none
        std::vector<std::string> unmeasured = {}; ///< the metrics whose values may still become known
        bool matches = true;                      ///< rather than nearly, in a search's results
    };
    std::vector<MetricQuery> queries;
    std::vector<std::string> formulas;
    bool ofSearch = false;
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
/// starred (1 or 0); tags, separated by commas; note; each metric and formula as in expressions, such as
/// chests(30) and gold / chests; result (match or near miss) of what a search has found; unmeasured.
///
/// Numbers have as many digits as it takes to read the same number back; shares are 0 .. 1. A metric's field
/// is empty if there is no value (it is infinite) or it wasn't measured; metrics not measured are listed in
/// the last column, separated by spaces.
std::string toCsv(const SeedExport &seeds);
/// The same as tab-separated text, for pasting into a table; tabs and line breaks within texts become spaces.
std::string toTabText(const SeedExport &seeds);
/// An array of objects: seed, seedNumber if only that is known, generator {name, version}, settings (those
/// that differ from their defaults), starred, tags, note, metrics and formulas (null: no value, or not
/// measured), result as in CSV, and unmeasured, the names of the metrics not measured.
std::string toJson(const SeedExport &seeds);

/// Writes JSON or CSV, by the file name's extension .json or .csv; atomically. Callable from any thread.
/// Errors, each of which names the file: InvalidArgument for another extension; those of `AtomicFile`.
Result<void> writeExport(const SeedExport &seeds, const QString &file);

/// Copies `toTabText` to the clipboard.
void copyExport(const SeedExport &seeds);

/// Files and the clipboard in Seeds: seed cards, pictures and tables. Reads and paints off the interface
/// thread; results are reported in the banner.
class SeedFiles : public QObject {
    Q_OBJECT

public:
    /// What it works on; all must outlive it.
    struct Parts {
        QWidget &page; ///< parent of dialogs
        Banner &banner;
        const SeedsActions &actions;
        SeedMarksStore &marks;
        const SeedOrder &order;
        const SeedSelection &chosen;
        const ContactSheet &sheet;
    };
    SeedFiles(const Parts &parts, QObject *parent);

    /// Reads a seed card and compares its world with the one generated here.
    void openCard(const std::filesystem::path &file);
    void reportFailed(const Error &error);
    void reportSaved(const QString &file);

signals:
    /// A card was read. Its world should be shown; its marks have been added unless the world differs.
    void cardOpened(const cave::SeedCard &card);
    /// Marks are about to be read: pending edits should be stored.
    void marksWanted();

private:
    struct OpenedCard {
        SeedCard card;
        bool holds = true;
    };
    using Drawing = std::function<Result<QImage>(const std::function<bool(double)> &)>;

    void copySeeds();
    void copyLink();
    void copyCommand();
    void chooseCard();
    void takeCard(const OpenedCard &opened);
    bool addCardMarks(const SeedCard &card);
    void saveCard();
    void saveMap();
    void saveSheet();
    void savePicture(const QString &name, const Drawing &draw);
    void saveRows();
    void copyRows();
    [[nodiscard]] SeedExport chosenRows() const;
    void reportWritten(const SeedExport &seeds, const QString &what);
    void chooseFile(const QString &title, const QString &name, const QStringList &filters,
                    const std::function<void(const QString &)> &chosen);

    const Parts m_parts;
    JobRunner m_jobs;
};

} // namespace cave
