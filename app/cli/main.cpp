// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"
#include "core/io/files/environment.h"

#include <csignal>

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    // A reader that closes the pipe early ends the work in order, not by a signal.
    (void)std::signal(SIGPIPE, SIG_IGN);
    return static_cast<int>(cave::cli::run({argv + 1, argv + argc}));
}
