// SPDX-License-Identifier: MIT
// Whole games over a network that is slow, breaks, and loses what is on its way.
#include "core/link/guest_link.h"
#include "core/link/host_link.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "tests/link/network.h"

using namespace cave;
using namespace cave::test;

namespace {

using State = GuestLink::State;

/// What a guest asks for: mostly what differs in the log, now and then what is refused.
void askSomething(Network &network, Machine &machine, std::size_t &next)
{
    if (network.below(5) == 0)
        machine.ask(DodgeCommand{});
    else
        machine.ask(EquipCommand{next++});
}

bool haveAll(const Network &network)
{
    return std::ranges::all_of(network.machines, [&](const Machine &machine) {
        return machine.link.state() == State::Playing && machine.world.world == network.world.world &&
               machine.link.waitingRequests() == 0;
    });
}

void passUntilQuiet(Network &network)
{
    for (int i = 0; i < 6000 && !haveAll(network); ++i)
        network.pass(20);
}

/// How often a player's command is in the log.
std::ptrdiff_t timesIn(const FakeWorld &world, LinkPlayer player, const std::string &command)
{
    return std::ranges::count(world.log, std::pair(player, command));
}

/// Each request is answered once; what was done is in the log once, and what was refused isn't in it.
void checkRequests(const Network &network, const Machine &machine)
{
    const LinkPlayer player = machine.link.player().value();
    std::set<std::uint64_t> answered;
    for (const std::uint64_t number : machine.done) {
        CHECK(answered.insert(number).second);
        CHECK(machine.asked.at(number) != "dodge");
    }
    for (const std::uint64_t number : machine.refused) {
        CHECK(answered.insert(number).second);
        CHECK(machine.asked.at(number) == "dodge");
    }
    for (const auto &[number, command] : machine.asked) {
        INFO("request " << number << ", " << command);
        CHECK((answered.contains(number) || number <= machine.settled));
        if (command != "dodge")
            CHECK(timesIn(network.world.world, player, command) == 1);
    }
    for (const auto &[who, what] : network.world.world.log)
        CHECK((who != player || !what.starts_with("dodge")));
}

void playWithBreaks(unsigned seed, HostSettings settings, std::size_t largestPiece)
{
    INFO("seed " << seed);
    settings.limits.arrivals = {60'000, 1000};
    Network network(seed, std::move(settings));
    network.largestPiece = largestPiece;
    const int guests = 1 + static_cast<int>(network.below(6));
    for (int i = 0; i < guests; ++i)
        network.add("guest " + std::to_string(i)).connectAt = network.below(3000);
    std::vector<std::size_t> next(static_cast<std::size_t>(guests), 0);
    for (int round = 0; round < 400; ++round) {
        network.pass(10 * (1 + network.below(10)));
        for (std::size_t i = 0; i < network.machines.size(); ++i) {
            Machine &machine = network.machines[i];
            while (network.below(3) == 0)
                askSomething(network, machine, next[i]);
            if (machine.link.player() && network.below(40) == 0)
                network.cut(machine);
        }
        if (network.below(4) == 0)
            network.host.ownCommand(TickCommand{});
    }
    passUntilQuiet(network);
    REQUIRE(haveAll(network));
    for (const Machine &machine : network.machines) {
        CHECK(machine.differed.empty());
        CHECK(machine.asked.size() > 10);
        checkRequests(network, machine);
    }
}

} // namespace

TEST_CASE("after breaks at any time all have the same log, nothing is lost and nothing done twice")
{
    for (unsigned seed = 0; seed < 60; ++seed)
        playWithBreaks(seed, hostSettings(), seed % 3 == 0 ? 40 : 100'000);
}

TEST_CASE("those away for longer than the host keeps the log get the world again")
{
    for (unsigned seed = 100; seed < 130; ++seed) {
        HostSettings settings = hostSettings();
        settings.limits.keptEntries = 5;
        settings.limits.worlds = {60'000, 1000};
        playWithBreaks(seed, settings, 100'000);
    }
}

TEST_CASE("a guest that comes back continues where it was, without getting the world again")
{
    Network network(1);
    Machine &ada = network.add("Ada");
    network.pass(500);
    REQUIRE(ada.link.state() == State::Playing);
    REQUIRE(ada.world.loads == 1);
    network.cut(ada);
    ada.ask(EquipCommand{1}); // is lost
    network.host.ownCommand(WaitCommand{});
    network.pass(40'000);
    REQUIRE(ada.link.state() == State::Playing);
    CHECK(ada.world.loads == 1);
    CHECK(ada.world.world == network.world.world);
    CHECK(ada.done == std::vector<std::uint64_t>{1});
    CHECK(timesIn(network.world.world, 1, "equip 1") == 1);
    CHECK(timesIn(network.world.world, 1, "away") == 1);
    CHECK(timesIn(network.world.world, 1, "back") == 1);
    CHECK(only<GuestCameBack>(network.events).size() == 1);
}

TEST_CASE("a request whose answer was lost is carried out once")
{
    Network network(2);
    Machine &ada = network.add("Ada");
    network.pass(500);
    ada.ask(EquipCommand{7});
    ada.ask(DodgeCommand{});
    for (int i = 0; i < 100 && network.world.position() == 1; ++i)
        network.pass(1, 1);
    REQUIRE(timesIn(network.world.world, 1, "equip 7") == 1);
    REQUIRE(ada.done.empty()); // on its way
    network.cut(ada);
    network.pass(40'000);
    CHECK(timesIn(network.world.world, 1, "equip 7") == 1);
    CHECK(ada.done == std::vector<std::uint64_t>{1});
    CHECK(ada.refused == std::vector<std::uint64_t>{2});
}

TEST_CASE("a guest is kept for ten minutes, then it has to join again")
{
    Network network(3);
    Machine &ada = network.add("Ada");
    network.pass(500);
    REQUIRE(ada.link.state() == State::Playing);
    network.cut(ada);
    network.pass(20'000, 100);
    REQUIRE(network.host.guests().size() == 1);
    // Back again after a while
    CHECK(ada.link.state() == State::Playing);
    network.cut(ada);
    network.pass(10, 10);
    while (ada.link.state() == State::Playing)
        network.pass(100, 100);
    ada.connectAt = network.now + kKeptMs + 20'000;
    network.pass(kKeptMs + 19'000, 500);
    CHECK(network.host.guests().empty());
    CHECK(ada.link.state() == State::Ended);
    CHECK(ada.link.endReason().english() == "reconnecting took too long");
}

TEST_CASE("a world that differs is found by a checkpoint, reported, and loaded again")
{
    Network network(4);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    network.pass(500);
    ada.world.world.chance ^= 1; // as a machine that computes something else
    for (int i = 0; i < 100; ++i) {
        network.host.ownCommand(EquipCommand{static_cast<std::size_t>(i)});
        network.pass(50);
    }
    passUntilQuiet(network);
    REQUIRE(haveAll(network));
    REQUIRE(ada.differed.size() == 1);
    CHECK(ada.differed[0].parts == StateParts{false, false, true, false});
    CHECK(ada.differed[0].player == ada.link.player());
    CHECK(ada.world.loads == 2);
    CHECK(bob.differed.empty());
    CHECK(bob.world.loads == 1);
    const auto reported = only<WorldsDiffer>(network.events);
    REQUIRE(reported.size() == 1);
    CHECK(reported[0] == ada.differed[0]);
}

TEST_CASE("a guest that can't apply an entry gets the world again, not too often")
{
    HostSettings settings = hostSettings();
    settings.limits.worlds = {3, 3};
    Network network(5, settings);
    Machine &ada = network.add("Ada");
    network.pass(500);
    ada.world.refusesAll = true;
    for (int i = 0; i < 600; ++i) {
        network.host.ownCommand(WaitCommand{});
        network.pass(100);
    }
    CHECK(network.world.snapshots >= 5);
    CHECK(network.world.snapshots <= 7); // three at once, and one each twenty seconds
    ada.world.refusesAll = false;
    passUntilQuiet(network);
    CHECK(haveAll(network));
}

TEST_CASE("while a large world is packed all others play on, and who gets it misses nothing")
{
    Network network(9);
    Machine &ada = network.add("Ada");
    network.pass(500);
    network.world.packsLater = true;
    Machine &bob = network.add("Bob");
    network.pass(12'000);
    ada.ask(MoveCommand{Direction::East});
    Machine &cleo = network.add("Cleo");
    network.pass(500);
    network.host.ownCommand(WaitCommand{});
    network.pass(500);
    CHECK(ada.world.world == network.world.world);
    CHECK(bob.world.loads + cleo.world.loads == 0);
    CHECK(bob.link.state() == GuestLink::State::Greeting);
    network.world.packsLater = false;
    network.world.finishSnapshot();
    passUntilQuiet(network);
    CHECK(haveAll(network));
    CHECK(bob.world.loads == 1);
    CHECK(cleo.world.loads == 1);
}

TEST_CASE("who asks while the world is packed gets that one, not what another still receives")
{
    Network network(12);
    network.world.padding.assign(20 << 20, 42);
    network.world.packsLater = true;
    network.add("Ada");
    network.pass(100);
    network.world.finishSnapshot(); // of which she has only the first pieces
    network.host.ownCommand(WaitCommand{});
    Machine &bob = network.add("Bob");
    network.pass(50);
    Machine &eve = network.add("Eve", identity(), true);
    network.pass(50);
    network.world.packsLater = false;
    network.world.finishSnapshot();
    passUntilQuiet(network);
    CHECK(bob.world.world == network.world.world);
    CHECK(eve.world.world == network.world.world);
    CHECK(bob.world.loads + eve.world.loads == 2);
}

TEST_CASE("while a guest unpacks the world it stays connected, and misses nothing")
{
    Network network(11);
    Machine &ada = network.add("Ada");
    ada.world.loadsLater = true;
    network.pass(500);
    REQUIRE(ada.link.isUnpacking());
    network.host.ownCommand(WaitCommand{});
    network.pass(60'000, 100);
    CHECK(ada.link.isUnpacking());
    CHECK(network.host.guests().at(0).isPresent);
    REQUIRE(ada.world.finishLoad());
    network.pass(500);
    CHECK(haveAll(network));
    CHECK(ada.world.loads == 1);
}

TEST_CASE("a world that is being unpacked is abandoned when the link breaks or the player leaves")
{
    Network network(12);
    Machine &ada = network.add("Ada");
    ada.world.loadsLater = true;
    network.pass(500);
    REQUIRE(ada.link.isUnpacking());
    network.cut(ada);
    while (ada.link.isUnpacking() && network.now < 60'000)
        network.pass(10);
    CHECK(ada.world.abandoned == 1);
    CHECK_FALSE(ada.world.finishLoad());
    while (!ada.link.isUnpacking() && network.now < 120'000)
        network.pass(100);
    REQUIRE(ada.link.isUnpacking()); // again, on the next connection
    ada.link.leave();
    CHECK(ada.world.abandoned == 2);
    CHECK(ada.link.state() == State::Ended);
}

TEST_CASE("guests of a host that was restarted go on as the players they were")
{
    Network network(13);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    network.pass(500);
    const LinkPlayer player = *ada.link.player();
    ada.ask(EquipCommand{1});
    network.pass(500);
    ada.ask(EquipCommand{2}); // is lost, or its answer is
    network.restartHost();
    passUntilQuiet(network);
    REQUIRE(haveAll(network));
    CHECK(ada.link.player() == player);
    CHECK(only<GuestArrived>(network.events).size() == 4);
    ada.ask(EquipCommand{3});
    bob.ask(EquipCommand{4});
    network.pass(500);
    CHECK(timesIn(network.world.world, player, "equip 3") == 1);
    CHECK(timesIn(network.world.world, *bob.link.player(), "equip 4") == 1);
    CHECK(ada.link.waitingRequests() == 0);
    CHECK(ada.differed.empty());
}

TEST_CASE("a guest that a restarted host holds to be there still waits until its name is free")
{
    Network network(13);
    Machine &ada = network.add("Ada");
    network.pass(500);
    HostSettings other = hostSettings(); // with tokens of its own
    other.random = [](std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, std::uint8_t{7}); };
    network.restartHost(other);
    network.world.packsLater = true; // so that it doesn't hear what its new token is
    network.pass(5000);
    network.cutForGuest(ada);
    network.pass(5000);
    CHECK(ada.link.state() != State::Ended);
    network.world.finishSnapshot();
    network.world.packsLater = false;
    passUntilQuiet(network);
    CHECK(haveAll(network));
}

TEST_CASE("a guest that leaves while its world is packed, and a host that stops, harm no one")
{
    Network network(10);
    Machine &ada = network.add("Ada");
    network.pass(500);
    network.world.packsLater = true;
    Machine &bob = network.add("Bob");
    network.pass(500);
    bob.link.leave();
    network.pass(500);
    network.world.finishSnapshot();
    ada.ask(MoveCommand{Direction::East});
    network.pass(500);
    CHECK(ada.world.world == network.world.world);
    network.add("Cleo");
    network.pass(500);
    network.host.stop();
    network.world.finishSnapshot();
    CHECK(network.host.guests().empty());
}

TEST_CASE("chat, places and latency")
{
    Network network(6);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    network.pass(500);
    REQUIRE(ada.link.talk(ChatFrame{0, "hello"}));
    CHECK_FALSE(ada.link.talk(ChatFrame{0, "two\nlines"}));
    CHECK_FALSE(ada.link.talk(ChatFrame{0, std::string(501, 'x')}));
    CHECK(network.host.talk(ChatFrame{0, "welcome"}));
    CHECK(ada.link.talk(PingFrame{0, {3, -4}}));
    network.pass(6000);
    CHECK(bob.chat.size() == 2);
    CHECK(std::ranges::count(bob.chat, std::to_string(*ada.link.player()) + ": hello") == 1);
    CHECK(std::ranges::count(ada.chat, "0: welcome") == 1);
    CHECK(only<ChatHeard>(network.events).size() == 1);
    CHECK(only<PlaceShown>(network.events).at(0).cell == WorldPos{3, -4});
    REQUIRE(ada.link.latencyMs());
    CHECK(*ada.link.latencyMs() <= 3 * network.longestDelay);
    for (const HostLink::Guest &guest : network.host.guests())
        CHECK(guest.latencyMs.value_or(-1) >= 0);
    CHECK(bob.link.worldName() == "Hollow");
}

TEST_CASE("messages are cleaned by the host before it passes them on, and by guests of another host")
{
    const std::string nasty = "\u202Eevil\u2028line\u200B e\u0301\u0301\u0301\u0301\u0301\u0301";
    const std::string plain = "evil line e\u0301\u0301\u0301";
    Network network(6);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    network.pass(500);
    REQUIRE(ada.link.talk(ChatFrame{0, nasty}));
    REQUIRE(ada.link.talk(ChatFrame{0, "\u200B"})); // nothing is left of it
    REQUIRE(network.host.talk(ChatFrame{0, nasty}));
    network.pass(500);
    const auto heardByHost = only<ChatHeard>(network.events);
    REQUIRE(heardByHost.size() == 1);
    CHECK(heardByHost[0].text == plain);
    REQUIRE(bob.chat.size() == 2);
    CHECK(bob.chat[0].ends_with(": " + plain));
    CHECK(bob.chat[1].ends_with(": " + plain));
    network.send(bob.connection, encodeFrame(ChatFrame{0, nasty})); // as a host that doesn't clean
    network.pass(500);
    REQUIRE(bob.chat.size() == 3);
    CHECK(bob.chat[2] == "0: " + plain);
}

TEST_CASE("anyone can stop and continue time, and guests who come later know of it")
{
    Network network(7);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    network.pass(500);
    REQUIRE(ada.link.talk(PauseFrame{0, true}));
    network.pass(500);
    CHECK(network.host.isPaused());
    CHECK(only<GamePaused>(network.events) == std::vector{GamePaused{*ada.link.player(), true}});
    CHECK(bob.pauses.back() == GamePaused{*ada.link.player(), true});
    const Machine &eve = network.add("Eve");
    network.pass(500);
    CHECK(eve.pauses == std::vector{GamePaused{*ada.link.player(), true}});
    network.host.talk(PauseFrame{0, false});
    network.pass(500);
    CHECK(bob.pauses.back() == GamePaused{0, false});
    CHECK_FALSE(network.host.isPaused());
}

TEST_CASE("who comes back knows whether the game is paused")
{
    Network network(7);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    network.pass(500);
    REQUIRE(ada.link.talk(PauseFrame{0, true}));
    network.pass(500);
    network.cutForGuest(bob);
    network.host.talk(PauseFrame{0, false}); // which Bob misses
    network.pass(10'000);
    REQUIRE(bob.link.state() == GuestLink::State::Playing);
    CHECK(bob.pauses.back() == GamePaused{0, false});
    network.cutForGuest(bob);
    REQUIRE(ada.link.talk(PauseFrame{0, true}));
    network.pass(10'000);
    CHECK(bob.pauses.back() == GamePaused{*ada.link.player(), true});
}

TEST_CASE("who watches gets the world and all that happens, and has no player in it")
{
    Network network(8);
    Machine &ada = network.add("Ada");
    Machine &eve = network.add("Eve", identity(), true);
    Machine &max = network.add("Max", identity(), true);
    network.pass(500);
    CHECK(*eve.link.player() >= kFirstWatcher);
    CHECK(*max.link.player() != *eve.link.player());
    ada.ask(MoveCommand{Direction::East});
    network.pass(500);
    network.cut(eve);
    network.pass(5000);
    ada.ask(MoveCommand{Direction::North});
    REQUIRE(eve.link.talk(ChatFrame{0, "well done"}));
    network.pass(1000);
    CHECK(eve.world.world == network.world.world);
    CHECK(max.world.world == network.world.world);
    CHECK(std::ranges::none_of(network.world.world.log,
                               [](const auto &entry) { return entry.first >= kFirstWatcher; }));
    CHECK(ada.chat.back() == std::to_string(*eve.link.player()) + ": well done");
}

TEST_CASE("a host that falls silent is noticed, and the guest waits for another connection")
{
    Network network(7);
    Machine &ada = network.add("Ada");
    network.pass(500);
    Pipe &pipe = *network.pipe(ada.connection);
    pipe.hostOpen = pipe.guestOpen = false; // a cable pulled out: neither side hears of it
    pipe.down.clear();
    network.pass(1000);
    CHECK_FALSE(ada.link.isQuiet(network.now));
    network.pass(7000);
    CHECK(ada.link.isQuiet(network.now));
    CHECK(ada.link.state() == State::Playing);
    ada.connectAt = network.now + 1'000'000;
    for (int i = 0; i < 1000 && ada.link.state() == State::Playing; ++i)
        network.pass(10);
    CHECK(ada.link.state() == State::Waiting);
    CHECK(ada.link.endReason().english() == "no data for 15 seconds");
    network.pass(10'000);
    CHECK(ada.link.state() == State::Playing);
    CHECK(ada.world.world == network.world.world);
}

TEST_CASE("those who leave or are put out don't come back")
{
    Network network(8);
    Machine &ada = network.add("Ada");
    Machine &bob = network.add("Bob");
    Machine &cleo = network.add("Cleo");
    network.pass(500);
    ada.link.leave();
    network.pass(500);
    CHECK(ada.link.state() == State::Ended);
    CHECK(network.host.guests().size() == 2);
    REQUIRE(network.host.putOut(*bob.link.player()));
    CHECK_FALSE(network.host.putOut(99));
    network.pass(5000);
    CHECK(bob.link.state() == State::Ended);
    CHECK(bob.link.endReason().english() == "the host removed the player from the game");
    CHECK(network.host.guests().size() == 1);
    network.host.stop();
    network.pass(5000);
    CHECK(cleo.link.state() == State::Ended);
    CHECK(cleo.link.endReason().english() == "the host stopped the game");
    CHECK(network.host.guests().empty());
}

TEST_CASE("a large world comes while the others play on, and with all that happened meanwhile")
{
    Network network(9);
    network.world.padding.assign(20 << 20, 42);
    network.longestDelay = 5;
    network.largestPiece = 1 << 20;
    Machine &ada = network.add("Ada");
    network.pass(3000);
    REQUIRE(ada.link.state() == State::Playing);
    Machine &bob = network.add("Bob");
    double progress = 0;
    for (int i = 0; bob.link.state() != State::Playing; ++i) {
        REQUIRE(i < 2000);
        ada.ask(EquipCommand{static_cast<std::size_t>(i)});
        network.pass(20);
        REQUIRE(bob.link.progress() >= progress);
        progress = bob.link.progress();
        if (i > 2)
            REQUIRE(ada.done.size() + 3 >= ada.asked.size()); // isn't held up
    }
    CHECK(ada.asked.size() > 20);
    passUntilQuiet(network);
    CHECK(haveAll(network));
}
