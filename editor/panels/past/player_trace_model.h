// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/past/past_reader.h"
#include "editor/panels/past/turn_table.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// A player's turns as a table, a row a turn.
class PlayerTraceModel : public TurnTable {
    Q_OBJECT

public:
    enum Column { Turn, Place, Gave, Health, SeenBy, HuntedBy, Happened, ColumnCount };

    using TurnTable::TurnTable;

    void setTrace(PastPlayerTrace trace);
    void clear() override { setTrace({}); }

    [[nodiscard]] const World *world() const override { return m_trace.world.get(); }
    [[nodiscard]] Export exported() const override;
    [[nodiscard]] int leastWidth(int column) const override;

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] std::size_t traced() const override { return m_trace.rows.size(); }
    [[nodiscard]] std::int64_t turnOf(std::size_t traced) const override { return m_trace.rows[traced].turn; }
    [[nodiscard]] bool passes(std::size_t traced, TraceFilter filter) const override;
    [[nodiscard]] QString text(std::size_t traced, int column) const override;

private:
    [[nodiscard]] QString nameOf(const MonsterId &id) const;
    [[nodiscard]] QString namesOf(const std::vector<MonsterId> &ids) const;
    [[nodiscard]] QString marksText(const std::vector<TimelineMark> &marks) const;

    PastPlayerTrace m_trace;
};

} // namespace cave
