#pragma once

#include "app/cli/outcome.h"
#include "app/cli/spec_options.h"
#include "core/content/scenario.h"
#include "core/io/level_text.h"

#include <CLI/App.hpp>
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
void addLevelOptions(CLI::App &verb, LevelOptions &options);

/// The scenario that was asked for; endless caves where none was named. Wrong usage: an unknown one, one that
/// `--generator` (if `generatorGiven`) contradicts, or options that go with another one.
Outcome readScenario(const LevelOptions &options, const SpecOptions &spec, bool generatorGiven,
                     ScenarioKind &scenario);

/// Makes the level of a scenario that has levels.
Outcome makeLevel(const LevelOptions &options, const SpecOptions &spec, ScenarioKind scenario,
                  LevelDrawing &drawing);

} // namespace cave::cli
