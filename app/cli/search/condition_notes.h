// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/world/world_spec.h"

namespace cave::cli {

/// Warns on standard error of comparisons that are true of every world or of none, each with its place.
void noteRemarks(const Condition &where, const WorldSpec &base);

} // namespace cave::cli
