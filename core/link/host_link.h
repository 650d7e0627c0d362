// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/base/message.h"
#include "core/link/frames.h"
#include "core/link/host_parts.h"
#include "core/link/link_events.h"
#include "core/link/link_worlds.h"
#include "core/session/command.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cave {

/// Where a host's bytes go. Neither function may call the link.
class HostOutput : public Interface {
public:
    /// Queues bytes for a connection, in order; `HostLink::written` has to hear when they have gone out.
    virtual void send(ConnectionId id, std::span<const std::uint8_t> bytes) = 0;
    /// Closes a connection once what is queued for it has gone out. The link forgets it; `why` is for a log.
    virtual void close(ConnectionId id, const Message &why) = 0;
};

struct HostSettings {
    LinkIdentity identity;
    std::string worldName;
    std::string hostName;      ///< which no guest may have
    LinkPlayer hostPlayer = 0; ///< whose commands `ownCommand` gives
    /// Fills bytes so that no one can guess them.
    std::function<void(std::span<std::uint8_t>)> random;
    std::int64_t checkpointEvery = kCheckpointInterval; ///< entries of the log
    HostLimits limits;
};

/// The host's side of a game of several machines. It orders the commands of all players into one log, applies
/// it to the host's world, and sends it to all guests, who apply the same. Knows no sockets and no clock:
/// bytes come in by `received`, go out by `HostOutput`, and the time is passed in (link_worlds.h).
///
/// A guest greets; what would let the worlds go different ways (protocol, program version, content,
/// generators) is compared before anything else. It gets the world as it is then, in pieces, and the log from
/// there on. If its link breaks, its player is absent from the world and kept for ten minutes: by number and
/// token it comes back, and gets the entries that it lacks, or the world again if they aren't kept any more.
/// If the host doesn't know it any more, as after a restart, it joins again, by its name.
/// Requests have running numbers, so that one sent again is carried out only once. Ticks are the host's:
/// those of guests are refused.
///
/// A connection that sends what can't be read, what isn't to come, or too much, ends with a reason, and no
/// other connection notices.
class HostLink {
public:
    /// Observes `world` and `output`, which must outlive the link.
    HostLink(HostSettings settings, HostedWorld &world, HostOutput &output);

    /// A connection was made; `id` is new.
    void connected(ConnectionId id, std::int64_t nowMs);
    /// Bytes came. All functions ignore connections that the link has closed.
    void received(ConnectionId id, std::span<const std::uint8_t> bytes, std::int64_t nowMs);
    /// Reports that this many more bytes of a connection were written.
    void written(ConnectionId id, std::size_t bytes);
    /// A connection broke.
    void disconnected(ConnectionId id, std::int64_t nowMs);
    /// To be called at least once a second, and as often as waiting commands are to be looked at.
    void tick(std::int64_t nowMs);
    /// Sends all that was ordered since the last call, in as few frames as possible, and a checkpoint when it
    /// is time for one. `tick` does it, too. To be called once for all that came in together.
    void flush();

    /// Carries out a command of the host's own player, or a tick of the world. Nothing if it was done.
    std::optional<Refusal> ownCommand(const Command &command);
    /// Sends all guests what the host's player says, shows or pauses. False if it isn't in range: see
    /// `isChatText`. The caller sends no ticks while time stands still.
    bool talk(Talk talk);
    [[nodiscard]] bool isPaused() const { return m_pause.paused; }
    /// Ends a guest's link and keeps nothing of it. False if there is no such guest.
    bool putOut(LinkPlayer player);
    /// Ends all links, with a detail for the guests; the link does nothing any more.
    void stop(const std::string &detail = {});

    /// A guest who is there, or who is kept.
    struct Guest {
        LinkPlayer player = 0;
        std::string name;
        bool watches = false;
        bool isPresent = false;
        std::optional<std::int64_t> latencyMs;
    };
    [[nodiscard]] std::vector<Guest> guests() const;
    /// What happened since the last call.
    [[nodiscard]] std::vector<HostEvent> takeEvents();

private:
    // What comes in; false if it isn't to come at that time.
    bool handle(ConnectionId id, const Frame &frame);
    bool take(ConnectionId id, const HelloFrame &hello);
    bool take(ConnectionId id, const RequestFrame &request);
    bool take(ConnectionId id, const DiffersFrame &differs);
    bool take(ConnectionId id, const AliveFrame &alive);
    bool takeTalk(ConnectionId id, Talk talk);

    // Greetings
    [[nodiscard]] std::optional<RefusedFrame> whyRefused(const HelloFrame &hello) const;
    void join(ConnectionId id, const HelloFrame &hello);
    void refuse(ConnectionId id, const RefusedFrame &refused);
    std::variant<LinkPlayer, Refusal> numberFor(const HelloFrame &hello);
    void setPresent(LinkPlayer player, bool present);
    void resume(ConnectionId id, const LinkResume &resume);
    void attach(ConnectionId id, LinkPlayer player);
    void welcome(ConnectionId id, std::uint64_t position, std::size_t snapshotSize);

    // The world in pieces
    void sendWorldIfAllowed(ConnectionId id);
    void sendWorld(ConnectionId id, std::uint64_t position, const Result<SharedSnapshot::Bytes> &bytes);
    void sendPieces(ConnectionId id, HostConnection &connection);

    // The log
    void append(LinkPlayer player, std::uint64_t request, std::variant<Command, LinkJoin, LinkPresence> what);
    void serve(LinkPlayer player);
    void pass(const Talk &talk);
    void carryOut(LinkPlayer player, HostGuest &guest, const RequestFrame &request);
    void sendUnsent();

    // Links
    void send(ConnectionId id, std::span<const std::uint8_t> bytes);
    void end(ConnectionId id, const ByeFrame &bye);
    void lose(ConnectionId id, const Message &why, bool isKept);
    void watch(std::int64_t nowMs);

    HostSettings m_settings;
    HostedWorld &m_world;
    HostOutput &m_output;
    HostLog m_log;
    std::map<ConnectionId, HostConnection> m_connections;
    std::map<LinkPlayer, HostGuest> m_guests;
    TokenBucket m_arrivals;
    SharedSnapshot m_snapshot;
    std::uint64_t m_checkedPosition;
    std::int64_t m_checkedMs = 0;
    std::int64_t m_nowMs = 0;
    PauseFrame m_pause{0, false}; ///< as it is now, and by whom
    std::vector<HostEvent> m_events;
    bool m_stopped = false;
};

} // namespace cave
