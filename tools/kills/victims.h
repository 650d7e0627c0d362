// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

// Each goes on with what it finds in a folder, or begins it, and reports first how that is and then whatever
// it has saved (report.h), until it is killed. `key` varies what it does. Returns an exit code: 1 if it can't
// go on, with the reason on standard error; 0 if a run has ended.

/// Plays a world of a scenario, in real time if it is called "rooms-real-time".
int playWorld(std::string_view game, const std::filesystem::path &folder, std::uint64_t key);
/// Plays in the window, off screen and by keys.
int playInWindow(const std::filesystem::path &folder, std::uint64_t key);
/// Edits a world, a level file, or a list of decision trees, as the window's editors do.
int editWorld(const std::filesystem::path &folder, std::uint64_t key);
int editLevel(const std::filesystem::path &folder, std::uint64_t key);
int editTrees(const std::filesystem::path &folder, std::uint64_t key);
/// Plays as a guest of the host who listens at this port of this machine.
int joinHost(const std::filesystem::path &folder, std::uint16_t port, const std::string &code);

/// Reports how the world in a file is.
int showWorld(const std::filesystem::path &file);

} // namespace cave
