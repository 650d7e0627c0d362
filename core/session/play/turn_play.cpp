// SPDX-License-Identifier: MIT
#include "core/base/geometry.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/rules/monster_turn.h"
#include "core/rules/monsters.h"
#include "core/rules/rounds/round_combat.h"
#include "core/rules/spawn.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/consuming.h"
#include "core/session/play/fights.h"
#include "core/session/play/party_play.h"
#include "core/session/play/play_state.h"
#include "core/session/play/play_strategy.h"
#include "core/session/play/trade.h"
#include "core/world/features.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {
namespace {

/// False if it was claimed already.
bool claim(PlayState &play, WorldPos at)
{
    if (isClaimed(play.world, at))
        return false;
    const int size = play.world.map.regionSize();
    const RegionPos pos = regionOf(at, size);
    const CellPos cell = cellOf(at, size);
    play.world.map.edit(pos, [cell](RegionChanges &changes) {
        changes.claimed.insert(std::ranges::upper_bound(changes.claimed, cell), cell);
    });
    play.unsaved.regions.insert(pos);
    return true;
}

void takeRelic(PlayState &play, WorldPos at, std::vector<Event> &events)
{
    if (!claim(play, at))
        return;
    const Objective objective = *objectiveOf(play.world, play.player());
    events.emplace_back(RelicFound{at, static_cast<int>(objective.found), static_cast<int>(objective.total)});
    gainExperience(play, ExperienceReason::Treasure, play.content().scenario.journey->relicExperience,
                   events);
    if (objective.gateOpen)
        events.emplace_back(GateOpened{objective.gate});
}

void meet(PlayState &play, WorldPos at, FeatureKind kind, std::vector<Event> &events)
{
    if (kind == FeatureKind::Relic) {
        takeRelic(play, at, events);
    } else if (kind == FeatureKind::MapPiece && claim(play, at)) {
        events.emplace_back(MapPieceFound{at, objectiveOf(play.world, play.player())->gate});
        gainExperience(play, ExperienceReason::Treasure, play.content().scenario.journey->mapExperience,
                       events);
    } else if (kind == FeatureKind::Camp) {
        const bool first = claim(play, at);
        play.player().condition.camp = at;
        play.unsaved.run = true;
        if (play.content().scenario.rounds)
            restore(play.content(), play.player());
        events.emplace_back(CampReached{at, first});
    } else if (isForUse(kind) && !isClaimed(play.world, at)) {
        events.emplace_back(PlaceFound{at, kind});
    }
}

/// The others of the vault close.
void takeFrom(PlayState &play, const PlaceAtHand &pedestal, std::vector<Event> &events)
{
    const ItemStack taken = itemOn(play.world, pedestal);
    for (const WorldPos other : pedestalsOfVault(play.world, pedestal.at))
        claim(play, other);
    play.player().condition.known.insert(play.content().items[taken.item].key);
    play.unsaved.run = true;
    gain(play, {taken});
    events.emplace_back(PedestalEmptied{pedestal.at, taken});
}

void askShrine(PlayState &play, WorldPos at, std::vector<Event> &events)
{
    const std::optional<std::size_t> kind = shrineAt(play.world, at);
    if (!kind) {
        events.emplace_back(CommandRefused{Refusal::Spent});
        return;
    }
    const Shrine &shrine = play.content().shrines[*kind];
    Player &player = play.player();
    if (goldOf(play.content(), player.inventory) < shrine.price) {
        events.emplace_back(CommandRefused{Refusal::TooDear});
        return;
    }
    claim(play, at);
    takeGold(play.content(), player.inventory, shrine.price);
    std::vector<Event> after;
    const int amount = takeEffect(play, shrine.effect, after);
    play.unsaved.inventory = true;
    play.unsaved.run = true;
    events.emplace_back(ShrineAsked{at, *kind, amount});
    events.insert(events.end(), after.begin(), after.end());
    play.look(events);
}

void freeCaptive(PlayState &play, const PlaceAtHand &captive, std::vector<Event> &events)
{
    std::optional<Companion> &companion = play.player().condition.companion;
    const MonsterType *kind = play.content().findMonster(captive.feature.text);
    if (companion || kind == nullptr) {
        events.emplace_back(CommandRefused{companion ? Refusal::InCompany : Refusal::NotHere});
        return;
    }
    claim(play, captive.at);
    companion = Companion{kind->key, kind->health, captive.at};
    play.unsaved.run = true;
    events.emplace_back(CaptiveFreed{captive.at, kind->key});
}

/// The player came from a cell to the one they stand on: takes what is there, rests at a camp, and says what
/// has come of it. Does nothing in a world without a journey.
void arriveOnJourney(PlayState &play, WorldPos from, std::vector<Event> &events)
{
    World &world = play.world;
    const std::optional<JourneyTable> &journey = play.content().scenario.journey;
    if (!journey || world.map.source()->journey().empty())
        return;
    const WorldPos to = play.player().position;
    if (play.player().condition.companion && from != to) {
        play.player().condition.companion->position = from;
        play.unsaved.run = true;
    }
    const std::size_t band = journey->bandAt(depthAt(to));
    if (band != journey->bandAt(depthAt(from)))
        events.emplace_back(BandEntered{static_cast<int>(band)});
    if (const std::optional<Feature> feature = featureAt(world, to))
        meet(play, to, feature->kind, events);
}

/// Uses what is at hand: takes what lies on a pedestal, asks a shrine or frees a captive; or says why not.
void usePlace(PlayState &play, std::vector<Event> &events)
{
    const std::optional<PlaceAtHand> place = placeAtHand(play.world, play.player());
    if (!place)
        events.emplace_back(CommandRefused{Refusal::NotHere});
    else if (isClaimed(play.world, place->at))
        events.emplace_back(CommandRefused{Refusal::Spent});
    else if (place->feature.kind == FeatureKind::Pedestal)
        takeFrom(play, *place, events);
    else if (place->feature.kind == FeatureKind::Shrine)
        askShrine(play, place->at, events);
    else
        freeCaptive(play, *place, events);
}

/// Outside fights with dice only scrolls that heal can be read. Takes no turn.
void read(PlayState &play, const CastCommand &command, std::vector<Event> &events)
{
    Player &player = play.player();
    const std::vector<ItemStack> &stacks = player.inventory.stacks;
    const auto refuse = [&events](Refusal reason) { events.emplace_back(CommandRefused{reason}); };
    if (command.index >= stacks.size())
        return refuse(Refusal::NoSuchItem);
    const std::size_t scroll = stacks[command.index].item;
    const ItemType &item = play.content().items[scroll];
    if (item.kind != ItemKind::Scroll)
        return refuse(Refusal::NotAScroll);
    if (item.spell != SpellKind::Heal)
        return refuse(Refusal::NotFighting);
    const DiceStats stats = diceStats(play.content(), player);
    if (player.health >= stats.health)
        return refuse(Refusal::NotHere);
    const int before = player.health;
    player.health =
        throwScroll(play.content(), scroll, stats.intellect, before, stats.health, play.world.streams.combat)
            .health;
    takeStack(player.inventory, command.index);
    play.unsaved.inventory = true;
    play.unsaved.fight = true; // the random stream
    play.unsaved.run = true;
    events.emplace_back(PlayerHealed{player.health - before});
}

/// Whether a command fits the fight going on, or that there is none.
std::optional<Refusal> refusalInFight(const World &world, const PartyMember &member, const Command &command)
{
    const Scenario &scenario = world.content->scenario;
    const bool casts = std::holds_alternative<CastCommand>(command);
    const bool flees = std::holds_alternative<FleeCommand>(command);
    const bool dicey = casts || flees || std::holds_alternative<DodgeCommand>(command);
    if (dicey && !scenario.rounds && (scenario.combat != CombatKind::Dice || flees))
        return Refusal::NotByDice;
    if (casts && !member.fight)
        return std::nullopt; // some can be used at any time
    const bool either = scenario.rounds && std::holds_alternative<EquipCommand>(command);
    const bool passes = !world.party.isAlone() && std::holds_alternative<TickCommand>(command);
    const bool fits = dicey || std::holds_alternative<FightCommand>(command);
    if (!either && !passes && member.fight.has_value() != fits)
        return member.fight ? Refusal::Fighting : Refusal::NotFighting;
    return std::nullopt;
}

/// Play by turns: all walk from cell to cell, monsters after the player or, in real time, whenever a
/// tick has passed. Fights begin by sight or by contact, as the scenario says.
class TurnPlay final : public PlayStrategy {
public:
    explicit TurnPlay(PlayState &play) : m_play(play), m_fights(play) {}

    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const override
    {
        const World &world = m_play.world;
        const Scenario &scenario = m_play.content().scenario;
        const bool ofJourneys =
            std::holds_alternative<UseCommand>(command) || std::holds_alternative<TradeCommand>(command);
        if (std::holds_alternative<SteerCommand>(command) || (ofJourneys && !scenario.journey))
            return Refusal::NotHere;
        if (const std::optional<Refusal> refusal = refusalInFight(world, m_play.actor(), command))
            return refusal;
        const auto *ticking = std::get_if<TickCommand>(&command);
        if (ticking != nullptr && (!world.realTime || ticking->steps != 1))
            return world.realTime ? Refusal::NotHere : Refusal::NotRealTime;
        const auto *moving = std::get_if<MoveCommand>(&command);
        if (moving != nullptr && isDiagonal(moving->direction) && !scenario.diagonalMoves)
            return Refusal::NoDiagonals;
        return std::nullopt;
    }

