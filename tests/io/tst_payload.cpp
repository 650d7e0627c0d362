#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/io/payload.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>
#include <zlib.h>

using namespace cave;

namespace {

using Bytes = std::vector<std::uint8_t>;

RegionChanges someChanges(int regionSize, std::uint64_t key)
{
    RegionChanges changes;
    for (int y = 0; y < regionSize; ++y)
        changes.explored[static_cast<std::size_t>(y)] =
            mix64(combine(key, static_cast<std::uint64_t>(y))) & lowBits(regionSize);
    return changes;
}

Bytes encoded(const RegionChanges &changes, int regionSize)
{
    PayloadEncoder encoder;
    const auto payload = encoder.encode(changes, regionSize);
    REQUIRE(payload);
    return {payload->begin(), payload->end()};
}

/// A payload of version 1 with any content.
Bytes packed(const Bytes &content)
{
    uLongf length = compressBound(static_cast<uLong>(content.size()));
    Bytes payload(1 + length);
    payload[0] = kPayloadVersion;
    REQUIRE(compress2(payload.data() + 1, &length, content.data(), static_cast<uLong>(content.size()), 9) ==
            Z_OK);
    payload.resize(1 + length);
    return payload;
}

std::string whyRefused(const Bytes &payload, int regionSize = 50)
{
    const Result<RegionChanges> changes = decodePayload(payload, regionSize);
    REQUIRE_FALSE(changes);
    REQUIRE(changes.error().code == ErrorCode::Damaged);
    return changes.error().message;
}

} // namespace

TEST_CASE("a region's changes come back from their payload as they were")
{
    REQUIRE(rc::check([] {
        const int size = *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
        const RegionChanges changes = someChanges(size, *rc::gen::arbitrary<std::uint64_t>());
        const Result<RegionChanges> back = decodePayload(encoded(changes, size), size);
        RC_ASSERT(back.ok());
        RC_ASSERT(*back == changes);
    }));
}

TEST_CASE("one encoder packs the same whatever it packed before")
{
    PayloadEncoder encoder;
    REQUIRE(encoder.encode(someChanges(50, 1), 50));
    const auto again = encoder.encode(someChanges(50, 2), 50);
    REQUIRE(again);
    REQUIRE(Bytes(again->begin(), again->end()) == encoded(someChanges(50, 2), 50));
}

TEST_CASE("a region that was seen in part packs into less than its bits")
{
    RegionChanges changes;
    for (std::size_t y = 10; y < 35; ++y)
        changes.explored[y] = lowBits(30);
    REQUIRE(encoded(changes, 50).size() < 60);
}

TEST_CASE("a payload of no changes unpacks to no changes")
{
    const Result<RegionChanges> back = decodePayload(encoded({}, 50), 50);
    REQUIRE(back);
    REQUIRE(back->empty());
}

TEST_CASE("a payload of a newer version is refused by its number")
{
    Bytes payload = encoded(someChanges(50, 1), 50);
    payload[0] = 9;
    REQUIRE(whyRefused(payload) == "its version is 9; this program reads up to 1");
    payload[0] = 0;
    REQUIRE(whyRefused(payload) == "its version is 0, which never was");
}

TEST_CASE("a payload cut short anywhere is refused")
{
    const Bytes payload = encoded(someChanges(50, 1), 50);
    for (std::size_t length = 0; length < payload.size(); ++length) {
        INFO("length " << length);
        REQUIRE_FALSE(
            decodePayload(Bytes(payload.begin(), payload.begin() + static_cast<std::ptrdiff_t>(length)), 50));
    }
}

TEST_CASE("a payload with bytes after its end is refused")
{
    Bytes payload = encoded(someChanges(50, 1), 50);
    payload.push_back(0);
    REQUIRE(whyRefused(payload) == "there are bytes after the compressed data");
}

TEST_CASE("a payload that would inflate without end is refused")
{
    REQUIRE(whyRefused(packed(Bytes(10'000'000, 0))) == "the content is larger than any region's");
}

TEST_CASE("explored cells outside the region are refused")
{
    RegionChanges changes;
    changes.explored[3] = lowBits(10);
    REQUIRE(whyRefused(encoded(changes, 16), 15) == "the explored cells have the wrong length");
    changes.explored[3] = std::uint64_t{1} << 9U;
    Bytes content(5 + 18, 0xFF);
    const Bytes head{1, 18, 0, 0, 0};
    std::copy(head.begin(), head.end(), content.begin());
    REQUIRE(whyRefused(packed(content), 9) == "explored cells lie outside the region");
}

TEST_CASE("sections that nobody knows, that repeat or that end too late are refused")
{
    REQUIRE(whyRefused(packed({7, 0, 0, 0, 0})) == "section 7 is unknown or out of order");
    REQUIRE(whyRefused(packed({1, 0xFF, 0xFF, 0xFF, 0xFF})) == "a section is cut short");
    REQUIRE(whyRefused(packed({1, 0, 0})) == "a section is cut short");
    const Bytes twice{1, 8, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, //
                      1, 8, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    REQUIRE(whyRefused(packed(twice), 8) == "section 1 is unknown or out of order");
}

TEST_CASE("no bytes make unpacking fail in another way than by an error")
{
    REQUIRE(rc::check([] {
        Bytes payload = *rc::gen::arbitrary<Bytes>();
        if (*rc::gen::arbitrary<bool>()) {
            payload = encoded(someChanges(50, *rc::gen::arbitrary<std::uint64_t>()), 50);
            payload[*rc::gen::inRange<std::size_t>(0, payload.size())] ^=
                *rc::gen::inRange<std::uint8_t>(1, 255);
        }
        const Result<RegionChanges> changes = decodePayload(payload, 50);
        const bool sane = changes.ok() || changes.error().code == ErrorCode::Damaged;
        RC_ASSERT(sane);
    }));
}
