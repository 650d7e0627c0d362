// SPDX-License-Identifier: MIT
#include "core/io/worlds/log_prefix.h"

#include "core/io/world_file/world_file.h"
#include "core/io/worlds/replay.h"
#include "core/session/unsaved_changes.h"

#include <algorithm>
#include <span>
#include <variant>

namespace cave {
namespace {

bool isComingOrGoing(const Command &command)
{
    return std::holds_alternative<JoinCommand>(command) || std::holds_alternative<LeaveCommand>(command);
}

/// The commands without those at the end by which players came and went.
std::span<const Command> playedCommands(const WorldLog &log)
{
    std::span<const Command> commands(log.commands);
    while (!commands.empty() && isComingOrGoing(commands.back()))
        commands = commands.first(commands.size() - 1);
    return commands;
}

bool isSameBreak(const LogBreak &a, const LogBreak &b)
{
    return a.position == b.position && a.snapshot == b.snapshot;
}

} // namespace

Result<bool> hasNothingBeyond(const std::filesystem::path &part, const std::filesystem::path &whole)
{
    const Result<WorldFile> held = WorldFile::open(part);
    if (!held)
        return held.error().code == ErrorCode::Locked ? Result<bool>(false) : held.error();
    auto own = CAVE_TRY(readWorldLog(part));
    auto other = CAVE_TRY(readWorldLog(whole));
    const std::span<const Command> commands = playedCommands(own);
    return own.damage.empty() && own.origin.spec == other.origin.spec &&
           stateHash(own.origin) == stateHash(other.origin) && own.breaks.size() <= other.breaks.size() &&
           std::equal(own.breaks.begin(), own.breaks.end(), other.breaks.begin(), isSameBreak) &&
           commands.size() <= other.commands.size() &&
           std::equal(commands.begin(), commands.end(), other.commands.begin());
}

} // namespace cave
