// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <QSpinBox>

namespace cave {

/// A field for the reach of a metric. In worlds of levels, the reach of squares is a level, too.
class ReachBox : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

    /// Offers a metric's valid reaches in worlds of this generator, and shows that of `query`.
    void setQuery(const MetricQuery &query, GeneratorKind generator);
    [[nodiscard]] int reach() const { return value() == kAllLevels ? m_ownReach : value(); }
    /// What it is: never a square in worlds of levels.
    [[nodiscard]] MetricReach reachKind() const { return m_kind; }

private:
    int m_ownReach = 1;
    MetricReach m_kind = MetricReach::Limit;
};

} // namespace cave
