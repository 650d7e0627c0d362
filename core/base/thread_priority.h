// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// The priority of the threads that do work in the background.
enum class ThreadPriority {
    Usual,
    Low, ///< below that of other threads of the program, such as the one of its window
};

/// Sets the priority of the calling thread, for as long as it runs; a low one can't be raised again. If the
/// system refuses, the thread keeps the priority that it has. Called again, it does nothing.
void setThreadPriority(ThreadPriority priority);

} // namespace cave
