// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"
#include "core/base/text.h"
#include "core/io/worlds/world_library.h"

#include <iostream>
#include <memory>
#include <string>

namespace cave::cli {
namespace {

std::string listText(const WorldList &list)
{
    std::string text;
    for (const WorldSummary &world : list.worlds) {
        text += quoted(world.name) + "\t" + say(message("seed %1", shownSeed(world.spec))) + "\t" +
                std::string(generatorName(world.spec.generator.kind)) + "\t" +
                say(message("turn %1", world.turn)) + "\t" + say(message("gold %1", world.gold)) +
                (world.fighting ? "\t" + say("fighting") : "") + "\t" + printable(world.path.string()) + "\n";
    }
    return text;
}

std::string listJson(const WorldList &list)
{
    std::string text = "[";
    for (const WorldSummary &world : list.worlds)
        text += (text.size() > 1 ? ",\n" : "\n") + summaryJson(world);
    return text + "\n]\n";
}

Outcome listWorlds(bool json, const Invocation &invocation)
{
    const auto library = CAVE_TRY(orFailed(invocation.library(), "world list"));
    const auto list = CAVE_TRY(orFailed(library.list(), "world list"));
    CAVE_TRY(print(json ? listJson(list) : listText(list)));
    if (list.unreadable.empty())
        return {};
    for (const UnreadableWorld &world : list.unreadable)
        std::cerr << "cavegame-cli: " << printable(say(world.error.message)) << " (world list)\n";
    return failed(message("files that can't be read as worlds: %1", list.unreadable.size()),
                  library.folder().string());
}

} // namespace

void addWorldListVerb(Verb world, Invocation &invocation)
{
    const auto json = std::make_shared<bool>(false);
    Verb verb = world.addVerb("list", "List worlds in the data folder, last played first");
    verb.addFlag("--json", *json, "Write a JSON array");
    verb.callback([json, &invocation] {
        invocation.action = [json, &invocation] { return listWorlds(*json, invocation); };
    });
}

} // namespace cave::cli
