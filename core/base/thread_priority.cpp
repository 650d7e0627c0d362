// SPDX-License-Identifier: MIT
#include "core/base/thread_priority.h"

#include <unistd.h>

namespace cave {

void setThreadPriority(ThreadPriority priority)
{
    // Relative, so that a program started with `nice` keeps its distance from others. Linux applies it to the
    // calling thread, not to the whole process.
    constexpr int kNicer = 5;
    thread_local bool lowered = false;
    if (priority == ThreadPriority::Usual || lowered)
        return;
    lowered = true;
    [[maybe_unused]] const int now = nice(kNicer);
}

} // namespace cave
