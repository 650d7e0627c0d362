// SPDX-License-Identifier: MIT
#include "core/session/play/fight_rules.h"

#include "core/base/whole_number.h"
#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/play/consuming.h"
#include "core/session/play/play_state.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::uint32_t kAnswersForCompanion = 5; // one of as many

/// A fight in rounds: the player strikes, guards, wields another weapon, uses a consumable or flees, and the
/// enemy answers.
class FightByRounds final : public FightRules {
public:
    using FightRules::FightRules;

    std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) override
    {
        if (std::holds_alternative<DodgeCommand>(command))
            return guard(events);
        if (const auto *swapping = std::get_if<EquipCommand>(&command))
            return swap(*swapping, events);
        if (const auto *casting = std::get_if<CastCommand>(&command))
            return use(*casting, events);
        if (std::holds_alternative<FleeCommand>(command))
            return flee(events);
        return strike(events);
    }

    [[nodiscard]] std::optional<WorldPos> leavesTo() const override { return m_leavesTo; }

private:
    /// How the enemy comes to its answer.
    struct Answer {
        bool guarded = false; ///< the player guards
        bool stunned = false; ///< it can't answer
    };

    std::optional<Side> strike(std::vector<Event> &events)
    {
        World &world = m_play.world;
        const int hundredths = blowHundredths(m_play.content(), m_play.player(), enemy());
        const int damage = drawDamage(table(), hundredths, world.streams.combat);
        const CombatRules rules = combatRules(world.spec.settings);
        RoundAction action = strikeAt(m_play.fight()->rounds->enemy, rules, Side::Player, damage);
        action.stunned = world.streams.combat.chance(rules.stunChance) && action.health > 0;
        if (m_play.player().condition.edgeBlows > 0)
            --m_play.player().condition.edgeBlows;
        m_play.unsaved.fight = true;
        m_play.unsaved.run = true;
        events.emplace_back(RoundPlayed{action});
        if (action.health == 0)
            return Side::Player;
        return answer(events, {.stunned = action.stunned});
    }

    std::optional<Side> guard(std::vector<Event> &events)
    {
        RoundFighter player = roundFighter(m_play.content(), m_play.player(), *m_play.fight()->rounds);
        RoundAction action;
        action.kind = RoundAction::Kind::Guard;
        action.restored = takeGuard(player);
        takeBack(player);
        noteOwn(action, events);
        return answer(events, {.guarded = true});
    }

    std::optional<Side> swap(const EquipCommand &command, std::vector<Event> &events)
    {
        const Inventory &inventory = m_play.player().inventory;
        const std::size_t stack = command.index;
        if (stack < inventory.stacks.size() &&
            slotOf(m_play.content().items[inventory.stacks[stack].item].kind) == EquipmentSlot::Armour) {
            events.emplace_back(CommandRefused{Refusal::Fighting});
            return std::nullopt;
        }
        const std::optional<std::size_t> before = inventory.weapon;
        equip(m_play, command, events);
        if (inventory.weapon == before)
            return std::nullopt;
        RoundAction action;
        action.kind = RoundAction::Kind::Swap;
        action.item = inventory.stacks[stack].item;
        noteOwn(action, events);
        return answer(events, {});
    }

    std::optional<Side> use(const CastCommand &command, std::vector<Event> &events)
    {
        const ItemType *type = consume(m_play, command, events);
        if (type == nullptr)
            return std::nullopt;
        if (type->effect == EffectKind::Harm)
            return throwAt(*type, events);
        RoundAction action;
        action.kind = RoundAction::Kind::Use;
        action.item = static_cast<std::size_t>(type - m_play.content().items.data());
        noteOwn(action, events);
        if (type->effect == EffectKind::Smoke)
            m_leavesTo = fleePlace(m_play);
        else if (type->effect == EffectKind::Recall)
            m_leavesTo = recallPlace(m_play);
        return m_leavesTo ? std::nullopt : answer(events, {});
    }

    std::optional<Side> flee(std::vector<Event> &events)
    {
        const std::optional<WorldPos> to = fleePlace(m_play);
        if (!to) {
            events.emplace_back(CommandRefused{Refusal::NoWayOut});
            return std::nullopt;
        }
        RoundAction action;
        action.kind = RoundAction::Kind::Flee;
        noteOwn(action, events);
        RoundAction blow;
        blow.parting = true;
        if (table().parting > 0 && answerOnce(blow, events).health == 0)
            return Side::Enemy;
        m_leavesTo = to;
        return std::nullopt;
    }

    std::optional<Side> throwAt(const ItemType &type, std::vector<Event> &events)
    {
        World &world = m_play.world;
        RoundAction action = strikeAt(m_play.fight()->rounds->enemy, combatRules(world.spec.settings),
                                      Side::Player, damageOf(damageHundredths(type, enemy()), kWhole));
        action.kind = RoundAction::Kind::Use;
        action.item = static_cast<std::size_t>(&type - m_play.content().items.data());
        action.stunned = type.turns > 0 && action.health > 0;
        m_play.unsaved.fight = true;
        events.emplace_back(RoundPlayed{action});
        if (action.health == 0)
            return Side::Player;
        return answer(events, {.stunned = action.stunned});
    }

    /// What the player's companion does after them; returns true if it kills the enemy.
    bool companionStrikes(std::vector<Event> &events)
    {
        World &world = m_play.world;
        const MonsterType *companion = companionOf(m_play.content(), m_play.player());
        if (companion == nullptr)
            return false;
        const int damage = drawDamage(table(), blowHundredths(*companion), world.streams.combat);
        RoundAction action = strikeAt(m_play.fight()->rounds->enemy, combatRules(world.spec.settings),
                                      Side::Player, damage, true);
        action.companion = true;
        m_play.unsaved.fight = true;
        events.emplace_back(RoundPlayed{action});
        return action.health == 0;
    }

    /// One answer of several is for the companion, whose armour is whole for each; returns true if this one
    /// is.
    bool answerToCompanion(std::vector<Event> &events)
    {
        World &world = m_play.world;
        const MonsterType *kind = companionOf(m_play.content(), m_play.player());
        if (kind == nullptr || world.streams.combat.nextBelow(kAnswersForCompanion) != 0)
            return false;
        std::optional<Companion> &companion = m_play.player().condition.companion;
        RoundFighter fighter = roundFighter(*kind);
        fighter.health = companion->health;
        const int damage = drawDamage(table(), blowHundredths(enemy()), world.streams.combat);
        RoundAction action = strikeAt(fighter, combatRules(world.spec.settings), Side::Enemy, damage);
        action.companion = true;
        companion->health = fighter.health;
        m_play.unsaved.run = true;
        m_play.unsaved.fight = true; // the random stream
        events.emplace_back(RoundPlayed{action});
        if (fighter.health == 0) {
            events.emplace_back(CompanionDied{kind->key});
            companion.reset();
        }
        return true;
    }

    /// The companion's turn, then the enemy's, and another one if it stuns.
    std::optional<Side> answer(std::vector<Event> &events, Answer answer)
    {
        if (companionStrikes(events))
            return Side::Player;
        if (answer.stunned)
            return std::nullopt;
        sufferPoison(m_play);
        if (answerToCompanion(events))
            return std::nullopt;
        RoundAction blow;
        blow.softened = answer.guarded;
        const RoundAction struck = answerOnce(blow, events);
        const bool again = struck.stunned && answerOnce(struck, events).health == 0;
        return struck.health == 0 || again ? std::optional(Side::Enemy) : std::nullopt;
    }

    /// A blow of the enemy, of which it is given whether it is softened or at one who flees, and if it
    /// follows a stun.
    RoundAction answerOnce(RoundAction blow, std::vector<Event> &events)
    {
        World &world = m_play.world;
        const CombatRules rules = combatRules(world.spec.settings);
        const std::int64_t percent = blow.parting ? table().parting : kWhole;
        const int hundredths = saturated(blowHundredths(enemy()) * percent / kWhole);
        int damage = drawDamage(table(), hundredths, world.streams.combat);
        if (blow.softened)
            damage = softened(table(), damage);
        RoundFighter player = roundFighter(m_play.content(), m_play.player(), *m_play.fight()->rounds);
        RoundAction action = strikeAt(player, rules, Side::Enemy, damage, blow.stunned);
        action.softened = blow.softened;
        action.parting = blow.parting;
        const bool stuns = world.streams.combat.chance(rules.stunChance);
        action.stunned = stuns && !blow.stunned && !blow.parting && action.health > 0;
        action.poisoned = enemy().venom > 0 && action.harm > 0 && action.health > 0;
        takeBack(player);
        if (action.poisoned)
            m_play.player().condition.poison = std::max(m_play.player().condition.poison, enemy().venom);
        m_play.unsaved.fight = true;
        m_play.unsaved.run = true;
        events.emplace_back(RoundPlayed{action});
        return action;
    }

    /// What the player did, for which only `item` and the like are set: the rest is how they stand.
    void noteOwn(RoundAction action, std::vector<Event> &events)
    {
        action.health = m_play.player().health;
        action.armour = armourLeft(m_play.content(), m_play.player());
        m_play.unsaved.fight = true;
        m_play.unsaved.run = true;
        events.emplace_back(RoundPlayed{action});
    }

    /// Health and armour of a fighter become the player's.
    void takeBack(const RoundFighter &player)
    {
        Player &own = m_play.player();
        own.condition.armourLost += armourLeft(m_play.content(), own) - player.armour;
        own.condition.armourLost = std::max(own.condition.armourLost, 0);
        own.health = player.health;
        m_play.fight()->rounds->returning = player.returning;
    }

    [[nodiscard]] const RoundTable &table() const { return *m_play.content().scenario.rounds; }

    [[nodiscard]] const MonsterType &enemy() const { return m_play.content().monsters[m_play.fight()->kind]; }

    std::optional<WorldPos> m_leavesTo;
};

