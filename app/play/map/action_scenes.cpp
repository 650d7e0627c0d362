// SPDX-License-Identifier: MIT
#include "app/play/map/action_scenes.h"

#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/event.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/overlays/room_overlays.h"

#include <algorithm>

namespace cave {
namespace {

/// A visitor of events; most of them have no effect.
struct EffectGathering {
    const Session &session;
    PlayerMotion actor;
    std::uint64_t ally; ///< the number of the ally who acts; 0: the own player
    std::vector<ActionEffect> effects;

    template<class Other>
    void operator()(const Other & /*event*/)
    {
    }
    void operator()(const ItemUsed &event)
    {
        switch (session.content().items[event.item].kind) {
        case ItemKind::Blade:
            effects.push_back({ActionEffect::Swing, actor.player, actor.facing, ally});
            break;
        case ItemKind::Staff:
            effects.push_back({ActionEffect::Cast, actor.player, actor.facing, ally});
            break;
        default:
            break;
        }
    }
    void operator()(const PlayerHurt & /*event*/) { effects.push_back({ActionEffect::Hurt, {}, {}, 0}); }
    void operator()(const PlayerHealed & /*event*/)
    {
        effects.push_back({ActionEffect::Drink, actor.player, {}, ally});
    }
    void operator()(const AgentHurt &event)
    {
        effects.push_back({ActionEffect::MoverHurt, event.at, {}, moverId(event.id)});
    }
    void operator()(const AgentSlain &event) { effects.push_back({ActionEffect::Slain, event.at, {}, 0}); }
    void operator()(const ShotEnded &event) { effects.push_back({ActionEffect::Spark, event.at, {}, 0}); }
};

} // namespace

std::vector<GroundThing> groundOf(Session &session, bool all)
{
    const World &world = session.world();
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level == nullptr && !world.content->scenario.journey)
        return {};
    if (level == nullptr) {
        constexpr int kAround = 60; // cells
        const WorldPos at = world.player().position;
        return groundIn(session.mutableWorld(), {{at.x - kAround, at.y - kAround}, 2 * kAround, 2 * kAround},
                        {!all, false});
    }
    const bool shut = session.stage() != nullptr && session.stage()->isShut();
    return groundIn(session.mutableWorld(), level->area, {!all, shut});
}

std::vector<ActionEffect> effectsOf(const Session &session, const std::vector<Event> &events)
{
    EffectGathering gathering{session, session.world().motion(), 0, {}};
    for (const Event &event : events)
        std::visit(gathering, event);
    return gathering.effects;
}

std::vector<ActionEffect> effectsOfAllies(const Session &session, const std::vector<Event> &events)
{
    const World &world = session.world();
    std::vector<ActionEffect> effects;
    for (const Event &event : events) {
        const PartyMember *ally =
            event.player != world.party.shown ? world.party.find(event.player) : nullptr;
        if (ally == nullptr || !isAnyOf<ItemUsed, PlayerHealed>(event))
            continue;
        EffectGathering gathering{session, ally->motion, static_cast<std::uint64_t>(ally->id), {}};
        std::visit(gathering, event);
        effects.insert(effects.end(), gathering.effects.begin(), gathering.effects.end());
    }
    return effects;
}

const ItemType *itemInHand(const Session &session)
{
    const Inventory &inventory = session.world().player().inventory;
    if (!inventory.weapon)
        return nullptr;
    const ItemType &item = session.content().items[inventory.stacks[*inventory.weapon].item];
    return isUsable(item.kind) ? &item : nullptr;
}

} // namespace cave
