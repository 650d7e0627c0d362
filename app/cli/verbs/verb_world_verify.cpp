// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_repair.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
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
std::vector<Message> problemsOf(const std::filesystem::path &file)
{
    const Result<std::vector<Message>> problems = verifyWorldFile(file);
    return problems.ok() ? *problems : std::vector{problems.error().message};
}

/// "1 of 3 damaged; 1 of 3 not found"; a name that several worlds have finds none of them.
Outcome verdict(const Tally &unsound, const Tally &notFound, std::size_t total)
{
    const Message damage = message("%1 of %2 damaged", unsound.count, total);
    const Message absence = message("%1 of %2 not found", notFound.count, total);
    if (unsound.count == 0)
        return notFound.count == 0 ? Outcome{} : failed(absence, notFound.first);
    return failed(notFound.count == 0 ? damage : message("%1; %2", damage, absence), unsound.first);
}

Outcome verifyWorlds(const std::vector<std::string> &worlds, const Invocation &invocation)
{
    std::string report;
    Tally unsound;
    Tally notFound;
    for (const std::string &world : worlds) {
        const Result<std::filesystem::path> file = invocation.findWorld(world);
        if (!file) {
            report += sayLine(located(world, file.error().message));
            notFound.add(world);
            continue;
        }
        const std::vector<Message> problems = problemsOf(*file);
        if (problems.empty())
            report += sayLine(located(world, message("no damage")));
        else
            unsound.add(world);
        for (const Message &problem : problems)
            report += sayLine(located(world, problem));
    }
    const Result<void> printed = printText(report);
    if (!printed)
        return failed(printed.error(), message("standard output"));
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