    void carryOut(const Command &command, std::vector<Event> &events) override
    {
        if (m_play.fight())
            m_fights.carryOut(command, events);
        else if (const auto *moving = std::get_if<MoveCommand>(&command))
            move(*moving, events);
        else if (std::holds_alternative<WaitCommand>(command))
            wait(events);
        else if (const auto *equipping = std::get_if<EquipCommand>(&command))
            equip(m_play, *equipping, events);
        else if (const auto *unequipping = std::get_if<UnequipCommand>(&command))
            unequip(m_play, *unequipping, events);
        else if (const auto *dropping = std::get_if<DropCommand>(&command))
            drop(m_play, *dropping, events);
        else if (const auto *casting = std::get_if<CastCommand>(&command))
            use(*casting, events);
        else if (const auto *trading = std::get_if<TradeCommand>(&command))
            trade(m_play, *trading, events);
        else if (std::holds_alternative<UseCommand>(command))
            usePlace(m_play, events);
        else if (std::holds_alternative<TickCommand>(command))
            tick(events);
        else if (const auto *clock = std::get_if<ClockCommand>(&command))
            setClock(m_play, *clock, events);
    }

    [[nodiscard]] std::int64_t stepLength() const override { return kTickMicroseconds; }

    [[nodiscard]] int mostTickSteps() const override { return 1; }