/// A fight by dice: the player attacks, dodges or reads a scroll, and the enemy answers the first two.
class FightByDice final : public FightRules {
public:
    using FightRules::FightRules;

    std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) override
    {
        if (std::holds_alternative<DodgeCommand>(command))
            return dodge(events);
        if (const auto *casting = std::get_if<CastCommand>(&command))
            return cast(*casting, events);
        return attack(events);
    }

private:
    std::optional<Side> attack(std::vector<Event> &events)
    {
        World &world = m_play.world;
        take(throwAttack(Side::Player, diceStats(m_play.content(), m_play.player()),
                         diceStats(m_play.content().monsters[m_play.fight()->kind]),
                         m_play.fight()->dice->enemyHealth, 10, world.streams.combat),
             events);
        return answer(events);
    }

    std::optional<Side> dodge(std::vector<Event> &events)
    {
        take(throwDodge(m_play.world.streams.combat), events);
        return answer(events);
    }

    std::optional<Side> cast(const CastCommand &command, std::vector<Event> &events)
    {
        World &world = m_play.world;
        Inventory &inventory = m_play.player().inventory;
        if (command.index >= inventory.stacks.size()) {
            events.emplace_back(CommandRefused{Refusal::NoSuchItem});
            return std::nullopt;
        }
        const std::size_t scroll = inventory.stacks[command.index].item;
        if (m_play.content().items[scroll].kind != ItemKind::Scroll) {
            events.emplace_back(CommandRefused{Refusal::NotAScroll});
            return std::nullopt;
        }
        const DiceStats stats = diceStats(m_play.content(), m_play.player());
        const bool heals = m_play.content().items[scroll].spell == SpellKind::Heal;
        const int health = heals ? m_play.player().health : m_play.fight()->dice->enemyHealth;
        const DiceAction action = throwScroll(m_play.content(), scroll, stats.intellect, health, stats.health,
                                              world.streams.combat);
        takeStack(inventory, command.index);
        m_play.unsaved.inventory = true;
        take(action, events);
        return m_play.fight()->dice->enemyHealth == 0 ? std::optional(Side::Player) : std::nullopt;
    }

    /// The enemy's turn, if it still stands.
    std::optional<Side> answer(std::vector<Event> &events)
    {
        World &world = m_play.world;
        DiceFight &dice = *m_play.fight()->dice;
        if (dice.enemyHealth == 0)
            return Side::Player;
        const int tenths = dice.dodgeTenths;
        dice.dodgeTenths = 10;
        take(throwAttack(Side::Enemy, diceStats(m_play.content().monsters[m_play.fight()->kind]),
                         diceStats(m_play.content(), m_play.player()), m_play.player().health, tenths,
                         world.streams.combat),
             events);
        return m_play.player().health == 0 ? std::optional(Side::Enemy) : std::nullopt;
    }

    /// Lets an action of either side come true.
    void take(const DiceAction &action, std::vector<Event> &events)
    {
        DiceFight &dice = *m_play.fight()->dice;
        if (action.kind == DiceAction::Kind::Dodge)
            dice.dodgeTenths = action.roll.rolled;
        else if (action.kind == DiceAction::Kind::Heal || action.by == Side::Enemy)
            m_play.player().health = action.health;
        else
            dice.enemyHealth = action.health;
        dice.actions.push_back(action);
        m_play.unsaved.fight = true;
        m_play.unsaved.run = true;
        events.emplace_back(DiceThrown{action});
    }
};

