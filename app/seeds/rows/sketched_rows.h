// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/row_queue.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/world/world_spec.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

class QThreadPool;

namespace cave {

class SketchMatcher;
struct Content;
struct TableRows;

/// Whether a world matches a sketch.
enum class SketchFit : std::uint8_t { Unknown, Matches, Differs };

/// That of the worlds in rows. Copies share their content until one of them changes.
struct SketchFits {
    QList<SketchFit> byRow; ///< fewer than rows: the others are unknown

    [[nodiscard]] SketchFit of(int row) const { return row < byRow.size() ? byRow[row] : SketchFit::Unknown; }
};

/// Compares the worlds in rows with a sketch, off the interface thread and visible rows first, for filtering.
class SketchedRows : public QObject {
    Q_OBJECT

public:
    using Fit = SketchFit;

    /// `rows` must outlive this; `content` must not be null.
    SketchedRows(const TableRows &rows, std::shared_ptr<const Content> content);
    ~SketchedRows() override;

    /// The sketch; null for none. Results for another one are removed. True if it is another one.
    bool setSketch(std::shared_ptr<const SketchMatcher> sketch);
    [[nodiscard]] bool hasSketch() const { return m_sketch != nullptr; }
    /// These rows are visible.
    void setRowsInView(const std::vector<int> &rows);

    [[nodiscard]] Fit fitOf(int row) const { return m_fits.of(row); }
    [[nodiscard]] const SketchFits &fits() const { return m_fits; }
    /// Where the sketch lies in a row's world; none if it isn't there, or not known yet.
    [[nodiscard]] std::optional<CellRect> placeOf(int row) const;

    /// The rows have changed: forgets all results.
    void forget();
    /// Rows were added to the end or removed from it.
    void followRows();

signals:
    /// There are new results in some rows of this span, both ends included.
    void matched(int first, int last);

private:
    struct Job {
        int row = 0;
        WorldSpec spec;

        friend bool operator==(const Job &, const Job &) = default;
    };
    class Work;

    void compare();
    void forgetFinds();
    void takeResults();

    const TableRows &m_rows;
    const std::shared_ptr<const Content> m_content;
    const std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<const SketchMatcher> m_sketch;
    std::shared_ptr<Work> m_work;                               ///< of the current rows and sketch
    std::unordered_map<int, std::optional<SketchFind>> m_finds; ///< by row; none: it isn't there
    SketchFits m_fits;
    RowQueue m_queue;
    Throttle m_announce;
    QTimer m_soon;
};

} // namespace cave
