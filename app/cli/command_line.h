// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/log/log.h"
#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {
class WorldLibrary;
}

namespace cave::cli {

/// One run of the program while its command line is read: what holds for every verb, and the work that the
/// chosen verb asks for.
struct Invocation {
    std::string dataFolder;           ///< --data-dir; empty: the platform's folder
    std::string logLevel = "warning"; ///< --log-level
    Log log;                          ///< what went wrong, and what was noticed
    std::function<Outcome()> action;  ///< set by the verb that was named

    /// The folder that worlds are looked up and made in. Error of `defaultDataFolder`.
    [[nodiscard]] Result<WorldLibrary> library() const;

    /// The world file that `nameOrPath` means: a file if there is one at that path, else a world of the
    /// library.
    [[nodiscard]] Result<std::filesystem::path> findWorld(const std::string &nameOrPath) const;
};

/// Reads the command line, does the work, reports a failure on standard error. `arguments` are without the
/// program's name.
ExitCode run(const std::vector<std::string> &arguments);

} // namespace cave::cli
