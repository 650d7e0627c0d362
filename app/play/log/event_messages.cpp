// SPDX-License-Identifier: MIT
#include "app/play/log/event_messages.h"

#include "app/play/log/journal_dialog.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/combat_texts.h"
#include "app/play/texts/how_texts.h"
#include "app/play/texts/journey_texts.h"
#include "app/play/texts/place_in_levels.h"
#include "core/base/enum_values.h"
#include "core/gen/rooms/level_plane.h"
#include "core/rules/real_time/effects.h"
#include "core/session/event.h"
#include "editor/panels/sight/sight_views.h"
#include "editor/view/texts/texts.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <concepts>
#include <utility>

namespace cave {

LogMessage messageAt(const World &world, MessageKind kind, const QString &text)
{
    const bool free = world.content->scenario.freeMovement();
    return {kind, text, world.turn, 1, free};
}

namespace {

/// If the player was moved because the level's own start is barred.
std::optional<LogMessage> startRemark(const World &world)
{
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level == nullptr || level->start != world.player().position)
        return std::nullopt;
    const std::vector<int> moved = movedStarts(*world.map.source());
    if (std::ranges::find(moved, level->number) == moved.end())
        return std::nullopt;
    return messageAt(
        world, MessageKind::Warning,
        EventMessages::tr("This level's start is blocked, so you start on the nearest free tile."));
}

QString pointsText(int points)
{
    return points == 1 ? EventMessages::tr("1 point") : EventMessages::tr("%n points", nullptr, points);
}

QString experienceLine(ExperienceReason reason)
{
    switch (reason) {
    case ExperienceReason::Treasure:
        return EventMessages::tr("Treasure: +%1.");
    case ExperienceReason::Victory:
        return EventMessages::tr("Victory: +%1.");
    case ExperienceReason::Room:
        return EventMessages::tr("Room cleared: +%1.");
    case ExperienceReason::Floor:
        break;
    }
    return EventMessages::tr("Floor completed: +%1.");
}

/// Why commands were refused; a held key that isn't ready has nothing new to report.
constexpr std::array<std::pair<Refusal, const char *>, kValuesOf<Refusal> - 1> kRefusals{{
    {Refusal::Fighting, QT_TRANSLATE_NOOP("cave::EventMessages", "Finish the fight first.")},
    {Refusal::NotFighting, QT_TRANSLATE_NOOP("cave::EventMessages", "There is nothing to fight here.")},
    {Refusal::NoSuchItem, QT_TRANSLATE_NOOP("cave::EventMessages", "You don't have that.")},
    {Refusal::NotWearable, QT_TRANSLATE_NOOP("cave::EventMessages", "That can't be worn.")},
    {Refusal::Worn, QT_TRANSLATE_NOOP("cave::EventMessages", "You are already wearing that.")},
    {Refusal::NothingWorn, QT_TRANSLATE_NOOP("cave::EventMessages", "There is nothing to take off.")},
    {Refusal::RunOver, QT_TRANSLATE_NOOP("cave::EventMessages", "This run is over.")},
    {Refusal::NoDiagonals, QT_TRANSLATE_NOOP("cave::EventMessages", "You can't move diagonally here.")},
    {Refusal::NotByDice, QT_TRANSLATE_NOOP("cave::EventMessages", "That isn't possible in this fight.")},
    {Refusal::NotAScroll, QT_TRANSLATE_NOOP("cave::EventMessages", "That can't be read.")},
    {Refusal::NotRealTime, QT_TRANSLATE_NOOP("cave::EventMessages", "Time now passes only when you act.")},
    {Refusal::NotHere, QT_TRANSLATE_NOOP("cave::EventMessages", "That can't be done here.")},
    {Refusal::NothingHeld, QT_TRANSLATE_NOOP("cave::EventMessages", "You aren't wielding anything.")},
    {Refusal::Watching, QT_TRANSLATE_NOOP("cave::EventMessages", "You have fallen: you can only watch now.")},
    {Refusal::Absent, QT_TRANSLATE_NOOP("cave::EventMessages", "This player isn't in the game.")},
    {Refusal::NoPlayer, QT_TRANSLATE_NOOP("cave::EventMessages", "This player isn't in the game.")},
    {Refusal::AllyFights, QT_TRANSLATE_NOOP("cave::EventMessages", "An ally is fighting there.")},
    {Refusal::NotUsable, QT_TRANSLATE_NOOP("cave::EventMessages", "That isn't consumable.")},
    {Refusal::NoWayOut, QT_TRANSLATE_NOOP("cave::EventMessages", "There is nowhere to flee to.")},
    {Refusal::NoCamp, QT_TRANSLATE_NOOP("cave::EventMessages", "There is no camp here to trade at.")},
    {Refusal::NoSuchWare, QT_TRANSLATE_NOOP("cave::EventMessages", "That isn't sold here.")},
    {Refusal::TooDear, QT_TRANSLATE_NOOP("cave::EventMessages", "You don't have enough gold.")},
    {Refusal::AllKnown, QT_TRANSLATE_NOOP("cave::EventMessages", "Everything you carry is identified.")},
    {Refusal::NoGear, QT_TRANSLATE_NOOP("cave::EventMessages", "Wield or wear something for it first.")},
    {Refusal::SoldOut, QT_TRANSLATE_NOOP("cave::EventMessages", "Sold out.")},
    {Refusal::Spent, QT_TRANSLATE_NOOP("cave::EventMessages", "There is nothing left here.")},
    {Refusal::InCompany, QT_TRANSLATE_NOOP("cave::EventMessages", "You already have a companion.")},
    {Refusal::NoneLeft,
     QT_TRANSLATE_NOOP("cave::EventMessages", "You have fallen, and no other player is here to play on.")},
}};

/// Events that are visible on the map, or that aren't worth a line.
template<typename E>
concept Unsaid = std::same_as<E, CellsExplored> || std::same_as<E, MonsterMoved> ||
    std::same_as<E, TimePassed> || std::same_as<E, Steered> || std::same_as<E, AgentHurt> ||
    std::same_as<E, ShotFired> || std::same_as<E, ShotEnded> || std::same_as<E, ItemUsed> ||
    std::same_as<E, OwnMapsGiven> || std::same_as<E, ActorChanged>;

/// Events of journeys.
template<typename E>
concept InJourney =
    std::same_as<E, BandEntered> || std::same_as<E, RelicFound> || std::same_as<E, MapPieceFound> ||
    std::same_as<E, GateOpened> || std::same_as<E, GateShut> || std::same_as<E, CampReached> ||
    std::same_as<E, PlaceFound> || std::same_as<E, PedestalEmptied> || std::same_as<E, ShrineAsked> ||
    std::same_as<E, CaptiveFreed> || std::same_as<E, CompanionDied> || std::same_as<E, WareBought>;

/// Concerns the game of all players.
bool concernsGame(const Event &event)
{
    return isAnyOf<RunEnded, LevelBeaten, ClockChanged, PlayerJoined, PlayerLeft>(event);
}

/// True if the player won the same fight, which says it all.
bool isOwnVictory(const std::vector<Event> &events, const Event &event, int own)
{
    const auto *won = std::get_if<FightWon>(&event);
    const std::vector<Event> owns = won != nullptr ? ownEvents(events, own) : std::vector<Event>();
    return std::ranges::any_of(owns, [&](const Event &other) {
        const auto *same = std::get_if<FightWon>(&other);
        return same != nullptr && same->id == won->id;
    });
}

/// News that no later news replaces.
std::optional<QString> lastNews(const Event &event, const Content &content)
{
    if (const auto *fight = std::get_if<FightBegan>(&event))
        return EventMessages::tr("%1 attacks").arg(aMonster(content.monsters[fight->kind]));
    if (std::holds_alternative<FightJoined>(event))
        return EventMessages::tr("you join a fight");
    if (std::holds_alternative<RunEnded>(event))
        return EventMessages::tr("the run is over");
    if (std::holds_alternative<LevelEntered>(event))
        return EventMessages::tr("you entered another level");
    return std::nullopt;
}

} // namespace

