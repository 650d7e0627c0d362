// SPDX-License-Identifier: MIT
#include "core/link/link_events.h"

#include "core/base/text.h"
#include "core/link/link_worlds.h"

#include <cstddef>
#include <string>

namespace cave {

Message refusedMessage(const RefusedFrame &refused)
{
    const auto argument = [&](std::size_t i) {
        return i < refused.arguments.size() ? printable(refused.arguments[i]) : std::string("?");
    };
    switch (refused.reason) {
    case RefusedReason::OtherProtocol:
        return message("the host uses protocol %1 and the guest %2; both need the same version of Cave Game",
                       argument(0), argument(1));
    case RefusedReason::OtherVersion:
        return message("the host has version %1 of Cave Game and the guest %2; both must be the same",
                       argument(0), argument(1));
    case RefusedReason::OtherContent:
        return message("host and guest have different content files, although both have version %1",
                       argument(0));
    case RefusedReason::OtherGenerators:
        return message("host and guest have different generators, although both have version %1",
                       argument(0));
    case RefusedReason::Full:
        return message("the game is full");
    case RefusedReason::NameTaken:
        return message("the name “%1” is already taken", argument(0));
    case RefusedReason::UnknownPlayer:
        return message("the host no longer knows this player; join again");
    case RefusedReason::RunOver:
        return message("the run in this world is over");
    }
    return message("the host refused");
}

Message byeMessage(const ByeFrame &bye)
{
    constexpr std::int64_t kSecond = 1000;
    switch (bye.reason) {
    case ByeReason::Left:
        return message("the player left the game");
    case ByeReason::HostStopped:
        if (bye.detail == kWorldFileGone)
            return message("the host had to stop: the file of the world was deleted, moved or replaced by "
                           "another program on its computer");
        return message("the host stopped the game");
    case ByeReason::Removed:
        return message("the host removed the player from the game");
    case ByeReason::BadFrame:
        return message("invalid data received: %1", printable(bye.detail));
    case ByeReason::TooManyRequests:
        return message("too many commands from one player");
    case ByeReason::TooSlow:
        return message("the connection is too slow");
    case ByeReason::Silent:
        return message("no data for %1 seconds", kSilenceMs / kSecond);
    case ByeReason::NoGreeting:
        return message("no handshake within %1 seconds", kGreetingMs / kSecond);
    case ByeReason::Replaced:
        return message("the player came back on another connection");
    case ByeReason::NoSnapshot:
        return message("the world can't be transferred: %1", printable(bye.detail));
    case ByeReason::TooManyConnections:
        return message("too many players are joining at once; try again");
    }
    return message("the connection ended");
}

Message partsMessage(const StateParts &parts)
{
    Message text;
    const auto add = [&](bool differs, const Message &part) {
        if (differs)
            text = text.empty() ? part : message("%1, %2", text, part);
    };
    add(parts.player, Message("the players"));
    add(parts.regions, Message("the regions"));
    add(parts.chance, Message("random streams and fights"));
    add(parts.spec, Message("the settings of the world"));
    return text;
}

} // namespace cave
