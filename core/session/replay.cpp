// SPDX-License-Identifier: MIT
#include "core/session/replay.h"

namespace cave {

bool playCommand(Session &session, const Command &command)
{
    const std::int64_t before = session.world().commands;
    session.apply(command);
    session.changesSaved(); // a replay isn't saved
    return session.world().commands != before;
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

} // namespace cave
