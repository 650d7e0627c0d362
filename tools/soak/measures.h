// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/worlds/saved_session.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

namespace cave {

/// Where a long game is saved, and how long it goes on: until either is reached.
struct SoakTask {
    std::filesystem::path folder; ///< empty at first
    double seconds = 0;           ///< by the clock
    std::int64_t commands = 0;
};

/// How far a game came.
struct SoakCounts {
    std::int64_t commands = 0; ///< in the logs of all worlds
    std::int64_t worlds = 1;
    double applying = 0; ///< CPU seconds that commands took, saving included, but not choosing them
};

/// CPU seconds of this process: other programs don't count.
double processSeconds();

/// Measures a long game now and then, and prints a line for each time: `note`, commands, worlds, seconds by
/// the clock, CPU seconds spent applying commands, resident memory in kB, bytes of the current world's file,
/// commands in it, its changed regions, and milliseconds that it takes to open, separated by tabs.
class SoakNotes {
public:
    explicit SoakNotes(const SoakTask &task) : m_task(task) {}

    [[nodiscard]] bool isOver(const SoakCounts &counts) const { return progress(counts) >= 1; }
    [[nodiscard]] bool isDue(const SoakCounts &counts) const { return progress(counts) >= m_next; }

    /// Another process opens a copy of the world. Errors: it can't be copied or opened; it isn't in the state
    /// that is played.
    Result<void> write(SavedSession &world, const SoakCounts &counts);

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] double progress(const SoakCounts &counts) const;

    SoakTask m_task;
    Clock::time_point m_start = Clock::now();
    double m_next = 0; ///< progress at which the next line is due
};

/// Opens the world at `file`, and prints how many milliseconds that took, and the hash of its state.
int printReopened(const std::filesystem::path &file);

/// Error: the world in a file isn't in the state that has this hash, or something in it is damaged.
Result<void> checkReopened(const std::filesystem::path &file, std::uint64_t hash);

} // namespace cave
