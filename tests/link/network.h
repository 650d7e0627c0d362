// SPDX-License-Identifier: MIT
#pragma once

#include "tests/link/link_fixtures.h"
#include "tests/link/pipe.h"

namespace cave::test {

class Network;

/// A guest's machine.
class Machine : public GuestOutput {
public:
    FakeJoined world;
    GuestLink link;
    ConnectionId connection = 0; ///< 0: none
    std::int64_t connectAt = 0;
    std::map<std::uint64_t, std::string> asked; ///< commands by the numbers of their requests
    std::vector<std::uint64_t> done;
    std::vector<std::uint64_t> refused;
    std::vector<WorldsDiffer> differed;
    std::vector<std::string> chat;
    std::vector<GamePaused> pauses;
    std::uint64_t settled = 0;

    Machine(Network &network, const std::string &name, LinkIdentity of = identity(), bool watches = false)
        : link({std::move(of), name, 0x112233, watches}, world, *this)
        , m_network(network)
    {
    }
    void send(std::span<const std::uint8_t> bytes) override;
    void close() override;

    void ask(const Command &command)
    {
        if (const std::optional<std::uint64_t> number = link.request(command))
            asked[*number] = commandText(command);
    }
    void takeEvents()
    {
        for (const GuestEvent &event : link.takeEvents()) {
            if (const auto *it = std::get_if<RequestDone>(&event))
                done.push_back(it->number);
            else if (const auto *refusal = std::get_if<RequestRefused>(&event))
                refused.push_back(refusal->number);
            else if (const auto *differs = std::get_if<WorldsDiffer>(&event))
                differed.push_back(*differs);
            else if (const auto *heard = std::get_if<ChatHeard>(&event))
                chat.push_back(std::to_string(heard->player) + ": " + heard->text);
            else if (const auto *paused = std::get_if<GamePaused>(&event))
                pauses.push_back(*paused);
            else if (const auto *settles = std::get_if<RequestsSettled>(&event))
                settled = std::max(settled, settles->number);
        }
    }

private:
    Network &m_network;
};

/// A host and guests, and the network between them, whose time a test passes.
class Network : public HostOutput {
public:
    FakeHosted world;
    std::optional<HostLink> running;
    HostLink &host; ///< the one that runs
    std::deque<Machine> machines;
    std::mt19937 random;
    std::int64_t now = 0;
    std::int64_t longestDelay = 30;
    std::size_t largestPiece = 100'000;
    std::vector<HostEvent> events;
    std::size_t sentBytes = 0;

    explicit Network(unsigned seed, HostSettings settings = hostSettings())
        : running(std::in_place, std::move(settings), world, *this)
        , host(*running)
        , random(seed)
    {
    }

    std::int64_t below(std::int64_t bound)
    {
        return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(bound));
    }
    Machine &add(const std::string &name, const LinkIdentity &of = identity(), bool watches = false)
    {
        return machines.emplace_back(*this, name, of, watches);
    }
    Pipe *pipe(ConnectionId id)
    {
        const auto at = m_pipes.find(id);
        return at == m_pipes.end() ? nullptr : &at->second;
    }

    // --- HostOutput ---
    void send(ConnectionId id, std::span<const std::uint8_t> bytes) override
    {
        sentBytes += bytes.size();
        if (Pipe *it = pipe(id); it && it->hostOpen)
            it->down.push(bytes, now + below(longestDelay + 1));
    }
    void close(ConnectionId id, const Message &) override
    {
        if (Pipe *it = pipe(id)) {
            it->hostOpen = false;
            it->guestHearsAt = now + longestDelay + 1; // behind what is on its way
        }
    }
    // --- of the machines ---
    void sendUp(ConnectionId id, std::span<const std::uint8_t> bytes)
    {
        if (Pipe *it = pipe(id); it && it->guestOpen)
            it->up.push(bytes, now + below(longestDelay + 1));
    }
    void closeUp(ConnectionId id)
    {
        if (Pipe *it = pipe(id)) {
            it->guestOpen = false;
            it->hostHearsAt = now + longestDelay + 1;
        }
    }

    /// Breaks a machine's connection; what is on its way is lost, and each side hears of it some time later
    /// or not at all.
    void cut(Machine &machine)
    {
        Pipe *it = pipe(machine.connection);
        if (!it)
            return;
        it->up.clear();
        it->down.clear();
        it->guestOpen = it->hostOpen = false;
        const auto some = [&] { return below(4) == 0 ? std::int64_t{-1} : now + below(2000); };
        it->guestHearsAt = some();
        it->hostHearsAt = some();
    }

    /// The same, but only the guest hears of it, at once.
    void cutForGuest(Machine &machine)
    {
        cut(machine);
        if (Pipe *it = pipe(machine.connection)) {
            it->guestHearsAt = now;
            it->hostHearsAt = -1;
        }
    }

    /// Ends the host without a word, and begins a new one with the same world, which knows no guests.
    void restartHost(HostSettings settings = hostSettings())
    {
        for (Machine &machine : machines)
            cut(machine);
        running.emplace(std::move(settings), world, *this);
        for (auto &[id, it] : m_pipes) {
            it.hostHearsAt = -1;
            it.guestHearsAt = now;
        }
    }

    /// Passes time in steps of `step` milliseconds.
    void pass(std::int64_t ms, std::int64_t step = 10)
    {
        for (const std::int64_t end = now + ms; now < end;) {
            now += step;
            for (Machine &machine : machines)
                stepOf(machine);
            for (auto &[id, it] : m_pipes) {
                if (const Bytes bytes = it.up.take(now, piece()); !bytes.empty())
                    host.received(id, bytes, now);
                if (it.hostHearsAt >= 0 && now >= it.hostHearsAt && it.up.empty()) {
                    it.hostHearsAt = -1;
                    host.disconnected(id, now);
                }
            }
            host.tick(now);
            for (HostEvent &event : host.takeEvents())
                events.push_back(std::move(event));
        }
    }

private:
    std::size_t piece()
    {
        return static_cast<std::size_t>(1 + below(static_cast<std::int64_t>(largestPiece)));
    }
    void stepOf(Machine &machine)
    {
        if (machine.connection == 0 && machine.link.state() == GuestLink::State::Waiting &&
            now >= machine.connectAt) {
            machine.connection = ++m_lastId;
            m_pipes[machine.connection];
            host.connected(machine.connection, now);
            machine.link.connected(now);
        }
        if (machine.connection != 0)
            deliver(machine, machine.connection, m_pipes.at(machine.connection));
        machine.link.tick(now);
        machine.takeEvents();
    }
    void deliver(Machine &machine, ConnectionId id, Pipe &it)
    {
        if (const Bytes bytes = it.down.take(now, piece()); !bytes.empty()) {
            host.written(id, bytes.size());
            machine.link.received(bytes, now);
        }
        const bool hears = it.guestHearsAt >= 0 && now >= it.guestHearsAt && it.down.empty();
        if (hears && machine.connection == id) {
            machine.link.disconnected(now);
            release(machine);
        }
    }

public:
    void release(Machine &machine)
    {
        machine.connection = 0;
        machine.connectAt = now + below(3000);
    }

private:
    std::map<ConnectionId, Pipe> m_pipes;
    ConnectionId m_lastId = 0;
};

inline void Machine::send(std::span<const std::uint8_t> bytes)
{
    m_network.sendUp(connection, bytes);
}

inline void Machine::close()
{
    m_network.closeUp(connection);
    m_network.release(*this);
}

} // namespace cave::test
