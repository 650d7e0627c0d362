#include "core/io/database.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <random>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <utility>

#include "tests/io/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kKills = 300;
constexpr int kKillsWhileMaking = 100;
constexpr std::uint64_t kForever = UINT64_MAX;

struct Reported {
    std::int64_t turn = -1;
    WorldPos position;
    std::uint64_t hash = 0;
};

/// A walker in a process of its own, with its output on a pipe.
class Walker {
public:
    Walker(const std::filesystem::path &world, std::uint64_t key, std::uint64_t steps = kForever)
    {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        const std::string keyText = std::to_string(key);
        const std::string stepsText = std::to_string(steps);
        m_process = fork();
        REQUIRE(m_process >= 0);
        if (m_process == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execl(CAVEGAME_WALKER, CAVEGAME_WALKER, world.c_str(), keyText.c_str(), stepsText.c_str(),
                  nullptr);
            _exit(127);
        }
        close(ends[1]);
        m_output = ends[0];
    }
    Walker(const Walker &) = delete;
    Walker &operator=(const Walker &) = delete;
    ~Walker()
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

    /// Kills it, unless it has ended without an error, and returns all complete lines that it wrote, first to
    /// last.
    std::vector<Reported> killAndCollect()
    {
        kill(m_process, SIGKILL);
        while (readSome()) {
        }
        int status = 0;
        waitpid(std::exchange(m_process, -1), &status, 0);
        REQUIRE((WIFSIGNALED(status) || WEXITSTATUS(status) == 0));
        std::vector<Reported> lines;
        std::istringstream stream(m_text.substr(0, m_text.rfind('\n') + 1));
        for (Reported line; stream >> line.turn >> line.position.x >> line.position.y >> line.hash;)
            lines.push_back(line);
        return lines;
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

void requireWholeLog(const std::filesystem::path &path, std::int64_t turn)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    REQUIRE(database);
    REQUIRE(*database->queryInteger("SELECT count(*) FROM command_log") == turn);
    REQUIRE(*database->queryInteger("SELECT ifnull(min(turn), 1) FROM command_log") == 1);
    REQUIRE(*database->queryInteger("SELECT ifnull(max(turn), 0) FROM command_log") == turn);
}

using Random = std::mt19937;

void sleepUpTo(std::chrono::microseconds longest, Random &random)
{
    std::this_thread::sleep_for(longest * (random() % 1000) / 1000);
}

/// Kills a program that plays. `lines` gets what it told.
void killWhilePlaying(const std::filesystem::path &path, std::uint64_t key, Random &random,
                      std::vector<Reported> &lines)
{
    Walker walker(path, key);
    REQUIRE(walker.waitForFirstLine());
    sleepUpTo(std::chrono::milliseconds(30), random);
    lines = walker.killAndCollect();
    REQUIRE_FALSE(lines.empty());
}

/// Kills a program at any moment from its start to after its end: while it opens the world, brings in what a
/// killed one left in the log, plays a little, or closes. Adds to `lines` what it told.
void killAtAnyMoment(const std::filesystem::path &path, std::uint64_t key, Random &random,
                     std::vector<Reported> &lines)
{
    Walker walker(path, key, random() % 12);
    sleepUpTo(std::chrono::milliseconds(12), random);
    const std::vector<Reported> more = walker.killAndCollect();
    lines.insert(lines.end(), more.begin(), more.end());
}

} // namespace

TEST_CASE("a killed program loses nothing that it told of, and the world goes on from there")
{
    const TempFolder folder;
    const std::filesystem::path path = folder / "killed.cave";
    Random random(20240607); // NOLINT(cert-msc51-cpp): repeatable on purpose
    std::int64_t lastTurn = 0;
    std::uint64_t lastHash = 0;
    int exactly = 0;
    for (int round = 0; round < kKills; ++round) {
        INFO("round " << round);
        std::vector<Reported> lines;
        const auto key = static_cast<std::uint64_t>(round);
        killWhilePlaying(path, key, random, lines);
        if (round % 3 == 2)
            killAtAnyMoment(path, key + kKills, random, lines);
        if (round > 0) {
            REQUIRE(lines.front().turn == lastTurn);
            REQUIRE(lines.front().hash == lastHash);
        }

        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        REQUIRE(session->damaged().empty());
        const World &world = session->session().world();
        // The last turn may be saved and not yet told; more than one can't be.
        REQUIRE(world.turn >= lines.back().turn);
        REQUIRE(world.turn <= lines.back().turn + 1);
        if (world.turn == lines.back().turn) {
            ++exactly;
            REQUIRE(world.player.position == lines.back().position);
            REQUIRE(session->session().stateHash() == lines.back().hash);
        }
        requireWholeLog(path, world.turn);

        session->apply(WaitCommand{});
        REQUIRE_FALSE(session->saveError());
        lastTurn = world.turn;
        lastHash = session->session().stateHash();
    }
    REQUIRE(lastTurn > kKills);
    std::cout << "kill test: killed " << kKills << " times in " << lastTurn << " turns; " << exactly
              << " times just after the turn was told" << std::endl;
}

TEST_CASE("a program killed while it makes a world leaves a whole one or none, and one can be made there")
{
    Random random(20240608); // NOLINT(cert-msc51-cpp): repeatable on purpose
    int none = 0;
    for (int round = 0; round < kKillsWhileMaking; ++round) {
        INFO("round " << round);
        const TempFolder folder;
        const std::filesystem::path path = folder / "world.cave";
        std::vector<Reported> lines;
        killAtAnyMoment(path, static_cast<std::uint64_t>(round), random, lines);
        {
            const bool made = std::filesystem::exists(path);
            none += made ? 0 : 1;
            REQUIRE((made || lines.empty()));
            const Result<SavedSession> session =
                made ? SavedSession::open(path) : SavedSession::create(path, "Walker", testSpec("walker"));
            INFO((session ? std::string() : session.error().message));
            REQUIRE(session);
            REQUIRE(session->damaged().empty());
            const std::int64_t told = lines.empty() ? 0 : lines.back().turn;
            REQUIRE(session->session().world().turn >= told);
            REQUIRE(session->session().world().turn <= told + 1);
        }
        REQUIRE(WorldFile::verify(path)->empty());
        REQUIRE(fileNames(folder.path()) == "world.cave");
    }
    std::cout << "kill test: of " << kKillsWhileMaking << " programs killed early " << none
              << " had not made a world yet" << std::endl;
}
