// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "core/analysis/past/timeline.h"

#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// The inverse of `idKey`; `where` names the option.
Outcome readMonsterId(const std::string &text, const std::string &where, MonsterId &id);

/// The past of a world's file, read to the end. What is damaged, and a command that isn't possible, are
/// noted.
Outcome readPast(const std::string &nameOrPath, const Invocation &invocation, const Message &verb,
                 std::optional<Timeline> &timeline);

/// The name of a monster's kind; empty if there is no such monster.
Message nameOf(World &world, const MonsterId &id);

} // namespace cave::cli
