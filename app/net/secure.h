// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/join_code.h"

#include <QByteArray>
#include <QHostAddress>
#include <QSsl>
#include <QSslConfiguration>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace cave {

// The connections of a game are TLS 1.2 with a pre-shared key and an ephemeral key exchange (RFC 8442), so no
// certificates are needed. The key comes from the join code; the salt is the game's id, which the host gives
// as the identity hint.

/// Unpredictable bytes.
void fillRandom(std::span<std::uint8_t> bytes);

/// A new id for a game.
[[nodiscard]] QByteArray makeGameId();

/// The pre-shared key for a join code, normalised. Takes about a quarter of a second on purpose.
[[nodiscard]] QByteArray joinKey(const QString &code, const QByteArray &gameId);

/// Why a host doesn't begin a handshake. It says so by the alert that TLS itself would send, in plain text:
/// no key is known yet, so anyone on the way could have written it.
enum class TurnedAway : std::uint8_t {
    WrongCodes,   ///< too many came from this address
    OtherNetwork, ///< the address isn't one of those that the host serves
};
/// A record with a fatal alert (RFC 5246, 7.2).
[[nodiscard]] QByteArray alertFor(TurnedAway why);
/// Nothing for alerts that TLS itself sends.
[[nodiscard]] std::optional<TurnedAway> turnedAwayBy(QSsl::AlertType alert);

[[nodiscard]] QSslConfiguration hostSecurity(const QByteArray &gameId);
[[nodiscard]] QSslConfiguration guestSecurity();

/// Without what says in which form the address came: "::ffff:10.0.0.1" is 10.0.0.1.
[[nodiscard]] QHostAddress plainAddress(const QHostAddress &address);

/// True for loopback, link-local and private (RFC 1918, RFC 4193) addresses.
[[nodiscard]] bool isPrivateAddress(const QHostAddress &address);

/// As wrong codes and handshakes are counted by.
[[nodiscard]] LinkAddress linkAddress(const QHostAddress &address);

} // namespace cave
