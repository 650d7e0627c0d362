// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <sys/types.h>
#include <thread>
#include <vector>

namespace cli_test {

/// How a run of the program ended.
struct Run {
    int exitCode = -1; ///< -1: it did not end by itself
    std::string out;
    std::string err;
};

/// Runs the built program with these arguments and a standard input that is empty. In this and the others it
/// speaks English.
Run runProgram(const std::vector<std::string> &arguments);

/// Runs it with these variables in place of all that choose a language: "LANG=de_DE.UTF-8".
Run runProgramIn(const std::vector<std::string> &language, const std::vector<std::string> &arguments);

/// Runs it with a standard input that is read from the file `input`.
Run runProgramReading(const std::string &input, const std::vector<std::string> &arguments);

/// Runs it and sends `signal` once so many bytes are on standard output; before that calls `meanwhile`.
Run runProgramUntil(std::size_t bytes, int signal, const std::vector<std::string> &arguments,
                    const std::function<void()> &meanwhile = {});

/// The same once so many bytes are in a file that it writes.
Run runProgramUntilIn(const std::string &file, std::size_t bytes, int signal,
                      const std::vector<std::string> &arguments);

/// Runs it with a standard input that is read from the file `input`. Once `file` has so many bytes,
/// calls `then` if there is one, and sends `signal` unless it is 0.
Run runProgramReadingUntil(const std::string &input, const std::string &file, std::size_t bytes,
                           const std::vector<std::string> &arguments, const std::function<void()> &then,
                           int signal = 0);

/// Runs it with standard output going to `device`; `Run::out` stays empty.
Run runProgramInto(const std::string &device, const std::vector<std::string> &arguments);

/// Runs it with a standard output whose reader has gone.
Run runProgramWithoutReader(const std::vector<std::string> &arguments);

/// Runs it with standard input, output and error closed; only `Run::exitCode` is reported.
Run runProgramClosed(const std::vector<std::string> &arguments);

/// Runs it with standard output and error on a terminal; `Run::out` is what that was sent, at most 4,000
/// bytes.
Run runProgramOnTerminal(const std::vector<std::string> &arguments);

/// A folder of its own, gone with the object.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    ~TemporaryFolder();

    [[nodiscard]] std::string path(const std::string &name = {}) const;

private:
    std::filesystem::path m_path;
};

/// The program while it runs beside the test.
class Background {
public:
    explicit Background(const std::vector<std::string> &arguments);
    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;
    /// Kills it if it still runs.
    ~Background();

    /// Waits until a text is on standard error; false if it ended, or after half a minute.
    [[nodiscard]] bool says(const std::string &text) const;
    void send(int signal) const;
    /// Waits until it has ended.
    Run end();

private:
    TemporaryFolder m_folder;
    std::atomic<pid_t> m_child = -1;
    std::atomic<bool> m_ended = false;
    Run m_run;
    std::thread m_thread;
};

std::string readFile(const std::string &path);
void writeFile(const std::string &path, const std::string &bytes);

/// Changes a world file behind the program's back; returns the number of rows changed.
int execute(const std::string &file, const std::string &sql);

} // namespace cli_test
