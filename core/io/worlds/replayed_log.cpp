// SPDX-License-Identifier: MIT
#include "core/io/worlds/replayed_log.h"

#include "core/session/replay.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace cave {
namespace {

/// Performs a command, time step by step, so that the report knows what came of each. False if it isn't
/// possible.
bool perform(Session &session, const Command &command, RunReport &report)
{
    const auto *ticking = std::get_if<TickCommand>(&command);
    const int steps = ticking == nullptr ? 1 : ticking->steps;
    const Command part = ticking == nullptr ? command : Command(TickCommand{});
    const std::int64_t before = session.world().commands;
    for (int step = 0; step < steps && session.world().run == RunState::Going; ++step) {
        std::vector<Event> events;
        if (!playCommand(session, part, events))
            return false;
        report.observe(session.mutableWorld(), events);
    }
    if (session.world().commands == before)
        return false;
    if (steps > 1) // in the log they are one
        session.mutableWorld().commands = before + 1;
    return true;
}

} // namespace

Message doubtOf(const WorldLog &log)
{
    const World &world = log.origin;
    if (!log.fromSeed || !log.breaks.empty())
        return message(
            "the world was edited, repaired or imported, so it isn't what its seed and its log make");
    if (!world.spec.levelFiles.empty())
        return message("the world is made from its own level files");
    const std::shared_ptr<const Content> content = contentFor(world.spec.generator);
    if (content == nullptr || !(*content == *world.content))
        return message("the world has its own monsters, items or rules, or those of another version");
    return {};
}

std::optional<ReplayedLog> replayLog(WorldLog log, const LogCallback &callback)
{
    Message doubt = doubtOf(log);
    const int shown = log.stored.party.shown;
    Session session(std::move(log.origin));
    RunReport report;
    report.begin(session.mutableWorld());
    std::int64_t done = 0;
    for (const Command &command : log.commands) {
        passBreak(session, log, static_cast<std::size_t>(done));
        if (done % kCallbackInterval == 0 && callback && !callback(done))
            return std::nullopt;
        if (!perform(session, command, report)) {
            doubt = message("command %1 of its log is not possible", done + 1);
            break;
        }
        ++done;
        if (session.world().party.shown != shown && session.world().party.find(shown) != nullptr)
            session.showPlayer(shown);
    }
    passBreak(session, log, static_cast<std::size_t>(done));
    Session stored(std::move(log.stored)); // which explores what the player sees
    if (doubt.empty() && stored.stateHash() != session.stateHash())
        doubt = message("the world isn't as its log leaves it");
    return ReplayedLog{std::move(report), std::move(session).takeWorld(), std::move(doubt),
                       std::move(log.damage)};
}

Result<ReplayedLog> replayWorld(const std::filesystem::path &path)
{
    auto log = CAVE_TRY(readWorldLog(path));
    return std::move(*replayLog(std::move(log)));
}

} // namespace cave
