// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace cave::cli {

/// An option or a positional of a verb, as its help shows it.
struct OptionInfo {
    std::string name;  ///< "--seed", or "WORLD" for a positional
    std::string value; ///< what its value is called, "TEXT"; empty for a flag and a positional
    std::string help;
    std::vector<std::string> offers; ///< values to complete; not necessarily all that are allowed
    bool required = false;
    [[nodiscard]] bool isPositional() const { return !name.starts_with('-'); }
};

/// A verb with its options and the verbs below it; the program itself is the topmost.
struct VerbInfo {
    std::string name;
    std::string help;
    std::string footer;
    std::vector<OptionInfo> options;
    std::vector<VerbInfo> verbs;
};

/// The manual page, in the man macros of troff.
std::string manualPage(const VerbInfo &program, const std::string &version);

/// Names of shells that `completionFor` knows: "bash", "zsh", "fish".
const std::vector<std::string> &completionShells();
/// A script that completes verbs, options, their values, names of worlds and metrics in one of
/// `completionShells`.
std::string completionFor(const std::string &shell, const VerbInfo &program);

} // namespace cave::cli
