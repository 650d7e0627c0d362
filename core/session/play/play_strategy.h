// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/session/command.h"
#include "core/session/event.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// In real time, monsters act once in this many microseconds.
inline constexpr std::int64_t kTickMicroseconds = 200'000;

/// Where everything moves freely, steps are this many microseconds long: `kStepSeconds`.
inline constexpr std::int64_t kStepMicroseconds = 15'625;

class RealTimeSimulation;
struct FightProgress;
struct PlayState;

/// What a command does in a world: turns with sight or contact, or real time with free movement. Works on a
/// state that it doesn't own, which must outlive it.
class PlayStrategy : public Interface {
public:
    /// Why this can't be done now, as far as that doesn't depend on what exactly is asked for. The run must
    /// be going on.
    [[nodiscard]] virtual std::optional<Refusal> refusalOf(const Command &command) const = 0;
    /// Carries out a command that isn't refused; gives at least one event.
    virtual void carryOut(const Command &command, std::vector<Event> &events) = 0;

    /// In real time, a step of a tick is this many microseconds long.
    [[nodiscard]] virtual std::int64_t stepLength() const = 0;
    /// The steps of one tick, at most.
    [[nodiscard]] virtual int mostTickSteps() const = 0;
    /// True if there is anything for time to change.
    [[nodiscard]] virtual bool needsTime() = 0;

    /// Where everything moves freely: the level's stage; else nullptr.
    [[nodiscard]] virtual const RealTimeSimulation *stage() const { return nullptr; }
    /// The fight by armour that a player is in; nullptr if there is none.
    [[nodiscard]] virtual const FightProgress *fight(int /*player*/) const { return nullptr; }
};

/// Play by turns: all walk from cell to cell.
[[nodiscard]] std::unique_ptr<PlayStrategy> makeTurnPlay(PlayState &play);
/// Play where everything moves freely.
[[nodiscard]] std::unique_ptr<PlayStrategy> makeRealTimePlay(PlayState &play);

} // namespace cave
