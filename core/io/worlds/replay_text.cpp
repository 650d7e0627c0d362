// SPDX-License-Identifier: MIT
// A world's log for reading.

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/worlds/replay.h"
#include "core/session/replay.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// An entry of a log.
struct LoggedEntry {
    std::int64_t turn = 0; ///< after it
    std::optional<int> player;
    const Command *command = nullptr; ///< none: edits or a repair

    [[nodiscard]] std::string text() const { return command != nullptr ? commandText(*command) : "changed"; }
};

/// Calls `visit(entry)` for each entry, in order.
template<class Visit>
void forEachLogged(Session &session, const WorldLog &log, Visit visit)
{
    for (std::size_t i = 0; i <= log.commands.size(); ++i) {
        if (passBreak(session, log, i))
            visit(LoggedEntry{session.world().turn, std::nullopt, nullptr});
        if (i == log.commands.size())
            break;
        const std::optional<int> player = playerOf(session, log.commands[i]);
        static_cast<void>(playCommand(session, log.commands[i]));
        visit(LoggedEntry{session.world().turn, player, &log.commands[i]});
    }
}

/// Those who played together.
std::span<const PartyMember> playersIn(const Party &party)
{
    return party.isAlone() ? std::span<const PartyMember>() : party.members;
}

/// "#ff8000".
std::string colourText(std::uint32_t colour)
{
    constexpr std::size_t kDigits = 6;
    const std::string digits = hexText(colour);
    return "#" + digits.substr(digits.size() - kDigits);
}

} // namespace

Result<std::string> replayText(const std::filesystem::path &path)
{
    auto log = CAVE_TRY(readWorldLog(path));
    Session session(std::move(log.origin));
    const World &world = session.world();
    std::string text = "name " + Json(log.name).dump() + "\nseed " + Json(world.spec.seed).dump() + "\n";
    if (world.spec.seedNumber)
        text += "seed_number " + std::to_string(*world.spec.seedNumber) + "\n";
    text += "generator " + std::string(generatorName(world.spec.generator.kind)) + " " +
            std::to_string(world.spec.generator.version) + "\nbegins_after " +
            std::to_string(world.commands) + "\ncommands " + std::to_string(log.commands.size()) + "\n";
    const Party &party = log.stored.party;
    for (const PartyMember &member : playersIn(party))
        text += "player " + std::to_string(member.id) + " " + Json(member.name).dump() + "\n";
    text += "\n";
    forEachLogged(session, log, [&](const LoggedEntry &logged) {
        text += std::to_string(logged.turn) + " ";
        if (!party.isAlone())
            text += (logged.player ? std::to_string(*logged.player) : "-") + " ";
        text += logged.text() + "\n";
    });
    return text;
}

Result<std::string> replayJson(const std::filesystem::path &path)
{
    auto log = CAVE_TRY(readWorldLog(path));
    Session session(std::move(log.origin));
    const World &world = session.world();
    Json json{{"name", log.name},
              {"seed", world.spec.seed},
              {"seed_number", world.spec.seedNumber ? Json(*world.spec.seedNumber) : Json()},
              {"generator", generatorName(world.spec.generator.kind)},
              {"generator_version", world.spec.generator.version},
              {"begins_after", world.commands}};
    Json &players = json["players"] = Json::List{};
    for (const PartyMember &member : playersIn(log.stored.party))
        players.append({{"id", member.id}, {"name", member.name}, {"colour", colourText(member.colour)}});
    Json::List commands;
    commands.reserve(log.commands.size());
    forEachLogged(session, log, [&](const LoggedEntry &logged) {
        commands.push_back({{"turn", logged.turn},
                            {"player", logged.player ? Json(*logged.player) : Json()},
                            {"code", logged.command != nullptr ? Json(commandCode(*logged.command)) : Json()},
                            {"command", logged.text()}});
    });
    json["commands"] = Json(std::move(commands));
    return json.dump({.indent = 1}) + "\n";
}

} // namespace cave
