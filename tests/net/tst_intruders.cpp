// SPDX-License-Identifier: MIT
// Friends come in while others crowd the host's door.
#include "app/net/secure.h"

#include <QSslConfiguration>
#include <QSslPreSharedKeyAuthenticator>
#include <QSslSocket>

#include "tests/net/game_fixture.h"

namespace {

using namespace cave;
using namespace cave::test;

/// One of this machine's many loopback addresses.
QHostAddress intruder(int number)
{
    return QHostAddress(QStringLiteral("127.0.1.%1").arg(1 + number));
}

std::unique_ptr<QSslSocket> connectionFrom(const QHostAddress &address, quint16 port, bool guesses)
{
    auto socket = std::make_unique<QSslSocket>();
    socket->setSslConfiguration(guestSecurity());
    QObject::connect(socket.get(), &QSslSocket::preSharedKeyAuthenticationRequired, socket.get(),
                     [](QSslPreSharedKeyAuthenticator *it) {
                         it->setIdentity("guest");
                         it->setPreSharedKey("a guess");
                     });
    socket->bind(address);
    if (guesses)
        socket->connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
    else
        socket->connectToHost(QStringLiteral("127.0.0.1"), port);
    return socket;
}

} // namespace

TEST_CASE("a friend comes in although silent connections from many addresses hold all places")
{
    Host host(specOf(GeneratorKind::Caves));
    std::vector<std::unique_ptr<QSslSocket>> silent;
    for (int i = 0; i < 160; ++i)
        silent.push_back(connectionFrom(intruder(i % 16), host.server->port(), false));
    REQUIRE(waitUntil([&] {
        return std::ranges::none_of(
            silent, [](const auto &socket) { return socket->state() == QAbstractSocket::ConnectingState; });
    }));
    Guest bob("Bob", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return bob.plays() || bob.end; }));
    CHECK(bob.plays());
}

TEST_CASE("a friend comes in although many addresses have tried more than a hundred wrong codes")
{
    Host host(specOf(GeneratorKind::Caves));
    for (int address = 0; address < 40; ++address) {
        std::vector<std::unique_ptr<QSslSocket>> guesses;
        for (int i = 0; i <= CodeGuard::kFreeTries; ++i) {
            guesses.push_back(connectionFrom(intruder(address), host.server->port(), true));
        }
        REQUIRE(waitUntil([&] {
            return std::ranges::all_of(guesses, [](const auto &socket) {
                return socket->state() == QAbstractSocket::UnconnectedState;
            });
        }));
    }
    Guest bob("Bob", host.server->port(), host.server->code());
    REQUIRE(waitUntil([&] { return bob.plays() || bob.end; }));
    CHECK(bob.plays());
}

TEST_CASE("addresses of one IPv6 network count together, forms of one IPv4 address are the same")
{
    const auto network = [](const char *address) {
        return linkAddress(QHostAddress(QString::fromLatin1(address))).network;
    };
    CHECK(network("fd00::1") == network("fd00::ffff:1:2:3"));
    CHECK(network("fd00::1") != network("fd00:0:0:1::1"));
    CHECK(network("10.0.0.1") != network("10.0.0.2"));
    CHECK(network("::ffff:10.0.0.1") == network("10.0.0.1"));
}
