// SPDX-License-Identifier: MIT
// Whole games over real sockets through a network that delays and cuts.
#include "tests/net/guest_bot.h"
#include "tests/net/proxy.h"
#include "tests/support/asked_number.h"

namespace {

using namespace cave;
using namespace cave::test;

/// Of each guest; a long run is asked for by the environment.
std::int64_t commandsEach()
{
    return askedNumber("CAVEGAME_SOAK_COMMANDS", 300);
}

void playOver(GeneratorKind kind)
{
    Host host(specOf(kind));
    Proxy proxy(host.server->port(), 300);
    std::vector<std::unique_ptr<GuestBot>> bots;
    // One after the other: all are in this thread, where loading a world holds up the greetings of the
    // others.
    for (int i = 1; i <= 4; ++i) {
        bots.push_back(std::make_unique<GuestBot>(i, proxy.port(), host.server->code(), commandsEach()));
        const Guest &guest = bots.back()->guest;
        const bool plays = waitUntil([&] { return guest.plays() || guest.end; });
        INFO((guest.end ? guest.end->english() : guest.client.problem().english()));
        REQUIRE((plays && !guest.end));
    }
    constexpr int kMaxCuts = 12;
    std::mt19937 random(static_cast<unsigned>(kind));
    QElapsedTimer untilCut;
    untilCut.start();
    int cuts = 0;
    const auto allDone = [&] {
        return std::ranges::all_of(bots, [](const auto &bot) { return bot->isDone(); });
    };
    REQUIRE(waitUntil(
        [&] {
            host.passTime();
            for (const auto &bot : bots)
                bot->act();
            if (untilCut.elapsed() > 150 + static_cast<int>(random() % 300) && cuts < kMaxCuts) {
                untilCut.restart();
                proxy.cutOne();
                ++cuts;
            }
            return allDone();
        },
        static_cast<int>(60 + commandsEach() / 10)));
    // Whoever is still behind hears the rest.
    REQUIRE(waitUntil([&] {
        return std::ranges::all_of(bots, [&](const auto &bot) {
            return bot->guest.plays() && bot->guest.saved->session().world().commands == host.commands();
        });
    }));
    for (const auto &bot : bots) {
        CHECK(bot->guest.hash() == host.hash());
        CHECK(bot->guest.loads == 1);
        CHECK(bot->guest.done + bot->guest.refused == bot->asked);
    }
    CHECK(only<WorldsDiffer>(host.events).empty());
    CHECK(cuts > 0);
}

} // namespace

TEST_CASE("worlds stay the same over a network that delays and cuts: endless caves")
{
    playOver(GeneratorKind::Caves);
}

TEST_CASE("worlds stay the same over a network that delays and cuts: cavern")
{
    playOver(GeneratorKind::Cavern);
}

TEST_CASE("worlds stay the same over a network that delays and cuts: dungeon")
{
    playOver(GeneratorKind::Dungeon);
}

TEST_CASE("worlds stay the same over a network that delays and cuts: rooms")
{
    playOver(GeneratorKind::Rooms);
}
