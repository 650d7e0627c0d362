// SPDX-License-Identifier: MIT
// Worlds on a disk that fails, is full, or loses its power: editing, marking, migrating and repairing them.
#include "core/io/files/database_files.h"
#include "core/io/world_file/world_repair.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "tests/io/disk/disk_worlds.h"
#include "tests/io/worlds/edit_plan.h"
#include "tests/io/worlds/older_format.h"

using namespace cave;
using namespace cave::test;

namespace {

namespace fs = std::filesystem;

using Edit = std::function<Result<void>(EditedWorld &)>;
/// What an editor shows: the hash of the state, the position in the history, its length, save points.
using Shown = std::tuple<std::uint64_t, std::size_t, std::size_t, std::size_t>;

Shown shownBy(const EditedWorld &edited)
{
    return {hashOf(stateOf(edited)), edited.position(), edited.history().size(), edited.savePoints().size()};
}

Edit painting(std::uint64_t plan, std::uint64_t stroke)
{
    return [plan, stroke](EditedWorld &edited) {
        return edited.perform("Paint", plannedDelta(edited.world(), edited.bookmarks(), 9, plan), stroke);
    };
}

Edit goingTo(std::size_t position)
{
    return [position](EditedWorld &edited) -> Result<void> {
        const Result<WorldDelta> changed = edited.goTo(position);
        return changed ? Result<void>() : changed.error();
    };
}

const std::vector<Edit> &someEdits()
{
    static const std::vector<Edit> kEdits{
        painting(1, 1), // a stroke of two pieces
        painting(3, 1), [](EditedWorld &edited) { return edited.finishStroke(); },
        painting(2, 0), [](EditedWorld &edited) { return edited.addSavePoint("here"); },
        goingTo(0),     goingTo(2),
        goingTo(1),     painting(5, 0),
    };
    return kEdits;
}

/// The last step that leads to what an editor shows; fails if none does.
int stepOf(const Shown &shown, const std::vector<Shown> &steps)
{
    const auto found = std::find(steps.rbegin(), steps.rend(), shown);
    REQUIRE(found != steps.rend());
    return static_cast<int>(std::distance(found, steps.rend())) - 1;
}

DiskOperation editing()
{
    const auto shown = std::make_shared<std::vector<Shown>>(); // after each step
    DiskOperation edit{"edit", "worlds/deep.cave", static_cast<int>(someEdits().size())};
    edit.prepare = [shown](const fs::path &folder) {
        makeDeepWorld(folder);
        const FolderImage start = imageOf(folder);
        {
            Result<EditedWorld> edited = EditedWorld::open(worldIn(folder));
            REQUIRE(edited);
            *shown = {shownBy(*edited)};
            for (const Edit &step : someEdits()) {
                REQUIRE(step(*edited));
                shown->push_back(shownBy(*edited));
            }
        }
        restore(start, folder);
    };
    edit.run = [](const fs::path &folder, Reports &reports) {
        std::optional<EditedWorld> edited;
        if (!reports.attempt(0, storing(edited, [&] { return EditedWorld::open(worldIn(folder)); })))
            return;
        for (const Edit &step : someEdits()) {
            const Shown before = shownBy(*edited);
            const bool done = reports.attempt(reports.saved() + 1, [&] {
                const Result<void> result = step(*edited);
                if (!result)
                    CHECK(shownBy(*edited) == before);
                return result;
            });
            if (!done)
                return;
            reports.promise(reports.saved());
        }
    };
    edit.stepsDone = [shown](const fs::path &folder) {
        const Result<EditedWorld> edited = EditedWorld::open(worldIn(folder));
        INFO((edited ? std::string() : edited.error().text()));
        REQUIRE(edited);
        CHECK(edited->damaged().empty());
        CHECK(edited->notices().empty());
        return stepOf(shownBy(*edited), *shown);
    };
    return edit;
}

/// A world of an earlier format is migrated when it is opened.
DiskOperation migrating()
{
    const auto hash = std::make_shared<std::uint64_t>();
    DiskOperation migrate{"open a world of format 3", "worlds/deep.cave"};
    migrate.prepare = [hash](const fs::path &folder) {
        *hash = makeDeepWorld(folder);
        bringBackToVersion3(worldIn(folder));
    };
    migrate.run = [](const fs::path &folder, Reports &reports) {
        reports.attempt(1, [&] { return SavedSession::open(worldIn(folder)); });
    };
    migrate.stepsDone = [hash](const fs::path &folder) {
        CHECK(openSound(worldIn(folder)).session().stateHash() == *hash);
        return 1;
    };
    return migrate;
}

/// Whether one of the files in a folder has this content.
bool isKept(const std::string &bytes, const fs::path &folder)
{
    return std::ranges::any_of(fs::directory_iterator(folder), [&](const fs::directory_entry &entry) {
        return readBytes(entry.path()) == bytes;
    });
}

/// A backup was put in the place of a world that a killed program left with its log.
DiskOperation openingABackup()
{
    struct Found {
        std::uint64_t hash;
        std::string log; ///< that of the other file
    };
    const auto found = std::make_shared<Found>();
    DiskOperation open{"open a backup beside another log", "worlds/deep.cave"};
    open.prepare = [found](const fs::path &folder) {
        found->hash = makeDeepWorld(folder);
        FolderImage start = imageOf(folder);
        Result<SavedSession> session = SavedSession::open(worldIn(folder));
        REQUIRE(session);
        walk(*session, 7, 3);
        REQUIRE(session->file().checkpoint());
        walk(*session, 8, 3);
        found->log = readBytes(companionFile(worldIn(folder), "-wal"));
        start["worlds/deep.cave-wal"] = found->log;
        session = Error{}; // closed, as its files are replaced
        restore(start, folder);
    };
    open.run = [](const fs::path &folder, Reports &reports) {
        reports.attempt(1, [&] { return SavedSession::open(worldIn(folder)); });
    };
    open.stepsDone = [found](const fs::path &folder) {
        Result<SavedSession> session = SavedSession::open(worldIn(folder));
        INFO((session ? std::string() : session.error().text()));
        REQUIRE(session);
        CHECK(session->session().stateHash() == found->hash);
        CHECK(isKept(found->log, folder / "worlds"));
        return 1;
    };
    return open;
}

/// A file with a broken page is replaced by one of all that can be read.
DiskOperation repairing()
{
    const auto damaged = std::make_shared<std::string>();
    DiskOperation repair{"repair a world", "worlds"};
    repair.prepare = [damaged](const fs::path &folder) {
        constexpr std::size_t kPage = 4096;
        makeDeepWorld(folder);
        *damaged = readBytes(worldIn(folder));
        damaged->resize(damaged->size() - 2 * kPage);
        writeBytes(worldIn(folder), *damaged);
        REQUIRE_FALSE(verifyWorldFile(worldIn(folder))->empty());
    };
    repair.run = [](const fs::path &folder, Reports &reports) {
        const auto repaired = [&]() -> Result<void> {
            const Result<WorldRepair> done = repairWorldFile(worldIn(folder));
            if (!done)
                return done.error();
            CHECK(done->left.empty() == done->obstacle.empty());
            return done->left.empty() ? Result<void>() : Error{ErrorCode::Io, done->obstacle};
        };
        if (reports.attempt(1, repaired))
            reports.promise(1);
    };
    repair.stepsDone = [damaged](const fs::path &folder) {
        CHECK(isKept(*damaged, folder / "worlds"));
        REQUIRE(fs::exists(worldIn(folder)));
        if (verifyWorldFile(worldIn(folder)).valueOr({message("unreadable")}).empty())
            return 1;
        const Result<WorldRepair> again = repairWorldFile(worldIn(folder));
        INFO((again ? again->obstacle.english() : again.error().text()));
        CHECK((again && again->left.empty()));
        return 0;
    };
    return repair;
}

} // namespace

TEST_CASE("a disk that fails while a world is edited costs no edit that was made")
{
    requireNoLossByFailingCalls(editing());
}

TEST_CASE("a power cut while a world is edited costs no edit that was made")
{
    requireNoLossByPowerCuts(editing());
}

TEST_CASE("a disk that fails while a world is migrated or repaired leaves the world as it was or is to be")
{
    requireNoLossByFailingCalls(migrating());
    requireNoLossByFailingCalls(openingABackup());
    requireNoLossByFailingCalls(repairing());
}

TEST_CASE("a power cut while a world is migrated or repaired leaves the world as it was or is to be")
{
    requireNoLossByPowerCuts(migrating());
    requireNoLossByPowerCuts(openingABackup());
    requireNoLossByPowerCuts(repairing());
}
