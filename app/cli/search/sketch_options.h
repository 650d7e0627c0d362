// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/verb.h"

#include <memory>
#include <optional>
#include <string>

namespace cave {
class SketchMatcher;
} // namespace cave

namespace cave::cli {

/// The options of a search by a sketch.
struct SketchOptions {
    std::string file; ///< empty: no sketch
    std::optional<std::string> agree;
    std::optional<int> within;
    bool turned = false;
};

/// Adds --sketch, --agree and --turned; `options` must outlive the parsing.
void addSketchOptions(Verb verb, SketchOptions &options);
/// Adds --within, for searches around a spawn.
void addWithinOption(Verb verb, SketchOptions &options);

/// Reads the file and checks the options; null if there is no sketch.
OutcomeOr<std::shared_ptr<const SketchMatcher>> readSketch(const SketchOptions &options);

} // namespace cave::cli
