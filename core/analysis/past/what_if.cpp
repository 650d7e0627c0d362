// SPDX-License-Identifier: MIT
#include "core/analysis/past/what_if.h"

#include "core/base/small_file.h"
#include "core/base/whole_number.h"
#include "core/io/codec/spec_arguments.h"
#include "core/rules/inventory.h"
#include "core/world/settings.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace cave {
namespace {

Result<void> checkTree(const Content &content, const std::string &tree, const std::string &user)
{
    if (content.findTree(tree) != nullptr)
        return {};
    return invalid(message("the tree '%1' is missing, which '%2' needs", tree, user));
}

/// Whether every tree is there that the other tables need.
Result<void> checkTrees(const Content &content)
{
    for (const MonsterType &monster : content.monsters)
        CAVE_TRY(checkTree(content, monster.tree, monster.key));
    for (const std::string &habit : content.scenario.habits)
        CAVE_TRY(checkTree(content, habit, std::string(scenarioKey(content.scenario.kind))));
    return {};
}

/// Gives items, and lets the player wear what is better than what they wear.
void give(const Content &content, const ItemStack &items, Inventory &inventory)
{
    const ItemType &type = content.items[items.item];
    const std::optional<EquipmentSlot> slot = slotOf(type.kind);
    const bool better = gainOf(content, inventory, type) > 0;
    for (int i = 0; i < items.amount; ++i) // one by one, as not all of them are stacked
        addItems(content, inventory, {items.item, 1});
    if (slot && better)
        inventory.equipped(*slot) = inventory.stacks.size() - 1;
}

} // namespace

std::vector<const SettingInfo *> rulesOf(const WorldSpec &spec)
{
    std::vector<const SettingInfo *> rules;
    for (const SettingInfo &info : settingsOf(spec.generator.kind)) {
        if (!info.shapesTerrain)
            rules.push_back(&info);
    }
    return rules;
}

Result<void> assignRule(std::string_view assignment, const WorldSpec &spec, WorldSettings &rules)
{
    const std::string key(assignment.substr(0, assignment.find('=')));
    WorldSettings changed = rules;
    CAVE_TRY(assignSetting(assignment, changed));
    if (!std::ranges::any_of(rulesOf(spec), [&](const SettingInfo *info) { return info->key == key; })) {
        return invalid(message("%1 can't be changed in an existing world of the generator %2", key,
                               generatorName(spec.generator.kind)));
    }
    CAVE_TRY(validate(changed));
    rules = changed;
    return {};
}

Result<std::shared_ptr<const Content>> contentWithTrees(const Content &own, const std::filesystem::path &file)
{
    const auto text = CAVE_TRY(readSmallText(file, "file of decision trees"));
    const auto content = std::make_shared<Content>(own);
    content->trees = CAVE_TRY(parseTrees(text, file.string()));
    if (Result<void> complete = checkTrees(*content); !complete)
        return Error{complete.error().code, located(file.string(), complete.error().message)};
    return std::shared_ptr<const Content>(content);
}

Result<ItemStack> itemFromText(std::string_view text, const Content &content)
{
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view key = text.substr(0, equals);
    const auto item = std::ranges::find(content.items, key, &ItemType::key);
    if (item == content.items.end())
        return invalid(message("there is no item '%1' in this world", key));
    ItemStack stack{static_cast<std::size_t>(item - content.items.begin()), 1};
    if (equals == text.size())
        return stack;
    const std::optional<int> amount = parseWhole<int>(text.substr(equals + 1));
    if (!amount || *amount < 1 || *amount > kMostGiven)
        return invalid(message("how many of '%1' must be a whole number from 1 to %2", key, kMostGiven));
    stack.amount = *amount;
    return stack;
}

World forkAt(const Timeline &timeline, const WhatIf &whatIf)
{
    World world = timeline.worldAt(whatIf.from);
    world.spec.settings = whatIf.rules;
    if (whatIf.content != nullptr)
        world.content = whatIf.content;
    for (const ItemStack &items : whatIf.items)
        give(*world.content, items, world.player().inventory);
    return world;
}

} // namespace cave
