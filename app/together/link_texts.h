// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace cave {

struct GuestRow;

inline constexpr std::int64_t kSlowLatencyMs = 150; ///< from which on a round trip is noticed as a delay

/// "here", "away for 2 min".
QString guestStateText(const GuestRow &row);

/// "35 ms".
QString latencyText(std::int64_t milliseconds);

/// How the link of a guest is.
struct LinkView {
    int players = 1; ///< who are there, the own included
    std::optional<std::int64_t> latencyMs;
    bool isQuiet = false;              ///< the host should have been heard by now
    std::optional<qint64> secondsLeft; ///< to reconnect; none while connected
};

/// For the status line: "3 players · 35 ms".
QString linkStateText(const LinkView &view);
/// For the status line of a host: "Hosting · 2 players".
QString hostStateText(int players);

} // namespace cave
