// SPDX-License-Identifier: MIT
#include "core/session/play/trade.h"

#include "core/base/hashing.h"
#include "core/base/whole_number.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/play/consuming.h"
#include "core/session/play/play_state.h"

namespace cave {
namespace {

/// How often the player has bought a lasting effect, by what it has come to.
int timesBought(const Player &player, const Ware &ware)
{
    if (ware.kind != WareKind::Effect || ware.effect.power == 0)
        return 0;
    const int gained = ware.effect.effect == EffectKind::Light    ? player.condition.light
                       : ware.effect.effect == EffectKind::Vigour ? player.condition.vigour
                                                                  : 0;
    return gained / ware.effect.power;
}

int priceOf(const Player &player, const Ware &ware)
{
    const std::int64_t dearer = ware.most > 0 ? timesBought(player, ware) : 0;
    return saturated(ware.price * (1 + dearer));
}

bool needsStack(WareKind kind)
{
    return kind == WareKind::Identify || kind == WareKind::Affix;
}

/// Whether a ware does something for a stack.
std::optional<Refusal> refusalOfStack(const World &world, const Player &player, const Ware &ware,
                                      std::size_t stack)
{
    const Inventory &inventory = player.inventory;
    if (stack >= inventory.stacks.size())
        return ware.kind == WareKind::Identify ? Refusal::AllKnown : Refusal::NoGear;
    if (ware.kind == WareKind::Identify && isKnown(*world.content, player, inventory.stacks[stack].item))
        return Refusal::AllKnown;
    if (ware.kind == WareKind::Affix &&
        !(inventory.isEquipped(stack) &&
          canHaveAffix(*world.content, world.content->items[inventory.stacks[stack].item])))
        return Refusal::NoGear;
    return std::nullopt;
}

std::optional<Refusal> refusalOf(World &world, const Player &player, const TradeCommand &command)
{
    if (command.ware >= world.content->wares.size())
        return world.content->wares.empty() ? Refusal::NotHere : Refusal::NoSuchWare;
    const Ware &ware = world.content->wares[command.ware];
    if (!campAtHand(world, player))
        return Refusal::NoCamp;
    if (needsStack(ware.kind)) {
        if (const std::optional<Refusal> refusal = refusalOfStack(world, player, ware, command.stack))
            return refusal;
    }
    if (ware.most > 0 && timesBought(player, ware) >= ware.most)
        return Refusal::SoldOut;
    if (goldOf(*world.content, player.inventory) < priceOf(player, ware))
        return Refusal::TooDear;
    return std::nullopt;
}

/// The player's gear gets another affix, which depends on when it is bought.
std::size_t changeAffix(const World &world, WorldPos at, ItemStack &stack)
{
    const std::uint64_t word = combine(world.key, hashBytes("camp affix"), world.commands);
    stack.item = withAffix(*world.content, stack.item, depthAt(at), word);
    return stack.item;
}

/// What was bought takes effect; returns the item that the event names.
std::size_t deliver(PlayState &play, const TradeCommand &command, const Ware &ware, WareBought &bought,
                    std::vector<Event> &after)
{
    const Content &content = play.content();
    Player &player = play.player();
    std::size_t item = 0;
    switch (ware.kind) {
    case WareKind::Item:
        item = indexOf(content, *content.findItem(ware.item));
        player.condition.known.insert(ware.item);
        gain(play, {{item, 1}});
        break;
    case WareKind::Effect:
        bought.amount = takeEffect(play, ware.effect, after);
        break;
    case WareKind::Identify:
        item = player.inventory.stacks[command.stack].item;
        player.condition.known.insert(content.items[item].key);
        break;
    case WareKind::Affix:
        item = changeAffix(play.world, player.position, player.inventory.stacks[command.stack]);
        learnAffix(play, item);
        limitHealth(play);
        break;
    }
    return item;
}

} // namespace

std::vector<Offer> offersOf(World &world)
{
    const Player &player = world.player();
    std::vector<Offer> offers;
    for (std::size_t number = 0; number < world.content->wares.size(); ++number) {
        const Ware &ware = world.content->wares[number];
        const std::size_t before = offers.size();
        const auto add = [&](std::size_t stack) {
            const TradeCommand command{number, stack};
            offers.push_back({command, priceOf(player, ware), refusalOf(world, player, command)});
        };
        const std::size_t stacks = player.inventory.stacks.size();
        for (std::size_t stack = 0; needsStack(ware.kind) && stack < stacks; ++stack) {
            if (!refusalOfStack(world, player, ware, stack))
                add(stack);
        }
        if (offers.size() == before)
            add(needsStack(ware.kind) ? stacks : 0);
    }
    return offers;
}

void trade(PlayState &play, const TradeCommand &command, std::vector<Event> &events)
{
    World &world = play.world;
    if (const std::optional<Refusal> refusal = refusalOf(world, play.player(), command)) {
        events.emplace_back(CommandRefused{*refusal});
        return;
    }
    const Ware &ware = play.content().wares[command.ware];
    WareBought bought{command.ware, priceOf(play.player(), ware), 0, 0};
    std::vector<Event> after;
    bought.item = deliver(play, command, ware, bought, after);
    takeGold(play.content(), play.player().inventory, bought.price);
    play.unsaved.inventory = true;
    play.unsaved.run = true;
    events.emplace_back(bought);
    events.insert(events.end(), after.begin(), after.end());
    play.look(events);
}

} // namespace cave
