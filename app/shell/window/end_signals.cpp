// SPDX-License-Identifier: MIT
#include "app/shell/window/end_signals.h"

#include <QSocketNotifier>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace cave {
namespace {

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

// A signal handler can access nothing else.
std::array<int, 2> ends{-1, -1};
std::atomic<std::int64_t> firstAt{0}; ///< ms on the monotonic clock; 0 before the first
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

std::array<struct sigaction, kSignals.size()> actionsBefore{};

std::int64_t now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * std::int64_t{1000} + time.tv_nsec / 1'000'000;
}

/// Calls only async-signal-safe functions; see signal-safety(7).
void note(int signal)
{
    constexpr std::int64_t kSameRequest = 500;
    const int kept = errno;
    std::int64_t none = 0;
    if (firstAt.compare_exchange_strong(none, now())) {
        const auto number = static_cast<unsigned char>(signal);
        static_cast<void>(!::write(ends[0], &number, 1));
    } else if (now() - none > kSameRequest) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    errno = kept;
}

/// Ignored signals stay ignored: nohup(1) relies on that, and so do shells for background processes.
void handleSignals()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], nullptr, &actionsBefore[i]);
        if (actionsBefore[i].sa_handler == SIG_IGN)
            continue;
        struct sigaction action {};
        action.sa_handler = note;
        action.sa_flags = SA_RESTART;
        sigaction(kSignals[i], &action, nullptr);
    }
}

void restoreSignals()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        sigaction(kSignals[i], &actionsBefore[i], nullptr);
}

} // namespace

EndSignals::EndSignals(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return; // then signals end the program at once, as usual
    m_notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    handleSignals();
}

EndSignals::~EndSignals()
{
    if (m_notifier == nullptr)
        return;
    restoreSignals();
    delete m_notifier;
    for (int &end : ends)
        ::close(std::exchange(end, -1));
}

void EndSignals::read()
{
    unsigned char number = 0;
    if (::read(ends[1], &number, 1) == 1)
        emit received(number);
}

} // namespace cave

#include "moc_end_signals.cpp"
