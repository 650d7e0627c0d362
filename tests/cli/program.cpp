// SPDX-License-Identifier: MIT
#include "tests/cli/program.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <iterator>
#include <spawn.h>
#include <sqlite3.h>
#include <string_view>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

extern char **environ; // NOLINT

namespace cli_test {
namespace {

/// How a program is run. Standard output goes to a file, or to a descriptor when the path is empty.
struct Target {
    std::string path;
    int descriptor = -1;
    std::string input = "/dev/null"; ///< what standard input is read from
    std::function<void(pid_t)> whileItRuns = {};
    bool closed = false;     ///< no standard streams at all
    std::string errors = {}; ///< where standard error goes; empty: to a file that is read
    std::vector<std::string> language = {"LC_ALL=C"}; ///< the only variables that choose one
};

bool choosesLanguage(std::string_view variable)
{
    return variable.starts_with("LC_") || variable.starts_with("LANG=") || variable.starts_with("LANGUAGE=");
}

/// The variables of this process in another language, and a folder for logs of its own unless a test chose
/// one.
std::vector<std::string> variables(const std::string &stateFolder, const std::vector<std::string> &language)
{
    std::vector<std::string> all = language;
    for (char **variable = environ; *variable != nullptr; ++variable) {
        if (!choosesLanguage(*variable))
            all.emplace_back(*variable);
    }
    if (std::getenv("CAVEGAME_STATE_DIR") == nullptr)
        all.push_back("CAVEGAME_STATE_DIR=" + stateFolder);
    return all;
}

std::vector<char *> pointersTo(std::vector<std::string> &texts)
{
    std::vector<char *> pointers;
    for (std::string &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

Run runWith(const Target &target, const std::vector<std::string> &arguments)
{
    const TemporaryFolder folder;
    const std::string errors = target.errors.empty() ? folder.path("stderr") : target.errors;
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, target.input.c_str(), O_RDONLY, 0);
    if (target.descriptor >= 0)
        posix_spawn_file_actions_adddup2(&actions, target.descriptor, 1);
    else
        posix_spawn_file_actions_addopen(&actions, 1, target.path.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                         0600);
    posix_spawn_file_actions_addopen(&actions, 2, errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int stream = 0; target.closed && stream <= 2; ++stream)
        posix_spawn_file_actions_addclose(&actions, stream);

    std::vector<std::string> texts{CAVEGAME_CLI};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    std::vector<std::string> surroundings = variables(folder.path("state"), target.language);

    Run run;
    pid_t child = -1;
    const int failure = posix_spawn(&child, CAVEGAME_CLI, &actions, nullptr, pointersTo(texts).data(),
                                    pointersTo(surroundings).data());
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (failure == 0 && target.whileItRuns)
        target.whileItRuns(child);
    if (failure == 0 && waitpid(child, &status, 0) == child && WIFEXITED(status))
        run.exitCode = WEXITSTATUS(status);
    if (target.errors.empty())
        run.err = readFile(errors);
    return run;
}

/// Until so many bytes are in the file, or the program has ended.
void waitForBytes(const std::string &file, std::size_t bytes, pid_t child)
{
    siginfo_t ended{};
    const auto runs = [&] {
        return waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
               ended.si_pid == 0;
    };
    while (readFile(file).size() < bytes && runs())
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

} // namespace

Run runProgram(const std::vector<std::string> &arguments)
{
    const TemporaryFolder folder;
    Run run = runWith({folder.path("stdout")}, arguments);
    run.out = readFile(folder.path("stdout"));
    return run;
}

Run runProgramIn(const std::vector<std::string> &language, const std::vector<std::string> &arguments)
{
    const TemporaryFolder folder;
    Target target{folder.path("stdout")};
    target.language = language;
    Run run = runWith(target, arguments);
    run.out = readFile(folder.path("stdout"));
    return run;
}

Background::Background(const std::vector<std::string> &arguments)
{
    m_thread = std::thread([this, arguments] {
        Target target{m_folder.path("stdout")};
        target.errors = m_folder.path("stderr");
        target.whileItRuns = [this](pid_t child) { m_child = child; };
        m_run = runWith(target, arguments);
        m_ended = true;
    });
    while (m_child < 0 && !m_ended)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

Background::~Background()
{
    if (m_thread.joinable()) {
        send(SIGKILL);
        m_thread.join();
    }
}

bool Background::says(const std::string &text) const
{
    constexpr int kMaxTries = 3000;
    for (int i = 0; i < kMaxTries; ++i) {
        const bool ended = m_ended;
        if (readFile(m_folder.path("stderr")).find(text) != std::string::npos)
            return true;
        if (ended)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

void Background::send(int signal) const
{
    if (!m_ended && m_child > 0)
        ::kill(m_child, signal);
}

Run Background::end()
{
    m_thread.join();
    m_run.out = readFile(m_folder.path("stdout"));
    m_run.err = readFile(m_folder.path("stderr"));
    return m_run;
}

Run runProgramReading(const std::string &input, const std::vector<std::string> &arguments)
{
    const TemporaryFolder folder;
    Run run = runWith({folder.path("stdout"), -1, input, {}}, arguments);
    run.out = readFile(folder.path("stdout"));
    return run;
}

Run runProgramUntil(std::size_t bytes, int signal, const std::vector<std::string> &arguments,
                    const std::function<void()> &meanwhile)
{
    const TemporaryFolder folder;
    const std::string path = folder.path("stdout");
    const auto interrupt = [&](pid_t child) {
        waitForBytes(path, bytes, child);
        if (meanwhile)
            meanwhile();
        kill(child, signal);
    };
    Run run = runWith({path, -1, "/dev/null", interrupt}, arguments);
    run.out = readFile(path);
    return run;
}

Run runProgramUntilIn(const std::string &file, std::size_t bytes, int signal,
                      const std::vector<std::string> &arguments)
{
    return runProgramReadingUntil("/dev/null", file, bytes, arguments, {}, signal);
}

Run runProgramReadingUntil(const std::string &input, const std::string &file, std::size_t bytes,
                           const std::vector<std::string> &arguments, const std::function<void()> &then,
                           int signal)
{
    const TemporaryFolder folder;
    const std::string path = folder.path("stdout");
    const auto interrupt = [&](pid_t child) {
        waitForBytes(file, bytes, child);
        if (then)
            then();
        if (signal != 0)
            kill(child, signal);
    };
    Run run = runWith({path, -1, input, interrupt}, arguments);
    run.out = readFile(path);
    return run;
}

Run runProgramInto(const std::string &device, const std::vector<std::string> &arguments)
{
    return runWith({device}, arguments);
}

Run runProgramWithoutReader(const std::vector<std::string> &arguments)
{
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    close(ends[0]);
    Run run = runWith({{}, ends[1]}, arguments);
    close(ends[1]);
    return run;
}

Run runProgramClosed(const std::vector<std::string> &arguments)
{
    const TemporaryFolder folder;
    Target target{folder.path("stdout")};
    target.closed = true;
    return runWith(target, arguments);
}

Run runProgramOnTerminal(const std::vector<std::string> &arguments)
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    std::array<char, 4096> text{};
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0 ||
        ptsname_r(terminal, text.data(), text.size()) != 0)
        return {};
    Target target{text.data()};
    target.errors = target.path;
    const int other = open(target.path.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    Run run = runWith(target, arguments);
    // A terminal hands out what was written in pieces, so a mark says where it ends.
    ssize_t length = write(other, "", 1);
    while (length > 0 && !run.out.ends_with('\0')) {
        length = read(terminal, text.data(), text.size());
        run.out.append(text.data(), static_cast<std::size_t>(length > 0 ? length : 0));
    }
    if (run.out.ends_with('\0'))
        run.out.pop_back();
    close(other);
    close(terminal);
    return run;
}

TemporaryFolder::TemporaryFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "cavegame-cli-XXXXXX").string();
    m_path = mkdtemp(name.data());
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::string TemporaryFolder::path(const std::string &name) const
{
    return name.empty() ? m_path.string() : (m_path / name).string();
}

std::string readFile(const std::string &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeFile(const std::string &path, const std::string &bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

int execute(const std::string &file, const std::string &sql)
{
    sqlite3 *database = nullptr;
    if (sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK)
        return 0;
    sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr);
    const int changed = sqlite3_changes(database);
    sqlite3_close(database);
    return changed;
}

} // namespace cli_test
