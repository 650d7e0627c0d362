#include "app/cli/output.h"
#include "app/cli/verbs.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

/// The problems of one world; a file that can't be checked at all is one.
std::vector<std::string> problemsOf(const std::string &world, const Invocation &invocation)
{
    const Result<std::filesystem::path> path = invocation.findWorld(world);
    if (!path)
        return {path.error().message};
    const Result<std::vector<std::string>> problems = WorldFile::verify(*path);
    return problems.ok() ? *problems : std::vector{problems.error().message};
}

Outcome verifyWorlds(const std::vector<std::string> &worlds, const Invocation &invocation)
{
    std::string report;
    std::size_t unsound = 0;
    std::string firstUnsound;
    for (const std::string &world : worlds) {
        const std::vector<std::string> problems = problemsOf(world, invocation);
        if (problems.empty())
            report.append(world).append(": sound\n");
        for (const std::string &problem : problems)
            report.append(world).append(": ").append(problem).append("\n");
        if (!problems.empty() && unsound++ == 0)
            firstUnsound = world;
    }
    const Result<void> printed = printText(report);
    if (!printed)
        return failed(printed.error(), "standard output");
    if (unsound == 0)
        return {};
    return failed(std::to_string(unsound) + " of " + std::to_string(worlds.size()) + " not sound",
                  firstUnsound);
}

} // namespace

void addWorldVerifyVerb(CLI::App &world, Invocation &invocation)
{
    const auto worlds = std::make_shared<std::vector<std::string>>();
    CLI::App &verb =
        *world.add_subcommand("verify", "Check worlds without changing them; exit 1 if one is not sound");
    verb.add_option("WORLD", *worlds, "Files or names of worlds")->required();
    verb.callback([worlds, &invocation] {
        invocation.action = [worlds, &invocation] { return verifyWorlds(*worlds, invocation); };
    });
}

} // namespace cave::cli
