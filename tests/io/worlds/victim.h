// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace cave::test {

/// A program in a process of its own, to be killed, with its output on a pipe.
class Victim {
public:
    /// `arguments`: the program first.
    explicit Victim(std::vector<std::string> arguments)
    {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        std::vector<char *> pointers;
        for (std::string &argument : arguments)
            pointers.push_back(argument.data());
        pointers.push_back(nullptr);
        m_process = fork();
        REQUIRE(m_process >= 0);
        if (m_process == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execv(pointers.front(), pointers.data());
            _exit(127);
        }
        close(ends[1]);
        m_output = ends[0];
    }
    Victim(const Victim &) = delete;
    Victim &operator=(const Victim &) = delete;
    ~Victim()
    {
        if (m_process > 0) {
            kill(m_process, SIGKILL);
            waitpid(m_process, nullptr, 0);
        }
        close(m_output);
    }

    bool waitForFirstLine()
    {
        while (m_text.find('\n') == std::string::npos) {
            if (!readSome())
                return false;
        }
        return true;
    }

    /// Kills it, unless it has ended without an error, and returns all complete lines that it wrote.
    std::string killAndCollect()
    {
        kill(m_process, SIGKILL);
        while (readSome()) {
        }
        int status = 0;
        waitpid(std::exchange(m_process, -1), &status, 0);
        REQUIRE((WIFSIGNALED(status) || WEXITSTATUS(status) == 0));
        return m_text.substr(0, m_text.rfind('\n') + 1);
    }

private:
    bool readSome()
    {
        std::array<char, 65536> buffer{};
        const ssize_t length = read(m_output, buffer.data(), buffer.size());
        if (length > 0)
            m_text.append(buffer.data(), static_cast<std::size_t>(length));
        return length > 0;
    }

    pid_t m_process = -1;
    int m_output = -1;
    std::string m_text;
};

} // namespace cave::test
