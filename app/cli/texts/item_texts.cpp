// SPDX-License-Identifier: MIT
#include "app/cli/texts/item_texts.h"

#include "app/cli/texts/say.h"
#include "core/base/message.h"
#include "core/rules/rounds/round_combat.h"

#include <utility>

namespace cave::cli {
namespace {

Message stackText(const ItemStack &stack, ItemKind kind, Message name)
{
    if (kind == ItemKind::Gold)
        return message("%1 gold", stack.amount);
    return stack.amount == 1 ? name : message("%1 × %2", stack.amount, std::move(name));
}

template<class Name>
std::string listText(const Content &content, const std::vector<ItemStack> &stacks, Name nameOf)
{
    return joined(stacks, ", ", [&](const ItemStack &stack) {
        return say(stackText(stack, content.items[stack.item].kind, nameOf(stack.item)));
    });
}

} // namespace

std::string itemsText(const Content &content, const std::vector<ItemStack> &stacks)
{
    return listText(content, stacks, [&](std::size_t item) { return titleOf(content.items[item]); });
}

std::string knownItemsText(const World &world, const std::vector<ItemStack> &stacks)
{
    const Content &content = *world.content;
    return listText(content, stacks, [&](std::size_t item) {
        return isKnown(content, world.player(), item) ? titleOf(content.items[item])
                                                      : Message::ofTable(knownName(world, item));
    });
}

} // namespace cave::cli
