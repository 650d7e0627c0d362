// SPDX-License-Identifier: MIT
#include "core/io/files/database.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/world_file/world_file.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"

using namespace cave;
using namespace cave::test;

namespace {

SeedLibrary openedLibrary(const std::filesystem::path &file)
{
    Result<SeedLibrary> library = SeedLibrary::open(file);
    INFO((library ? std::string() : library.error().text()));
    REQUIRE(library);
    return std::move(*library);
}

SeedMarks someMarks()
{
    return {true, {"far", "wide"}, "a note\nof two lines", {{{-5, 1'000'000'000'000}, "gold"}, {{3, 4}, ""}}};
}

SeedMarks noted(const std::string &note)
{
    SeedMarks marks;
    marks.note = note;
    return marks;
}

std::vector<std::string> keptSeeds(SeedLibrary &library)
{
    std::vector<std::string> seeds;
    const Result<std::vector<KeptSeed>> all = library.all();
    REQUIRE(all);
    for (const KeptSeed &kept : *all)
        seeds.push_back(kept.spec.seed);
    return seeds;
}

Error whyNotOpened(const std::filesystem::path &file)
{
    const Result<SeedLibrary> library = SeedLibrary::open(file);
    REQUIRE_FALSE(library);
    INFO(library.error().text());
    REQUIRE(mentions(library.error().text(), file.filename().string()));
    return library.error();
}

} // namespace

TEST_CASE("what is kept of seeds is there when the library is opened again")
{
    const TempFolder folder;
    const auto file = folder / "deep/seeds.db";
    const WorldSpec spec = testSpec("Grüße");
    {
        SeedLibrary library = openedLibrary(file);
        REQUIRE(keptSeeds(library).empty());
        REQUIRE(library.marksOf(spec).valueOr(someMarks()).empty());
        REQUIRE(library.keep(spec, someMarks()));
    }
    SeedLibrary library = openedLibrary(file);
    REQUIRE(library.marksOf(spec).valueOr({}) == someMarks());
    REQUIRE(keptSeeds(library) == std::vector<std::string>{"Grüße"});
    REQUIRE((*library.all())[0].marks == someMarks());
    REQUIRE((*library.all())[0].spec == spec);
    REQUIRE(library.unreadable() == 0);
}

TEST_CASE("worlds are distinguished by seed, generator, number and every setting")
{
    const TempFolder folder;
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    std::vector<WorldSpec> specs{testSpec("a"), testSpec("A"), testSpec("")};
    specs.push_back({"a", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)});
    specs.push_back({"", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic), 97});
    specs.push_back({"97", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)});
    for (const SettingInfo &info : settingInfos()) {
        WorldSpec spec = testSpec("a");
        const int value = info.get(spec.settings);
        info.set(spec.settings, value == info.minimum ? info.maximum : info.minimum);
        specs.push_back(spec);
    }
    for (std::size_t i = 0; i < specs.size(); ++i)
        REQUIRE(library.keep(specs[i], noted(std::to_string(i))));
    for (std::size_t i = 0; i < specs.size(); ++i)
        REQUIRE(library.marksOf(specs[i]).valueOr({}).note == std::to_string(i));
    REQUIRE(library.all()->size() == specs.size());
}

TEST_CASE("the latest change comes first")
{
    const TempFolder folder;
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    for (const char *seed : {"a", "b", "c"})
        REQUIRE(library.keep(testSpec(seed), someMarks()));
    REQUIRE(library.keep(testSpec("a"), noted("changed")));
    REQUIRE(keptSeeds(library) == std::vector<std::string>{"a", "c", "b"});
}

TEST_CASE("empty marks forget a world")
{
    const TempFolder folder;
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    REQUIRE(library.keep(testSpec("a"), someMarks()));
    REQUIRE(library.keep(testSpec("a"), {}));
    REQUIRE(library.keep(testSpec("never kept"), {}));
    REQUIRE(keptSeeds(library).empty());
}

TEST_CASE("marks past their limits and worlds that can't be made are refused")
{
    const TempFolder folder;
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    REQUIRE_FALSE(library.keep(testSpec("a"), noted(std::string(kMaxSeedNoteBytes + 1, 'x'))));
    REQUIRE_FALSE(library.keep(testSpec("a"), noted("\xFF")));
    WorldSpec odd = testSpec("a");
    odd.settings.threshold = 99;
    REQUIRE_FALSE(library.keep(odd, someMarks()));
    odd = testSpec("a");
    odd.generator.version = 9;
    REQUIRE_FALSE(library.keep(odd, someMarks()));
    REQUIRE(keptSeeds(library).empty());
}

