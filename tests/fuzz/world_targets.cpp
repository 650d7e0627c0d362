// SPDX-License-Identifier: MIT
// Files that hold worlds, and the databases beside them.

#include "core/io/java/java_world.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/run_history.h"
#include "core/io/worlds/saved_session.h"
#include "core/world/generator_info.h"

#include <array>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/stored_worlds.h"
#include "tests/fuzz/world_rows.h"
#include "tests/fuzz/world_use.h"
#include "tests/support/test_data.h"

namespace cave::fuzz {
namespace {

namespace fs = std::filesystem;

// --- A world's file: the first byte says what is done with it ---------------------------------------------

bool feedWorldBytes(Input input)
{
    InputReader in(input);
    const std::uint8_t use = in.byte();
    return useWorld(scratchFile("bytes.cave", in.rest()), use);
}

std::vector<Bytes> worldByteSamples()
{
    std::vector<Bytes> samples;
    for (std::size_t world = 0; world < storedWorlds().size(); ++world)
        samples.push_back(chosen(world, textOf(storedBytes(world))));
    return samples;
}

// --- A folder of the original program: its files, in this order, with lines between -----------------------

constexpr std::array kJavaFiles{"world.json",         "player.json", "r-1,-1.json",
                                "r-1,0.json",         "r0,-1.json",  "r2147483647,-2147483648.json",
                                "r99999999999,0.json"};
constexpr std::string_view kNextFile = "\n===\n";

bool feedJavaWorld(Input input)
{
    const fs::path folder = scratchPath("java");
    fs::create_directory(folder);
    std::string_view text = textOf(input);
    for (const char *name : kJavaFiles) {
        const std::size_t end = text.find(kNextFile);
        const std::string_view file = text.substr(0, end);
        if (!file.empty())
            scratchFile(std::string("java/") + name,
                        {reinterpret_cast<const std::uint8_t *>(file.data()), file.size()});
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + kNextFile.size());
    }
    Result<JavaImport> imported = importJavaWorld(folder);
    if (!imported)
        return false;
    Result<WorldFile> file =
        WorldFile::create(scratchPath("from_java.cave"), imported->name, imported->world);
    require(file.ok(), "an imported world can be written");
    require(file->load().ok(), "an imported world can be read again");
    return true;
}

std::vector<Bytes> javaSamples()
{
    const auto text = [](const char *name) {
        return std::string(textOf(fileBytes(testData(std::string("java/lantern/") + name))));
    };
    const std::string next(kNextFile);
    const std::string start = text(kJavaFiles[0]) + next + text(kJavaFiles[1]);
    return {bytesOf(start), bytesOf(start + next + text(kJavaFiles[2]))};
}

// --- Databases of the data folder -------------------------------------------------------------------------

WorldSpec keptSpec()
{
    const GeneratorInfo &info = generatorInfo(GeneratorKind::Caves);
    return {"kept", {info.kind, info.versions.back()}, info.defaults};
}

bool useLibrary(const fs::path &path)
{
    Result<SeedLibrary> library = SeedLibrary::open(path);
    if (!library)
        return false;
    static_cast<void>(library->all());
    static_cast<void>(library->document("search"));
    static_cast<void>(library->keep(keptSpec(), {true, {"deep"}, "note", {}}));
    return library->marksOf(keptSpec()).ok();
}

bool useHistory(const fs::path &path)
{
    Result<RunHistory> history = RunHistory::open(path);
    if (!history)
        return false;
    static_cast<void>(history->best(ScenarioKind::DungeonRun, 10));
    static_cast<void>(history->add("another", {}));
    static_cast<void>(history->remove(1));
    return history->all().ok();
}

bool useStatistics(const fs::path &path)
{
    Result<PlayStatistics> statistics = PlayStatistics::open(path);
    if (!statistics)
        return false;
    static_cast<void>(statistics->all());
    static_cast<void>(statistics->put(5, {}));
    return statistics->reached().ok();
}

/// The first byte says which of them it is. They have random numbers in them, so their samples are files.
bool feedKept(Input input)
{
    InputReader in(input);
    const std::size_t choice = in.byte();
    const fs::path path = scratchFile("kept.db", in.rest());
    constexpr std::array kKinds{useLibrary, useHistory, useStatistics};
    return kKinds[choice % kKinds.size()](path);
}

} // namespace

std::vector<FuzzTarget> worldTargets()
{
    return {
        {"world_bytes", 10, feedWorldBytes, worldByteSamples},
        {"world_rows", 2, feedWorldRows, worldRowSamples},
        {"java_world", 100, feedJavaWorld, javaSamples},
        {"kept", 100, feedKept, [] { return testFiles("../fuzz/inputs/kept", ""); }},
    };
}

} // namespace cave::fuzz
