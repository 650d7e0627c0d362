// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/verb.h"

#include <optional>

namespace cave::cli {

/// Adds --threads to a verb; `threads` must outlive the parsing.
void addThreadsOption(Verb verb, std::optional<int> &threads, const Message &help);

/// The number that was given, or that of the machine's cores.
int threadsOrCores(const std::optional<int> &threads);

} // namespace cave::cli
