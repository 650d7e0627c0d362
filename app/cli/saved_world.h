// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/verb.h"
#include "core/analysis/past/timeline.h"
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
OutcomeOr<InspectedWorld> inspectSavedWorld(const SavedWorldOptions &options, const Invocation &invocation,
                                            const Message &verb);
/// As it opens for play, or was at that turn.
OutcomeOr<LoadedWorld> loadSavedWorld(const SavedWorldOptions &options, const Invocation &invocation,
                                      const Message &verb);

/// Says what of the world isn't as it was stored, so that no answer about it seems complete: a note each.
void noteDamage(const InspectedWorld &inspected);
void noteDamage(const LoadedWorld &loaded);

/// The inverse of `idKey`; `where` names the option.
OutcomeOr<MonsterId> readMonsterId(const std::string &text, const std::string &where);

/// The past of a world's file, read to the end. What is damaged, and a command that isn't possible, are
/// noted.
OutcomeOr<Timeline> readPast(const std::string &nameOrPath, const Invocation &invocation,
                             const Message &verb);

/// The name of a monster's kind; empty if there is no such monster.
Message nameOf(World &world, const MonsterId &id);

} // namespace cave::cli
