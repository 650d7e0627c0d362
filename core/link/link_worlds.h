// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/base/result.h"
#include "core/link/frames.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/unsaved_changes.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cave {

// Times of links, in milliseconds. What "now" is comes from outside: a clock that never goes back.

inline constexpr std::int64_t kGreetingMs = 10'000; ///< within which a greeting, or its answer, has to come
inline constexpr std::int64_t kAliveMs = 5'000;     ///< between signs of life
inline constexpr std::int64_t kQuietMs = 7'000;     ///< without one, after which a guest says that it waits
inline constexpr std::int64_t kSilenceMs = 15'000;  ///< after which a link counts as broken
inline constexpr std::int64_t kKeptMs = 600'000;    ///< for which a player whose link broke is kept
inline constexpr std::int64_t kCheckGapMs = 1'000;  ///< between checkpoints, at least
inline constexpr std::int64_t kIdleCheckMs = 5'000; ///< after which a checkpoint also follows few commands

/// The world of the host, as `HostLink` needs it. Each change is one entry of the log; nothing but these
/// calls may change the world while it is hosted.
class HostedWorld : public Interface {
public:
    using Snapshot = Result<std::vector<std::uint8_t>>;

    /// The number of entries that the world's log has when hosting begins. Asked for once.
    [[nodiscard]] virtual std::uint64_t position() const = 0;
    /// Carries out a command of a player. Nothing if it was done; else why not, and nothing changed.
    virtual std::optional<Refusal> apply(LinkPlayer player, const Command &command) = 0;
    /// Brings a player into the world: a new one, or one of an earlier day with that name who is absent. They
    /// are present then. Gives their number, below kMaxLinkPlayers; or why not, and nothing changed.
    virtual std::variant<LinkPlayer, Refusal> join(const std::string &name, std::uint32_t colour) = 0;
    /// A player is there, or absent: others aren't held up by them. False, and no change, if that can't be
    /// done now, such as at the end of a run.
    virtual bool setPresent(LinkPlayer player, bool present) = 0;
    [[nodiscard]] virtual StateHashes hashes() = 0;
    /// Makes bytes of the whole world as it is now, compressed, at most kMaxSnapshot, and calls `done` with
    /// them: before this returns, or later in the same thread, when the world may have gone on. Not called
    /// again before that. Errors are passed on as they are.
    virtual void snapshot(std::function<void(Snapshot)> done) = 0;
};

/// The world of a guest, as `GuestLink` needs it. An entry that can't be applied means that the world isn't
/// the host's; false then, and the world is loaded again.
class JoinedWorld : public Interface {
public:
    /// Replaces the world by what `HostedWorld::snapshot` gave, and calls `done`: before this returns, or
    /// later in the same thread. Error: it can't be read; the link ends then.
    virtual void load(std::vector<std::uint8_t> snapshot, std::function<void(const Result<void> &)> done) = 0;
    /// What is being loaded isn't needed any more: `done` isn't called for it.
    virtual void abandonLoad() = 0;
    virtual bool apply(LinkPlayer player, const Command &command) = 0;
    /// As `HostedWorld::join`, which gave them the number `player`.
    virtual bool join(LinkPlayer player, const std::string &name, std::uint32_t colour) = 0;
    virtual bool setPresent(LinkPlayer player, bool present) = 0;
    [[nodiscard]] virtual StateHashes hashes() = 0;
};

} // namespace cave
