// SPDX-License-Identifier: MIT
// What a saved world holds: diff, find and check. All of them only read, also while the world is played.

#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/texts/item_texts.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/checks/world_checks.h"
#include "core/analysis/checks/world_difference.h"
#include "core/analysis/checks/world_find.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/world_file/world_inspection.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct LookOptions {
    SavedWorldOptions saved;
    std::string format = "text";
    std::vector<std::string> query;
};

/// Reads the world that a verb is about.
Outcome withWorld(const LookOptions &options, const Invocation &invocation, const std::string &verb,
                  const std::function<Outcome(InspectedWorld &)> &use)
{
    auto inspected = CAVE_TRY(inspectSavedWorld(options.saved, invocation, verb));
    noteDamage(inspected);
    return use(inspected);
}

// ---- diff

Json changeJson(const WorldChange &change)
{
    Json object{{"kind", changeName(change.kind)}, {"x", change.at.x}, {"y", change.at.y}};
    if (isTerrainChange(change.kind))
        object["cells"] = change.cells;
    if (change.monster)
        object["monster"] = {{"region", {change.monster->home.x, change.monster->home.y}},
                             {"index", change.monster->index}};
    if (change.home)
        object["home"] = {{"x", change.home->x}, {"y", change.home->y}};
    return object;
}

std::string changeText(const WorldChange &change)
{
    Message text = message("%1 %2", Message::ofTable(changeName(change.kind)), placeText(change.at));
    if (change.cells > 1)
        text = message("%1 and %2 east of it", std::move(text), change.cells - 1);
    if (change.home)
        text = message("%1, home %2", std::move(text), placeText(*change.home));
    return "  " + sayLine(text);
}

std::string diffText(World &world)
{
    std::string text;
    for (const auto &[pos, counts] : countChanges(world)) {
        std::string list;
        for (std::size_t i = 0; i < kChangeKinds; ++i) {
            if (counts.byKind[i] == 0)
                continue;
            const Message name = Message::ofTable(changeName(static_cast<ChangeKind>(i)));
            list.append(say(located(name, counts.byKind[i]))).append(", ");
        }
        list += say(message("explored: %1", counts.explored));
        text += sayLine(located(message("region %1", placeText({pos.x, pos.y})), list));
        for (const WorldChange &change : changesIn(world, pos))
            text += changeText(change);
    }
    return text;
}

std::string diffJson(World &world)
{
    Json list = Json::List{};
    for (const auto &[pos, counts] : countChanges(world)) {
        Json region{{"region", {pos.x, pos.y}}, {"explored", counts.explored}};
        for (std::size_t i = 0; i < kChangeKinds; ++i) {
            if (counts.byKind[i] != 0)
                region["counts"][std::string(changeName(static_cast<ChangeKind>(i)))] = counts.byKind[i];
        }
        Json &changes = region["changes"] = Json::List{};
        for (const WorldChange &change : changesIn(world, pos))
            changes.append(changeJson(change));
        list.append(std::move(region));
    }
    return list.dump({.indent = 1}) + "\n";
}

Outcome diff(const LookOptions &options, const Invocation &invocation)
{
    if (options.format != "text" && options.format != "json")
        return wrongUsage(message("unknown format '%1'; expected text or json", options.format), "--format");
    return withWorld(options, invocation, "world diff", [&](InspectedWorld &inspected) {
        return print(options.format == "json" ? diffJson(inspected.world) : diffText(inspected.world));
    });
}

// ---- find

std::string thingText(const FoundThing &thing, const Content &content)
{
    const std::array<Message, 6> kinds{message("closed chest"),   message("claimed chest"),
                                       message("living monster"), message("dead monster"),
                                       message("pile"),           message("marker")};
    Message text = message("%1 %2", kinds[static_cast<std::size_t>(thing.kind)], placeText(thing.at));
    const std::string items = itemsText(content, thing.items);
    if (!items.empty())
        text = located(std::move(text), items);
    if (thing.monster) {
        const Message name = Message::ofTable(content.monsters[thing.monster->kind].name);
        const bool hunts = thing.monster->state.alive && thing.monster->state.patience > 0;
        text = located(std::move(text), hunts ? message("%1, hunting", name) : name);
    }
    if (!thing.label.empty())
        text = located(std::move(text), thing.label);
    return sayLine(text);
}

Outcome find(const LookOptions &options, const Invocation &invocation)
{
    std::string words;
    for (const std::string &word : options.query)
        words += word + " ";
    auto query = CAVE_TRY(orWrongUsage(parseThingQuery(words), "QUERY"));
    query.nameOf = say;
    return withWorld(options, invocation, "world find", [&](InspectedWorld &inspected) {
        if (Message unknown = unknownWordText(query, *inspected.world.content, inspected.bookmarks);
            !unknown.empty())
            return wrongUsage(std::move(unknown), "QUERY");
        std::string text;
        for (const FoundThing &thing :
             findThings(inspected.world, inspected.bookmarks, query, [](double) { return true; }))
            text += thingText(thing, *inspected.world.content);
        return print(text);
    });
}

// ---- check

Outcome check(const LookOptions &options, const Invocation &invocation)
{
    return withWorld(options, invocation, "world check", [&](InspectedWorld &inspected) {
        const std::vector<Issue> issues =
            checkWorld(inspected.world, inspected.bookmarks, [](double) { return true; });
        std::string text;
        for (const Issue &issue : issues)
            text += sayLine(located(Message::ofTable(issueName(issue.kind)),
                                    issue.fix.empty() ? issue.text
                                                      : message("%1; to fix it, %2", issue.text, issue.fix)));
        CAVE_TRY(print(text));
        if (issues.empty())
            return Outcome{};
        return failed(issues.size() == 1 ? message("1 issue found")
                                         : message("%1 issues found", issues.size()),
                      options.saved.world);
    });
}

} // namespace

void addWorldDiffVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<LookOptions>();
    Verb verb = world.addVerb("diff", "Show how a world differs from its seed");
    addSavedWorld(verb, options->saved);
    verb.addOption("--format", options->format, "text (default) or json")
        .typeName("FORMAT")
        .offers({"text", "json"});
    setAction(verb, invocation, options, diff);
}

void addWorldFindVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<LookOptions>();
    Verb verb = world.addVerb("find", "Find objects in a world's stored regions");
    addSavedWorld(verb, options->saved);
    verb.addOption("QUERY", options->query,
                   "Search text, such as: unclaimed chests holding infused; dead monsters")
        .required();
    setAction(verb, invocation, options, find);
}

void addWorldCheckVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<LookOptions>();
    Verb verb = world.addVerb(
        "check", "Check an edited world for unreachable or blocked objects; exit 1 if there are issues");
    addSavedWorld(verb, options->saved);
    setAction(verb, invocation, options, check);
}

} // namespace cave::cli
