// SPDX-License-Identifier: MIT
// A moment of a world's past goes on as a world of its own.
#include "core/analysis/past/what_if.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_lineage.h"
#include "core/session/players/test_player.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/past/played_log.h"
#include "tests/support/temp_folder.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

std::string bytesOf(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Timeline timelineOf(const fs::path &path)
{
    Result<WorldLog> log = readWorldLog(path);
    INFO((log ? std::string() : log.error().text()));
    REQUIRE(log);
    Timeline timeline(std::make_shared<const WorldLog>(std::move(*log)));
    timeline.read(kAll);
    return timeline;
}

/// Plays a world in a file.
void playOn(const fs::path &path, int commands)
{
    Result<SavedSession> saved = SavedSession::open(path);
    INFO((saved ? std::string() : saved.error().text()));
    REQUIRE(saved);
    CHECK(saved->notices().empty());
    Session &session = saved->session();
    const TestPlayer player = testPlayer(session.content().scenario, PlayStyle::Careful, 3);
    for (int i = 0; i < commands && session.world().run == RunState::Going; ++i) {
        const std::optional<Command> command = player(session);
        if (!command)
            break;
        saved->apply(*command);
    }
    CHECK(saved->save());
}

/// The world's rules, but for one that has two choices or more, if there is such a rule.
WorldSettings otherRules(const WorldSpec &spec)
{
    WorldSettings rules = spec.settings;
    const std::vector<const SettingInfo *> all = rulesOf(spec);
    const auto choice = std::ranges::find(all, SettingUnit::Choice, &SettingInfo::unit);
    if (choice != all.end())
        (*choice)->set(rules, (*choice)->get(rules) == 0 ? 1 : 0);
    return rules;
}

/// Forks a world in the middle of its log, plays on there, and checks all that is in the new file.
void checkFork(const fs::path &original, const fs::path &target)
{
    const std::string before = bytesOf(original);
    const Timeline timeline = timelineOf(original);
    const WorldSpec &spec = timeline.log().origin.spec;
    const WhatIf whatIf{{timeline.end().command / 2, 0}, otherRules(spec)};
    World fork = forkAt(timeline, whatIf);
    {
        const Result<WorldFile> made = forkWorld(original, target, "Fork", fork);
        INFO((made ? std::string() : made.error().text()));
        REQUIRE(made);
    }
    CHECK(bytesOf(original) == before);
    CHECK(isMarkedCopy(target).valueOr(false));
    Result<LoadedWorld> stored = WorldFile::readSnapshot(target);
    REQUIRE(stored);
    CHECK(stored->damaged.empty());
    CHECK(stored->world.spec.settings == whatIf.rules);
    CHECK(stateHash(stored->world) == stateHash(fork));
    playOn(target, 60);
    const Result<ReplayReport> report = verifyReplay(target);
    REQUIRE(report);
    CHECK_FALSE(report->difference);
    CHECK(report->commands == static_cast<std::int64_t>(timelineOf(target).log().commands.size()));
    CHECK(verifyWorldFile(target)->empty());
    CHECK(bytesOf(original) == before);
}

} // namespace

TEST_CASE("a fork of a played world opens, plays on, replays and verifies, and the original stays as it is")
{
    const TempFolder folder;
    for (const GeneratorKind kind : kScenarios) {
        const std::string name(generatorInfo(kind).key);
        INFO(name);
        const fs::path original = folder / (name + ".cave");
        {
            const WorldSpec spec{
                "fork", {kind, generatorInfo(kind).versions.back()}, generatorInfo(kind).defaults};
            const Result<SavedSession> created = SavedSession::create(original, name, spec);
            REQUIRE(created);
        }
        playOn(original, 200);
        checkFork(original, folder / (name + " fork.cave"));
    }
}

TEST_CASE("stored worlds, edited ones, ones of several players and of own levels, can be forked")
{
    const TempFolder folder;
    for (const char *name : {"caves", "edited", "party", "own-levels", "journey"}) {
        INFO(name);
        const fs::path original = folder / (std::string(name) + ".cave");
        fs::copy_file(testData("stored/5/" + std::string(name) + ".cave"), original);
        checkFork(original, folder / (std::string(name) + " fork.cave"));
    }
}

TEST_CASE("a fork is revealed if the original is, and never takes the place of a file")
{
    const TempFolder folder;
    const fs::path original = folder / "w.cave";
    {
        Result<SavedSession> created = SavedSession::create(original, "W", {"fork", {}, {}});
        REQUIRE(created);
        REQUIRE(markAsRevealed(created->file()));
    }
    const Timeline timeline = timelineOf(original);
    const World fork = forkAt(timeline, {{}, timeline.log().origin.spec.settings});
    const fs::path target = folder / "f.cave";
    REQUIRE(forkWorld(original, target, "F", fork));
    CHECK(isMarkedRevealed(target).valueOr(false));
    const Result<WorldFile> again = forkWorld(original, target, "F", fork);
    REQUIRE_FALSE(again);
    CHECK(again.error().code == ErrorCode::AlreadyExists);
    CHECK_FALSE(forkWorld(folder / "none.cave", folder / "g.cave", "G", fork));
    CHECK_FALSE(fs::exists(folder / "g.cave"));
}

TEST_CASE("a fork with other decision trees keeps them")
{
    const TempFolder folder;
    const fs::path original = folder / "w.cave";
    {
        const GeneratorInfo &info = generatorInfo(GeneratorKind::Journey);
        REQUIRE(
            SavedSession::create(original, "W", {"fork", {info.kind, info.versions.back()}, info.defaults}));
    }
    playOn(original, 100);
    const Timeline timeline = timelineOf(original);
    const auto content = std::make_shared<Content>(*timeline.log().origin.content);
    for (NamedTree &named : content->trees)
        named.tree.nodes = {Leaf{Action::Idle}};
    const fs::path target = folder / "f.cave";
    REQUIRE(forkWorld(original, target, "F",
                      forkAt(timeline, {timeline.end(), timeline.log().origin.spec.settings, content})));
    const Result<LoadedWorld> stored = WorldFile::readSnapshot(target);
    REQUIRE(stored);
    CHECK(stored->world.content->trees == content->trees);
    CHECK(stored->world.content->items == content->items);
    playOn(target, 60);
    const Result<ReplayReport> report = verifyReplay(target);
    REQUIRE(report);
    CHECK_FALSE(report->difference);
    CHECK(verifyWorldFile(target)->empty());
}
