// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/seed_order.h"
#include "core/world/world_spec.h"

#include <QItemSelectionModel>
#include <QModelIndex>

#include <algorithm>
#include <optional>
#include <vector>

namespace cave {

/// The selected seeds of an order; all views share one selection. Both must outlive this.
class SeedSelection {
public:
    SeedSelection(const SeedOrder &order, const QItemSelectionModel &selection)
        : m_order(order)
        , m_selection(selection)
    {
    }

    [[nodiscard]] QModelIndex current() const { return m_selection.currentIndex(); }

    /// The current world; none if no row is current.
    [[nodiscard]] std::optional<WorldSpec> currentSpec() const
    {
        return current().isValid() ? std::optional(m_order.specAt(current().row())) : std::nullopt;
    }

    /// The selected rows of the order, from the top; all views select at least column 0.
    [[nodiscard]] std::vector<int> rows() const
    {
        std::vector<int> rows;
        for (const QItemSelectionRange &range : m_selection.selection()) {
            if (range.left() > 0)
                continue;
            for (int row = range.top(); row <= range.bottom(); ++row)
                rows.push_back(row);
        }
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        return rows;
    }

    /// The worlds of `rows()`, or the current one if none is selected.
    [[nodiscard]] std::vector<WorldSpec> specs() const
    {
        std::vector<int> rows = this->rows();
        if (rows.empty() && current().isValid())
            rows.push_back(current().row());
        std::vector<WorldSpec> specs;
        specs.reserve(rows.size());
        for (const int row : rows)
            specs.push_back(m_order.specAt(row));
        return specs;
    }

private:
    const SeedOrder &m_order;
    const QItemSelectionModel &m_selection;
};

} // namespace cave
