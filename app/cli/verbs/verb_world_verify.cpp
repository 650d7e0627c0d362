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

struct Tallies {
    Tally damaged;
    Tally unchecked; ///< they can't be read
    Tally notFound;  ///< also names that several worlds have
};

/// "1 of 3 damaged; 1 of 3 not found".
Outcome verdict(const Tallies &tallies, std::size_t total)
{
    Message text;
    const std::string *first = nullptr;
    const auto add = [&](const Tally &tally, MessageKey key) {
        if (tally.count == 0)
            return;
        Message part = message(key, tally.count, total);
        text = first == nullptr ? std::move(part) : message("%1; %2", std::move(text), std::move(part));
        first = first == nullptr ? &tally.first : first;
    };
    add(tallies.damaged, MessageKey("%1 of %2 damaged"));
    add(tallies.unchecked, MessageKey("%1 of %2 can't be read"));
    add(tallies.notFound, MessageKey("%1 of %2 not found"));
    return first == nullptr ? Outcome{} : failed(text, *first);
}

/// Checks a file and says what is wrong with it.
std::string checkedText(const std::string &world, const std::filesystem::path &file, Tallies &tallies)
{
    const Result<std::vector<Message>> problems = verifyWorldFile(file);
    if (!problems) {
        const bool isDamage =
            problems.error().code == ErrorCode::Damaged || problems.error().code == ErrorCode::NotAWorld;
        (isDamage ? tallies.damaged : tallies.unchecked).add(world);
        return sayLine(located(world, problems.error().message));
    }
    if (problems->empty())
        return sayLine(located(world, message("no damage")));
    tallies.damaged.add(world);
    std::string text;
    for (const Message &problem : *problems)
        text += sayLine(located(world, problem));
    return text;
}

Outcome verifyWorlds(const std::vector<std::string> &worlds, const Invocation &invocation)
{
    std::string report;
    Tallies tallies;
    for (const std::string &world : worlds) {
        const Result<std::filesystem::path> file = invocation.findWorld(world);
        if (!file) {
            report += sayLine(located(world, file.error().message));
            tallies.notFound.add(world);
            continue;
        }
        report += checkedText(world, *file, tallies);
    }
    CAVE_TRY(print(report));
    return verdict(tallies, worlds.size());
}

} // namespace

void addWorldVerifyVerb(Verb world, Invocation &invocation)
{
    const auto worlds = std::make_shared<std::vector<std::string>>();
    Verb verb = world.addVerb(
        "verify", "Check worlds for damage without changing them; exit 1 if one is damaged or missing");
    verb.addOption("WORLD", *worlds, "World files or names").required();
    setAction(verb, invocation, worlds, verifyWorlds);
}

} // namespace cave::cli
