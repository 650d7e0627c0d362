#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/io/java_world.h"

#include <filesystem>
#include <memory>
#include <string>

namespace cave::cli {
namespace {

struct ExportOptions {
    std::string world;
    std::string folder;
    std::string format;
};

Outcome exportWorld(const ExportOptions &options, const Invocation &invocation)
{
    if (options.format != "java")
        return wrongUsage("unknown format '" + options.format + "'; known is java", "--format");
    const Result<std::filesystem::path> path = invocation.findWorld(options.world);
    if (!path)
        return failed(path.error(), "world export");
    const Result<WorldSummary> summary = WorldFile::summary(*path);
    if (!summary)
        return failed(summary.error(), "world export");
    const Result<LoadedWorld> loaded = WorldFile::readSnapshot(*path);
    if (!loaded)
        return failed(loaded.error(), "world export");
    const Result<JavaExport> written = exportJavaWorld(loaded->world, summary->name, options.folder);
    if (!written)
        return failed(written.error(), "world export");
    std::string text = "folder: " + options.folder + "\nregions: " + std::to_string(written->regions) + "\n";
    for (const DamagedRegion &region : loaded->damaged)
        text += "note: " + region.reason + "; it was written as its seed makes it\n";
    for (const std::string &note : loaded->notices)
        text += "note: " + note + "\n";
    for (const std::string &note : written->notes)
        text += "note: " + note + "\n";
    const Result<void> printed = printText(text);
    return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
}

} // namespace

void addWorldExportVerb(CLI::App &world, Invocation &invocation)
{
    const auto options = std::make_shared<ExportOptions>();
    CLI::App &verb = *world.add_subcommand(
        "export", "Write a classic world as a folder that the original Java program loads");
    verb.add_option("WORLD", options->world, "A world's file or name")->required();
    verb.add_option("DIR", options->folder, "The folder to make; it may be there if it is empty")
        ->required()
        ->check(refuseEmpty);
    verb.add_option("--format", options->format, "java")->required()->type_name("FORMAT");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return exportWorld(*options, invocation); };
    });
}

} // namespace cave::cli
