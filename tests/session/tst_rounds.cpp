// SPDX-License-Identifier: MIT
// Fights in rounds, in which the player chooses, and consumables.

#include "core/rules/forecast/forecast.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/fight_choices.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/session/session_fixtures.h"
#include "tests/support/round_world.h"

using namespace cave;
using namespace cave::test;

namespace {

const WorldPos kBeside{21, 2};

std::vector<RoundAction> roundsOf(const std::vector<Event> &events)
{
    std::vector<RoundAction> rounds;
    for (const Event &event : events) {
        if (const auto *played = std::get_if<RoundPlayed>(&event))
            rounds.push_back(played->action);
    }
    return rounds;
}

/// A fight that has just begun.
Session fighting(RoundWorld &world, std::string_view monster = "skeleton")
{
    world.monsterAt(monster, kBeside);
    Session session = world.begin();
    session.apply(WaitCommand{});
    REQUIRE(session.isFighting());
    return session;
}

} // namespace

TEST_CASE("a fight in rounds waits for the player's choice, and the enemy answers a strike")
{
    RoundWorld world;
    Session session = fighting(world);
    CHECK(session.fight() == nullptr); // not by the rules that play themselves
    const Forecast forecast = forecastOf(session.world(), FightCommand{});
    const std::vector<RoundAction> rounds = roundsOf(session.apply(FightCommand{}));
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0].by == Side::Player);
    CHECK(rounds[0].harm >= forecast.harm.least);
    CHECK(rounds[0].harm <= forecast.harm.most);
    CHECK(rounds[1].by == Side::Enemy);
    REQUIRE(forecast.answer);
    CHECK(rounds[1].harm >= forecast.answer->least);
    CHECK(rounds[1].harm <= forecast.answer->most);
    CHECK(playerOf(session).health == 50 - rounds[1].harm);
    CHECK(session.apply(MoveCommand{Direction::West}).front() == Event(CommandRefused{Refusal::Fighting}, 1));
}

TEST_CASE("no forecast is ever wrong")
{
    for (int seed = 0; seed < 40; ++seed) {
        RoundWorld world("forecast " + std::to_string(seed));
        world.carry("steel_sword").carry("fire_flask", 3).carry("bread", 3).knows("fire_flask");
        Session session = fighting(world, seed % 2 == 0 ? "rock_spider" : "skeleton");
        for (int round = 0; session.isFighting(); ++round) {
            const std::vector<Command> choices{FightCommand{}, DodgeCommand{}, EquipCommand{2},
                                               CastCommand{stackOf(session, "fire_flask")},
                                               CastCommand{stackOf(session, "bread")}};
            Command choice = choices[static_cast<std::size_t>(round + seed) % choices.size()];
            const auto *cast = std::get_if<CastCommand>(&choice);
            const bool gone = cast != nullptr && cast->index >= playerOf(session).inventory.stacks.size();
            if (gone ||
                (std::holds_alternative<EquipCommand>(choice) && playerOf(session).inventory.weapon == 2U))
                choice = FightCommand{};
            const Forecast forecast = forecastOf(session.world(), choice);
            for (const RoundAction &action : roundsOf(session.apply(choice))) {
                const bool own = action.by == Side::Player;
                if (!own)
                    REQUIRE(forecast.answer);
                if (own && action.damage == 0)
                    continue;
                const PointRange range = own ? forecast.harm : *forecast.answer;
                CHECK(action.harm >= range.least);
                CHECK(action.harm <= range.most);
            }
        }
    }
}

TEST_CASE("guarding brings armour back and softens the next blow")
{
    RoundWorld world;
    Session session = fighting(world);
    session.apply(FightCommand{});
    const int worn = armourLeft(session.content(), playerOf(session));
    REQUIRE(worn < 5);
    const Forecast strike = forecastOf(session.world(), FightCommand{});
    const Forecast guard = forecastOf(session.world(), DodgeCommand{});
    CHECK(guard.restored == 5 - worn);
    CHECK(guard.answer->most < strike.answer->most);
    const std::vector<RoundAction> rounds = roundsOf(session.apply(DodgeCommand{}));
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0].kind == RoundAction::Kind::Guard);
    CHECK(rounds[0].armour == 5);
    CHECK(rounds[1].softened);
}

