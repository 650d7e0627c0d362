// SPDX-License-Identifier: MIT
#include "core/io/files/environment.h"

#include <cstdlib>
#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

namespace cave {
namespace {

void openStandardStreams()
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) >= 0)
            continue;
        // open() returns the lowest free number, and those below are in use.
        const int opened = ::open("/dev/null", (stream == STDOUT_FILENO ? O_RDONLY : O_RDWR) | O_NOCTTY);
        if (opened < 0)
            std::abort(); // otherwise messages could be written into a world
    }
}

} // namespace

void tidyEnvironment()
{
    openStandardStreams();
    for (const char *variable : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"}) {
        if (xdgFolder(variable).empty())
            unsetenv(variable); // NOLINT(concurrency-mt-unsafe): there are no threads yet
    }
}

std::filesystem::path xdgFolder(const char *variable)
{
    const char *value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): modified only at the start
    std::filesystem::path folder(value == nullptr ? "" : value);
    return folder.is_absolute() ? folder : std::filesystem::path();
}

std::filesystem::path homeFolder()
{
    if (std::filesystem::path home = xdgFolder("HOME"); !home.empty())
        return home;
    const passwd *user = getpwuid(getuid()); // NOLINT(concurrency-mt-unsafe): before there are threads
    std::filesystem::path home(user == nullptr || user->pw_dir == nullptr ? "" : user->pw_dir);
    return home.is_absolute() ? home : std::filesystem::path();
}

} // namespace cave
