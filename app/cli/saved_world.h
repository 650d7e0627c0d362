// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/verb.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_inspection.h"

#include <cstdint>
#include <optional>
#include <string>

namespace cave::cli {

/// The world that a verb inspects: as last saved, or as it was at a turn of its log.
struct SavedWorldOptions {
    std::string world; ///< file or name
    std::optional<std::int64_t> turn;
};

/// Adds WORLD and --turn to a verb; `options` must outlive the parsing.
void addSavedWorld(Verb verb, SavedWorldOptions &options);
/// Adds --turn alone.
Option addTurnOption(Verb verb, SavedWorldOptions &options);

// Both read without a lock, also while the world is being played; `verb` names the verb in failures. What a
// past turn has of the file itself (name, time played, bookmarks) is as last saved.

/// As it is stored, or was at that turn.
Outcome inspectSavedWorld(const SavedWorldOptions &options, const Invocation &invocation, const Message &verb,
                          std::optional<InspectedWorld> &inspected);
/// As it opens for play, or was at that turn.
Outcome loadSavedWorld(const SavedWorldOptions &options, const Invocation &invocation, const Message &verb,
                       std::optional<LoadedWorld> &loaded);

} // namespace cave::cli