QString refusalText(Refusal reason)
{
    const auto *const refusal =
        std::ranges::find(kRefusals, reason, &std::pair<Refusal, const char *>::first);
    return refusal == kRefusals.end() ? QString() : EventMessages::tr(refusal->second);
}

/// Collects messages.
struct LineWriter {
    Q_DECLARE_TR_FUNCTIONS(cave::EventMessages)

public:
    Session &session;
    EventMessages &owner;
    std::vector<Monster> inView;
    QList<LogMessage> messages;

    [[nodiscard]] const Content &content() const { return session.content(); }
    [[nodiscard]] const MonsterType &type(std::size_t kind) const { return content().monsters[kind]; }
    [[nodiscard]] const MonsterType &enemy() const { return type(owner.m_enemy); }
    [[nodiscard]] QString name(std::size_t kind) const { return shownName(type(kind)); }
    [[nodiscard]] bool isInView(const MonsterId &id) const
    {
        return std::ranges::any_of(inView, [&](const Monster &monster) { return monster.id == id; });
    }

    void say(MessageKind kind, const QString &text)
    {
        if (!text.isEmpty()) // some things have no message
            messages.append(messageAt(session.world(), kind, text));
    }

    /// The same about a place.
    void sayOf(WorldPos place, MessageKind kind, const QString &text)
    {
        say(kind, text);
        messages.back().place = place;
    }
    /// The line that begins a fight.
    void sayFight(const QString &text)
    {
        say(MessageKind::Fight, text);
        messages.back().fight = ++owner.m_fights;
        owner.m_inFight = true;
    }
    /// A line within it.
    void sayDetail(const QString &text, const QString &how = {})
    {
        if (text.isEmpty())
            return;
        say(MessageKind::Fight, text);
        messages.back().fight = owner.m_inFight ? owner.m_fights : 0;
        messages.back().isDetail = owner.m_inFight;
        messages.back().how = how;
    }
};

