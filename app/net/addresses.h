// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/join_code.h"

#include <QHostAddress>

namespace cave {

/// Without what says in which form the address came: "::ffff:10.0.0.1" is 10.0.0.1.
[[nodiscard]] QHostAddress plainAddress(const QHostAddress &address);

/// True for loopback, link-local and private (RFC 1918, RFC 4193) addresses.
[[nodiscard]] bool isPrivateAddress(const QHostAddress &address);

/// As wrong codes and handshakes are counted by.
[[nodiscard]] LinkAddress linkAddress(const QHostAddress &address);

} // namespace cave
