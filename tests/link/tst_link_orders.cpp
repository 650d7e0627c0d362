// SPDX-License-Identifier: MIT
// A host and its guests, by a model: whatever they do in whatever order (come, ask, leave, come back; cut,
// slow and dead links; players put out, hosts that are killed and continue from what they had saved), each
// guest's log is the beginning of the host's, and once all is quiet it is the host's.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <vector>

#include "tests/link/network.h"

using namespace cave;
using namespace cave::test;

namespace {

enum class Deed : std::uint8_t {
    Come,
    Ask,
    AskRefused,
    Cut,
    Leave,
    PutOut,
    HostActs,
    Talk,
    Pause,
    Wait,
    WaitLong,
    PackLater,
    FinishPacking,
    LoadLater,
    FinishLoading,
    Save,
    KillHost,
};
constexpr int kDeeds = static_cast<int>(Deed::KillHost) + 1;

struct Step {
    Deed deed = Deed::Wait;
    std::size_t who = 0; ///< modulo the number of machines
    int amount = 1;      ///< 1 .. 50
};

std::ostream &operator<<(std::ostream &out, const Step &step)
{
    return out << static_cast<int>(step.deed) << " by " << step.who << " × " << step.amount;
}

/// What must be true of a game, beside the machines that play it.
class Game {
public:
    explicit Game(unsigned seed) : m_network(seed, settings()) {}

    void take(const Step &step);
    void settle();
    void check();

private:
    /// Each host has tokens of its own.
    HostSettings settings()
    {
        HostSettings settings = hostSettings();
        settings.random = [next = ++m_hosts * 1'000'000](std::span<std::uint8_t> bytes) mutable {
            for (std::uint8_t &byte : bytes)
                byte = static_cast<std::uint8_t>(mix64(++next));
        };
        settings.limits.arrivals = {60'000, 1000};
        settings.limits.worlds = {60'000, 1000};
        settings.limits.keptEntries = 20;
        return settings;
    }
    void come();
    void finishPacking();
    void killHost();
    void checkLogs();

    std::uint64_t m_hosts = 0;
    Network m_network;
    FakeWorld m_saved;               ///< what the host's world was when it was saved last
    std::set<const Machine *> m_out; ///< who left or was put out
    std::size_t m_asked = 0;
    bool m_packing = false;
    bool m_killed = false; ///< at least once, so that what was answered may be lost
};

void Game::come()
{
    constexpr std::size_t kMost = 5;
    if (m_network.machines.size() < kMost)
        m_network.add("guest " + std::to_string(m_network.machines.size()));
}

void Game::finishPacking()
{
    if (std::exchange(m_packing, false))
        m_network.world.packsLater = false;
    m_network.world.finishSnapshot();
}

/// The world goes on from what was saved last; who asks for it is let in again.
void Game::killHost()
{
    m_killed = true;
    finishPacking();
    m_network.world.world = m_saved;
    m_network.restartHost(settings());
}

void Game::take(const Step &step)
{
    if (step.deed == Deed::Come || m_network.machines.empty())
        come();
    Machine &machine = m_network.machines[step.who % m_network.machines.size()];
    switch (step.deed) {
    case Deed::Come:
        break;
    case Deed::Ask:
        machine.ask(EquipCommand{m_asked++});
        break;
    case Deed::AskRefused:
        machine.ask(DodgeCommand{});
        break;
    case Deed::Cut:
        m_network.cut(machine);
        break;
    case Deed::Leave:
        machine.link.leave();
        m_out.insert(&machine);
        break;
    case Deed::PutOut:
        if (machine.link.player() && m_network.host.putOut(*machine.link.player()))
            m_out.insert(&machine);
        break;
    case Deed::HostActs:
        m_network.host.ownCommand(TickCommand{});
        break;
    case Deed::Talk:
        machine.link.talk(ChatFrame{0, "hello"});
        break;
    case Deed::Pause:
        machine.link.talk(PauseFrame{0, step.amount % 2 == 0});
        break;
    case Deed::Wait:
        m_network.pass(10 * step.amount);
        break;
    case Deed::WaitLong:
        m_network.pass(400 * step.amount, 50);
        break;
    case Deed::PackLater:
        m_packing = m_network.world.packsLater = true;
        break;
    case Deed::FinishPacking:
        finishPacking();
        break;
    case Deed::LoadLater:
        machine.world.loadsLater = true;
        break;
    case Deed::FinishLoading:
        machine.world.loadsLater = false;
        machine.world.finishLoad();
        break;
    case Deed::Save:
        m_saved = m_network.world.world;
        break;
    case Deed::KillHost:
        killHost();
        break;
    }
    checkLogs();
}

/// A guest never has what the host's log doesn't have, or has elsewhere.
void Game::checkLogs()
{
    const auto &ordered = m_network.world.world.log;
    for (const Machine &machine : m_network.machines) {
        if (m_killed || machine.link.state() != GuestLink::State::Playing)
            continue;
        const auto &applied = machine.world.world.log;
        RC_ASSERT(applied.size() <= ordered.size());
        RC_ASSERT(std::equal(applied.begin(), applied.end(), ordered.begin()));
        RC_ASSERT(machine.differed.empty());
    }
}

/// Nothing more breaks or waits, until all who play have the same.
void Game::settle()
{
    finishPacking();
    for (Machine &machine : m_network.machines) {
        machine.world.loadsLater = false;
        machine.world.finishLoad();
    }
    const auto isQuiet = [&](const Machine &machine) {
        return machine.link.state() == GuestLink::State::Ended ||
               (machine.link.state() == GuestLink::State::Playing && machine.link.waitingRequests() == 0 &&
                machine.world.world == m_network.world.world);
    };
    for (int i = 0; i < 3000 && !std::ranges::all_of(m_network.machines, isQuiet); ++i)
        m_network.pass(20);
    RC_ASSERT(std::ranges::all_of(m_network.machines, isQuiet));
}

void Game::check()
{
    for (const Machine &machine : m_network.machines) {
        const bool isOut = m_out.contains(&machine);
        if (machine.link.state() == GuestLink::State::Ended) {
            RC_ASSERT(isOut || !machine.link.endReason().empty());
            // Only those whom the host never let in give up in so short a time.
            if (!isOut && machine.link.player())
                RC_FAIL("ended: " + machine.link.endReason().english());
        }
        std::map<std::string, int> times;
        for (const auto &[player, what] : m_network.world.world.log)
            ++times[what];
        for (const auto &[number, command] : machine.asked) {
            RC_ASSERT(times[command] <= (command == "dodge" ? 0 : 1));
            if (command != "dodge" && !m_killed && !isOut && machine.link.player())
                RC_ASSERT(times[command] == 1);
        }
    }
}

rc::Gen<Step> anyStep()
{
    return rc::gen::build<Step>(
        rc::gen::set(&Step::deed, rc::gen::map(rc::gen::inRange(0, kDeeds),
                                               [](int deed) { return static_cast<Deed>(deed); })),
        rc::gen::set(&Step::who, rc::gen::inRange<std::size_t>(0, 5)),
        rc::gen::set(&Step::amount, rc::gen::inRange(1, 51)));
}

} // namespace

TEST_CASE("in any order of what a host and its guests do, all end with the host's log")
{
    REQUIRE(rc::check([] {
        Game game(*rc::gen::inRange(0U, 1'000'000U));
        for (const Step &step : *rc::gen::resize(120, rc::gen::container<std::vector<Step>>(anyStep())))
            game.take(step);
        game.settle();
        game.check();
    }));
}
