// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/files/database.h"
#include "core/io/world_file/world_file_load.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace cave {

// Restoring damaged parts of a world from its log: as a world is what its commands make of it, replaying them
// gives back everything, if all that can be read agrees with it.

/// Longer logs aren't replayed to restore something.
inline constexpr std::int64_t kMaxRestored = 1'000'000;

/// The world as its log leaves it; none if the log can't be read, was left by edits, or leads to something
/// else than what is intact in the file. `read` is what was read of it.
std::optional<World> replayedWorld(const Database &database, const std::filesystem::path &path,
                                   const ReadWorld &read);

} // namespace cave
