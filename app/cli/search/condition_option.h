// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "core/analysis/conditions/condition.h"
#include "core/world/world_spec.h"

#include <string>

namespace cave::cli {

/// The place of an error in a condition, for people: the text, and a line of marks below.
std::string errorPlace(const std::string &condition, const ConditionError &error);

/// Reads what was given for --where. Wrong usage: it is no condition, or about what worlds of this kind don't
/// have.
OutcomeOr<Condition> readCondition(const std::string &text, GeneratorKind kind);

/// Warns on standard error of numbers that are probably mistakes, each with its place.
void noteRemarks(const Condition &where, const WorldSpec &base);

} // namespace cave::cli
