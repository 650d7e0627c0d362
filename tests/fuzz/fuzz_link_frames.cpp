// SPDX-License-Identifier: MIT
// What comes in over a network: frames alone, and whole links of a host and of a guest.

#include "core/base/hashing.h"
#include "core/link/frame_codec.h"
#include "core/link/guest_link.h"
#include "core/link/host_link.h"
#include "core/link/join_code.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace cave;

namespace {

using Bytes = std::vector<std::uint8_t>;

class NoHostedWorld : public HostedWorld {
public:
    [[nodiscard]] std::uint64_t position() const override { return 0; }
    std::optional<Refusal> apply(LinkPlayer player, const Command &) override
    {
        return player % 2 == 0 ? std::optional(Refusal::NotHere) : std::nullopt;
    }
    std::variant<LinkPlayer, Refusal> join(const std::string &name, std::uint32_t) override
    {
        return static_cast<LinkPlayer>(hashBytes(name) % 16);
    }
    bool setPresent(LinkPlayer, bool) override { return true; }
    [[nodiscard]] StateHashes hashes() override { return {}; }
    void snapshot(std::function<void(Snapshot)> done) override { done(Bytes(100, 1)); }
};

class NoJoinedWorld : public JoinedWorld {
public:
    void load(Bytes, std::function<void(const Result<void> &)> done) override { done({}); }
    void abandonLoad() override {}
    bool apply(LinkPlayer, const Command &) override { return true; }
    bool join(LinkPlayer, const std::string &, std::uint32_t) override { return true; }
    bool setPresent(LinkPlayer, bool present) override { return present; }
    [[nodiscard]] StateHashes hashes() override { return {}; }
};

class NoOutput : public HostOutput, public GuestOutput {
public:
    void send(ConnectionId, std::span<const std::uint8_t>) override {}
    void close(ConnectionId, const Message &) override {}
    void send(std::span<const std::uint8_t>) override {}
    void close() override {}
};

LinkIdentity identity()
{
    return {"1", 2, 3};
}

/// What was read is written so that it reads as the same.
void readFrames(std::span<const std::uint8_t> bytes)
{
    FrameReader reader;
    while (!bytes.empty()) {
        const Result<std::optional<Frame>> frame = reader.next(bytes);
        if (!frame || !*frame)
            return;
        const Bytes again = encodeFrame(**frame);
        const Result<Frame> same = decodeFrame(std::span(again).subspan(kFrameHead));
        if (!same || *same != **frame)
            std::abort();
    }
}

void feedHost(std::span<const std::uint8_t> bytes, std::size_t piece)
{
    NoHostedWorld world;
    NoOutput out;
    HostSettings settings{identity(), "world", "host", 0, [](std::span<std::uint8_t>) {}, 64, {}};
    HostLink link(std::move(settings), world, out);
    std::int64_t now = 0;
    for (ConnectionId id = 1; !bytes.empty(); ++now) {
        if (now % 8 == 0) {
            link.connected(++id, now);
            if (piece % 2 == 0)
                link.received(id, encodeFrame(HelloFrame{kLinkProtocol, identity(), "Ada", 0, false, {}}),
                              now);
        }
        const std::size_t length = std::min(piece, bytes.size());
        link.received(id, bytes.first(length), now);
        link.written(id, 1000);
        link.tick(now);
        bytes = bytes.subspan(length);
    }
    link.stop();
}

void feedGuest(std::span<const std::uint8_t> bytes, std::size_t piece)
{
    NoJoinedWorld world;
    NoOutput out;
    GuestLink link({identity(), "Ada", 0}, world, out);
    link.connected(0);
    if (piece % 2 == 0) {
        link.received(encodeFrame(WelcomeFrame{1, {}, "world", "host", 0, 1, 0}), 0);
        link.received(encodeFrame(SnapshotPieceFrame{{1}}), 0);
    }
    for (std::int64_t now = 0; !bytes.empty(); ++now) {
        const std::size_t length = std::min(piece, bytes.size());
        link.received(bytes.first(length), now);
        link.request(WaitCommand{});
        link.tick(now);
        bytes = bytes.subspan(length);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const std::span<const std::uint8_t> bytes(data + 2, size - 2);
    const std::size_t piece = 1 + data[1];
    switch (data[0] % 4) {
    case 0:
        readFrames(bytes);
        break;
    case 1:
        feedHost(bytes, piece);
        break;
    case 2:
        feedGuest(bytes, piece);
        break;
    default:
        static_cast<void>(normalisedJoinCode(std::string(bytes.begin(), bytes.end())));
        break;
    }
    return 0;
}
