// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/link_events.h"

#include <QString>

namespace cave {

class GuestClient;

/// A message as a sentence.
QString sentenceOf(const Message &message);

/// The program's version, as players who want to play together compare it.
QString shownVersion();

/// Why the link of a player ended; empty if they left, which the world reports.
QString goneText(const QString &name, const GuestGone &gone);

/// Why joining failed, and what to do about it.
QString joinProblemText(const GuestClient &client, const Message &why);

/// Why a game that was joined is over, and what follows: the guest keeps a copy of the world.
QString gameOverText(const QString &world, const Message &why);

} // namespace cave
