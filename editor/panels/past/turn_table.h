// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

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

} // namespace cave
