// SPDX-License-Identifier: MIT
#include "core/session/replay.h"

#include <variant>

namespace cave {

bool playCommand(Session &session, const Command &command)
{
    std::vector<Event> events;
    return playCommand(session, command, events);
}

bool playCommand(Session &session, const Command &command, std::vector<Event> &events)
{
    const std::int64_t before = session.world().commands;
    events = session.apply(command);
    session.changesSaved(); // a replay isn't saved
    return session.world().commands != before;
}

std::optional<int> playerOf(const Session &session, const Command &command)
{
    const Party &party = session.world().party;
    return isPersonal(command) && !party.isAlone() ? std::optional(party.acting) : std::nullopt;
}

ReplayProgress playCommands(Session &session, std::span<const Command> commands, std::int64_t lastTurn)
{
    ReplayProgress progress;
    for (const Command &command : commands) {
        if (session.world().turn >= lastTurn)
            break;
        progress.refused = !playCommand(session, command);
        if (progress.refused)
            break;
        ++progress.played;
    }
    return progress;
}

void PlayerTracks::begin(const World &world)
{
    m_cells.clear();
    observe(world, {});
}

void PlayerTracks::observe(const World &world, const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *moved = std::get_if<PlayerMoved>(&event))
            add(event.player, moved->to);
        else if (const auto *entered = std::get_if<LevelEntered>(&event))
            add(event.player, entered->to);
    }
    for (const PartyMember &member : world.party.members)
        add(member.id, member.player.position);
}

std::span<const WorldPos> PlayerTracks::of(int player) const
{
    const auto found = m_cells.find(player);
    return found == m_cells.end() ? std::span<const WorldPos>() : found->second;
}

void PlayerTracks::add(int player, WorldPos cell)
{
    std::vector<WorldPos> &cells = m_cells[player];
    if (!cells.empty() && cells.back() == cell)
        return;
    if (cells.size() >= 2 * kLength)
        cells.erase(cells.begin(), cells.end() - kLength);
    cells.push_back(cell);
}

} // namespace cave
