// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"
#include "core/io/files/world_names.h"
#include "core/io/java/java_world.h"
#include "core/io/worlds/world_library.h"

#include <filesystem>
#include <memory>
#include <string>

namespace cave::cli {
namespace {

struct ImportOptions {
    std::string folder;
    std::string outFile; ///< empty: a file of the library
    std::string name;    ///< empty: the name that the world has
    bool nameGiven = false;
};

/// Where the new world goes.
Result<std::filesystem::path> targetOf(const ImportOptions &options, const std::string &name,
                                       const Invocation &invocation)
{
    if (!options.outFile.empty())
        return std::filesystem::path(options.outFile);
    const auto library = CAVE_TRY(invocation.library());
    return library.pathForNewWorld(name);
}

/// What was read, one line a fact; differences and notes each on their own.
std::string describe(const JavaImport &found, const std::string &name, const std::filesystem::path &file)
{
    std::string text =
        sayLine(message("file: %1", file.string())) + sayLine(message("name: %1", quoted(name))) +
        sayLine(message("regions: %1", found.regions)) +
        sayLine(message("chests: %1 closed, %2 claimed", found.chestsClosed, found.chestsClaimed)) +
        sayLine(message("monsters: %1 alive, %2 dead", found.monstersAlive, found.monstersDead)) +
        sayLine(message("differences: %1", found.differences.size()));
    for (const auto &difference : found.differences)
        text += sayLine(message("difference: %1", difference));
    for (const auto &note : found.notes)
        text += sayLine(message("note: %1", note));
    return text;
}

Outcome importWorld(const ImportOptions &options, const Invocation &invocation)
{
    if (options.nameGiven)
        CAVE_TRY(orWrongUsage(validateWorldName(options.name), "--name"));
    const auto found = CAVE_TRY(orFailed(importJavaWorld(options.folder), options.folder));
    const std::string name = options.nameGiven ? options.name : found.name;
    const auto path = CAVE_TRY(orFailed(targetOf(options, name, invocation), "world import"));
    const auto file = CAVE_TRY(orFailed(WorldFile::create(path, name, found.world), "world import"));
    return printDone(describe(found, name, path));
}

} // namespace

void addWorldImportVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<ImportOptions>();
    Verb verb = world.addVerb(
        "import", "Import a world of the original Java program, and report differences from its seed");
    verb.addOption("DIR", options->folder, "Folder with world.json and player.json")
        .required()
        .check(refuseEmpty);
    verb.addOption("--out", options->outFile, "Output file (default: a file in the worlds folder)")
        .check(refuseEmpty)
        .typeName("FILE");
    const Option name =
        verb.addOption("--name", options->name, "World name (default: its own)").typeName("NAME");
    verb.callback([options, name, &invocation] {
        options->nameGiven = name.count() > 0;
        invocation.action = [options, &invocation] { return importWorld(*options, invocation); };
    });
}

} // namespace cave::cli