TEST_CASE("another weapon is wielded in a round of its own, and the enemy's weakness counts")
{
    RoundWorld world;
    world.carry("steel_sword");
    world.world().player().inventory.weapon = 2;
    Session session = fighting(world, "slime"); // which only wood splatters
    const PointRange steel = forecastOf(session.world(), FightCommand{}).harm;
    const std::vector<Event> events = session.apply(EquipCommand{1});
    CHECK(firstOf<ItemEquipped>(events) != nullptr);
    const std::vector<RoundAction> rounds = roundsOf(events);
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0].kind == RoundAction::Kind::Swap);
    CHECK(rounds[1].by == Side::Enemy);
    const PointRange wood = forecastOf(session.world(), FightCommand{}).harm;
    CHECK(steel == PointRange{3, 5});
    CHECK(wood == PointRange{2, 4});
    // Armour can't be changed meanwhile.
    CHECK(session.apply(EquipCommand{0}).front() == Event(CommandRefused{Refusal::Fighting}, 1));
}

TEST_CASE("another weapon is one that differs from what is wielded")
{
    RoundWorld world;
    world.carry("wooden_sword").carry("steel_sword");
    const Session session = fighting(world);
    REQUIRE(playerOf(session).inventory.stacks.size() == 4);
    CHECK(otherWeapons(session.world()) == std::vector<std::size_t>{3});
}

TEST_CASE("who flees takes a parting blow and comes away, and the monster stays")
{
    RoundWorld world;
    Session session = fighting(world);
    session.apply(FightCommand{});
    const int health = playerOf(session).health;
    const std::vector<Event> events = session.apply(FleeCommand{});
    const std::vector<RoundAction> rounds = roundsOf(events);
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[1].parting);
    CHECK(playerOf(session).health == health - rounds[1].harm);
    const auto *fled = firstOf<FightFled>(events);
    REQUIRE(fled != nullptr);
    CHECK(playerOf(session).position == fled->to);
    CHECK_FALSE(session.isFighting());
    session.apply(WaitCommand{});
    CHECK_FALSE(session.isFighting());
    const std::vector<Monster> left = session.monstersNear(kBeside, 0);
    REQUIRE(left.size() == 1);
    CHECK(left.front().state.alive);
}

TEST_CASE("health and armour stay as a fight leaves them, and rest brings armour back")
{
    RoundWorld world;
    world.carry("infused_sword");
    world.world().player().inventory.weapon = 2;
    Session session = fighting(world, "rock_spider");
    while (session.isFighting())
        session.apply(FightCommand{});
    const int health = playerOf(session).health;
    CHECK(health > 0);
    CHECK(health < 50);
    const int lost = playerOf(session).condition.armourLost;
    REQUIRE(lost > 0);
    for (int turn = 0; turn < 4 * lost; ++turn)
        session.apply(WaitCommand{});
    CHECK(playerOf(session).condition.armourLost == 0);
    CHECK(playerOf(session).health <= health); // the bite was venomous
}

TEST_CASE("a venomous bite takes a point a turn, never the last one, and an antidote ends it")
{
    RoundWorld world;
    world.carry("antidote", 2).health(3);
    world.world().player().condition.poison = 9;
    Session session = world.begin();
    for (int turn = 0; turn < 5; ++turn)
        session.apply(WaitCommand{});
    CHECK(playerOf(session).health == 1);
    CHECK(playerOf(session).condition.poison == 4);
    const std::vector<Event> events = session.apply(CastCommand{stackOf(session, "antidote")});
    const auto *used = firstOf<ConsumableUsed>(events);
    REQUIRE(used != nullptr);
    CHECK(used->amount == 4);
    CHECK(playerOf(session).condition.poison == 0);
    CHECK(playerOf(session).inventory.stacks.back().amount == 1);
}

TEST_CASE("after a death the player wakes whole")
{
    RoundWorld world;
    world.health(1);
    Session session = fighting(world);
    const std::vector<Event> events = session.apply(FightCommand{});
    REQUIRE(firstOf<PlayerDied>(events) != nullptr);
    CHECK(playerOf(session).health == 50);
    CHECK(playerOf(session).condition.armourLost == 0);
}

