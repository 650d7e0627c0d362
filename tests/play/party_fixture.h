// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/play_session.h"

#include <deque>
#include <optional>

#include "tests/play/play_fixture.h"
#include "tests/support/staged_world.h"

namespace cave {

/// Orders the commands of a world that is played together, as a host or a guest does, without a network.
class FakeOrder : public CommandOrder {
public:
    /// A host answers at once; a guest's commands wait for `answer`.
    FakeOrder(PlayFixture &play, bool isHost) : m_play(play), m_isHost(isHost) {}

    [[nodiscard]] bool keepsTime() const override { return m_isHost; }
    [[nodiscard]] bool isOnlooker() const override { return false; }
    [[nodiscard]] bool hasCompany() const override { return true; }
    void give(const Command &command) override
    {
        m_most = std::max(m_most, m_waiting.size() + 1);
        m_waiting.push_back(command);
        if (m_isHost)
            answer();
    }
    [[nodiscard]] bool awaitsAnswer() const override { return !m_waiting.empty(); }
    void setPaused(bool on) override
    {
        if (m_isHost)
            m_play.page().played().setSharedPause(on ? std::optional(QString("Ann")) : std::nullopt);
        ++m_pauses;
    }

    /// Carries out the oldest command that waits.
    void answer()
    {
        const Command command = m_waiting.front();
        m_waiting.pop_front();
        act(m_play.page().played().localPlayer(), command);
    }
    /// What any player does.
    void act(int player, const Command &command)
    {
        SavedSession &session = m_play.page().session();
        m_play.page().played().showApplied(session.apply(player, command));
    }

    [[nodiscard]] std::size_t waiting() const { return m_waiting.size(); }
    /// The most commands that ever waited at once.
    [[nodiscard]] std::size_t mostWaiting() const { return m_most; }
    [[nodiscard]] int pauses() const { return m_pauses; }

private:
    PlayFixture &m_play;
    bool m_isHost;
    std::deque<Command> m_waiting;
    std::size_t m_most = 0;
    int m_pauses = 0;
};

/// A play page in a world with a second player, Ann, who does what the test says.
class PartyFixture : public PlayFixture {
public:
    template<class World>
    explicit PartyFixture(const World &world, bool isHost = true) : PlayFixture(world)
                                                                  , m_order(*this, isHost)
    {
        join(2, "Ann", 0xe08030);
        page().played().setOrder(&m_order);
        page().session().session().describePlayer(1, "Me", 0x3080e0);
    }

    [[nodiscard]] FakeOrder &order() { return m_order; }
    [[nodiscard]] PlaySession &played() { return page().played(); }
    /// The others do something.
    void annDoes(const Command &command) { m_order.act(2, command); }
    void join(int player, const char *name, std::uint32_t colour)
    {
        SavedSession &session = page().session();
        const std::vector<Event> events = session.apply(1, JoinCommand{player});
        session.session().describePlayer(player, name, colour);
        page().played().showApplied(events);
    }
    [[nodiscard]] WorldPos positionOf(int player)
    {
        const World &world = session().world();
        return world.party.find(player)->player.position;
    }
    /// The figure of another player on the map, if one is drawn.
    [[nodiscard]] std::optional<MapAlly> figureOf(int player)
    {
        for (const MapAlly &ally : map().figures()->allies().allies()) {
            if (ally.player == player)
                return ally;
        }
        return std::nullopt;
    }
    /// Walks Ann one way until she is this many steps farther or can't go on; returns the steps.
    int annWalks(Direction way, int steps)
    {
        const WorldPos from = positionOf(2);
        for (int i = 0; i < steps; ++i)
            annDoes(MoveCommand{way});
        return static_cast<int>(cellDistance(from, positionOf(2)));
    }

private:
    FakeOrder m_order;
};

/// A hall that is long enough to be out of view at its other end.
inline World longHall(const std::string &row = "@" + std::string(38, '.'))
{
    return StagedWorld({std::string(row.size(), '.'), row, std::string(row.size(), '.')}).take();
}

} // namespace cave