    /// Where no one is left to act or to heal, time needs no counting.
    [[nodiscard]] bool needsTime() override
    {
        World &world = m_play.world;
        return std::ranges::any_of(world.party.members, [&](const PartyMember &member) {
            return member.plays() &&
                   (healsSlowly(world, member) ||
                    !monstersNear(world, member.player.position, activeRadius(world)).empty());
        });
    }

    [[nodiscard]] const FightProgress *fight(int player) const override { return m_fights.progress(player); }

private:
    void move(const MoveCommand &command, std::vector<Event> &events)
    {
        World &world = m_play.world;
        const WorldPos from = m_play.player().position;
        const WorldPos to = step(from, command.direction);
        if (world.map.isRock(to)) {
            events.emplace_back(MoveBlocked{to});
            return;
        }
        const std::vector<Monster> inTheWay = monstersNear(world, to, 0);
        if (!inTheWay.empty() && fightsAlly(world, m_play.actor().id, inTheWay.front().id)) {
            ++world.turn;
            m_fights.join(inTheWay.front(), events);
            return;
        }
        const PartyMember *ally = allyAt(world, m_play.actor().id, to);
        if (ally != nullptr && ally->fight && ally->present) {
            events.emplace_back(CommandRefused{Refusal::AllyFights});
            return;
        }
        if (ally != nullptr) {
            ++world.turn;
            swapPlaces(m_play, *ally, events);
            endTurn(events);
            return;
        }
        if (!inTheWay.empty() && isAsleep(world, inTheWay.front().id)) {
            const Objective objective = *objectiveOf(world, m_play.player());
            events.emplace_back(MoveBlocked{to});
            events.emplace_back(
                GateShut{to, static_cast<int>(objective.found), static_cast<int>(objective.total)});
            return;
        }
        if (!inTheWay.empty()) {
            ++world.turn;
            m_fights.begin(inTheWay.front(), events);
            return;
        }
        m_play.player().position = to;
        ++world.turn;
        ++m_play.player().statistics.steps;
        events.emplace_back(PlayerMoved{from, to});
        collect(m_play, events);
        arriveOnJourney(m_play, from, events);
        const Level *level = world.map.plan().levelAt(to);
        if (level != nullptr && level->finish == to) {
            leaveLevel(events);
            return;
        }
        endTurn(events);
        if (!m_play.fight() && world.map.terrainAt(to) == Terrain::Water) {
            ++world.turn; // wading takes two, by the clock as well
            letMonstersAct(events);
        }
    }

