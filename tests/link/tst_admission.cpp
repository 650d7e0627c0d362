// SPDX-License-Identifier: MIT
// Who may try a join code, and who may do a handshake.
#include "core/link/join_code.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>

using namespace cave;

namespace {

LinkAddress v4(const std::string &address)
{
    return {address, address};
}

LinkAddress v6(const std::string &exact, const std::string &network)
{
    return {exact, network};
}

/// The handshakes of a host that go on.
struct Gate {
    HandshakePlaces places;
    std::set<HandshakePlaces::Id> open;
    HandshakePlaces::Id last = 0;

    HandshakePlaces::Id add(const LinkAddress &address, bool isKnown = false)
    {
        if (const auto closed = places.add(++last, address, isKnown))
            open.erase(*closed);
        open.insert(last);
        return last;
    }
};

} // namespace

TEST_CASE("wrong codes cost more and more time, until they are forgotten")
{
    CodeGuard guard;
    const LinkAddress eve = v4("1.2.3.4");
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(guard.wrong(eve, 1000));
        CHECK(guard.waitMs(eve, 1000) == 0);
    }
    CHECK(guard.wrong(eve, 1000)); // now the host hears of it
    CHECK(guard.waitMs(eve, 1000) == 1000);
    CHECK(guard.waitMs(eve, 1900) == 100);
    CHECK(guard.waitMs(eve, 2000) == 0);
    CHECK(guard.waitMs(v4("5.6.7.8"), 1000) == 0); // another address doesn't wait
    CHECK_FALSE(guard.wrong(eve, 2000));
    CHECK(guard.waitMs(eve, 2000) == 2000);
    CHECK_FALSE(guard.wrong(eve, 4000));
    CHECK(guard.waitMs(eve, 4000) == 4000);
    for (int i = 0; i < 50; ++i)
        guard.wrong(eve, 5000);
    CHECK(guard.waitMs(eve, 5000) == CodeGuard::kLongestWaitMs);
    CHECK(guard.wrongTries(eve, 5000) == 56);
    CHECK(guard.waitMs(eve, 5000 + CodeGuard::kForgetMs) == 0);
    CHECK_FALSE(guard.wrong(eve, 5000 + CodeGuard::kForgetMs)); // the first again
    guard.right(eve, 5000 + CodeGuard::kForgetMs);
    CHECK(guard.wrongTries(eve, 5000 + CodeGuard::kForgetMs) == 0);
}

TEST_CASE("while many addresses guess, each waits from its first wrong code on, and no one else does")
{
    CodeGuard guard;
    const LinkAddress friendly = v4("192.168.1.5");
    guard.right(friendly, 0);
    for (int i = 0; i < 20'000; ++i)
        guard.wrong(v4("address " + std::to_string(i)), i);
    CHECK(guard.addresses() <= CodeGuard::kMaxAddresses + CodeGuard::kMaxKnown);
    CHECK(guard.wrongTries(v4("address 19999"), 20'000) == 1);
    CHECK(guard.waitMs(v4("address 19999"), 20'000) == 999);
    CHECK(guard.waitMs(v4("a new one"), 20'000) == 0);
    guard.wrong(v4("a new one"), 20'000);
    CHECK(guard.waitMs(v4("a new one"), 20'000) == 1000);
    // Whose code was right once may mistype it as ever.
    for (int i = 0; i < CodeGuard::kFreeTries; ++i)
        guard.wrong(friendly, 20'000);
    CHECK(guard.waitMs(friendly, 20'000) == 0);
}

TEST_CASE("a machine that changes its IPv6 address is the same, but not one that knew the code")
{
    CodeGuard guard;
    guard.right(v6("fd00::1", "fd00::/64"), 0);
    for (int i = 0; i < 8; ++i)
        guard.wrong(v6("fd00::bad:" + std::to_string(i), "fd00::/64"), 0);
    CHECK(guard.waitMs(v6("fd00::bad:99", "fd00::/64"), 0) > 0);
    CHECK(guard.waitMs(v6("fd00:0:0:1::1", "fd00:0:0:1::/64"), 0) == 0);
    CHECK(guard.waitMs(v6("fd00::1", "fd00::/64"), 0) == 0);
}

TEST_CASE("a new connection always may begin, and those that hold most places give way")
{
    Gate gate;
    for (std::size_t i = 0; i < HandshakePlaces::kMax; ++i)
        gate.add(v4("10.0.0." + std::to_string(i % 8)));
    const HandshakePlaces::Id friendly = gate.add(v4("10.0.0.77"));
    for (int i = 0; i < 1000; ++i)
        gate.add(v4("10.0.0." + std::to_string(i % 8)));
    CHECK(gate.open.contains(friendly));
    CHECK(gate.open.size() == HandshakePlaces::kMax);
}

TEST_CASE("of the connections of one network the oldest silent one gives way")
{
    Gate gate;
    const HandshakePlaces::Id heard = gate.add(v6("fd00::1", "fd00::/64"));
    gate.places.heard(heard);
    const HandshakePlaces::Id silent = gate.add(v6("fd00::2", "fd00::/64"));
    for (std::size_t i = 2; i < HandshakePlaces::kMaxOfOne; ++i)
        gate.add(v6("fd00::2", "fd00::/64"));
    REQUIRE(gate.open.contains(silent));
    const HandshakePlaces::Id last = gate.add(v6("fd00::3", "fd00::/64"));
    CHECK(gate.open.contains(heard));
    CHECK_FALSE(gate.open.contains(silent));
    CHECK(gate.open.contains(last));
    CHECK(gate.open.size() == HandshakePlaces::kMaxOfOne);
}

TEST_CASE("known addresses have places that no one else can take")
{
    Gate gate;
    const HandshakePlaces::Id friendly = gate.add(v4("192.168.1.5"), true);
    for (int i = 0; i < 5000; ++i) // more addresses than places
        gate.add(v4("10.0." + std::to_string(i / 250) + "." + std::to_string(i % 250)));
    CHECK(gate.open.contains(friendly));
    CHECK(gate.open.size() == HandshakePlaces::kMax + 1);
    for (int i = 0; i < 5000; ++i)
        gate.add(v4("192.168.2." + std::to_string(i)), true);
    CHECK(gate.open.size() == HandshakePlaces::kMax + HandshakePlaces::kMaxOfKnown);
}