TEST_CASE("what a consumable is, is unknown until one is tried, and looks different from world to world")
{
    RoundWorld world("a look");
    const std::size_t draught = world.item("healing_draught");
    const std::size_t bread = world.item("bread");
    world.carry("healing_draught", 2).health(10);
    CHECK(knownName(world.world(), draught) != "Healing Draught");
    CHECK(knownName(world.world(), draught).ends_with(" Draught"));
    Session session = world.begin();
    const std::vector<Event> events = session.apply(CastCommand{2});
    CHECK(events.front() == Event(ConsumableUsed{draught, 20, true}, 1));
    CHECK(playerOf(session).health == 30);
    CHECK(knownName(session.world(), draught) == "Healing Draught");
    CHECK(knownConsumables(session.content(), playerOf(session)) == std::vector{draught});
    const std::vector<Event> again = session.apply(CastCommand{2});
    CHECK(again.front() == Event(ConsumableUsed{draught, 20, false}, 1));
    CHECK(isKnown(session.content(), playerOf(session), bread));

    std::set<std::string> looks;
    std::set<std::string> elsewhere;
    for (const char *key : {"healing_draught", "stone_draught", "elixir_of_sight", "antidote"})
        looks.insert(lookOf(
            session.content(), session.world().key,
            static_cast<std::size_t>(session.content().findItem(key) - session.content().items.data())));
    CHECK(looks.size() == 4);
    for (int seed = 0; seed < 20; ++seed)
        elsewhere.insert(lookOf(session.content(), RoundWorld(std::to_string(seed)).world().key, draught));
    CHECK(elsewhere.size() > 3);
}

TEST_CASE("flasks are thrown in fights: fire harms, frost keeps the enemy from answering, smoke hides")
{
    RoundWorld world;
    world.carry("fire_flask").carry("frost_flask").carry("smoke_flask");
    Session session = fighting(world);
    std::vector<RoundAction> rounds = roundsOf(session.apply(CastCommand{stackOf(session, "fire_flask")}));
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0].kind == RoundAction::Kind::Use);
    CHECK(rounds[0].damage == 15);
    rounds = roundsOf(session.apply(CastCommand{stackOf(session, "frost_flask")}));
    REQUIRE(rounds.size() == 1);
    CHECK(rounds[0].stunned);
    const int health = playerOf(session).health;
    const std::vector<Event> events = session.apply(CastCommand{stackOf(session, "smoke_flask")});
    CHECK(firstOf<FightFled>(events) != nullptr);
    CHECK(playerOf(session).health == health); // it can't answer
}

TEST_CASE("oil lets blows do more, an elixir shows more, scrolls map and lead home")
{
    RoundWorld world;
    world.carry("blade_oil").carry("elixir_of_sight").carry("scroll_of_mapping").carry("scroll_of_recall");
    world.world().player().position = {3, 2};
    Session session = world.begin();
    const auto use = [&](std::string_view key) { return session.apply(CastCommand{stackOf(session, key)}); };
    use("blade_oil");
    CHECK(playerOf(session).condition.edgeBlows == 8);
    CHECK_FALSE(session.visible().contains({15, 2}));
    use("elixir_of_sight");
    session.apply(WaitCommand{});
    CHECK(session.visible().contains({15, 2}));
    CHECK_FALSE(session.mutableWorld().map.isExplored({22, 2}));
    CHECK(firstOf<CellsExplored>(use("scroll_of_mapping")) != nullptr);
    CHECK(session.mutableWorld().map.isExplored({22, 2}));
    const std::vector<Event> events = use("scroll_of_recall");
    const auto *moved = firstOf<PlayerMoved>(events);
    REQUIRE(moved != nullptr);
    CHECK(moved->to == playerOf(session).position);
    CHECK(moved->to != WorldPos{3, 2});
}

TEST_CASE("lamps and elixirs show no more than what any view is limited to")
{
    RoundWorld world;
    world.carry("elixir_of_sight");
    world.world().spec.settings.viewRadius = 60;
    world.world().player().condition.light = 9;
    Session session = world.begin();
    session.apply(CastCommand{stackOf(session, "elixir_of_sight")});
    session.apply(WaitCommand{});
    CHECK(session.visible().cells.width() == 2 * 60 + 1);
}

TEST_CASE("a world that is opened again is as it was left, whatever its player put on since the last step")
{
    RoundWorld world;
    world.world().player().position = {3, 2};
    Session session = world.begin();
    session.mutableWorld().player().condition.light = 5;
    const StateHashes left = session.stateHashes();
    Session again(copyOf(session.world()));
    CHECK(again.stateHashes() == left);
    CHECK(again.visible().cells.width() > session.visible().cells.width());
}

