// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/past/past_reader.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Which turns of a trace are shown.
enum class TraceFilter {
    All,
    Did,      ///< in which the monster did anything
    Attacks,  ///< in which it noticed or lost a player, shot, or began a fight
    CouldSee, ///< after which it could have noticed or attacked the player
};

/// A monster's turns as a table, a row a turn.
class TraceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Turn, Place, Distance, Area, Line, Knew, Decided, Did, Verdict, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setTrace(PastTrace trace);
    void setFilter(TraceFilter filter);
    /// Marks the rows of the turn that is shown elsewhere.
    void setTurn(std::int64_t turn);
    void retranslate();
    void refreshLook();

    /// Whether there are turns, shown or not.
    [[nodiscard]] bool isEmpty() const { return m_trace.rows.empty(); }
    [[nodiscard]] const TraceRow &row(int index) const
    {
        return m_trace.rows[m_shown[static_cast<std::size_t>(index)]];
    }
    /// The last row that is shown and is not after a turn; none if there is none.
    [[nodiscard]] std::optional<int> rowAt(std::int64_t turn) const;
    /// What is shown, for a file.
    [[nodiscard]] std::vector<TraceRow> shownRows() const;
    /// Null without a trace.
    [[nodiscard]] const World *world() const { return m_trace.world.get(); }
    /// "Cave Rat"; empty without turns.
    [[nodiscard]] QString monsterName() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filterRows();
    [[nodiscard]] bool isShown(const TraceRow &row) const;
    [[nodiscard]] bool isMarked(int index) const;
    [[nodiscard]] QString text(const TraceRow &row, int column) const;
    [[nodiscard]] QString knewText(const TraceRow &row) const;
    [[nodiscard]] QString didText(const TraceRow &row) const;
    [[nodiscard]] QString placed(WorldPos p) const;

    PastTrace m_trace;
    TraceFilter m_filter = TraceFilter::All;
    std::vector<std::size_t> m_shown; ///< indices of rows
    std::int64_t m_turn = -1;
};

} // namespace cave
