// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/link/frames.h"

#include <cstdint>
#include <string>
#include <variant>

namespace cave {

/// Why the host doesn't let a guest in, for both of them.
[[nodiscard]] Message refusedMessage(const RefusedFrame &refused);

/// Why a link ended, for both sides.
[[nodiscard]] Message byeMessage(const ByeFrame &bye);

/// "player, regions": parts of a world's state.
[[nodiscard]] Message partsMessage(const StateParts &parts);

/// The detail of `ByeReason::HostStopped` if the host had to stop.
inline constexpr const char *kWorldFileGone = "the file of the world is gone";

/// Whether a guest doesn't connect again by itself when its link ended for this reason.
[[nodiscard]] constexpr bool isFinal(ByeReason reason)
{
    return reason != ByeReason::Silent && reason != ByeReason::TooSlow && reason != ByeReason::NoGreeting &&
           reason != ByeReason::TooManyConnections;
}

// What links report beside what the log does to the world.

/// A guest came into the game.
struct GuestArrived {
    LinkPlayer player = 0;
    std::string name;
    friend bool operator==(const GuestArrived &, const GuestArrived &) = default;
};

/// A guest whose link had ended is there again.
struct GuestCameBack {
    LinkPlayer player = 0;
    friend bool operator==(const GuestCameBack &, const GuestCameBack &) = default;
};

/// A guest's link ended.
struct GuestGone {
    LinkPlayer player = 0;
    Message why;
    bool isKept = false; ///< they can come back for a while
    friend bool operator==(const GuestGone &, const GuestGone &) = default;
};

/// A connection ended, or was refused, before its greeting made it a guest's.
struct GuestTurnedAway {
    Message why;
    friend bool operator==(const GuestTurnedAway &, const GuestTurnedAway &) = default;
};

struct ChatHeard {
    LinkPlayer player = 0;
    std::string text;
    friend bool operator==(const ChatHeard &, const ChatHeard &) = default;
};

/// A player points at a cell.
struct PlaceShown {
    LinkPlayer player = 0;
    WorldPos cell;
    friend bool operator==(const PlaceShown &, const PlaceShown &) = default;
};

/// A player stopped time for all, or let it go on.
struct GamePaused {
    LinkPlayer player = 0;
    bool paused = true;
    friend bool operator==(const GamePaused &, const GamePaused &) = default;
};

[[nodiscard]] inline ChatHeard heard(const ChatFrame &chat)
{
    return {chat.player, chat.text};
}
[[nodiscard]] inline PlaceShown heard(const PingFrame &ping)
{
    return {ping.player, ping.cell};
}
[[nodiscard]] inline GamePaused heard(const PauseFrame &pause)
{
    return {pause.player, pause.paused};
}

/// The world of `player`'s machine isn't the host's; it gets the host's by itself. A bug: someone's program
/// computes something else.
struct WorldsDiffer {
    LinkPlayer player = 0;
    std::uint64_t position = 0; ///< of the log, by which it was found
    StateParts parts;           ///< none: an entry couldn't be applied
    friend bool operator==(const WorldsDiffer &, const WorldsDiffer &) = default;
};

/// Of a guest: its own request was carried out, and is in its world.
struct RequestDone {
    std::uint64_t number = 0;
    friend bool operator==(const RequestDone &, const RequestDone &) = default;
};

/// Of a guest: its own request couldn't be carried out.
struct RequestRefused {
    std::uint64_t number = 0;
    Refusal refusal = Refusal::Fighting;
    friend bool operator==(const RequestRefused &, const RequestRefused &) = default;
};

/// Of a guest: it may be unknown how these requests ended, as the whole world came instead; up to `number`
/// they aren't waited for.
struct RequestsSettled {
    std::uint64_t number = 0;
    friend bool operator==(const RequestsSettled &, const RequestsSettled &) = default;
};

using HostEvent = std::variant<GuestArrived, GuestCameBack, GuestGone, GuestTurnedAway, ChatHeard, PlaceShown,
                               GamePaused, WorldsDiffer>;
using GuestEvent = std::variant<RequestDone, RequestRefused, RequestsSettled, ChatHeard, PlaceShown,
                                GamePaused, WorldsDiffer>;

} // namespace cave
