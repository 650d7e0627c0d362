// SPDX-License-Identifier: MIT
#include "tools/soak/measures.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <system_error>

namespace cave {
namespace {

constexpr double kShareOfNote = 0.05;

/// Kilobytes of memory that the process uses now.
std::int64_t residentMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word == "VmRSS:") {
            std::int64_t kilobytes = 0;
            status >> kilobytes;
            return kilobytes;
        }
    }
    return 0;
}

/// Of a file with the log beside it.
std::uintmax_t bytesOf(const std::filesystem::path &world)
{
    std::error_code missing;
    const std::uintmax_t file = std::filesystem::file_size(world, missing);
    const std::uintmax_t log = std::filesystem::file_size(world.string() + "-wal", missing);
    return file + (missing ? 0 : log);
}

Error differs(const std::filesystem::path &file)
{
    return {ErrorCode::Damaged, "the world in " + file.string() + " is not in the state that was played"};
}

struct Reopened {
    double milliseconds = 0;
    std::uint64_t hash = 0;
};

/// As a program that starts: nothing of the world is in its memory.
std::optional<Reopened> reopenElsewhere(const std::filesystem::path &file)
{
    const std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
    const std::string command = "'" + program + "' reopen '" + file.string() + "'";
    std::FILE *output = popen(command.c_str(), "r"); // NOLINT(cert-env33-c): names of our own
    if (output == nullptr)
        return std::nullopt;
    std::array<char, 200> text{};
    const std::size_t length = std::fread(text.data(), 1, text.size() - 1, output);
    if (pclose(output) != 0)
        return std::nullopt;
    std::istringstream line(std::string(text.data(), length));
    Reopened reopened;
    return line >> reopened.milliseconds >> reopened.hash ? std::optional(reopened) : std::nullopt;
}

} // namespace

double processSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double SoakNotes::progress(const SoakCounts &counts) const
{
    const double passed = std::chrono::duration<double>(Clock::now() - m_start).count();
    return std::max(passed / m_task.seconds,
                    static_cast<double>(counts.commands) / static_cast<double>(m_task.commands));
}

Result<void> SoakNotes::write(SavedSession &world, const SoakCounts &counts)
{
    const double passed = std::chrono::duration<double>(Clock::now() - m_start).count();
    const std::int64_t memory = residentMemory();
    CAVE_TRY(world.save());
    const std::uintmax_t bytes = bytesOf(world.file().path());
    const std::filesystem::path copy = m_task.folder / "copy.cave";
    CAVE_TRY(world.file().copyTo(copy, "copy"));
    const std::optional<Reopened> reopened = reopenElsewhere(copy);
    std::filesystem::remove(copy);
    if (!reopened)
        return Error{ErrorCode::Damaged, "the copy of a world can't be opened"};
    if (reopened->hash != world.session().stateHash())
        return differs(copy);
    std::cout << "note\t" << counts.commands << '\t' << counts.worlds << '\t' << passed << '\t'
              << counts.applying << '\t' << memory << '\t' << bytes << '\t'
              << world.session().world().commands << '\t' << world.session().world().map.changes().size()
              << '\t' << reopened->milliseconds << std::endl;
    m_next = progress(counts) + kShareOfNote;
    return {};
}

int printReopened(const std::filesystem::path &file)
{
    const auto start = std::chrono::steady_clock::now();
    Result<SavedSession> session = SavedSession::open(file);
    const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
    if (!session) {
        std::cerr << session.error().text() << '\n';
        return 1;
    }
    std::cout << passed.count() << ' ' << session->session().stateHash() << '\n';
    return session->damaged().empty() && session->notices().empty() ? 0 : 1;
}

Result<void> checkReopened(const std::filesystem::path &file, std::uint64_t hash)
{
    auto session = CAVE_TRY(SavedSession::open(file));
    const bool sound = session.damaged().empty() && session.notices().empty();
    return sound && session.session().stateHash() == hash ? Result<void>() : differs(file);
}

} // namespace cave