/// What is said of the events of journeys.
struct JourneyWriter {
    Q_DECLARE_TR_FUNCTIONS(cave::EventMessages)

public:
    LineWriter &lines;

    void operator()(const BandEntered &event)
    {
        const std::string &band =
            lines.content().scenario.journey->bands[static_cast<std::size_t>(event.band)].name;
        lines.say(MessageKind::Travel, tr("You enter %1.").arg(coreText(band)));
    }
    void operator()(const RelicFound &event)
    {
        lines.say(MessageKind::Find, tr("You take a relic: %1 of %2.").arg(event.found).arg(event.total));
        if (event.found < event.total)
            sayObjective();
    }
    void operator()(const MapPieceFound &event)
    {
        lines.say(MessageKind::Find, tr("A piece of a map! The gate is at %1.")
                                         .arg(placeCoordinates(lines.session.world(), event.gate)));
    }
    void operator()(const GateOpened &event)
    {
        lines.say(MessageKind::Find,
                  tr("Far away, stone grinds on stone: the gate at %1 opens, and its guardian wakes.")
                      .arg(placeCoordinates(lines.session.world(), event.at)));
        sayObjective();
    }
    void operator()(const GateShut &event)
    {
        lines.say(MessageKind::Warning, tr("The gate is shut. It has room for %1 relics; you have %2.")
                                            .arg(event.total)
                                            .arg(event.found));
    }
    void operator()(const CampReached &event)
    {
        lines.say(MessageKind::Travel,
                  event.first ? tr("You light a fire and rest.") : tr("You rest at the camp."));
        sayObjective();
    }
    void operator()(const PlaceFound &event)
    {
        lines.sayOf(event.at, MessageKind::Find, journeyLine(event, lines.session.mutableWorld()));
    }
    void operator()(const CompanionDied &event)
    {
        lines.say(MessageKind::Warning, journeyLine(event, lines.session.world()));
    }
    void operator()(const PedestalEmptied &event)
    {
        lines.say(MessageKind::Find, journeyLine(event, lines.session.world()));
        lines.say(MessageKind::Find, upgradeText(lines.session.world(), {event.taken}));
    }
    void operator()(const auto &event)
    {
        lines.say(MessageKind::Find, journeyLine(event, lines.session.world()));
    }
    void sayObjective()
    {
        if (const std::optional<QString> text = journeyObjective(lines.session.world()))
            lines.say(MessageKind::Travel, *text);
    }
};

