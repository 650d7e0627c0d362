// SPDX-License-Identifier: MIT
#include "app/net/secure.h"
#include "core/link/join_code.h"

#include <QTcpSocket>

#include "tests/net/game_fixture.h"

namespace {

using namespace cave;
using namespace cave::test;

int chatLines(const Guest &guest)
{
    return static_cast<int>(only<ChatHeard>(guest.events).size());
}

} // namespace

TEST_CASE("a guest with the code plays in the host's world, and what each does reaches all")
{
    Host host(specOf(GeneratorKind::Caves));
    Guest bob("Bob", host.server->port(), host.server->code());
    Guest eve("Eve", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return bob.plays() && eve.plays(); }));
    CHECK(bob.client.worldName() == "Hollow");
    CHECK(only<GuestArrived>(host.events).size() == 2);
    CHECK_FALSE(host.server->ownCommand(WaitCommand{}));
    REQUIRE(bob.client.request(WaitCommand{}));
    REQUIRE(
        waitUntil([&] { return eve.saved->session().world().commands == host.commands() && bob.done == 1; }));
    CHECK(bob.hash() == host.hash());
    CHECK(eve.hash() == host.hash());
    CHECK(bob.saved->session().world().party.find(1)->name == "Ada");
    CHECK(eve.saved->session().world().party.find(2)->name == "Bob");

    CHECK(bob.client.talk(ChatFrame{0, "hello"}));
    CHECK(host.server->talk(ChatFrame{0, "welcome"}));
    REQUIRE(waitUntil([&] { return chatLines(eve) == 2 && chatLines(bob) == 2; }));
    CHECK(only<ChatHeard>(host.events).at(0).text == "hello");
    CHECK(eve.client.talk(PauseFrame{0, true}));
    REQUIRE(waitUntil([&] { return host.server->isPaused(); }));
}

TEST_CASE("those who only looked in don't fill a world")
{
    Host host(specOf(GeneratorKind::Caves));
    const auto joins = [&](const std::string &name) {
        const std::variant<LinkPlayer, Refusal> number = host.world->join(name, 0);
        REQUIRE(std::holds_alternative<LinkPlayer>(number));
        return std::get<LinkPlayer>(number);
    };
    const LinkPlayer bob = joins("Bob");
    for (int way = 0; way < 4; ++way)
        host.session->apply(static_cast<int>(bob), MoveCommand{kDirections[static_cast<std::size_t>(way)]});
    host.world->setPresent(bob, false);
    for (int i = 0; i < 70; ++i)
        host.world->setPresent(joins("Visitor " + std::to_string(i)), false);
    const auto friendly = static_cast<int>(joins("Friend"));
    const Party &party = host.session->session().world().party;
    CHECK(party.members.size() == kMaxPlayers);
    CHECK(party.find(friendly)->name == "Friend");
    CHECK(joins("Bob") == bob);
}

TEST_CASE("who is removed is out, and when the host stops the guests keep a copy to play alone")
{
    Host host(specOf(GeneratorKind::Caves));
    Guest bob("Bob", host.server->port(), host.server->code());
    Guest eve("Eve", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return bob.plays() && eve.plays(); }));
    host.server->putOut(*bob.client.player());
    REQUIRE(waitUntil([&] { return bob.end.has_value(); }));
    CHECK(bob.end->english() == "the host removed the player from the game");
    REQUIRE(waitUntil([&] { return eve.saved->session().world().commands == host.commands(); }));
    host.server->stop();
    REQUIRE(waitUntil([&] { return eve.end.has_value(); }));
    CHECK(eve.end->english() == "the host stopped the game");
    playAlone(*eve.saved);
    const int own = eve.saved->session().world().party.shown;
    for (const PartyMember &member : eve.saved->session().world().party.members)
        CHECK(member.present == (member.id == own));
    const std::int64_t before = eve.saved->session().world().commands;
    eve.saved->apply(own, WaitCommand{});
    CHECK(eve.saved->session().world().commands > before);
}

TEST_CASE("a broken link is made again, and the player is away meanwhile")
{
    Host host(specOf(GeneratorKind::Caves));
    Guest bob("Bob", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return bob.plays(); }));
    bob.client.breakConnection();
    REQUIRE(waitUntil([&] { return only<GuestCameBack>(host.events).size() == 1 && bob.plays(); }));
    CHECK(only<GuestGone>(host.events).at(0).isKept);
    CHECK(bob.loads == 1);
    REQUIRE(bob.client.request(WaitCommand{}));
    REQUIRE(waitUntil([&] { return bob.done == 1; }));
    REQUIRE(waitUntil([&] { return bob.saved->session().world().commands == host.commands(); }));
    CHECK(bob.hash() == host.hash());
}

