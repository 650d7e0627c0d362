// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/base/message.h"
#include "core/link/frame_codec.h"
#include "core/link/frames.h"
#include "core/link/link_events.h"
#include "core/link/link_worlds.h"
#include "core/session/command.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cave {

/// Where a guest's bytes go. Neither function may call the link.
class GuestOutput : public Interface {
public:
    virtual void send(std::span<const std::uint8_t> bytes) = 0;
    /// Closes the connection once what is queued for it has gone out.
    virtual void close() = 0;
};

struct GuestSettings {
    LinkIdentity identity;
    std::string name; ///< see `isPlayerName`
    std::uint32_t colour = 0;
    bool watches = false; ///< without playing: all commands are refused
};

/// The guest's side of a game of several machines: sends the player's commands to the host as requests, and
/// applies the log that the host orders to its own world. Nothing happens before the host has ordered it.
/// Knows no sockets and no clock, as `HostLink`.
///
/// A new link waits for a connection. When one breaks, it waits for the next (the caller makes it), and goes
/// on where it was; requests that weren't answered are sent again, and are carried out once. It gives up ten
/// minutes after the connection broke, and at once if that was before the host had let it in. A host that was
/// restarted lets it in under another number; the world comes again then.
class GuestLink {
public:
    enum class State {
        Waiting,  ///< for a connection: the first, or the next after one broke
        Greeting, ///< for the host's answer
        Loading,  ///< the world is coming
        Playing,
        Ended, ///< permanently; `endReason` says why
    };
    /// As many requests can wait for their answers.
    static constexpr std::size_t kMaxRequests = 256;

    /// Observes `world` and `output`, which must outlive the link. The name in `settings` must be one.
    GuestLink(GuestSettings settings, JoinedWorld &world, GuestOutput &output);
    GuestLink(const GuestLink &) = delete;
    GuestLink &operator=(const GuestLink &) = delete;
    ~GuestLink();

    void connected(std::int64_t nowMs);
    void received(std::span<const std::uint8_t> bytes, std::int64_t nowMs);
    void disconnected(std::int64_t nowMs);
    /// To be called at least once a second.
    void tick(std::int64_t nowMs);

    /// Asks the host for a command of the own player: the request's number, which `RequestDone` or
    /// `RequestRefused` names later. Nothing while not playing, or if kMaxRequests wait for an answer.
    std::optional<std::uint64_t> request(const Command &command);
    /// Says, shows or pauses something for all, oneself included: an event says when it is done. False while
    /// not playing, or if it isn't in range: see `isChatText`.
    bool talk(const Talk &talk);
    /// Ends the link, and doesn't come back.
    void leave();

    [[nodiscard]] State state() const { return m_state; }
    /// How much of the world has come, 0 .. 1.
    [[nodiscard]] double progress() const;
    /// Whether all of it has come, and is being loaded.
    [[nodiscard]] bool isUnpacking() const { return m_unpacks; }
    /// True if the host should have been heard by now.
    [[nodiscard]] bool isQuiet(std::int64_t nowMs) const;
    /// How long an answer of the host took last.
    [[nodiscard]] std::optional<std::int64_t> latencyMs() const { return m_latencyMs; }
    /// Why it ended, or why the last connection did.
    [[nodiscard]] const Message &endReason() const { return m_endReason; }
    /// Only if the host refused the greeting.
    [[nodiscard]] std::optional<RefusedReason> refusedReason() const { return m_refusedReason; }
    /// The own player's number and the names of world and host, once the host has answered.
    [[nodiscard]] std::optional<LinkPlayer> player() const;
    [[nodiscard]] const std::string &worldName() const { return m_worldName; }
    [[nodiscard]] const std::string &hostName() const { return m_hostName; }
    /// The log's position: of the entry to be applied next.
    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] std::size_t waitingRequests() const { return m_requests.size(); }
    /// What happened since the last call.
    [[nodiscard]] std::vector<GuestEvent> takeEvents();

private:
    bool handle(Frame frame);
    void take(const RefusedFrame &refused);
    bool take(const WelcomeFrame &welcome);
    bool take(const SnapshotPieceFrame &piece);
    bool take(const OrderedFrame &ordered);
    bool take(const CheckpointFrame &checkpoint);
    bool take(const RequestRefusedFrame &refused);
    bool take(const AliveFrame &alive);
    void take(const ByeFrame &bye);
    void loadWorld();
    void finishLoad(const Result<void> &loaded);
    void endWith(const ByeFrame &bye);
    bool keepForLater(Frame frame);
    bool apply(const LinkEntry &entry);
    void settleRequests(std::uint64_t upTo);
    void reportDifference(const StateParts &parts);
    void breakOff(const Message &why);
    void end(const Message &why);

    GuestSettings m_settings;
    JoinedWorld &m_world;
    GuestOutput &m_output;
    State m_state = State::Waiting;
    FrameReader m_reader;
    std::optional<LinkResume> m_self; ///< number and token, once known
    std::string m_worldName;
    std::string m_hostName;
    std::uint64_t m_position = 0;
    bool m_hasWorld = false;
    bool m_awaitsWelcome = false; ///< on a connection that has had one: the world is asked for again
    std::vector<std::uint8_t> m_snapshot;
    std::size_t m_snapshotSize = 0;
    bool m_unpacks = false;            ///< m_world is loading it
    std::deque<Frame> m_afterSnapshot; ///< of the log, which came while the world did
    std::size_t m_entriesAfter = 0;    ///< in them
    std::uint64_t m_lastRequest = 0;
    std::deque<RequestFrame> m_requests; ///< without an answer, by their numbers
    std::vector<GuestEvent> m_events;
    Message m_endReason;
    std::optional<RefusedReason> m_refusedReason;
    std::optional<std::int64_t> m_latencyMs;
    std::int64_t m_nowMs = 0;
    std::int64_t m_heardMs = 0;
    std::int64_t m_aliveMs = 0;
    std::optional<std::int64_t> m_brokenMs; ///< when the last one broke on which the host let it in
    std::int64_t m_lostMs = 0;              ///< when the last one was lost, let in or not
};

} // namespace cave