/// A fight by armour: each command is the next attack, of the player or of the monster.
class FightByArmour final : public FightRules {
public:
    /// Goes on with a player's fight.
    FightByArmour(PlayState &play, const Fight &fight)
        : FightRules(play)
        , m_progress(progressOf(fight, play.world.spec.settings))
    {
    }

    std::optional<Side> carryOut(const Command & /*command*/, std::vector<Event> &events) override
    {
        World &world = m_play.world;
        const bool stun = world.streams.combat.chance(world.spec.settings.stunChance);
        m_play.fight()->stuns.push_back(stun);
        m_progress.blows.push_back(m_progress.combat.attack(stun));
        m_play.unsaved.fight = true;
        events.emplace_back(BlowStruck{m_progress.blows.back()}, struckDown()); // it may be an ally's
        const Blow &blow = m_progress.blows.back();
        return blow.fatal ? std::optional(blow.attacker) : std::nullopt;
    }

    [[nodiscard]] int struckDown() const override
    {
        const Fight &fight = *m_play.fight();
        const std::size_t player = m_progress.blows.back().player;
        if (fight.allies.empty())
            return m_play.actor().id;
        return player == 0 ? fight.opener : fight.allies[player - 1].player;
    }

    [[nodiscard]] const FightProgress *progress() const override { return &m_progress; }

private:
    FightProgress m_progress;
};

} // namespace