TEST_CASE("a wrong code is refused, counted, and slows its address down")
{
    Host host(specOf(GeneratorKind::Caves));
    const QString wrong = host.server->code() == QStringLiteral("amber-otter-violin-reef-snow-tuba")
                              ? QStringLiteral("amber-otter-violin-reef-snow-tulip")
                              : QStringLiteral("amber-otter-violin-reef-snow-tuba");
    for (int i = 0; i <= CodeGuard::kFreeTries; ++i) {
        Guest guest("Eve", host.server->port(), wrong);
        REQUIRE(waitUntil([&] { return guest.end.has_value(); }));
        CHECK(guest.end->english() == "the join code is wrong, or the host has a new one");
    }
    REQUIRE(waitUntil([&] { return host.guessed == CodeGuard::kFreeTries + 1; }));
    Guest slowed("Bob", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return slowed.end.has_value(); }));
    CHECK(slowed.end->english().find("wait five minutes") != std::string::npos);
    CHECK(host.events.empty());
}

TEST_CASE("the old code doesn't open a game that has a new one")
{
    Host host(specOf(GeneratorKind::Caves));
    const QString old = host.server->code();
    host.server->renewCode();
    REQUIRE(host.server->code() != old);
    Guest eve("Eve", host.server->port(), old);
    Guest bob("Bob", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return eve.end.has_value() && bob.plays(); }));
}

TEST_CASE("other versions, and names that are taken, are refused with what differs")
{
    Host host(specOf(GeneratorKind::Caves));
    Guest old("Bob", host.server->port(), host.server->code(), linkIdentity("older"));
    Guest twin("Ada", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return old.end.has_value() && twin.end.has_value(); }));
    CHECK(old.end->english().find("older") != std::string::npos);
    CHECK(twin.end->english().find("“Ada”") != std::string::npos);
}

TEST_CASE("who watches sees the world and changes nothing")
{
    Host host(specOf(GeneratorKind::Caves));
    Guest eve("Eve", host.server->port(), host.server->code(), linkIdentity("test"), true);
    REQUIRE(waitUntil([&] { return eve.plays(); }));
    REQUIRE(eve.client.request(WaitCommand{}));
    REQUIRE(waitUntil([&] { return eve.refused == 1; }));
    host.server->ownCommand(WaitCommand{});
    REQUIRE(waitUntil([&] { return eve.saved->session().world().commands == host.commands(); }));
    CHECK(eve.hash() == host.hash());
    CHECK(host.session->session().world().party.isAlone());
}

TEST_CASE("plain bytes, a greeting without encryption and a port that is in use harm nothing")
{
    Host host(specOf(GeneratorKind::Caves));
    QTcpSocket plain;
    plain.connectToHost(QHostAddress::LocalHost, host.server->port());
    REQUIRE(plain.waitForConnected(5000));
    plain.write(QByteArray(100'000, 'x'));
    REQUIRE(waitUntil([&] { return plain.state() == QAbstractSocket::UnconnectedState; }));
    Guest bob("Bob", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return bob.plays(); }));

    HostOptions same;
    same.port = host.server->port();
    same.announce = false;
    HostServer second(HostSettings{linkIdentity("test"), "Other", "Max", 1, {}, 64, {}}, *host.world, same);
    const Result<void> listening = second.listen();
    REQUIRE_FALSE(listening);
    CHECK(listening.error().text().find(std::to_string(same.port)) != std::string::npos);
}

TEST_CASE("only private addresses are served by default")
{
    for (const char *address : {"127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.7.7",
                                "169.254.3.4", "::1", "fe80::1", "fd12::1", "::ffff:192.168.1.1"})
        CHECK(isPrivateAddress(QHostAddress(QString::fromLatin1(address))));
    for (const char *address : {"8.8.8.8", "172.32.0.1", "192.169.0.1", "2001:db8::1", "::ffff:1.2.3.4"})
        CHECK_FALSE(isPrivateAddress(QHostAddress(QString::fromLatin1(address))));
}

TEST_CASE("games on this machine are found while they are hosted")
{
    needApplication();
    const GameNotice game{"abc", "Hollow", "Ada", 2, "1.0", 1234};
    auto announcer = std::make_unique<Announcer>([&] { return game; }, false);
    REQUIRE(announcer->isActive());
    GameFinder finder;
    const auto found = [&] {
        return std::ranges::any_of(finder.games(), [](const FoundGame &it) { return it.id == "abc"; });
    };
    REQUIRE(waitUntil(found, 10));
    announcer.reset();
    CHECK(waitUntil([&] { return !found(); }, 20));
}

TEST_CASE("addresses are read as they are written, and what is wrong is said")
{
    const Result<GameAddress> plain = gameAddress(QStringLiteral(" 192.168.1.5:40123 "));
    REQUIRE(plain);
    CHECK(plain->host == QStringLiteral("192.168.1.5"));
    CHECK(plain->port == 40123);
    CHECK(gameAddress(QStringLiteral("[fe80::1]:7"))->host == QStringLiteral("fe80::1"));
    for (const char *wrong : {"", "host", ":5", "host:", "host:0", "host:65536", "fe80::1:7", "host:12x"})
        CHECK_FALSE(gameAddress(QString::fromLatin1(wrong)));
}
