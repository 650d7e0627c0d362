// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace cave {

class Log;
struct WorldSpec;

/// What a developer needs to know to fix a problem: the program, the system, the open world and the log. In
/// English, as logs are.
[[nodiscard]] QString reportFacts(const Log &log, const std::optional<WorldSpec> &world);

} // namespace cave
