// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace cave {

class Log;
struct WorldSpec;

/// What whoever mends a problem needs to know about the program, the system, the open world and the log: in
/// English, as logs are.
[[nodiscard]] QString reportFacts(const Log &log, const std::optional<WorldSpec> &world);

} // namespace cave
