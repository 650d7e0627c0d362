// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/monster_trace.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What the monster decided in its last step of the turn: the leaf's name as in trees.json; empty without
/// one.
[[nodiscard]] std::string_view decisionKey(const TraceRow &row);
/// What it did, a word each: "noticed", "lost", "walked", "shot", "fight", "hurt", "died".
[[nodiscard]] std::vector<std::string_view> deedKeys(const TracedDeeds &deeds);

/// A trace as a list of JSON objects; `world` is any state of the same world. Texts are English.
[[nodiscard]] std::string traceJson(const World &world, const std::vector<TraceRow> &rows);
/// The same as CSV (UTF-8), with the monster's name, and the branches taken as "0:yes
/// 2:no", each with the number of its node.
[[nodiscard]] std::string traceCsv(const World &world, const std::vector<TraceRow> &rows);

} // namespace cave
