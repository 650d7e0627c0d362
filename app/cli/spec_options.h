// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/verb.h"
#include "core/world/world_spec.h"

#include <memory>
#include <string>
#include <vector>

namespace cave {
struct Content;
}

namespace cave::cli {

/// The options that say which world is meant: --seed, --generator, --settings, --set, and for some verbs
/// --level and --rooms.
struct SpecOptions {
    std::string seed;
    std::string generator = "caves";
    std::string settingsFile;             ///< empty: the generator's defaults
    std::vector<std::string> assignments; ///< "caves.threshold=4"; they win over the file
    std::vector<std::string> levels;      ///< level files that the world is made of
    std::string roomsFolder;              ///< empty: the rooms that the game ships with
    std::vector<std::string> defaults; ///< likewise, in place of the generator's own; the file wins over them
};

/// Adds the options to a verb; `options` must outlive the parsing.
void addSpecOptions(Verb verb, SpecOptions &options);
/// Adds those beside the seed, for verbs that take seeds otherwise.
void addKindOptions(Verb verb, SpecOptions &options);
/// Whether one of those beside the seed was given.
bool hasKindOptions(const Verb &verb);

/// Adds --level and --rooms, for verbs that make worlds.
void addLevelFileOptions(Verb verb, SpecOptions &options);

/// The built-in content of the worlds of a generator; `verb` is that of failures.
OutcomeOr<std::shared_ptr<const Content>> readContent(const GeneratorId &generator, const Message &verb);

/// Turns the options into a world's specification, every part of it checked.
OutcomeOr<WorldSpec> readSpec(const SpecOptions &options);

} // namespace cave::cli
