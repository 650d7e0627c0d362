// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"

#include <csignal>
#include <cstdint>
#include <ctime>
#include <initializer_list>

namespace cave::cli {
namespace {

// A signal handler has nothing else to leave a noteSignal in.
volatile std::sig_atomic_t noted = 0;

timespec notedAt{};

/// The first signal is a request; a later one ends the program at once. A second one within an instant is the
/// same request: some programs signal a process and then its group.
void noteSignal(int signal)
{
    constexpr std::int64_t kMilliseconds = 500;
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    const std::int64_t passed =
        (now.tv_sec - notedAt.tv_sec) * std::int64_t{1000} + (now.tv_nsec - notedAt.tv_nsec) / 1'000'000;
    if (noted != 0 && passed > kMilliseconds) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
        return;
    }
    if (noted == 0)
        notedAt = now;
    noted = 1;
}

/// A call that a signal interrupts is continued, so that a write to a full pipe doesn't fail; poll(2) still
/// returns.
void handle(void (*handler)(int))
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        // What is ignored stays so: nohup(1) asks for that.
        const bool known = sigaction(signal, nullptr, &action) == 0;
        if (!known || action.sa_handler == SIG_IGN)
            continue;
        action = {};
        action.sa_handler = handler;
        action.sa_flags = SA_RESTART;
        sigaction(signal, &action, nullptr);
    }
}

} // namespace

Interruption::Interruption()
{
    noted = 0;
    handle(noteSignal);
}

Interruption::~Interruption()
{
    handle(SIG_DFL);
}

bool Interruption::requested() const
{
    return noted != 0;
}

} // namespace cave::cli
