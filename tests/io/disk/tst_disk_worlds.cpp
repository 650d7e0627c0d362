// SPDX-License-Identifier: MIT
// Worlds on a disk that fails, is full, or loses its power: making, playing and copying them.
#include "core/io/worlds/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "tests/io/disk/disk_worlds.h"

using namespace cave;
using namespace cave::test;

namespace {

namespace fs = std::filesystem;

/// Makes a world there if there is none, and returns whether there was one.
int worldMade(const fs::path &path)
{
    const bool made = fs::exists(path);
    if (!made) {
        const Result<SavedSession> again = SavedSession::create(path, "Deep", testSpec());
        INFO((again ? std::string() : again.error().text()));
        CHECK(again);
    }
    CHECK(openSound(path).session().world().commands == 0);
    return made ? 1 : 0;
}

DiskOperation makingAWorld()
{
    DiskOperation making{"make a world", "worlds"};
    making.prepare = [](const fs::path &) {};
    making.run = [](const fs::path &folder, Reports &reports) {
        if (reports.attempt(1, [&] { return SavedSession::create(worldIn(folder), "Deep", testSpec()); }))
            reports.promise(1);
    };
    making.stepsDone = [](const fs::path &folder) { return worldMade(worldIn(folder)); };
    return making;
}

/// Commands that each take a turn, and the hash of the state after each.
struct Course {
    std::vector<Command> commands;
    std::vector<std::uint64_t> hashes;
    std::int64_t before = 0; ///< commands given earlier
};

Course courseFrom(const fs::path &path, std::size_t commands)
{
    Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    const World &world = session->session().world();
    Course course{{}, {session->session().stateHash()}, world.commands};
    for (std::uint64_t n = 0; course.commands.size() < commands; ++n) {
        const std::int64_t number = world.commands;
        const Command command = walkCommand(session->session(), 5, 100 + n);
        session->apply(command);
        if (world.commands == number)
            continue;
        course.commands.push_back(command);
        course.hashes.push_back(session->session().stateHash());
    }
    return course;
}

void prepareCourse(const fs::path &folder, std::size_t commands, Course &course)
{
    makeDeepWorld(folder);
    const FolderImage start = imageOf(folder);
    course = courseFrom(worldIn(folder), commands);
    restore(start, folder);
}

/// Gives a command, or saves again if that failed.
bool applyNext(SavedSession &session, const Command &command, int step, Reports &reports)
{
    bool applied = false;
    return reports.attempt(step, [&]() -> Result<void> {
        if (std::exchange(applied, true))
            return session.save();
        session.apply(command);
        return session.saveError() ? Result<void>(*session.saveError()) : Result<void>();
    });
}

int commandsDone(const fs::path &path, const Course &course)
{
    SavedSession session = openSound(path);
    const auto done = static_cast<std::size_t>(session.session().world().commands - course.before);
    REQUIRE(done < course.hashes.size());
    CHECK(session.session().stateHash() == course.hashes[done]);
    return static_cast<int>(done);
}

/// Each command is a step.
DiskOperation playing()
{
    constexpr int kCommands = 5;
    const auto course = std::make_shared<Course>();
    DiskOperation play{"play", "worlds/deep.cave", kCommands};
    play.prepare = [course](const fs::path &folder) { prepareCourse(folder, kCommands, *course); };
    play.run = [course](const fs::path &folder, Reports &reports) {
        std::optional<SavedSession> session;
        if (!reports.attempt(0, storing(session, [&] { return SavedSession::open(worldIn(folder)); })))
            return;
        for (int n = 1; n <= kCommands; ++n) {
            const bool saved =
                applyNext(*session, course->commands[static_cast<std::size_t>(n) - 1], n, reports);
            // As the window does about once a second, in another thread.
            if (saved && n == 2 && reports.attempt(n, [&] { return WorldFile::syncWal(worldIn(folder)); }))
                reports.promise(n);
            if (saved && n == 3) {
                WalSync().look(session->file()); // as a host without a window does
                reports.promise(n);
            }
            if (saved && n == 4)
                reports.attempt(n, [&] { return WorldFile::checkpoint(worldIn(folder)); });
        }
        session.reset(); // closing merges the log into the file
        reports.promise(kCommands);
    };
    play.stepsDone = [course](const fs::path &folder) { return commandsDone(worldIn(folder), *course); };
    return play;
}

/// A copy of a world that is closed.
DiskOperation copying()
{
    const auto hash = std::make_shared<std::uint64_t>();
    DiskOperation copy{"copy a world", "stick"}; // the original is only read
    copy.prepare = [hash](const fs::path &folder) { *hash = makeDeepWorld(folder); };
    copy.run = [](const fs::path &folder, Reports &reports) {
        const fs::path target = folder / "stick" / "copy.cave";
        if (reports.attempt(1, [&] { return WorldFile::copy(worldIn(folder), target, "Copy"); }))
            reports.promise(1);
    };
    copy.stepsDone = [hash](const fs::path &folder) {
        const fs::path target = folder / "stick" / "copy.cave";
        CHECK(openSound(worldIn(folder)).session().stateHash() == *hash);
        if (!fs::exists(target)) {
            CHECK(WorldFile::copy(worldIn(folder), target, "Copy"));
            return 0;
        }
        SavedSession session = openSound(target);
        CHECK(session.session().stateHash() == *hash);
        CHECK(*session.file().name() == "Copy");
        return 1;
    };
    return copy;
}

/// A command, the world saved under another name, and a command there.
DiskOperation savingAs()
{
    const auto course = std::make_shared<Course>();
    const auto targetIn = [](const fs::path &folder) { return folder / "worlds" / "other.cave"; };
    DiskOperation saveAs{"save a world as another", "worlds", 3};
    saveAs.prepare = [course](const fs::path &folder) { prepareCourse(folder, 2, *course); };
    saveAs.run = [course, targetIn](const fs::path &folder, Reports &reports) {
        std::optional<SavedSession> session;
        if (!reports.attempt(0, storing(session, [&] { return SavedSession::open(worldIn(folder)); })) ||
            !applyNext(*session, course->commands[0], 1, reports) ||
            !reports.attempt(2, [&] { return session->saveAs(targetIn(folder)); }))
            return;
        reports.promise(2);
        applyNext(*session, course->commands[1], 3, reports);
    };
    saveAs.stepsDone = [course, targetIn](const fs::path &folder) {
        const int original = commandsDone(worldIn(folder), *course);
        if (!fs::exists(targetIn(folder)))
            return original;
        const int saved = commandsDone(targetIn(folder), *course);
        CHECK(saved >= 1);
        return saved + 1;
    };
    return saveAs;
}

} // namespace

TEST_CASE("a disk that fails while a world is made or played costs nothing that was reported as saved")
{
    requireNoLossByFailingCalls(makingAWorld());
    requireNoLossByFailingCalls(playing());
}

TEST_CASE("a disk that fails while a world is copied leaves the original and a whole copy or none")
{
    requireNoLossByFailingCalls(copying());
    requireNoLossByFailingCalls(savingAs());
}

TEST_CASE("a power cut while a world is made or played costs nothing that was promised")
{
    requireNoLossByPowerCuts(makingAWorld());
    requireNoLossByPowerCuts(playing());
}

TEST_CASE("a power cut while a world is copied leaves the original and a whole copy or none")
{
    requireNoLossByPowerCuts(copying());
    requireNoLossByPowerCuts(savingAs());
}
