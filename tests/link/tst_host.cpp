// SPDX-License-Identifier: MIT
// What a host lets in, and what it ends.
#include "core/link/host_link.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/link/link_fixtures.h"
#include "tests/link/network.h"

using namespace cave;
using namespace cave::test;

namespace {

/// What the host says to a greeting that it refuses; empty if it lets it in.
std::string refusalOf(HostDesk &desk, const HelloFrame &hello)
{
    static ConnectionId next = 1000;
    const ConnectionId id = ++next;
    desk.link.connected(id, 0);
    desk.send(id, hello);
    return desk.out.closed.contains(id) ? desk.out.closed[id] : "";
}

} // namespace

TEST_CASE("what would let worlds go different ways is refused, and named")
{
    HostDesk desk;
    HelloFrame hello = HostDesk::hello("Ada");
    hello.protocol = 7;
    CHECK(refusalOf(desk, hello) == "the host uses protocol " + std::to_string(kLinkProtocol) +
                                        " and the guest 7; both need the same version of Cave Game");
    hello = HostDesk::hello("Ada");
    hello.identity.programVersion = "1.2.4";
    hello.identity.content = 99; // the version comes first
    CHECK(refusalOf(desk, hello) ==
          "the host has version 1.2.3 of Cave Game and the guest 1.2.4; both must be the same");
    hello = HostDesk::hello("Ada");
    hello.identity.content = 99;
    CHECK(refusalOf(desk, hello) ==
          "host and guest have different content files, although both have version 1.2.3");
    hello = HostDesk::hello("Ada");
    hello.identity.generators = 99;
    CHECK(refusalOf(desk, hello) ==
          "host and guest have different generators, although both have version 1.2.3");
    CHECK(desk.world.world.log.empty());
    CHECK(only<GuestTurnedAway>(desk.link.takeEvents()).size() == 4);
}

TEST_CASE("a guest reads why it was refused, and ends")
{
    for (const auto &[identityOf, reason] :
         {std::pair(LinkIdentity{"2.0", 11, 22}, RefusedReason::OtherVersion),
          std::pair(LinkIdentity{"1.2.3", 12, 22}, RefusedReason::OtherContent),
          std::pair(LinkIdentity{"1.2.3", 11, 23}, RefusedReason::OtherGenerators)}) {
        Network network(1);
        Machine &ada = network.add("Ada", identityOf);
        network.pass(1000);
        CHECK(ada.link.state() == GuestLink::State::Ended);
        CHECK(ada.link.refusedReason() == reason);
        CHECK(ada.link.endReason().english().find("1.2.3") != std::string::npos);
    }
}

TEST_CASE("names that are taken, and more guests than there may be, are refused")
{
    HostSettings settings = hostSettings();
    settings.limits.guests = 2;
    HostDesk desk(settings);
    CHECK(refusalOf(desk, HostDesk::hello("HANNA")) == "the name “HANNA” is already taken");
    desk.join(1, "Ada");
    CHECK(refusalOf(desk, HostDesk::hello("ada")) == "the name “ada” is already taken");
    desk.join(2, "Bob");
    CHECK(refusalOf(desk, HostDesk::hello("Cleo")) == "the game is full");
    // One who is away, and has lost their token, comes as themselves.
    desk.link.disconnected(1, 100);
    CHECK(refusalOf(desk, HostDesk::hello("Cleo")) == "the game is full");
    CHECK(desk.join(3, "Ada").player == 1);
    CHECK(desk.link.guests().size() == 2);
}

TEST_CASE("who watches under the name of a player who is away doesn't take their place")
{
    HostDesk desk;
    const WelcomeFrame bob = desk.join(1, "Bob");
    desk.link.disconnected(1, 100);
    HelloFrame watching = HostDesk::hello("bob");
    watching.watches = true;
    CHECK(refusalOf(desk, watching).empty());
    HelloFrame back = HostDesk::hello("Bob");
    back.resume = LinkResume{bob.player, bob.token, bob.position};
    CHECK(refusalOf(desk, back).empty());
    CHECK(desk.link.guests().size() == 2);
}

