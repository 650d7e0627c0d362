// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <optional>

namespace cave {

/// True for `anyWorld()`, the condition of a search by a sketch alone.
[[nodiscard]] bool isAnyWorld(const Condition &where);

/// The first metric of a condition that isn't measured in such worlds; none if all are.
[[nodiscard]] std::optional<MetricQuery> firstUnmeasured(const Condition &where, GeneratorKind kind);

} // namespace cave
