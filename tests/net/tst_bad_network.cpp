// SPDX-License-Identifier: MIT
// Whole games over real sockets through a network that delays and cuts.
#include "tests/net/game_fixture.h"
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

/// Gives commands, many before the first is answered.
struct Bot {
    Guest guest;
    RandomPlayer player;
    std::int64_t asked = 0;

    Bot(int number, quint16 port, const QString &code)
        : guest("Bot " + std::to_string(number), port, code)
        , player(static_cast<std::uint64_t>(number))
    {
    }
    void act()
    {
        constexpr std::size_t kMostWaiting = 60;
        while (asked < commandsEach() && guest.plays() && guest.client.waitingRequests() < kMostWaiting) {
            const Command command = player.next(guest.saved->session());
            if (std::holds_alternative<TickCommand>(command))
                return; // time is the host's
            if (!guest.client.request(command))
                return;
            ++asked;
        }
    }
    [[nodiscard]] bool isDone() const
    {
        return asked >= commandsEach() && guest.plays() && guest.client.waitingRequests() == 0;
    }
};

void playOver(GeneratorKind kind)
{
    Host host(specOf(kind));
    Proxy proxy(host.server->port(), 300);
    std::vector<std::unique_ptr<Bot>> bots;
    for (int i = 1; i <= 4; ++i)
        bots.push_back(std::make_unique<Bot>(i, proxy.port(), host.server->code()));
    REQUIRE(waitUntil(
        [&] { return std::ranges::all_of(bots, [](const auto &bot) { return bot->guest.plays(); }); }));
    constexpr int kMostCuts = 12;
    std::mt19937 random(static_cast<unsigned>(kind));
    QElapsedTimer untilCut;
    untilCut.start();
    QElapsedTimer clock;
    clock.start();
    int cuts = 0;
    const auto allDone = [&] {
        return std::ranges::all_of(bots, [](const auto &bot) { return bot->isDone(); });
    };
    REQUIRE(waitUntil(
        [&] {
            Session &session = host.session->session();
            session.passTime(static_cast<double>(clock.restart()) / 1000.0);
            while (const std::optional<TickCommand> tick = session.takeDueTick())
                host.server->ownCommand(*tick);
            for (const auto &bot : bots)
                bot->act();
            if (untilCut.elapsed() > 150 + static_cast<int>(random() % 300) && cuts < kMostCuts) {
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
