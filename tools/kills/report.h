// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/worlds/saved_session.h"

#include <cstdint>
#include <string_view>

namespace cave {

/// Prints that so much was done (commands, or edits), and that it and all before it is saved: a line with the
/// number and the hash of the state.
void reportSaved(std::int64_t done, std::uint64_t hash);
/// The same for a world that is played, if all of it is saved.
void reportIfSaved(SavedSession &session);

/// Prints the error, for the exit code 1.
int failed(const Error &error);

/// What is found damaged in a world that was opened.
Result<void> checkSound(const SavedSession &session);

} // namespace cave