/// A visitor that collects messages for events.
struct MessageWriter : LineWriter {
    Q_DECLARE_TR_FUNCTIONS(cave::EventMessages)

public:
    void operator()(const Unsaid auto & /*event*/) {}
    void operator()(const PlayerMoved &event)
    {
        if (leavesPotionAt(session.mutableWorld(), session.world().player(), event.to))
            say(MessageKind::Find, tr("You're at full health; the potion stays."));
    }
    void operator()(const MoveBlocked &event)
    {
        const bool ends = session.mutableWorld().map.terrainAt(event.at) == Terrain::Bounds;
        say(MessageKind::Travel, ends ? tr("The level ends here.") : tr("Rock blocks the way."));
    }
    void operator()(const PlayerWaited & /*event*/) { say(MessageKind::Travel, tr("You wait.")); }
    void operator()(const CommandRefused &event)
    {
        QString text = refusalText(event.reason);
        if (event.reason == Refusal::NoneLeft)
            text = joinedSentences({text, content().scenario.freeMovement()
                                              ? tr("Use the wielded item to end the run.")
                                              : tr("Wait a turn to end the run.")});
        say(MessageKind::Warning, text);
    }
    void operator()(const ChestSeen &event)
    {
        sayOf(event.at, MessageKind::Find,
              tr("A chest comes into view, %1.").arg(wayText(session.world().player().position, event.at)));
    }
    void operator()(const MonsterSeen &event)
    {
        sayOf(event.at, MessageKind::Monster,
              tr("%1 comes into view, %2.")
                  .arg(sentenceCase(aKnownMonster(session.world(), event.id, event.kind)),
                       wayText(session.world().player().position, event.at)));
    }
    void operator()(const ChestOpened &event)
    {
        sayOf(event.at, MessageKind::Find,
              event.reward.empty()
                  ? tr("You open a chest. It is empty.")
                  : tr("You open a chest and find %1.").arg(shownStacks(session.world(), event.reward)));
        announceUpgrades(event.reward);
    }
    void operator()(const ItemsPickedUp &event)
    {
        say(MessageKind::Find, tr("You pick up %1.").arg(shownStacks(session.world(), event.items)));
        announceUpgrades(event.items);
    }
    void operator()(const ItemEquipped &event)
    {
        const QString text = event.slot == EquipmentSlot::Weapon ? tr("You wield %1.") : tr("You put on %1.");
        say(MessageKind::Find, text.arg(shownStack(session.world(), {event.item, 1})));
    }
    void operator()(const ItemUnequipped &event)
    {
        const QString text =
            event.slot == EquipmentSlot::Weapon ? tr("You stop wielding %1.") : tr("You take off %1.");
        say(MessageKind::Find, text.arg(shownStack(session.world(), {event.item, 1})));
    }
    void operator()(const ItemDropped &event)
    {
        sayOf(event.at, MessageKind::Find, tr("You drop %1.").arg(shownStack(session.world(), event.stack)));
    }
    void operator()(const MonsterNoticed &event)
    {
        if (isInView(event.id) && isDisguised(session.world(), event.id))
            say(MessageKind::Monster, tr("Something notices you."));
        else if (isInView(event.id))
            say(MessageKind::Monster, tr("The %1 notices you.").arg(name(event.kind)));
        else
            say(MessageKind::Monster, tr("Something out of sight notices you."));
    }
    void operator()(const MonsterGaveUp &event)
    {
        if (isInView(event.id) && isDisguised(session.world(), event.id))
            say(MessageKind::Monster, tr("Something loses track of you."));
        else if (isInView(event.id))
            say(MessageKind::Monster, tr("The %1 loses track of you.").arg(name(event.kind)));
    }
    void operator()(const FightBegan &event)
    {
        owner.m_enemy = event.kind;
        const QString begun = tr("A fight with %1 begins.").arg(aMonster(enemy()));
        const Scenario &rules = content().scenario;
        const bool chosen = rules.combat == CombatKind::Dice || rules.rounds;
        sayFight(chosen ? begun : joinedSentences({begun, firstLine(event.first, enemy())}));
        if (const std::optional<SightVerdict> encounter = encounterOf(session.mutableWorld()))
            sayDetail(encounterText(*encounter, session.mutableWorld()));
    }
    void operator()(const BlowStruck &event)
    {
        const QString ally = owner.m_fight.allyName(session.world(), event.blow.player);
        sayDetail(blowText(event.blow, enemy(), ally),
                  howText(event, session.world(), enemy(), !ally.isEmpty()));
    }
    void operator()(const FightWon &event)
    {
        sayOf(event.at, MessageKind::Fight,
              event.reward.empty() ? tr("You defeat the %1.").arg(name(event.kind))
                                   : tr("You defeat the %1 and gain %2.")
                                         .arg(name(event.kind), shownStacks(session.world(), event.reward)));
        announceUpgrades(event.reward);
    }
    void operator()(const PlayerDied &event)
    {
        const QString fell = tr("The %1 strikes you down. You wake up at %2.")
                                 .arg(name(event.kind), placeCoordinates(session.world(), event.wakes));
        const QString lost =
            event.lost ? tr("You lost %1.").arg(shownStack(session.world(), *event.lost)) : QString();
        sayOf(event.at, MessageKind::Warning, event.lost ? joinedSentences({fell, lost}) : fell);
    }

