#include "app/cli/interruption.h"

#include <csignal>
#include <initializer_list>

namespace cave::cli {
namespace {

// A signal handler has nothing else to leave a note in.
volatile std::sig_atomic_t noted = 0;

void note(int /*signal*/)
{
    noted = 1;
}

void handle(void (*handler)(int))
{
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction action {};
        action.sa_handler = handler;
        // Once is asking; whoever asks twice is not kept waiting.
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

} // namespace

Interruption::Interruption()
{
    noted = 0;
    handle(note);
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