TEST_CASE("places shown and pauses faster than is allowed end no game")
{
    HostSettings settings = hostSettings();
    settings.limits.talk = {60, 1};
    HostDesk desk(settings);
    desk.join(1, "Ada");
    for (int i = 0; i < 200; ++i) {
        desk.send(1, PingFrame{0, {i, 0}});
        desk.send(1, PauseFrame{0, i % 2 == 0});
    }
    CHECK(desk.out.closed.empty());
}

TEST_CASE("a guest doesn't read where the host's files are")
{
    HostDesk desk;
    desk.world.snapshotError = "/home/ann/worlds/hollow.cave was deleted";
    desk.link.connected(1, 0);
    desk.send(1, HostDesk::hello("Bob"));
    CHECK(std::string(desk.out.bytes[1].begin(), desk.out.bytes[1].end()).find("/home") == std::string::npos);
    CHECK_FALSE(desk.out.closed[1].empty());
}

TEST_CASE("those whose link ended for what they sent take no place, those who may come back do")
{
    HostSettings settings = hostSettings();
    settings.limits.guests = 2;
    settings.limits.talk = {60, 1};
    HostDesk desk(settings);
    desk.join(1, "Ada");
    desk.join(2, "Bob");
    for (int i = 0; i < 100; ++i)
        desk.send(1, ChatFrame{0, "flood"});
    desk.link.received(2, std::vector<std::uint8_t>(100, 0xFF), 0);
    REQUIRE(desk.out.closed.size() == 2);
    CHECK(desk.link.guests().empty());
    for (const GuestGone &gone : only<GuestGone>(desk.link.takeEvents()))
        CHECK_FALSE(gone.isKept);
    desk.join(3, "Cleo");
    desk.join(4, "Dan");
    desk.link.disconnected(3, 0);
    CHECK(refusalOf(desk, HostDesk::hello("Eve")) == "the game is full");
}

TEST_CASE("guests hear why a host had to stop")
{
    Network network(1);
    Machine &ada = network.add("Ada");
    network.pass(500);
    network.host.stop(kWorldFileGone);
    network.pass(500);
    CHECK(ada.link.state() == GuestLink::State::Ended);
    CHECK(ada.link.endReason().english().find("replaced by another program") != std::string::npos);
}

TEST_CASE("a world without room for another player refuses")
{
    HostDesk desk;
    desk.world.mostPlayers = 1;
    desk.join(1, "Ada");
    CHECK(refusalOf(desk, HostDesk::hello("Bob")) == "the game is full");
}

TEST_CASE("a world whose run is over can't be joined, and says so")
{
    HostDesk desk;
    desk.world.isOver = true;
    CHECK(refusalOf(desk, HostDesk::hello("Bob")) == "the run in this world is over");
}

TEST_CASE("a foreign token gives no player away")
{
    HostDesk desk;
    const WelcomeFrame ada = desk.join(1, "Ada");
    const WelcomeFrame bob = desk.join(2, "Bob");
    REQUIRE(ada.token != bob.token);
    HelloFrame hello = HostDesk::hello("Ada");
    hello.resume = LinkResume{ada.player, bob.token, 0};
    CHECK(refusalOf(desk, hello) == "the name “Ada” is already taken");
    hello.resume = LinkResume{77, ada.token, 0};
    CHECK(refusalOf(desk, hello) == "the name “Ada” is already taken");
    CHECK(desk.link.guests().at(0).isPresent);
    CHECK_FALSE(desk.out.closed.contains(1));
    // The right one replaces the connection that the guest knows to be broken.
    hello.resume = LinkResume{ada.player, ada.token, {}};
    CHECK(refusalOf(desk, hello).empty());
    CHECK(desk.out.closed.at(1) == "the player came back on another connection");
    CHECK_FALSE(desk.out.closed.contains(2));
}

