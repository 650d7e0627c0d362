// SPDX-License-Identifier: MIT
#include "core/io/files/environment.h"

#include <catch2/catch_test_macros.hpp>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <pwd.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using namespace cave;

namespace {

std::string valueOf(const char *variable)
{
    const char *value = std::getenv(variable);
    return value == nullptr ? "(none)" : value;
}

/// In a process of its own, as what is done can't be taken back: 0 if `holds()`.
template<class Check>
int afterTidying(Check holds)
{
    const pid_t child = fork();
    if (child == 0) {
        tidyEnvironment();
        _exit(holds() ? 0 : 1);
    }
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

TEST_CASE("relative folders of the XDG specification are removed and absolute ones stay")
{
    const char *relative[] = {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"};
    for (const char *variable : relative)
        setenv(variable, "some/where", 1);
    setenv("XDG_STATE_HOME", "/some/where", 1);
    CHECK(xdgFolder("XDG_DATA_HOME").empty());
    CHECK(xdgFolder("XDG_STATE_HOME") == "/some/where");
    CHECK(afterTidying([&] {
              for (const char *variable : relative) {
                  if (valueOf(variable) != "(none)")
                      return false;
              }
              return valueOf("XDG_STATE_HOME") == "/some/where";
          }) == 0);
    for (const char *variable : relative)
        unsetenv(variable);
    unsetenv("XDG_STATE_HOME");
    CHECK(xdgFolder("XDG_STATE_HOME").empty());
}

TEST_CASE("no file gets the number of a standard stream that is closed")
{
    int status = 0;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        close(STDIN_FILENO);
        close(STDOUT_FILENO);
        close(STDERR_FILENO);
        tidyEnvironment();
        const bool above = open("/dev/null", O_RDONLY | O_CLOEXEC) > STDERR_FILENO;
        // What a program has to say to people is lost, but a result must not be.
        const bool fails = write(STDOUT_FILENO, "x", 1) < 0 && errno == EBADF;
        _exit(above && fails && write(STDERR_FILENO, "x", 1) == 1 ? 0 : 1);
    }
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 0));
}

TEST_CASE("without HOME, home is that of the password file")
{
    const passwd *user = getpwuid(getuid());
    const std::string known = user == nullptr ? "" : user->pw_dir;
    const std::string home = valueOf("HOME");
    setenv("HOME", "/some/where", 1);
    CHECK(homeFolder() == "/some/where");
    for (const char *useless : {"", "here"}) {
        setenv("HOME", useless, 1);
        CHECK(homeFolder() == known);
    }
    unsetenv("HOME");
    CHECK(homeFolder() == known);
    setenv("HOME", home.c_str(), 1);
}
