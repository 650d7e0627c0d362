// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/world/world_spec.h"

namespace cave::cli {

/// Warns on standard error of numbers that are probably mistakes, each with its place.
void noteRemarks(const Condition &where, const WorldSpec &base);

} // namespace cave::cli
