// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/past/past_reader.h"
#include "editor/panels/past/turn_table.h"

#include <QString>

#include <cstddef>
#include <cstdint>

namespace cave {

/// A monster's turns as a table, a row a turn.
class TraceModel : public TurnTable {
    Q_OBJECT

public:
    enum Column { Turn, Place, Distance, Area, Line, Knew, Decided, Did, Verdict, ColumnCount };

    using TurnTable::TurnTable;

    void setTrace(PastTrace trace);
    void clear() override { setTrace({}); }

    [[nodiscard]] const TraceRow &row(int index) const
    {
        return m_trace.rows[shownRows()[static_cast<std::size_t>(index)]];
    }
    [[nodiscard]] const World *world() const override { return m_trace.world.get(); }
    [[nodiscard]] Export exported() const override;
    /// "Cave Rat"; empty without turns.
    [[nodiscard]] QString monsterName() const;

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] std::size_t traced() const override { return m_trace.rows.size(); }
    [[nodiscard]] std::int64_t turnOf(std::size_t traced) const override { return m_trace.rows[traced].turn; }
    [[nodiscard]] bool passes(std::size_t traced, TraceFilter filter) const override;
    [[nodiscard]] QString text(std::size_t traced, int column) const override;

private:
    [[nodiscard]] QString knewText(const TraceRow &row) const;
    [[nodiscard]] QString didText(const TraceRow &row) const;

    PastTrace m_trace;
};

} // namespace cave
