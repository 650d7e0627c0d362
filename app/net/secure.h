// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSslConfiguration>
#include <QString>

#include <cstdint>
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

[[nodiscard]] QSslConfiguration hostSecurity(const QByteArray &gameId);
[[nodiscard]] QSslConfiguration guestSecurity();

} // namespace cave
