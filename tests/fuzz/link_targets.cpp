// SPDX-License-Identifier: MIT
// What comes in over a network: frames alone, and whole links of a host and of a guest.

#include "core/link/frame_codec.h"
#include "core/link/guest_link.h"
#include "core/link/host_link.h"
#include "core/link/join_code.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/link/fake_worlds.h"
#include "tests/link/link_fixtures.h"
#include "tests/link/sample_frames.h"

namespace cave::fuzz {
namespace {

class NoOutput : public HostOutput, public GuestOutput {
public:
    void send(ConnectionId, std::span<const std::uint8_t>) override {}
    void close(ConnectionId, const Message &) override {}
    void send(std::span<const std::uint8_t>) override {}
    void close() override {}
};

bool feedFrames(Input input)
{
    FrameReader reader;
    bool isRead = false;
    while (!input.empty()) {
        const Result<std::optional<Frame>> frame = reader.next(input);
        if (!frame || !*frame)
            return isRead;
        const Bytes again = encodeFrame(**frame);
        const Result<Frame> same = decodeFrame(std::span(again).subspan(kFrameHead));
        require(same.ok() && *same == **frame, "a frame is written so that it reads as the same");
        isRead = true;
    }
    return isRead;
}

/// The first two bytes of links: how many bytes arrive together, and how much is said before them.
struct Arrival {
    std::size_t piece;
    bool isJoined;
};

Arrival arrivalOf(InputReader &in)
{
    const std::size_t piece = 1 + in.byte();
    return {piece, in.byte() % 2 == 0};
}

bool feedHost(Input input)
{
    InputReader in(input);
    const Arrival arrival = arrivalOf(in);
    test::FakeHosted world;
    NoOutput out;
    HostLink link(test::hostSettings(), world, out);
    constexpr std::int64_t kGreeting = 8; // pieces until another guest comes
    constexpr ConnectionId kGuests = 6;
    ConnectionId id = 0;
    for (std::int64_t now = 0; !in.atEnd(); ++now) {
        if (now % kGreeting == 0 && id < kGuests) {
            link.connected(++id, now);
            if (arrival.isJoined)
                link.received(id, encodeFrame(test::HostDesk::hello("Guest " + std::to_string(id))), now);
        }
        link.received(id, in.take(arrival.piece), now);
        link.written(id, 1000);
        link.tick(now);
    }
    link.stop();
    return true;
}

bool feedGuest(Input input)
{
    InputReader in(input);
    const Arrival arrival = arrivalOf(in);
    test::FakeJoined world;
    NoOutput out;
    GuestLink link({test::identity(), "Ada", 0}, world, out);
    link.connected(0);
    if (arrival.isJoined) {
        link.received(encodeFrame(WelcomeFrame{1, {}, "world", "host", 0, 2, 0}), 0);
        link.received(encodeFrame(SnapshotPieceFrame{{0, 0}}), 0);
    }
    for (std::int64_t now = 0; !in.atEnd(); ++now) {
        link.received(in.take(arrival.piece), now);
        link.request(WaitCommand{});
        link.tick(now);
    }
    return true;
}

Bytes joined(const std::vector<Frame> &frames, Bytes bytes)
{
    for (const Frame &frame : frames) {
        const Bytes one = encodeFrame(frame);
        bytes.insert(bytes.end(), one.begin(), one.end());
    }
    return bytes;
}

std::vector<Bytes> frameSamples()
{
    std::vector<Bytes> samples;
    for (const Frame &frame : test::sampleFrames())
        samples.push_back(encodeFrame(frame));
    return samples;
}

std::vector<Bytes> linkSamples()
{
    const std::vector<Frame> frames = test::sampleFrames();
    std::vector<Bytes> samples{joined(frames, {255, 0}), joined(frames, {16, 1})};
    for (std::size_t from = 0; from < frames.size(); from += 4) {
        const std::size_t to = std::min(frames.size(), from + 6);
        const auto at = [&](std::size_t i) { return frames.begin() + static_cast<std::ptrdiff_t>(i); };
        samples.push_back(joined({at(from), at(to)}, {static_cast<std::uint8_t>(from), 0}));
    }
    return samples;
}

bool feedNotice(Input input)
{
    const std::optional<GameNotice> game = decodeNotice(textOf(input));
    if (!game)
        return false;
    for (const std::string &text : {game->id, game->world, game->host, game->version})
        require(text.size() <= kMaxNoticeText && plainText(text) == text, "texts are short and plain");
    require(decodeNotice(encodeNotice(*game)) == game, "a notice is written so that it reads as the same");
    return true;
}

std::vector<Bytes> noticeSamples()
{
    return {
        bytesOf(encodeNotice({"a1b2", "Tiefe Höhle", "Zoë", 3, "0.9.0", 40'123})),
        bytesOf(
            R"({"cavegame":"a game","id":"1","world":"\u202eevil\n","players":-5,"port":1,"more":[{}]})")};
}

} // namespace

std::vector<FuzzTarget> linkTargets()
{
    return {
        {"link_frames", 200, feedFrames, frameSamples},
        {"link_host", 200, feedHost, linkSamples},
        {"link_guest", 200, feedGuest, linkSamples},
        {"notice", 1000, feedNotice, noticeSamples},
    };
}

} // namespace cave::fuzz
