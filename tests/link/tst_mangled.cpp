// SPDX-License-Identifier: MIT
// Bytes that no one of ours sends.
#include "core/link/frame_codec.h"
#include "core/link/guest_link.h"
#include "core/link/host_link.h"
#include "core/world/action.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <new>
#include <random>

#include "tests/link/sample_frames.h"

namespace {

/// The largest block that was asked for while watched.
std::atomic<bool> watches = false;
std::atomic<std::size_t> largest = 0;

[[maybe_unused]] void *allocated(std::size_t size)
{
    if (watches && size > largest)
        largest = size;
    void *block = std::malloc(size == 0 ? 1 : size);
    if (!block)
        std::abort();
    return block;
}

} // namespace

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CAVEGAME_COUNTS_NOTHING // as the sanitizer looks after memory itself
#endif
#endif
#ifndef CAVEGAME_COUNTS_NOTHING
void *operator new(std::size_t size)
{
    return allocated(size);
}
void *operator new[](std::size_t size)
{
    return allocated(size);
}
void operator delete(void *block) noexcept
{
    std::free(block);
}
void operator delete[](void *block) noexcept
{
    std::free(block);
}
void operator delete(void *block, std::size_t) noexcept
{
    std::free(block);
}
void operator delete[](void *block, std::size_t) noexcept
{
    std::free(block);
}
#endif

using namespace cave;
using namespace cave::test;

namespace {

/// Of the entries of one frame, doubled as vectors grow; everything else is smaller.
constexpr std::size_t kMaxAtOnce = 1 << 20;

class Mangler {
public:
    explicit Mangler(unsigned seed) : m_random(seed)
    {
        for (const Frame &frame : sampleFrames())
            m_good.push_back(encodeFrame(frame));
    }

    /// A frame with some bits flipped, cut short, repeated in part, or of random bytes.
    Bytes next()
    {
        Bytes bytes = m_good[below(m_good.size())];
        switch (below(6)) {
        case 0:
            flip(bytes, kFrameHead); // the length stays
            break;
        case 1:
            flip(bytes, 0);
            break;
        case 2:
            bytes.resize(kFrameHead + below(bytes.size() - kFrameHead));
            setLength(bytes);
            break;
        case 3:
            for (std::size_t more = 1 + below(20); more > 0; --more)
                bytes.push_back(static_cast<std::uint8_t>(m_random()));
            setLength(bytes);
            break;
        case 4:
            bytes.resize(kFrameHead + 2 + below(200));
            std::generate(bytes.begin() + kFrameHead, bytes.end(), std::ref(m_random));
            bytes[kFrameHead] = static_cast<std::uint8_t>(below(15));
            setLength(bytes);
            break;
        default:
            bytes.resize(1 + below(100));
            std::generate(bytes.begin(), bytes.end(), std::ref(m_random));
            break;
        }
        return bytes;
    }

    std::size_t below(std::size_t bound) { return m_random() % bound; }

private:
    void flip(Bytes &bytes, std::size_t from)
    {
        for (std::size_t flips = 1 + below(4); flips > 0; --flips)
            bytes[from + below(bytes.size() - from)] ^= static_cast<std::uint8_t>(1U << below(8));
    }
    static void setLength(Bytes &bytes)
    {
        for (std::size_t i = 0; i < kFrameHead; ++i)
            bytes[i] = static_cast<std::uint8_t>((bytes.size() - kFrameHead) >> (8 * i));
    }

    std::mt19937 m_random;
    std::vector<Bytes> m_good;
};

class Nowhere : public GuestOutput {
public:
    void send(std::span<const std::uint8_t>) override {}
    void close() override {}
};

} // namespace

