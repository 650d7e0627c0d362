// SPDX-License-Identifier: MIT
#include "core/base/enum_values.h"
#include "core/link/frame_codec.h"
#include "core/link/link_events.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/link/sample_frames.h"

using namespace cave;
using namespace cave::test;

namespace {

Bytes framed(std::vector<int> typeAndFields)
{
    Bytes bytes{static_cast<std::uint8_t>(typeAndFields.size()), 0, 0, 0};
    bytes.insert(bytes.end(), typeAndFields.begin(), typeAndFields.end());
    return bytes;
}

std::string errorOf(const Bytes &bytes)
{
    FrameReader reader;
    std::span<const std::uint8_t> rest = bytes;
    const auto frame = reader.next(rest);
    return frame ? "" : frame.error().text();
}

} // namespace

TEST_CASE("every frame reads as it was written, in pieces of any size")
{
    REQUIRE(rc::check("pieces", [] {
        Bytes bytes;
        for (const Frame &frame : sampleFrames()) {
            const Bytes one = encodeFrame(frame);
            bytes.insert(bytes.end(), one.begin(), one.end());
        }
        std::vector<Frame> frames;
        FrameReader reader;
        for (std::size_t at = 0; at < bytes.size();) {
            const auto length =
                std::min<std::size_t>(*rc::gen::inRange<std::size_t>(1, 400), bytes.size() - at);
            std::span<const std::uint8_t> piece = std::span(bytes).subspan(at, length);
            at += length;
            while (!piece.empty()) {
                Result<std::optional<Frame>> frame = reader.next(piece);
                RC_ASSERT(frame.ok());
                if (*frame)
                    frames.push_back(**frame);
            }
        }
        RC_ASSERT(frames == sampleFrames());
        RC_ASSERT(reader.capacity() <= kFrameHead + kMaxFrame);
    }));
}

TEST_CASE("ordered entries of any number come in frames that follow each other")
{
    std::vector<LinkEntry> entries;
    for (std::uint64_t i = 0; i < 10'000; ++i) {
        if (i % 3 == 0) {
            std::string name;
            for (std::size_t letter = 0; letter < kLongestPlayerName; ++letter)
                name += "𝔛";
            entries.push_back({static_cast<LinkPlayer>(i % kMaxLinkPlayers), 0, LinkJoin{name, 0xFFFFFF}});
        } else {
            entries.push_back({1, i, Command{EquipCommand{static_cast<std::size_t>(i)}}});
        }
    }
    const Bytes bytes = encodeOrdered(77, entries);
    FrameReader reader;
    std::span<const std::uint8_t> rest = bytes;
    std::vector<LinkEntry> read;
    while (!rest.empty()) {
        const Result<std::optional<Frame>> frame = reader.next(rest);
        REQUIRE(frame);
        REQUIRE(*frame);
        const auto &ordered = std::get<OrderedFrame>(**frame);
        REQUIRE(ordered.position == 77 + read.size());
        REQUIRE(ordered.entries.size() <= kMaxEntries);
        read.insert(read.end(), ordered.entries.begin(), ordered.entries.end());
    }
    REQUIRE(read == entries);
}

