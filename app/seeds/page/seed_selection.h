// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QModelIndex>

#include <optional>
#include <vector>

class QItemSelectionModel;

namespace cave {

class SeedOrder;

/// Which seeds of an order are chosen; all views of it share one selection. Both must outlive this.
class SeedSelection {
public:
    SeedSelection(const SeedOrder &order, const QItemSelectionModel &selection)
        : m_order(order)
        , m_selection(selection)
    {
    }

    [[nodiscard]] QModelIndex current() const;
    /// The current world; none if no row is current.
    [[nodiscard]] std::optional<WorldSpec> currentSpec() const;
    /// Rows of the order that are selected, from the top; all views select column 0 at least.
    [[nodiscard]] std::vector<int> rows() const;
    /// The worlds of `rows()`, or the current one if none is selected.
    [[nodiscard]] std::vector<WorldSpec> specs() const;

private:
    const SeedOrder &m_order;
    const QItemSelectionModel &m_selection;
};

} // namespace cave