TEST_CASE("the handshake has to be done in ten seconds, and silence ends a link after fifteen")
{
    HostDesk desk;
    desk.link.connected(1, 0);
    desk.join(2, "Bob", 0);
    desk.link.tick(9999);
    CHECK(desk.out.closed.empty());
    desk.link.tick(10'000);
    CHECK(desk.out.closed.at(1) == "no handshake within 10 seconds");
    desk.link.tick(14'999);
    CHECK_FALSE(desk.out.closed.contains(2));
    desk.link.tick(15'000);
    CHECK(desk.out.closed.at(2) == "no data for 15 seconds");
    CHECK(desk.world.world.log.back() == std::pair<LinkPlayer, std::string>(1, "away"));
}

TEST_CASE("few connections can wait for their greeting at once")
{
    HostDesk desk;
    for (ConnectionId id = 1; id <= 1000; ++id)
        desk.link.connected(id, 0);
    CHECK(desk.out.closed.size() == 1000 - 16);
    CHECK(desk.out.closed.at(500) == "too many players are joining at once; try again");
}

TEST_CASE("a guest who asks too fast waits, and the link of one who doesn't stop ends")
{
    HostDesk desk;
    desk.join(1, "Ada");
    std::uint64_t number = 0;
    const auto ask = [&](int count, std::int64_t nowMs) {
        for (int i = 0; i < count; ++i)
            desk.send(1, RequestFrame{++number, WaitCommand{}}, nowMs);
    };
    const auto done = [&] { return desk.world.world.log.size() - 1; }; // but for the join
    ask(400, 0);
    CHECK(done() == 240); // at once
    desk.link.tick(1000);
    CHECK(done() == 300); // sixty a second
    desk.link.tick(3000);
    CHECK(done() == 400);
    desk.link.tick(5000);
    CHECK_FALSE(desk.out.closed.contains(1));
    ask(2000, 5000);
    CHECK(desk.out.closed.at(1) == "too many commands from one player");
    CHECK(done() < 700);
    CHECK(desk.out.takeOnly<ByeFrame>(1).at(0).reason == ByeReason::TooManyRequests);
}

TEST_CASE("chat has its own limit")
{
    HostDesk desk;
    desk.join(1, "Ada");
    desk.join(2, "Bob");
    desk.out.take(2);
    for (int i = 0; i < 20; ++i)
        desk.send(1, ChatFrame{0, "hello"});
    CHECK(desk.out.takeOnly<ChatFrame>(2).size() == 10);
    desk.link.tick(2000);
    CHECK(desk.out.takeOnly<ChatFrame>(2).size() == 4);
    for (int i = 0; i < 60; ++i)
        desk.send(1, ChatFrame{0, "hello"}, 2000);
    CHECK(desk.out.closed.contains(1));
    CHECK_FALSE(desk.out.closed.contains(2));
}

TEST_CASE("what a guest says of others doesn't count, and what isn't to come ends its link")
{
    HostDesk desk;
    desk.join(1, "Ada");
    desk.join(2, "Bob");
    desk.out.take(1);
    desk.send(2, ChatFrame{1, "I am Bob"});
    CHECK(desk.out.takeOnly<ChatFrame>(1).at(0).player == 2);
    desk.send(2, RequestFrame{2, WaitCommand{}}); // where is 1?
    CHECK(desk.out.closed.at(2).find("frame Request: unexpected") != std::string::npos);
    desk.link.connected(3, 0);
    desk.send(3, RequestFrame{1, WaitCommand{}}); // without a greeting
    CHECK(desk.out.closed.at(3).find("frame Request: unexpected") != std::string::npos);
    desk.send(1, WelcomeFrame{});
    CHECK(desk.out.closed.at(1).find("frame Welcome: unexpected") != std::string::npos);
}

TEST_CASE("requests sent again are not carried out again")
{
    HostDesk desk;
    desk.join(1, "Ada");
    for (int i = 0; i < 3; ++i)
        desk.send(1, RequestFrame{1, EquipCommand{5}});
    desk.send(1, RequestFrame{2, DodgeCommand{}});
    desk.send(1, RequestFrame{2, DodgeCommand{}});
    CHECK(desk.world.world.log.size() == 2);
    CHECK(desk.out.takeOnly<RequestRefusedFrame>(1).size() == 1);
}

TEST_CASE("time is the host's alone")
{
    HostDesk desk;
    desk.join(1, "Ada");
    desk.send(1, RequestFrame{1, TickCommand{kMaxTickSteps}});
    CHECK(desk.world.world.log.size() == 1);
    CHECK(desk.out.takeOnly<RequestRefusedFrame>(1).at(0).refusal == Refusal::NotHere);
    CHECK_FALSE(desk.link.ownCommand(TickCommand{2}));
    CHECK(desk.world.world.log.size() == 2);
}

TEST_CASE("players can't come and go without end")
{
    HostDesk desk;
    int arrived = 0;
    for (ConnectionId id = 1; id <= 500; ++id) {
        desk.link.connected(id, 0);
        desk.send(id, HostDesk::hello("guest " + std::to_string(id)));
        arrived += desk.out.closed.contains(id) ? 0 : 1;
        desk.send(id, ByeFrame{ByeReason::Left, {}});
    }
    CHECK(arrived == 30);
    CHECK(desk.world.world.log.size() == 60);
    desk.join(1000, "late", 1000);
}

TEST_CASE("all that is ordered together goes out in one frame, and costs few bytes")
{
    HostDesk desk;
    for (ConnectionId id = 1; id <= 8; ++id)
        desk.join(id, "guest " + std::to_string(id));
    desk.link.tick(1000);
    for (ConnectionId id = 1; id <= 8; ++id)
        desk.out.take(id);
    for (ConnectionId id = 1; id <= 8; ++id)
        desk.send(id, RequestFrame{1, MoveCommand{Direction::North}}, 1000);
    CHECK(desk.out.bytes[1].empty()); // until the flush
    desk.link.flush();
    const std::size_t bytes = desk.out.bytes[1].size();
    const auto frames = desk.out.takeOnly<OrderedFrame>(1);
    REQUIRE(frames.size() == 1);
    CHECK(frames[0].entries.size() == 8);
    CHECK(bytes + 22 <= 24 * 8); // with what TLS adds to a record
    CHECK(bytes <= 8 * 5);
}

TEST_CASE("a world is sent in pieces, of which few are on their way")
{
    HostSettings settings = hostSettings();
    HostDesk desk(settings);
    desk.world.padding.assign(10 << 20, 1);
    desk.link.connected(1, 0);
    desk.send(1, HostDesk::hello("Ada"));
    std::size_t pieces = 0;
    for (int i = 0; i < 1000; ++i) {
        const std::size_t waiting = desk.out.bytes[1].size();
        CHECK(waiting <= settings.limits.piecesInFlight + kMaxPiece + 1000);
        pieces += desk.out.takeOnly<SnapshotPieceFrame>(1).size();
        desk.link.ownCommand(WaitCommand{});
        desk.link.flush();
        CHECK(desk.out.bytes[1].size() <
              100); // commands aren't held up; more pieces come once these are written
        desk.link.written(1, waiting);
    }
    CHECK(pieces > 300);
}

TEST_CASE("a guest that reads nothing is let off before it takes the host's memory")
{
    HostSettings settings = hostSettings();
    settings.limits.mostUnwritten = 100'000;
    HostDesk desk(settings);
    desk.join(1, "Ada");
    for (int second = 1; second <= 2000 && !desk.out.closed.contains(1); ++second) {
        desk.send(1, AliveFrame{1, false}, 1000 * second);
        for (int i = 0; i < 100; ++i)
            desk.link.ownCommand(EquipCommand{1'000'000});
        desk.link.tick(1000 * second);
    }
    CHECK(desk.out.closed.at(1) == "the connection is too slow");
    CHECK(desk.out.bytes[1].size() < 200'000);
}

TEST_CASE("several who join at once get one snapshot, and those who differ again and again don't get more")
{
    HostDesk desk;
    desk.world.padding.assign(4 << 20, 1);
    desk.join(1, "Ada");
    CHECK(desk.world.snapshots == 1);
    desk.link.written(1, 100 << 20); // more than there is
    for (int i = 0; i < 200; ++i)
        desk.link.written(1, 1 << 20);
    for (int i = 0; i < 100; ++i) {
        desk.send(1, DiffersFrame{1, {true, false, false, false}});
        for (int written = 0; written < 200; ++written)
            desk.link.written(1, 1 << 20);
    }
    CHECK(desk.world.snapshots <= 3);
    desk.link.stop();
    desk.link.connected(7, 0);
    CHECK(desk.out.closed.at(7) == "the host stopped the game");
}
