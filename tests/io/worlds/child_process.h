// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace cave::test {

/// Runs `work()` in a copy of this process and returns what it returns, or -1 if it died. For limits and
/// rights that a process can't take back.
template<class Work>
int inChildProcess(Work work)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(work());
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

/// Gives up the rights of root, to whom nothing is read-only.
inline bool becomeOrdinaryUser()
{
    constexpr uid_t kNobody = 65534;
    return geteuid() != 0 || (setgid(kNobody) == 0 && setuid(kNobody) == 0);
}

} // namespace cave::test
