// SPDX-License-Identifier: MIT
#include "core/rules/forecast/use_doubt.h"

#include "core/rules/dice_combat.h"
#include "core/rules/rounds/consumables.h"
#include "core/rules/rounds/round_combat.h"

namespace cave {
namespace {

UseDoubt doubtOfConsumable(const World &world, const ItemType &type)
{
    const PlayerCondition &condition = world.player().condition;
    const auto doubtIf = [](bool doubtful, UseDoubt doubt) { return doubtful ? doubt : UseDoubt::None; };
    switch (type.effect) {
    case EffectKind::Heal:
        return doubtIf(restoredBy(*world.content, world.player(), type) == 0, UseDoubt::FullHealth);
    case EffectKind::Stone:
        return doubtIf(restoredBy(*world.content, world.player(), type) == 0, UseDoubt::WholeArmour);
    case EffectKind::Cure:
        return doubtIf(condition.poison == 0, UseDoubt::NotPoisoned);
    case EffectKind::Harm:
        return doubtIf(!world.fight(), UseDoubt::NoEnemy);
    case EffectKind::Edge:
        return doubtIf(condition.edgeBlows > 0 && condition.edgePercent >= type.power &&
                           condition.edgeBlows >= type.turns,
                       UseDoubt::Sharper);
    case EffectKind::Poison:
        return UseDoubt::Harmful;
    case EffectKind::Smoke:
    case EffectKind::Sight:
    case EffectKind::Map:
    case EffectKind::Recall:
    case EffectKind::Vigour:
    case EffectKind::Light:
        break;
    }
    return UseDoubt::None;
}

} // namespace

UseDoubt doubtOfUse(const World &world, std::size_t stack)
{
    const Content &content = *world.content;
    const std::size_t item = world.player().inventory.stacks[stack].item;
    const ItemType &type = content.items[item];
    if (type.kind == ItemKind::Scroll) {
        const bool whole = world.player().health >= diceStats(content, world.player()).health;
        return type.spell == SpellKind::Heal && whole ? UseDoubt::FullHealth : UseDoubt::None;
    }
    if (type.kind != ItemKind::Consumable || !isKnown(content, world.player(), item))
        return UseDoubt::None;
    return doubtOfConsumable(world, type);
}

} // namespace cave