TEST_CASE("using something outside of a fight takes a turn, in which poison, rest and monsters go on")
{
    RoundWorld world;
    world.carry("bread", 4).health(20).monsterAt("cave_rat", {26, 2});
    world.settings().monsters = MonsterMode::Roaming;
    world.world().player().condition.poison = 3;
    Session session = world.begin();
    for (int turn = 1; turn <= 4 && !session.isFighting(); ++turn) {
        const std::vector<Event> events = session.apply(CastCommand{stackOf(session, "bread")});
        CHECK(firstOf<ConsumableUsed>(events) == std::get_if<ConsumableUsed>(&events.front()));
        CHECK(session.world().turn == turn);
    }
    CHECK(session.isFighting()); // the rat came
    CHECK(playerOf(session).condition.poison < 3);
}

TEST_CASE("a world whose own rules don't say that it takes a turn is played as before")
{
    ContentTexts texts = roundTexts();
    const std::string rule = R"(, "use_takes_turn": true)";
    texts.scenario.erase(texts.scenario.find(rule), rule.size());
    RoundWorld world("as before", std::make_shared<const Content>(std::move(parseContent(texts).value())));
    world.carry("bread").health(20);
    Session session = world.begin();
    session.apply(CastCommand{stackOf(session, "bread")});
    CHECK(playerOf(session).health == 25);
    CHECK(session.world().turn == 0);
}

TEST_CASE("smoke hides a player from all monsters until it is gone or they leave it")
{
    RoundWorld world;
    world.carry("smoke_flask").monsterAt("skeleton", {23, 2});
    Session session = world.begin();
    const WorldPos here = playerOf(session).position;
    CHECK_FALSE(session.isFighting());
    session.apply(CastCommand{stackOf(session, "smoke_flask")});
    REQUIRE(playerOf(session).condition.smoke);
    CHECK(playerOf(session).condition.smoke->turns == 7);
    const std::vector<Monster> seeing = session.monstersNear({23, 2}, 0);
    REQUIRE(seeing.size() == 1);
    CHECK(inDiscOf(session.mutableWorld(), seeing.front(), here));
    CHECK_FALSE(session.monsterSees(seeing.front(), here));
    for (int turn = 0; turn < 6; ++turn)
        session.apply(WaitCommand{});
    CHECK_FALSE(session.isFighting());
    session.apply(WaitCommand{});
    CHECK_FALSE(playerOf(session).condition.smoke);
    CHECK(session.isFighting());
}

TEST_CASE("what would be wasted or does harm is doubted, unless the player doesn't know what it is")
{
    RoundWorld world;
    for (const char *key : {"bread", "stone_draught", "antidote", "bitter_draught", "fire_flask", "whetstone",
                            "healing_draught", "smoke_flask"})
        world.carry(key);
    world.world().player().condition.edgeBlows = 30;
    world.world().player().condition.edgePercent = 50;
    const auto doubt = [&](std::string_view key) {
        const std::vector<ItemStack> &stacks = world.world().player().inventory.stacks;
        const auto stack = std::ranges::find(stacks, world.item(key), &ItemStack::item) - stacks.begin();
        return doubtOfUse(world.world(), static_cast<std::size_t>(stack));
    };
    CHECK(doubt("bread") == UseDoubt::FullHealth);
    CHECK(doubt("whetstone") == UseDoubt::Sharper);
    for (const char *unknown : {"healing_draught", "bitter_draught", "fire_flask"})
        CHECK(doubt(unknown) == UseDoubt::None);
    for (const char *key : {"stone_draught", "antidote", "bitter_draught", "fire_flask", "healing_draught"})
        world.knows(key);
    CHECK(doubt("healing_draught") == UseDoubt::FullHealth);
    CHECK(doubt("stone_draught") == UseDoubt::WholeArmour);
    CHECK(doubt("antidote") == UseDoubt::NotPoisoned);
    CHECK(doubt("bitter_draught") == UseDoubt::Harmful);
    CHECK(doubt("fire_flask") == UseDoubt::NoEnemy);
    world.health(49);
    world.world().player().condition.poison = 1;
    world.world().player().condition.armourLost = 1;
    world.world().player().condition.edgeBlows = 19;
    for (const char *useful : {"bread", "healing_draught", "stone_draught", "antidote", "whetstone"})
        CHECK(doubt(useful) == UseDoubt::None);
}