    void operator()(const LevelEntered &event)
    {
        if (!session.world().content->scenario.freeMovement()) // the map shows it there
            say(MessageKind::Travel, tr("You enter floor %1.").arg(event.number));
        if (const std::optional<LogMessage> remark = startRemark(session.world()))
            messages.append(*remark);
    }
    void operator()(const ExperienceGained &event)
    {
        const QString points = event.amount == 1 ? tr("1 experience")
                                                 : EventMessages::tr("%n experience", nullptr, event.amount);
        say(MessageKind::Find, experienceLine(event.reason).arg(points));
    }
    void operator()(const LevelGained &event)
    {
        const QString grown = tr("You reach level %1.").arg(event.level);
        const std::optional<HeroTable> &hero = content().scenario.hero;
        say(MessageKind::Find, hero ? joinedSentences({grown, attributesText(*hero, event.level)}) : grown);
    }
    void operator()(const DiceThrown &event)
    {
        sayDetail(actionText(event.action, content(), enemy()), howText(event, session.world(), enemy()));
    }
    void operator()(const RoundPlayed &event)
    {
        // What was wielded, and what came of a use, is said already.
        const RoundAction &action = event.action;
        const bool isSaid = action.kind == RoundAction::Kind::Swap ||
                            (action.kind == RoundAction::Kind::Use && action.damage == 0);
        if (!isSaid)
            sayDetail(roundText(action, content(), enemy()), howText(event, session.world(), enemy()));
    }
    void operator()(const FightFled & /*event*/)
    {
        say(MessageKind::Find, tr("You get away from the %1.").arg(shownName(enemy())));
    }
    void operator()(const ConsumableUsed &event) { say(MessageKind::Find, consumedText(event, content())); }
    void operator()(const ClockChanged &event)
    {
        say(MessageKind::Travel,
            event.realTime ? tr("Time now passes by itself.") : tr("Time now passes only when you act."));
    }
    void operator()(const PlayerHurt &event) { say(MessageKind::Fight, hurtLine(event)); }
    void operator()(const PlayerHealed &event)
    {
        say(MessageKind::Find, tr("You recover %1 HP.").arg(QLocale().toString(event.amount)));
    }
    void operator()(const AgentSlain &event)
    {
        say(MessageKind::Fight, tr("You defeat the %1.").arg(name(event.kind)));
    }
    void operator()(const PickedUp &event)
    {
        say(MessageKind::Find, tr("You pick up %1.").arg(shownStacks(session.world(), {event.stack})));
    }
    void operator()(const LevelBeaten & /*event*/)
    {
        say(MessageKind::Travel, tr("No enemies left. The doors open."));
    }
    void operator()(const InfoRead &event) { say(MessageKind::Find, coreText(event.text)); }
    void operator()(const PlayerJoined &event)
    {
        say(MessageKind::Chat, tr("%1 joins the game.").arg(playerName(session.world(), event.player)));
    }
    void operator()(const PlayerLeft &event)
    {
        say(MessageKind::Chat, tr("%1 leaves the game.").arg(playerName(session.world(), event.player)));
    }
    void operator()(const PlacesSwapped &event)
    {
        say(MessageKind::Travel,
            tr("You swap places with %1.").arg(playerName(session.world(), event.player)));
    }
    void operator()(const InJourney auto &event) { JourneyWriter{*this}(event); }
    void operator()(const FightJoined &event)
    {
        owner.m_enemy = event.kind;
        sayFight(tr("You join the fight with %1.").arg(aMonster(type(event.kind))));
    }
    void operator()(const PlayerFell & /*event*/)
    {
        say(MessageKind::Warning, tr("You have fallen: you can only watch now."));
    }
    void operator()(const RunEnded &event)
    {
        say(event.won ? MessageKind::Find : MessageKind::Warning,
            event.won
                ? (session.world().content->scenario.info().bounded && !content().scenario.freeMovement()
                       ? tr("You leave the dungeon. Score: %Ln.", nullptr, pluralCount(event.score))
                       : tr("You win! Score: %Ln.", nullptr, pluralCount(event.score)))
                : tr("Your run is over. Score: %Ln.", nullptr, pluralCount(event.score)));
    }

