// SPDX-License-Identifier: MIT
#include "app/seeds/page/seed_selection.h"

#include "app/seeds/rows/seed_order.h"

#include <QItemSelectionModel>

#include <algorithm>

namespace cave {

QModelIndex SeedSelection::current() const
{
    return m_selection.currentIndex();
}

std::optional<WorldSpec> SeedSelection::currentSpec() const
{
    return current().isValid() ? std::optional(m_order.specAt(current().row())) : std::nullopt;
}

std::vector<int> SeedSelection::rows() const
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

std::vector<WorldSpec> SeedSelection::specs() const
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

} // namespace cave
