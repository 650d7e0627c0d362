// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace cave {

class PlayController;
struct ShellServices;

/// Runs: the history of finished ones, starting another, replays, and the worlds that the journal compares
/// with. Both arguments must outlive the result.
std::unique_ptr<QObject> makeRunController(ShellServices &shell, PlayController &play);

} // namespace cave