TEST_CASE("a companion strikes after the player, takes some of the answers, and may die")
{
    bool died = false;
    for (int seed = 0; seed < 40; ++seed) {
        RoundWorld world("companion " + std::to_string(seed));
        world.world().player().condition.companion = Companion{"cave_rat", 4, kBeside};
        Session session = fighting(world, "stone_golem");
        const int before = session.world().fight()->rounds->enemy.health;
        const std::vector<Event> events = session.apply(DodgeCommand{});
        const std::vector<RoundAction> rounds = roundsOf(events);
        REQUIRE(rounds.size() == 3);
        CHECK(rounds[1].companion);
        CHECK(rounds[1].by == Side::Player);
        CHECK(session.world().fight()->rounds->enemy.health == before - rounds[1].harm);
        if (!rounds[2].companion)
            continue;
        CHECK(playerOf(session).health == 50);
        CHECK(firstOf<CompanionDied>(events) != nullptr); // a golem strikes hard
        CHECK_FALSE(playerOf(session).condition.companion);
        died = true;
        CHECK(roundsOf(session.apply(FightCommand{})).size() == 2);
    }
    CHECK(died);
}

TEST_CASE("who wins by a companion's blow has won")
{
    RoundWorld world;
    world.world().player().condition.companion = Companion{"stone_golem", 70, kBeside};
    Session session = fighting(world, "cave_rat");
    const std::vector<Event> events = session.apply(DodgeCommand{});
    CHECK(firstOf<FightWon>(events) != nullptr);
    CHECK(playerOf(session).health == 50);
}

TEST_CASE("only consumables are used, and none in scenarios without rounds")
{
    RoundWorld world;
    Session session = world.begin();
    CHECK(session.apply(CastCommand{0}).front() == Event(CommandRefused{Refusal::NotUsable}, 1));
    CHECK(session.apply(CastCommand{9}).front() == Event(CommandRefused{Refusal::NoSuchItem}, 1));
    CHECK(session.apply(FleeCommand{}).front() == Event(CommandRefused{Refusal::NotFighting}, 1));
    Session plain(craftedWorld({"@."}));
    CHECK(plain.apply(FleeCommand{}).front() == Event(CommandRefused{Refusal::NotByDice}, 1));
    CHECK(plain.apply(CastCommand{0}).front() == Event(CommandRefused{Refusal::NotByDice}, 1));
}

TEST_CASE("a sensible player wins or gets away more often than one who only strikes")
{
    const auto deaths = [](bool sensible) {
        int died = 0;
        for (int seed = 0; seed < 60; ++seed) {
            RoundWorld world("duel " + std::to_string(seed));
            world.settings().stunChance = {500};
            world.carry("iron_sword").carry("healing_draught").knows("healing_draught").health(20);
            Session session = fighting(world, seed % 2 == 0 ? "skeleton" : "rock_spider");
            while (session.isFighting()) {
                const Command next = sensible ? sensibleChoice(session.world()) : Command{FightCommand{}};
                died += firstOf<PlayerDied>(session.apply(next)) != nullptr ? 1 : 0;
            }
        }
        return died;
    };
    const int careless = deaths(false);
    CHECK(careless > 20);
    CHECK(deaths(true) < careless / 3);
}

TEST_CASE("the same commands lead to the same fights, and a random player never gets stuck")
{
    const auto play = [](Session &session, std::vector<Command> &commands) {
        RandomPlayer player(7);
        for (int i = 0; i < 600; ++i) {
            commands.push_back(player.next(session));
            session.apply(commands.back());
        }
    };
    const auto world = [] {
        RoundWorld made("again");
        made.carry("bread", 9).carry("fire_flask", 9).carry("smoke_flask", 9);
        for (const int x : {2, 9, 15, 26, 33})
            made.monsterAt("skeleton", {x, 1}).monsterAt("rock_spider", {x, 4});
        return made.begin();
    };
    Session first = world();
    Session second = world();
    std::vector<Command> commands;
    play(first, commands);
    CHECK(playerOf(first).statistics.fights > 1);
    for (const Command &command : commands) {
        const Result<Command> read = commandFromCode(commandCode(command));
        REQUIRE(read);
        second.apply(*read);
    }
    CHECK(first.stateHash() == second.stateHash());
}