TEST_CASE("a seed that isn't UTF-8 is refused instead of kept as another one")
{
    const TempFolder folder;
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    const Result<void> kept = library.keep(testSpec("\xFF"), someMarks());
    REQUIRE_FALSE(kept);
    REQUIRE(kept.error().code == ErrorCode::InvalidArgument);
    REQUIRE(keptSeeds(library).empty());
}

TEST_CASE("documents are kept under their names")
{
    const TempFolder folder;
    {
        SeedLibrary library = openedLibrary(folder / "seeds.db");
        REQUIRE(library.document("search").valueOr("?").empty());
        REQUIRE(library.keepDocument("search", "{\"where\": 1}"));
        REQUIRE(library.keepDocument("other", "second"));
        REQUIRE(library.keepDocument("search", "{\"where\": 2}"));
    }
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    REQUIRE(library.document("search").valueOr("?") == "{\"where\": 2}");
    REQUIRE(library.keepDocument("search", ""));
    REQUIRE(library.document("search").valueOr("?").empty());
    REQUIRE(library.document("other").valueOr("?") == "second");
}

TEST_CASE("several documents are kept together or not at all, and removed with what continues their names")
{
    const TempFolder folder;
    SeedLibrary library = openedLibrary(folder / "seeds.db");
    REQUIRE(library.keepDocuments(
        {{"saved.1", "a"}, {"saved.1.hits.0", "b"}, {"saved.10", "c"}, {"saved", "d"}}));
    const std::string tooLarge((std::size_t{32} << 20U) + 1, 'x');
    REQUIRE_FALSE(library.keepDocuments({{"saved", "e"}, {"saved.2", tooLarge}}));
    REQUIRE(library.document("saved").valueOr("?") == "d");
    REQUIRE(library.removeDocuments("saved.1"));
    REQUIRE(library.document("saved.1").valueOr("?").empty());
    REQUIRE(library.document("saved.1.hits.0").valueOr("?").empty());
    REQUIRE(library.document("saved.10").valueOr("?") == "c");
    REQUIRE(library.document("saved").valueOr("?") == "d");
}

TEST_CASE("two libraries on one file see each other's changes")
{
    const TempFolder folder;
    SeedLibrary first = openedLibrary(folder / "seeds.db");
    SeedLibrary second = openedLibrary(folder / "seeds.db");
    REQUIRE(first.keep(testSpec("a"), someMarks()));
    REQUIRE(second.marksOf(testSpec("a")).valueOr({}) == someMarks());
    REQUIRE(second.keep(testSpec("b"), someMarks()));
    REQUIRE(keptSeeds(first) == std::vector<std::string>{"b", "a"});
}

TEST_CASE("libraries that write at the same time lose nothing")
{
    constexpr int kEach = 20;
    const TempFolder folder;
    const auto file = folder / "seeds.db";
    std::vector<int> failures(3, 0);
    std::vector<std::thread> writers;
    for (std::size_t writer = 0; writer < failures.size(); ++writer) {
        writers.emplace_back([&, writer] {
            Result<SeedLibrary> library = SeedLibrary::open(file);
            for (int i = 0; i < kEach; ++i) {
                const std::string seed = std::to_string(writer) + "-" + std::to_string(i);
                const auto kept = [&] { return library && library->keep(testSpec(seed), someMarks()); };
                failures[writer] += kept() || kept() || kept() ? 0 : 1; // a slow disk may time out
            }
        });
    }
    for (std::thread &writer : writers)
        writer.join();
    REQUIRE(failures == std::vector<int>(failures.size(), 0));
    SeedLibrary library = openedLibrary(file);
    REQUIRE(library.all()->size() == failures.size() * kEach);
}

TEST_CASE("a row that can't be read hides no other and is set aside when its world is kept again")
{
    for (const char *damage :
         {"UPDATE seeds SET marks = '{' WHERE spec LIKE '%bad%'",
          "UPDATE seeds SET marks = replace(marks, 'note', 'nope') WHERE spec LIKE '%bad%'",
          "UPDATE seeds SET crc32 = crc32 + 1 WHERE spec LIKE '%bad%'"}) {
        const TempFolder folder;
        const auto file = folder / "seeds.db";
        {
            SeedLibrary library = openedLibrary(file);
            for (const char *seed : {"good", "bad", "fine"})
                REQUIRE(library.keep(testSpec(seed), someMarks()));
        }
        execute(file, damage);
        SeedLibrary library = openedLibrary(file);
        REQUIRE(keptSeeds(library) == std::vector<std::string>{"fine", "good"});
        REQUIRE(library.unreadable() == 1);
        const Result<SeedMarks> bad = library.marksOf(testSpec("bad"));
        REQUIRE_FALSE(bad);
        REQUIRE(bad.error().code == ErrorCode::Damaged);
        REQUIRE(mentions(bad.error().text(), "seeds.db"));

        REQUIRE(library.keep(testSpec("bad"), noted("again")));
        REQUIRE(library.marksOf(testSpec("bad")).valueOr({}).note == "again");
        REQUIRE(library.all());
        REQUIRE(library.unreadable() == 0);
        Result<Database> database = Database::open(file, Database::Mode::ReadOnly);
        REQUIRE(database);
        REQUIRE(database->queryInteger("SELECT count(*) FROM set_aside").valueOr(0) == 1);
    }
}