    /// Another player ended it; `isOnlooker`: for who reads it.
    void sayEndBy(int player, const RunEnded &event, bool isOnlooker)
    {
        const int own = pluralCount(isOnlooker ? event.score : session.world().player().experience);
        if (!event.won)
            return say(MessageKind::Warning, isOnlooker
                                                 ? tr("The run is lost. Score: %Ln.", nullptr, own)
                                                 : tr("The run is lost. Your score: %Ln.", nullptr, own));
        const QString text = isOnlooker ? tr("The run is won, thanks to %1. Score: %Ln.", nullptr, own)
                                        : tr("The run is won, thanks to %1. Your score: %Ln.", nullptr, own);
        say(MessageKind::Find, text.arg(playerName(session.world(), player)));
    }

    /// Where there is a key that wields or wears what is better.
    void announceUpgrades(const std::vector<ItemStack> &found)
    {
        if (!content().scenario.freeMovement())
            say(MessageKind::Find, upgradeText(session.world(), found));
    }
    [[nodiscard]] QString hurtLine(const PlayerHurt &event) const
    {
        const QString points = pointsText(event.amount);
        const QString amount = QLocale().toString(event.amount);
        switch (event.by) {
        case PlayerHurt::By::Touch:
            return event.kind ? tr("The %1 hits you for %2.").arg(name(*event.kind), points)
                              : tr("You take %1 damage.").arg(amount);
        case PlayerHurt::By::Arrow:
            return tr("An arrow hits you for %1.").arg(points);
        case PlayerHurt::By::Homing:
            return tr("Magic hits you for %1.").arg(points);
        case PlayerHurt::By::Spike:
            return tr("You step on a spike: %1 damage.").arg(amount);
        case PlayerHurt::By::Potion:
            break;
        }
        return tr("Poison! You take %1 damage.").arg(amount);
    }
};

