// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QModelIndex>

#include <optional>
#include <vector>

class QItemSelectionModel;

namespace cave {

class SeedOrder;

/// The selected seeds of an order; all views share one selection. Both must outlive this.
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
    /// The selected rows of the order, from the top; all views select at least column 0.
    [[nodiscard]] std::vector<int> rows() const;
    /// The worlds of `rows()`, or the current one if none is selected.
    [[nodiscard]] std::vector<WorldSpec> specs() const;

private:
    const SeedOrder &m_order;
    const QItemSelectionModel &m_selection;
};

} // namespace cave
