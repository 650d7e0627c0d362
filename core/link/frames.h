// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/unsaved_changes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cave {

// What machines that play one world together send each other. A frame is its length (32 bits, little-endian,
// 1
// .. kMaxFrame: of what follows), a byte that says its type (1 + its index in `Frame`) and its fields,
// numbers and texts as ByteWriter has them. Nothing that comes in is trusted: a frame whose fields are cut
// short, out of range or followed by anything is an error that names it.

inline constexpr std::size_t kFrameHead = 4;           ///< bytes of the length
inline constexpr std::size_t kMaxFrame = 65'536;       ///< bytes of type and fields
inline constexpr std::uint64_t kLinkProtocol = 2;      ///< changes whenever a frame does
inline constexpr std::size_t kMaxChatBytes = 500;      ///< of a chat message
inline constexpr std::size_t kMaxLinkText = 200;       ///< bytes of any other text
inline constexpr std::uint32_t kMaxLinkPlayers = 4096; ///< players are numbered below
inline constexpr std::uint32_t kFirstWatcher = 2048;   ///< from here on: who watches without playing
inline constexpr std::size_t kMaxEntries = 4096;       ///< of the log in one frame
inline constexpr std::size_t kMaxSnapshot = 256 << 20; ///< bytes of a compressed world
inline constexpr std::size_t kMaxPiece = 32 << 10;     ///< bytes of a snapshot in one frame

using LinkPlayer = std::uint32_t; ///< the number of a player in a world, 0 .. kMaxLinkPlayers − 1
using LinkToken = std::array<std::uint8_t, 16>; ///< unpredictable; by it a player whose link broke comes back

/// What a guest whose link broke goes on with.
struct LinkResume {
    LinkPlayer player = 0;
    LinkToken token{};
    std::optional<std::uint64_t> position; ///< of the first entry it lacks; none: it has no world

    friend bool operator==(const LinkResume &, const LinkResume &) = default;
};

/// What has to be the same on all machines, so that the same log gives the same world.
struct LinkIdentity {
    std::string programVersion;   ///< 1 .. kMaxLinkText bytes
    std::uint64_t content = 0;    ///< hash of items, monsters, decision trees and scenarios
    std::uint64_t generators = 0; ///< hash of the table of generators with their versions

    friend bool operator==(const LinkIdentity &, const LinkIdentity &) = default;
};

/// The first frame of a guest. Of a greeting in another protocol only protocol and program version are read.
struct HelloFrame {
    std::uint64_t protocol = kLinkProtocol;
    LinkIdentity identity;
    std::string name;
    std::uint32_t colour = 0; ///< 0xRRGGBB
    bool watches = false;     ///< without playing
    std::optional<LinkResume> resume;

    friend bool operator==(const HelloFrame &, const HelloFrame &) = default;
};

/// Why a guest isn't let in; with the arguments that `refusedMessage` names.
enum class RefusedReason : std::uint8_t {
    OtherProtocol,   ///< the host's protocol, the guest's
    OtherVersion,    ///< the host's program version, the guest's
    OtherContent,    ///< the version that both have
    OtherGenerators, ///< the version that both have
    Full,            ///< nothing
    NameTaken,       ///< the name
    UnknownPlayer,   ///< nothing; of hosts that don't let such players join by name
    RunOver,         ///< nothing: the run in the world is over
};

/// The host's answer to a greeting that it refuses. The text is made where it is read, to be translated.
struct RefusedFrame {
    RefusedReason reason = RefusedReason::Full;
    std::vector<std::string> arguments; ///< at most 4

    friend bool operator==(const RefusedFrame &, const RefusedFrame &) = default;
};

/// The host's answer to a greeting, and to `DiffersFrame`: what follows is the world in pieces, or the log
/// from the position asked for.
struct WelcomeFrame {
    LinkPlayer player = 0;
    LinkToken token{};
    std::string worldName;
    std::string hostName;           ///< empty if the host doesn't play
    std::uint64_t position = 0;     ///< of the first entry that follows
    std::uint64_t snapshotSize = 0; ///< bytes, at most kMaxSnapshot; 0: the guest's world goes on
    std::uint64_t handled = 0;      ///< the guest's last request that was carried out or refused

    friend bool operator==(const WelcomeFrame &, const WelcomeFrame &) = default;
};

/// The next bytes of a compressed world: 1 .. kMaxPiece.
struct SnapshotPieceFrame {
    std::vector<std::uint8_t> bytes;

    friend bool operator==(const SnapshotPieceFrame &, const SnapshotPieceFrame &) = default;
};

/// A guest asks for a command of its player.
struct RequestFrame {
    std::uint64_t number = 1; ///< 1, 2, 3 …: a running number of the guest's own
    Command command;

