// SPDX-License-Identifier: MIT
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <sys/resource.h>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr double kTick = static_cast<double>(kTickMicroseconds) / 1e6;

/// A dungeon in which time passes: on its second floor, as the first has no monsters.
SavedSession dungeon(const std::filesystem::path &path)
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    Result<SavedSession> saved =
        SavedSession::create(path, "Dungeon", {"dungeon 3", {kind, 1}, defaultSettings(kind)});
    REQUIRE(saved);
    DungeonPlayer player(PlayStyle::Reckless);
    const LevelPlan &plan = saved->session().world().map.plan();
    while (plan.levelAt(saved->session().world().player().position)->number == 1)
        saved->apply(player.next(saved->session()));
    saved->apply(ClockCommand{true});
    REQUIRE_FALSE(saved->saveError());
    return std::move(*saved);
}

std::int64_t turnOnDisk(const SavedSession &saved)
{
    const Result<WorldSummary> summary = WorldFile::summary(saved.file().path());
    REQUIRE(summary);
    return summary->turn;
}

/// While it lives every write fails as on a full disk: a limit on file sizes sees to that.
class FullDisk {
public:
    FullDisk()
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// A dungeon of which one turn could not be saved, though there is room by now.
SavedSession unsavedDungeon(const std::filesystem::path &path)
{
    SavedSession saved = dungeon(path);
    {
        const FullDisk full;
        REQUIRE_FALSE(saved.advance(1.1 * kTick).empty());
    }
    REQUIRE(saved.saveError());
    REQUIRE(turnOnDisk(saved) < saved.session().world().turn);
    return saved;
}

} // namespace

TEST_CASE("time in which something happens is saved, time in which nothing does writes nothing")
{
    const TempFolder folder;
    SavedSession saved = dungeon(folder / "w.cave");
    REQUIRE_FALSE(saved.advance(1.1 * kTick).empty());
    CHECK(turnOnDisk(saved) == saved.session().world().turn);
    saved.session().apply(WaitCommand{});
    REQUIRE(saved.advance(0.01 * kTick).empty());
    CHECK_FALSE(saved.session().unsavedChanges().empty());
    CHECK(turnOnDisk(saved) < saved.session().world().turn);
}

TEST_CASE("what time could not save is tried again after a while, not with every beat")
{
    const TempFolder folder;
    SavedSession saved = unsavedDungeon(folder / "w.cave");
    constexpr double kBeat = 0.5;
    double passed = kBeat;
    for (; passed < SavedSession::kSecondsToNextTry; passed += kBeat) {
        saved.advance(kBeat);
        CHECK(saved.saveError());
    }
    saved.advance(2 * kBeat);
    CHECK_FALSE(saved.saveError());
    CHECK(turnOnDisk(saved) == saved.session().world().turn);
}

TEST_CASE("what time could not save is tried again with the next command")
{
    const TempFolder folder;
    SavedSession saved = unsavedDungeon(folder / "w.cave");
    saved.apply(WaitCommand{});
    CHECK_FALSE(saved.saveError());
    CHECK(turnOnDisk(saved) == saved.session().world().turn);
}
