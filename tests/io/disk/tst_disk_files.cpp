// SPDX-License-Identifier: MIT
// Files that are written whole, on a disk that fails, is full, or loses its power: levels, trees, cards,
// exports.
#include "core/content/builtin.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/folders.h"
#include "core/io/java/java_world.h"
#include "core/io/levels/level_file_io.h"
#include "core/io/seeds/seed_card.h"

#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <string>

#include "tests/io/disk/disk_trial.h"
#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

namespace fs = std::filesystem;

/// Two texts, one after the other, in a file that doesn't exist before.
DiskOperation writing(const std::string &name, const std::string &file,
                      const std::function<Result<void>(const fs::path &, int step)> &write)
{
    const auto after = std::make_shared<std::vector<std::string>>(); // each step
    DiskOperation operation{name, file, 2};
    operation.prepare = [write, file, after](const fs::path & /*folder*/) {
        const TempFolder elsewhere;
        *after = {""};
        for (const int step : {1, 2}) {
            REQUIRE(write(elsewhere / file, step));
            after->push_back(readBytes(elsewhere / file));
        }
        REQUIRE(after->at(1) != after->at(2));
    };
    operation.run = [write, file](const fs::path &folder, Reports &reports) {
        for (const int step : {1, 2}) {
            if (!reports.attempt(step, [&] { return write(folder / file, step); }))
                return;
            reports.promise(step);
        }
    };
    operation.stepsDone = [write, file, after](const fs::path &folder) {
        const fs::path path = folder / file;
        const int step = !fs::exists(path) ? 0 : readBytes(path) == after->at(1) ? 1 : 2;
        CHECK((step < 2 || readBytes(path) == after->at(2)));
        // What a cut left beside it goes with the next file.
        CHECK(write(path, 2));
        CHECK(fileNames(folder) == file);
        return step;
    };
    return operation;
}

DiskOperation writingALevel()
{
    return writing("save a level file", "hall.csv", [](const fs::path &path, int step) {
        const std::string text = "TopDownLevel,test,7,5\nPlayerStartLocation,1,1\n"
                                 "StaticGameObject,Potion,2.5,1," +
                                 std::to_string(step) + "\n";
        return writeLevelFile(path, readLevel("hall.csv", text)->design);
    });
}

/// As it does for all that is longer than a buffer: pictures, tables.
DiskOperation writingInParts()
{
    return writing("save a long text", "table.csv", [](const fs::path &path, int step) -> Result<void> {
        constexpr std::size_t kPart = 50'000;
        auto file = CAVE_TRY(AtomicFile::create(path));
        for (const char *letters : {"abc", "def", "ghi"})
            CAVE_TRY(file.write(std::string(kPart, letters[step])));
        return file.commit();
    });
}

DiskOperation writingTrees()
{
    return writing("save decision trees", "mine.json", [](const fs::path &path, int step) {
        return writeFileAtomically(path, builtInContentTexts().trees +
                                             std::string(static_cast<std::size_t>(step), '\n'));
    });
}

DiskOperation writingACard()
{
    return writing("save a seed card", "cave.cavecard", [](const fs::path &path, int step) {
        SeedCard card;
        card.spec = testSpec("card");
        card.marks.note = "note " + std::to_string(step);
        return writeSeedCard(card, path);
    });
}

DiskOperation writingAFolder()
{
    DiskOperation operation{"export a folder", "maps"};
    operation.prepare = [](const fs::path & /*folder*/) {};
    operation.run = [](const fs::path &folder, Reports &reports) {
        const auto write = [&] {
            return writeNewFolder({{"one.txt", std::string(5000, '1')}, {"two.txt", "2"}}, folder / "maps");
        };
        if (reports.attempt(1, write))
            reports.promise(1);
    };
    operation.stepsDone = [](const fs::path &folder) {
        const bool made = fs::exists(folder / "maps");
        if (made) {
            CHECK(readBytes(folder / "maps" / "one.txt") == std::string(5000, '1'));
            CHECK(readBytes(folder / "maps" / "two.txt") == "2");
            CHECK(fileNames(folder / "maps") == "one.txt,two.txt");
        }
        CHECK(writeNewFolder({{"x", "x"}}, folder / "other")); // which removes what a cut left beside it
        CHECK(fileNames(folder) == (made ? "maps,other" : "other"));
        return made ? 1 : 0;
    };
    return operation;
}

} // namespace

TEST_CASE("a disk that fails while a file is written leaves the earlier one or the new one")
{
    for (const auto &operation :
         {writingALevel(), writingInParts(), writingTrees(), writingACard(), writingAFolder()})
        requireNoLossByFailingCalls(operation);
}

TEST_CASE("a power cut while a file is written leaves the earlier one or the new one")
{
    for (const auto &operation :
         {writingALevel(), writingInParts(), writingTrees(), writingACard(), writingAFolder()})
        requireNoLossByPowerCuts(operation);
}