TEST_CASE("files of other kinds and newer ones are refused and left as they are")
{
    const TempFolder folder;
    writeBytes(folder / "text.db", std::string(5000, 'x'));
    REQUIRE(whyNotOpened(folder / "text.db").code == ErrorCode::NotAWorld);
    REQUIRE(readBytes(folder / "text.db") == std::string(5000, 'x'));
    {
        const Result<SavedSession> world =
            SavedSession::create(folder / "world.cave", "World", testSpec("x"));
        REQUIRE(world);
    }
    REQUIRE(whyNotOpened(folder / "world.cave").code == ErrorCode::NotAWorld);
    REQUIRE(whyNotOpened(folder.path()).code == ErrorCode::NotAWorld);

    {
        const SeedLibrary library = openedLibrary(folder / "newer.db");
    }
    execute(folder / "newer.db", "PRAGMA user_version = 2");
    const std::string before = readBytes(folder / "newer.db");
    REQUIRE(whyNotOpened(folder / "newer.db").code == ErrorCode::TooNew);
    REQUIRE(readBytes(folder / "newer.db") == before);
}

TEST_CASE("a damaged library is refused with an error that names it")
{
    const TempFolder folder;
    const auto file = folder / "seeds.db";
    {
        SeedLibrary library = openedLibrary(file);
        for (int i = 0; i < 100; ++i)
            REQUIRE(library.keep(testSpec(std::to_string(i)), someMarks()));
    }
    const std::string whole = readBytes(file);
    writeBytes(folder / "cut.db", whole.substr(0, whole.size() / 2));
    REQUIRE(whyNotOpened(folder / "cut.db").code == ErrorCode::Damaged);
    std::string blotted = whole;
    std::fill(blotted.begin() + 4096, blotted.begin() + 3 * 4096, '\x5A');
    writeBytes(folder / "blotted.db", blotted);
    REQUIRE(whyNotOpened(folder / "blotted.db").code == ErrorCode::Damaged);
    writeBytes(folder / "poor.db", whole);
    execute(folder / "poor.db", "DROP TABLE documents");
    REQUIRE(whyNotOpened(folder / "poor.db").code == ErrorCode::Damaged);
    writeBytes(folder / "zero.db", whole);
    execute(folder / "zero.db", "PRAGMA user_version = 0");
    REQUIRE(whyNotOpened(folder / "zero.db").code == ErrorCode::Damaged);
}

namespace {

/// Keeps seeds until it is killed; writes a byte to `begun` after each.
[[noreturn]] void keepForEver(const std::filesystem::path &file, int round, int begun)
{
    Result<SeedLibrary> library = SeedLibrary::open(file);
    for (int i = 0; library; ++i) {
        const std::string text = std::to_string(round) + "-" + std::to_string(i);
        if (!library->keep(testSpec(text), noted(text)) || write(begun, "k", 1) != 1)
            break;
    }
    _exit(1);
}

} // namespace

TEST_CASE("a library survives being killed while it is written to")
{
    constexpr int kRounds = 10;
    const TempFolder folder;
    const auto file = folder / "seeds.db";
    std::size_t reported = 0;
    for (int round = 0; round < kRounds; ++round) {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0)
            keepForEver(file, round, ends[1]);
        close(ends[1]);
        char byte = 0;
        for (int i = 0; i <= 3 * round; ++i)
            reported += read(ends[0], &byte, 1) == 1 ? 1 : 0;
        REQUIRE(kill(child, SIGKILL) == 0);
        REQUIRE(waitpid(child, nullptr, 0) == child);
        while (read(ends[0], &byte, 1) == 1)
            ++reported;
        close(ends[0]);
        SeedLibrary library = openedLibrary(file);
        const Result<std::vector<KeptSeed>> all = library.all();
        REQUIRE(all);
        REQUIRE(library.unreadable() == 0);
        REQUIRE(all->size() >= reported);
        for (const KeptSeed &kept : *all)
            REQUIRE(kept.marks.note == kept.spec.seed);
    }
    REQUIRE(reported >= kRounds);
}