TEST_CASE("mangled frames are errors or frames in range, and take no more memory than a frame")
{
    Mangler mangler(1);
    int errors = 0;
    int frames = 0;
    largest = 0;
    for (int i = 0; i < 200'000; ++i) {
        const Bytes bytes = mangler.next();
        std::span<const std::uint8_t> rest = bytes;
        FrameReader reader;
        watches = true;
        const Result<std::optional<Frame>> frame = reader.next(rest);
        watches = false;
        if (!frame) {
            ++errors;
            REQUIRE_FALSE(frame.error().text().empty());
        } else if (*frame) {
            ++frames;
            // What was read can be written, and reads as the same.
            const Bytes again = encodeFrame(**frame);
            const Result<Frame> same = decodeFrame(std::span(again).subspan(kFrameHead));
            REQUIRE(same);
            REQUIRE(*same == **frame);
        }
    }
    CHECK(errors > 100'000);
    CHECK(frames > 10'000);
    CHECK(largest <= kMaxAtOnce);
}

TEST_CASE("a frame of as many entries as there can be takes little memory")
{
    Bytes bytes(kFrameHead + kMaxFrame, 2); // entries of a single byte: a player who is away
    bytes[0] = bytes[1] = 0;
    bytes[2] = 1;
    bytes[3] = 0;
    bytes[4] = 6;
    bytes[5] = 0;
    bytes[6] = 0x80; // 65,536 entries
    bytes[7] = 0x80;
    bytes[8] = 0x04;
    FrameReader reader;
    std::span<const std::uint8_t> rest = bytes;
    largest = 0;
    watches = true;
    const auto frame = reader.next(rest);
    watches = false;
    REQUIRE_FALSE(frame);
    REQUIRE(largest <= kMaxAtOnce);
}

TEST_CASE("mangled bytes end the link that they come by, and no other")
{
    Mangler mangler(2);
    int ended = 0;
    for (int game = 0; game < 200; ++game) {
        HostDesk desk;
        desk.join(1, "Ada");
        std::uint64_t number = 0;
        for (ConnectionId id = 10; id < 510; ++id) {
            const auto now = static_cast<std::int64_t>(100 * id);
            desk.link.connected(id, now);
            if (mangler.below(2) == 0)
                desk.send(id, HostDesk::hello("Mallory"), now);
            for (int frame = 0; frame < 3; ++frame)
                desk.link.received(id, mangler.next(), now);
            ended += desk.out.closed.erase(id) > 0 ? 1 : 0;
            desk.link.disconnected(id, now);
            desk.out.bytes.erase(id);
            desk.send(1, RequestFrame{++number, EquipCommand{static_cast<std::size_t>(number)}}, now);
            desk.link.tick(now);
            desk.link.written(1, desk.out.bytes[1].size());
            desk.out.bytes[1].clear();
        }
        CHECK_FALSE(desk.out.closed.contains(1));
        CHECK(desk.link.guests().at(0).isPresent);
        const auto of1 = std::ranges::count_if(desk.world.world.log, [](const auto &entry) {
            return entry.first == 1 && entry.second.starts_with("equip");
        });
        CHECK(of1 == static_cast<std::ptrdiff_t>(number)); // everything of Ada's was done
    }
    CHECK(ended > 50'000);
}

TEST_CASE("a host that orders more time than can pass between two frames is left")
{
    for (const int steps : {kStepsPerSecond, 1'000'000}) {
        FakeJoined world;
        Nowhere out;
        GuestLink link({identity(), "Ada", 0}, world, out);
        link.connected(0);
        const Bytes snapshot = FakeHosted().packed();
        link.received(encodeFrame(WelcomeFrame{1, {}, "Hollow", "Max", 0, snapshot.size(), 0}), 0);
        link.received(encodeFrame(SnapshotPieceFrame{snapshot}), 0);
        REQUIRE(link.state() == GuestLink::State::Playing);
        OrderedFrame ordered;
        ordered.entries.push_back({0, 0, Command{TickCommand{steps}}});
        link.received(encodeFrame(ordered), 0);
        CHECK((link.state() == GuestLink::State::Ended) == (steps > kStepsPerSecond));
    }
}

TEST_CASE("mangled bytes of a host end the guest's link with a reason")
{
    Mangler mangler(3);
    int ended = 0;
    for (int i = 0; i < 20'000; ++i) {
        FakeJoined world;
        Nowhere out;
        GuestLink link({identity(), "Ada", 0}, world, out);
        link.connected(0);
        if (i % 2 == 0) {
            const Bytes snapshot = FakeHosted().packed();
            link.received(encodeFrame(WelcomeFrame{1, {}, "Hollow", "Max", 0, snapshot.size(), 0}), 0);
            link.received(encodeFrame(SnapshotPieceFrame{snapshot}), 0);
            REQUIRE(link.state() == GuestLink::State::Playing);
        }
        for (int frame = 0; frame < 5; ++frame)
            link.received(mangler.next(), 0);
        if (link.state() == GuestLink::State::Ended) {
            ++ended;
            REQUIRE_FALSE(link.endReason().empty());
        }
    }
    CHECK(ended > 15'000);
}