TEST_CASE("what is no frame is an error that says what and where")
{
    CHECK(errorOf({0, 0, 0, 0}) == "a frame of 0 bytes: expected 1 to 65536");
    CHECK(errorOf({1, 0, 1, 0}) == "a frame of 65537 bytes: expected 1 to 65536");
    CHECK(errorOf({255, 255, 255, 255}) == "a frame of 4294967295 bytes: expected 1 to 65536");
    CHECK(errorOf(framed({0})) == "no frame has type 0");
    CHECK(errorOf(framed({15, 1})) == "no frame has type 15");
    CHECK(errorOf(framed({12})) == "frame Alive: it is truncated");
    CHECK(errorOf(framed({12, 1, 0, 0})) == "frame Alive: there are bytes after its end");
    CHECK(errorOf(framed({12, 1, 2})) == "frame Alive: echo is out of range");
    CHECK(errorOf(framed({10, 1, 2, 0xC3, 0x28})) == "frame Chat: text contains invalid text");
    CHECK(errorOf(framed({10, 1, 1, '\n'})) == "frame Chat: text contains invalid text");
    CHECK(errorOf(framed({10, 1, 0})) == "frame Chat: text contains invalid text");
    CHECK(errorOf(framed({10, 0x80, 0x20, 1, 'a'})) == "frame Chat: player is out of range");
    CHECK(errorOf(framed({5, 0, 0})) == "frame Request: request is out of range");
    CHECK(errorOf(framed({5, 1, 19})) == "frame Request: there is no command -10");
    CHECK(
        errorOf(framed({1, 1, 2, 3, 4, 5, 6, 7, 8, 1, 0})).starts_with("frame Hello: it isn't a handshake"));
    CHECK(errorOf(framed({4, 0})) == "frame SnapshotPiece: length is out of range");
}

TEST_CASE("an error stays, and what follows isn't read")
{
    FrameReader reader;
    Bytes bytes = framed({14, 1});
    const Bytes good = encodeFrame(AliveFrame{5, false});
    bytes.insert(bytes.end(), good.begin(), good.end());
    std::span<const std::uint8_t> rest = bytes;
    REQUIRE_FALSE(reader.next(rest));
    rest = good;
    REQUIRE_FALSE(reader.next(rest));
}

TEST_CASE("names have 1 to 40 characters, none of which are controls or change the direction of writing")
{
    std::string forty;
    for (int i = 0; i < 40; ++i)
        forty += "界";
    CHECK(isPlayerName("Ada"));
    CHECK(isPlayerName("Zoë van Dyke"));
    CHECK(isPlayerName(forty));
    CHECK_FALSE(isPlayerName(forty + "界"));
    for (const char *bad : {"", " Ada", "Ada ", "A\tb", "A\nb", "A\u0085", "A\u202E", "A\u200Bb", "A\u2028b",
                            "e\u0301\u0301\u0301\u0301", "\xC3", "\x7F"})
        CHECK_FALSE(isPlayerName(bad));
}

TEST_CASE("a greeting of another protocol gives its protocol and version, whatever follows")
{
    HelloFrame hello;
    hello.protocol = 99;
    hello.identity.programVersion = "9.0";
    Bytes bytes = encodeFrame(hello);
    bytes.insert(bytes.end(), {1, 2, 3, 255});
    bytes[0] = static_cast<std::uint8_t>(bytes[0] + 4);
    FrameReader reader;
    std::span<const std::uint8_t> rest = bytes;
    const auto frame = reader.next(rest);
    REQUIRE(frame);
    REQUIRE(std::get<HelloFrame>(**frame).protocol == 99);
    REQUIRE(std::get<HelloFrame>(**frame).identity.programVersion == "9.0");
}

TEST_CASE("refusals and ends of links say what differs and why")
{
    CHECK(refusedMessage({RefusedReason::OtherVersion, {"1.2.3", "1.2.4"}}).english() ==
          "the host has version 1.2.3 of Cave Game and the guest 1.2.4; both must be the same");
    CHECK(refusedMessage({RefusedReason::OtherProtocol, {"1"}}).english().find("?") != std::string::npos);
    CHECK(byeMessage({ByeReason::BadFrame, "frame\x1b[2J"}).english().find('\x1b') == std::string::npos);
    CHECK(partsMessage({true, false, true, false}).english() == "the players, random streams and fights");
    for (const ByeReason reason : valuesOf<ByeReason>())
        CHECK(byeMessage({reason, {}}).isPattern());
    for (const RefusedReason reason : valuesOf<RefusedReason>())
        CHECK(refusedMessage({reason, {}}).isPattern());
}
