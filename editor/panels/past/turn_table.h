// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/panels/past/past_reader.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// Which turns of a trace are shown.
enum class TraceFilter {
    All,
    Did,      ///< in which the monster or the player did anything
    Attacks,  ///< in which a monster noticed or lost a player, shot, or began a fight; anything that happened
              ///< to a player
    CouldSee, ///< after which the monster could have noticed or attacked the player; a monster saw or hunted
              ///< the player
};

/// Turns of a trace as a table, a row a turn, the first column with its number: what traces of monsters and
/// of players have in common.
class TurnTable : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kTurnColumn = 0;

    using QAbstractTableModel::QAbstractTableModel;

    void setFilter(TraceFilter filter);
    /// Marks the rows of the turn that is shown elsewhere.
    void setTurn(std::int64_t turn);
    void retranslate();
    void refreshLook();
    virtual void clear() = 0;

    /// Whether there are turns, shown or not.
    [[nodiscard]] bool isEmpty() const { return traced() == 0; }
    [[nodiscard]] std::int64_t turnAt(int row) const
    {
        return turnOf(shownRows()[static_cast<std::size_t>(row)]);
    }
    /// The last row that is shown and is not after a turn; none if there is none.
    [[nodiscard]] std::optional<int> rowAt(std::int64_t turn) const;
    /// Null without a trace.
    [[nodiscard]] virtual const World *world() const = 0;
    /// Makes JSON or CSV of what is shown, in any thread, whatever becomes of this.
    using Export = std::function<std::string(bool json)>;
    [[nodiscard]] virtual Export exported() const = 0;
    /// The least width of a column, whose cells may be empty at first, in characters.
    [[nodiscard]] virtual int leastWidth(int /*column*/) const { return 0; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    /// A trace by index, and the filter, apart from what is shown of it.
    [[nodiscard]] virtual std::size_t traced() const = 0;
    [[nodiscard]] virtual std::int64_t turnOf(std::size_t traced) const = 0;
    [[nodiscard]] virtual bool passes(std::size_t traced, TraceFilter filter) const = 0;
    [[nodiscard]] virtual QString text(std::size_t traced, int column) const = 0;

    /// Replaces the trace by `replace()`.
    void reset(const std::function<void()> &replace);
    /// Indices of the trace, in order.
    [[nodiscard]] const std::vector<std::size_t> &shownRows() const { return m_shown; }
    [[nodiscard]] bool isMarked(int row) const;
    [[nodiscard]] QString placed(WorldPos p) const;

private:
    TraceFilter m_filter = TraceFilter::All;
    std::vector<std::size_t> m_shown;
    std::int64_t m_turn = -1;
};

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
