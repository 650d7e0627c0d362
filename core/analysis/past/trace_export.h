// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/turn_traces.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// "3,-1,0": the home region of a monster and its number there.
[[nodiscard]] std::string idKey(const MonsterId &id);
/// "fight 3,-1,0": what a mark is of, and the monster that had a part in it.
[[nodiscard]] std::string markWords(const TimelineMark &mark);
/// The same in words for people: "a fight begins (3,-1,0)".
[[nodiscard]] Message markMessage(const TimelineMark &mark);
/// What the monster decided in its last step of the turn: the leaf's name as in trees.json; empty without
/// one.
[[nodiscard]] std::string_view decisionKey(const TraceRow &row);
/// What it did, a word each: "noticed", "lost", "walked", "shot", "fight", "hurt", "died".
[[nodiscard]] std::vector<std::string_view> deedKeys(const TracedDeeds &deeds);
/// The same in words for people.
[[nodiscard]] std::vector<Message> deedTexts(const TracedDeeds &deeds);

/// A trace as a list of JSON objects; `world` is any state of the same world. Texts are English.
[[nodiscard]] std::string traceJson(const World &world, const std::vector<TraceRow> &rows);
/// The same as CSV (UTF-8), with the monster's name, and the branches taken as "0:yes
/// 2:no", each with the number of its node.
[[nodiscard]] std::string traceCsv(const World &world, const std::vector<TraceRow> &rows);

/// A player's trace, likewise.
[[nodiscard]] std::string traceJson(const std::vector<PlayerTraceRow> &rows);
[[nodiscard]] std::string traceCsv(const std::vector<PlayerTraceRow> &rows);

} // namespace cave
