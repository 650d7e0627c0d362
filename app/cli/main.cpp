#include "app/cli/command_line.h"

#include <csignal>

int main(int argc, char **argv)
{
    // A reader that closes the pipe early shall be an error that we report, not a silent death.
    (void)std::signal(SIGPIPE, SIG_IGN);
    return static_cast<int>(cave::cli::run({argv + 1, argv + argc}));
}