    void wait(std::vector<Event> &events)
    {
        ++m_play.world.turn;
        events.emplace_back(PlayerWaited{});
        endTurn(events);
    }

    /// A consumable takes a turn, as it takes a round of a fight, where the world's rules say so. A scroll
    /// doesn't, as casting doesn't end the player's turn in a fight with dice.
    void use(const CastCommand &command, std::vector<Event> &events)
    {
        const std::optional<RoundTable> &rounds = m_play.content().scenario.rounds;
        if (!rounds)
            return read(m_play, command, events);
        if (!useConsumable(m_play, command, events) || !rounds->useTakesTurn)
            return;
        ++m_play.world.turn;
        endTurn(events);
    }

    void tick(std::vector<Event> &events)
    {
        ++m_play.world.turn;
        events.emplace_back(TimePassed{});
        m_play.forEachPlayer(events, [&] {
            if (m_play.fight())
                return;
            healSlowly(m_play);
            letMonstersAct(events);
        });
    }

    /// What comes after the player has acted: everyone looks, monsters that see the player attack, and by
    /// turns monsters act.
    void endTurn(std::vector<Event> &events)
    {
        passTurn(m_play);
        m_play.look(events);
        if (m_play.world.realTime)
            m_play.reportMonsters(events);
        else
            letMonstersAct(events);
    }

    void letMonstersAct(std::vector<Event> &events)
    {
        std::vector<Monster> attacking = attackers();
        if (attacking.empty() && m_play.world.spec.settings.monsters == MonsterMode::Roaming) {
            const std::optional<Monster> caught = moveMonsters(events);
            attacking = attackers();
            if (caught)
                attacking.push_back(*caught);
        }
        m_play.reportMonsters(events);
        if (!attacking.empty())
            m_fights.begin(attacking.front(), events);
    }

    /// Returns the one that caught the player.
    std::optional<Monster> moveMonsters(std::vector<Event> &events)
    {
        using Kind = MonsterAction::Kind;
        std::optional<Monster> caught;
        for (const MonsterAction &action : takeMonsterTurn(m_play.world, m_play.actor(), &m_play.witness)) {
            const Monster &monster = action.monster;
            m_play.unsaved.regions.insert(monster.id.home);
            if (action.kind == Kind::Walked)
                events.emplace_back(MonsterMoved{monster.id, action.from, monster.state.position});
            else if (action.kind == Kind::Noticed)
                events.emplace_back(MonsterNoticed{monster.id, monster.kind});
            else if (action.kind == Kind::GaveUp)
                events.emplace_back(MonsterGaveUp{monster.id, monster.kind});
            else if (action.kind == Kind::Caught)
                caught = monster;
        }
        return caught;
    }

    /// Goes on to the next level, or out of the last one.
    void leaveLevel(std::vector<Event> &events)
    {
        World &world = m_play.world;
        const WorldPos from = m_play.player().position;
        const LevelPlan &plan = world.map.plan();
        const int number = plan.levelAt(from)->number;
        const std::optional<HeroTable> &hero = m_play.content().scenario.hero;
        if (hero)
            gainExperience(m_play, ExperienceReason::Floor, hero->floorExperience * number, events);
        const std::optional<WorldPos> to = plan.linkFrom(from);
        if (!to) {
            m_play.look(events);
            endRun(m_play, true, events);
            return;
        }
        const PartyMember &actor = m_play.actor();
        m_play.player().position =
            allyAt(world, actor.id, *to) == nullptr ? *to : findPlaceNear(world, actor, *to).valueOr(*to);
        if (hero) {
            restOnFloor(*hero, m_play.player());
            m_play.unsaved.run = true;
        }
        events.emplace_back(LevelEntered{plan.levelAt(*to)->number, from, m_play.player().position});
        m_play.look(events);
        m_play.reportMonsters(events);
    }

    [[nodiscard]] std::vector<Monster> attackers()
    {
        if (!m_play.content().scenario.fightsBySight())
            return {};
        std::vector<Monster> seeing = monstersThatSee(m_play.world, m_play.player().position);
        std::erase_if(seeing, [this](const Monster &monster) {
            return fightsAlly(m_play.world, m_play.actor().id, monster.id);
        });
        return seeing;
    }

    PlayState &m_play;
    Fights m_fights;
};

} // namespace

std::unique_ptr<PlayStrategy> makeTurnPlay(PlayState &play)
{
    return std::make_unique<TurnPlay>(play);
}

} // namespace cave