    friend bool operator==(const RequestFrame &, const RequestFrame &) = default;
};

/// A player came into the world for the first time, or as one of an earlier day.
struct LinkJoin {
    std::string name;
    std::uint32_t colour = 0; ///< 0xRRGGBB

    friend bool operator==(const LinkJoin &, const LinkJoin &) = default;
};

/// A player is there again, or no longer.
struct LinkPresence {
    bool present = true;

    friend bool operator==(const LinkPresence &, const LinkPresence &) = default;
};

/// An entry of the one log that all machines apply, in its order.
struct LinkEntry {
    LinkPlayer player = 0;
    std::uint64_t request = 0; ///< the number of the guest's request; 0 for any other entry
    std::variant<Command, LinkJoin, LinkPresence> what;

    friend bool operator==(const LinkEntry &, const LinkEntry &) = default;
};

/// The next entries of the log, at most kMaxEntries.
struct OrderedFrame {
    std::uint64_t position = 0; ///< of the first entry
    std::vector<LinkEntry> entries;

    friend bool operator==(const OrderedFrame &, const OrderedFrame &) = default;
};

/// A request couldn't be carried out; it isn't in the log.
struct RequestRefusedFrame {
    std::uint64_t number = 1;
    Refusal refusal = Refusal::Fighting;

    friend bool operator==(const RequestRefusedFrame &, const RequestRefusedFrame &) = default;
};

/// How the world of every machine must be when it has applied all entries before `position`.
struct CheckpointFrame {
    std::uint64_t position = 0;
    StateHashes hashes;

    friend bool operator==(const CheckpointFrame &, const CheckpointFrame &) = default;
};

/// Parts of a world's state.
struct StateParts {
    bool player = false;
    bool regions = false;
    bool chance = false;
    bool spec = false;

    friend bool operator==(const StateParts &, const StateParts &) = default;
    [[nodiscard]] bool any() const { return player || regions || chance || spec; }
};

/// A guest's world isn't as a checkpoint says; it asks for the host's.
struct DiffersFrame {
    std::uint64_t position = 0;
    StateParts parts;

    friend bool operator==(const DiffersFrame &, const DiffersFrame &) = default;
};

/// A guest's message to all; the host passes it on, to its sender, too.
struct ChatFrame {
    LinkPlayer player = 0; ///< as the host says; what a guest says isn't looked at
    std::string text;      ///< 1 .. kMaxChatBytes bytes without control characters

    friend bool operator==(const ChatFrame &, const ChatFrame &) = default;
};

/// A player points at a place on the map; passed on as chat is.
struct PingFrame {
    LinkPlayer player = 0; ///< as in chat
    WorldPos cell;

    friend bool operator==(const PingFrame &, const PingFrame &) = default;
};

/// A player stops time for all, or lets it go on; passed on as chat is. The host sends it to who comes in
/// while time stands still.
struct PauseFrame {
    LinkPlayer player = 0; ///< as in chat
    bool paused = true;

    friend bool operator==(const PauseFrame &, const PauseFrame &) = default;
};

/// What players say to each other beside the log.
using Talk = std::variant<ChatFrame, PingFrame, PauseFrame>;

/// Sent by both sides, so that silence means a broken link; the other sends it back as an echo.
struct AliveFrame {
    std::uint64_t stampMs = 0; ///< the sender's own time
    bool isEcho = false;

    friend bool operator==(const AliveFrame &, const AliveFrame &) = default;
};

/// Why a link ends.
enum class ByeReason : std::uint8_t {
    Left,               ///< the player leaves
    HostStopped,        ///< the host ends the game for all
    Removed,            ///< the host removes the player
    BadFrame,           ///< what came can't be read, or isn't to come at that time
    TooManyRequests,    ///< more than the limit, over a long time
    TooSlow,            ///< too much waits to be written
    Silent,             ///< nothing came for kSilenceMs
    NoGreeting,         ///< no greeting came within kGreetingMs
    Replaced,           ///< the player came back on another connection
    NoSnapshot,         ///< the world can't be sent, or can't be read
    TooManyConnections, ///< too many greet at once
};

/// The last frame of a link.
struct ByeFrame {
    ByeReason reason = ByeReason::Left;
    std::string detail; ///< in English; what was wrong with a frame, or `kWorldFileGone`

    friend bool operator==(const ByeFrame &, const ByeFrame &) = default;
};

/// Any of them. The order gives the types on the wire, so new ones come last.
using Frame = std::variant<HelloFrame, RefusedFrame, WelcomeFrame, SnapshotPieceFrame, RequestFrame,
                           OrderedFrame, RequestRefusedFrame, CheckpointFrame, DiffersFrame, ChatFrame,
                           PingFrame, AliveFrame, ByeFrame, PauseFrame>;

} // namespace cave