QList<LogMessage> EventMessages::begin(const World &world, const QString &name, bool joins)
{
    m_enemy = world.fight() ? world.fight()->kind : 0;
    m_fight = {};
    m_fight.read(world);
    m_inFight = false;
    m_wasFighting = world.fight().has_value();
    if (world.commands > 0 || world.turn > 0) {
        const QString back =
            joins ? tr("Welcome to %1.").arg(name)
            : world.content->scenario.freeMovement()
                ? tr("Welcome back to %1. Played: %2.").arg(name, minutesText(world.turn / kStepsPerSecond))
                : tr("Welcome back to %1, turn %2.").arg(name, QLocale().toString(qint64{world.turn}));
        QList<LogMessage> messages{messageAt(world, MessageKind::Travel, back)};
        if (const std::optional<QString> text = journeyObjective(world); text && world.run == RunState::Going)
            messages += messageAt(world, MessageKind::Travel, *text);
        return messages;
    }
    if (const std::optional<QString> text = journeyObjective(world))
        return {messageAt(world, MessageKind::Travel,
                          tr("Three relics lie in these caves, each deeper than the last. They open a gate; "
                             "beat its guardian, and the journey is won.")),
                messageAt(world, MessageKind::Travel, *text)};
    const std::optional<LogMessage> remark = startRemark(world);
    return remark ? QList<LogMessage>{*remark} : QList<LogMessage>();
}

QList<LogMessage> EventMessages::report(const std::vector<Event> &events, Session &session, bool isOnlooker)
{
    const World &world = session.world();
    MessageWriter writer{{session, *this, session.visibleMonsters(), {}}};
    m_fight.read(world);
    const std::optional<int> own = isOnlooker ? std::nullopt : std::optional(world.party.shown);
    const bool fights = std::exchange(m_wasFighting, world.fight().has_value()) || world.fight();
    const auto isBlowBeside = [&](const Event &event) { // an ally's, or at one
        return own && fights && std::holds_alternative<BlowStruck>(event) && m_fight.has(event.player);
    };
    for (const Event &event : events) {
        if (const auto *ended = std::get_if<RunEnded>(&event); ended != nullptr && event.player != own)
            writer.sayEndBy(event.player, *ended, isOnlooker);
        else if (event.player == own || concernsGame(event) || isBlowBeside(event))
            std::visit(writer, event);
        else if (const std::optional<LogMessage> line = allyMessage(world, event.player, event, own);
                 line && !(own && isOwnVictory(events, event, *own)))
            writer.messages.append(*line);
    }
    return writer.messages;
}

std::optional<QString> newsIn(const std::vector<Event> &events, const Content &content, WalkNews wanted)
{
    std::optional<QString> news;
    for (const Event &event : events) {
        if (std::optional<QString> last = lastNews(event, content))
            return last;
        if (const auto *seen = std::get_if<MonsterSeen>(&event); seen != nullptr && wanted.monsters)
            news = EventMessages::tr("%1 comes into view")
                       .arg(content.scenario.disguised ? somethingText()
                                                       : aMonster(content.monsters[seen->kind]));
        else if (std::holds_alternative<MonsterNoticed>(event) && !news)
            news = EventMessages::tr("something noticed you");
        else if (std::holds_alternative<PlayerDied>(event))
            news = EventMessages::tr("you died");
        else if (std::holds_alternative<MoveBlocked>(event))
            news = EventMessages::tr("the way is blocked");
        else if (std::holds_alternative<CommandRefused>(event) && !news)
            news = QString(); // a message says why
        else if (wanted.chests && std::holds_alternative<ChestOpened>(event) && !news)
            news = EventMessages::tr("you opened a chest");
        else if (wanted.chests && std::holds_alternative<ChestSeen>(event) && !news)
            news = EventMessages::tr("a chest comes into view");
    }
    return news;
}

} // namespace cave