int blowsLeft(const FightProgress &fight, const World &world)
{
    ArmourCombat combat = fight.combat;
    RandomStream stream = world.streams.combat;
    int blows = 0;
    while (!combat.finished() && blows < kLongestForecast) {
        combat.attack(stream.chance(world.spec.settings.stunChance));
        ++blows;
    }
    return blows;
}

FightProgress progressOf(const Fight &fight, const WorldSettings &settings)
{
    FightProgress progress{
        ArmourCombat(combatRules(settings), fight.playerStats, fight.enemyStats, fight.first), {}};
    progress.blows.reserve(fight.stuns.size());
    auto ally = fight.allies.begin();
    const auto letJoin = [&] {
        for (; ally != fight.allies.end() && ally->blows <= progress.blows.size(); ++ally)
            progress.combat.join(ally->stats);
    };
    letJoin();
    for (const bool stun : fight.stuns) {
        if (progress.combat.finished())
            break;
        progress.blows.push_back(progress.combat.attack(stun));
        letJoin();
    }
    return progress;
}

int FightRules::struckDown() const
{
    return m_play.actor().id;
}

void joinFight(PlayState &play, Fight ally, const MonsterType &kind)
{
    play.fight() = std::move(ally);
    FightAlly own;
    own.player = play.actor().id;
    own.blows = play.fight()->stuns.size();
    if (play.fight()->dice)
        play.fight()->dice->dodgeTenths = 10;
    else
        own.stats = fighterStats(play.content(), play.player().inventory, kind);
    if (play.fight()->rounds)
        play.fight()->rounds->returning = emptyReturn(play.content(), play.player());
    play.fight()->allies.push_back(own);
}

std::unique_ptr<FightRules> beginFight(PlayState &play, const MonsterType &kind)
{
    World &world = play.world;
    if (play.content().scenario.combat == CombatKind::Dice) {
        play.fight()->dice = DiceFight{kind.health, 10, {}};
    } else if (play.content().scenario.rounds) {
        play.fight()->playerStats = fighterStats(play.content(), play.player().inventory, kind);
        play.fight()->playerStats.health = fullHealth(play.content(), play.player());
        play.fight()->enemyStats = fighterStats(kind);
        play.fight()->rounds = RoundFight{roundFighter(kind), emptyReturn(play.content(), play.player())};
    } else {
        play.fight()->playerStats = fighterStats(play.content(), play.player().inventory, kind);
        play.fight()->enemyStats = fighterStats(kind);
        play.fight()->first = world.streams.combat.nextBelow(2) == 0 ? Side::Player : Side::Enemy;
    }
    return resumeFight(play, *play.fight());
}

std::unique_ptr<FightRules> resumeFight(PlayState &play, const Fight &fight)
{
    if (fight.dice)
        return std::make_unique<FightByDice>(play);
    if (fight.rounds)
        return std::make_unique<FightByRounds>(play);
    return std::make_unique<FightByArmour>(play, fight);
}

} // namespace cave
