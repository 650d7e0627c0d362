// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/text.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_repair.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

/// Several worlds with the same trouble: how many, and the first of them by name.
struct Tally {
    std::size_t count = 0;
    std::string first;

    void add(const std::string &world)
    {
        if (count++ == 0)
            first = world;
    }
};

/// The problems of a file; one that can't be checked at all is a problem.
std::vector<std::string> problemsOf(const std::filesystem::path &file)
{
    const Result<std::vector<std::string>> problems = verifyWorldFile(file);
    return problems.ok() ? *problems : std::vector{problems.error().text()};
}

/// "1 of 3 not sound; 1 of 3 not found"; a name that several worlds have finds none of them.
Outcome verdict(const Tally &unsound, const Tally &notFound, std::size_t total)
{
    std::string what;
    for (const auto &[tally, state] : {std::pair(&unsound, " damaged"), std::pair(&notFound, " not found")}) {
        if (tally->count > 0)
            what += (what.empty() ? "" : "; ") + std::to_string(tally->count) + " of " +
                    std::to_string(total) + state;
    }
    if (what.empty())
        return {};
    return failed(what, unsound.count > 0 ? unsound.first : notFound.first);
}

Outcome verifyWorlds(const std::vector<std::string> &worlds, const Invocation &invocation)
{
    std::string report;
    Tally unsound;
    Tally notFound;
    for (const std::string &world : worlds) {
        const Result<std::filesystem::path> file = invocation.findWorld(world);
        if (!file) {
            report.append(printable(world)).append(": ").append(printable(file.error().text())).append("\n");
            notFound.add(world);
            continue;
        }
        const std::vector<std::string> problems = problemsOf(*file);
        if (problems.empty())
            report.append(printable(world)).append(": no damage\n");
        else
            unsound.add(world);
        for (const std::string &problem : problems)
            report.append(printable(world)).append(": ").append(printable(problem)).append("\n");
    }
    const Result<void> printed = printText(report);
    if (!printed)
        return failed(printed.error(), "standard output");
    return verdict(unsound, notFound, worlds.size());
}

} // namespace

void addWorldVerifyVerb(Verb world, Invocation &invocation)
{
    const auto worlds = std::make_shared<std::vector<std::string>>();
    Verb verb = world.addVerb(
        "verify", "Check worlds for damage without changing them; exit 1 if one is damaged or missing");
    verb.addOption("WORLD", *worlds, "World files or names").required();
    verb.callback([worlds, &invocation] {
        invocation.action = [worlds, &invocation] { return verifyWorlds(*worlds, invocation); };
    });
}

} // namespace cave::cli
