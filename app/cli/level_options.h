// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/spec_options.h"
#include "app/cli/verb.h"
#include "core/content/scenario.h"

#include <optional>
#include <string>

namespace cave::cli {

/// The options of `generate` that ask for a bounded level, as typed: --scenario and what goes with it.
struct LevelOptions {
    std::optional<std::string> scenario;
    std::optional<std::string> level;
    std::optional<std::string> size;
    std::optional<std::string> smooth;
    std::optional<std::string> passages;
    std::optional<std::string> rivers;
    std::optional<std::string> trees;
};

/// Adds them to a verb; `options` must outlive the parsing.
void addLevelOptions(Verb verb, LevelOptions &options);

/// The scenario that was asked for; endless caves where none was named. Wrong usage: an unknown one, one that
/// `--generator` (if `generatorGiven`) contradicts, or options that go with another one.
Outcome readScenario(const LevelOptions &options, const SpecOptions &spec, bool generatorGiven,
                     ScenarioKind &scenario);

/// What is written of a scenario that has levels: its level, or its map of rooms; as text or as JSON.
Outcome levelTextOf(const LevelOptions &options, const SpecOptions &spec, ScenarioKind scenario, bool json,
                    std::string &text);

} // namespace cave::cli
