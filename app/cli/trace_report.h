// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/turn_traces.h"

#include <string>
#include <vector>

namespace cave::cli {

// Traces of a monster and of a player, for people in their language; those for programs are in
// core/analysis/past/trace_export.h.

std::string traceText(const World &world, const std::vector<TraceRow> &rows);

/// `world` knows the monsters.
std::string traceText(World &world, const std::vector<PlayerTraceRow> &rows);

} // namespace cave::cli
