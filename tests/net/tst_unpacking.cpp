// SPDX-License-Identifier: MIT
// What a host's world may unpack to.
#include "app/net/shared_worlds.h"
#include "core/io/codec/payload.h"

#include <QDir>

#include <fstream>
#include <iterator>

#include "tests/net/game_fixture.h"

namespace {

using namespace cave;
using namespace cave::test;

using Bytes = std::vector<std::uint8_t>;

/// The content of the unpacked file, or the error; nothing if neither came.
struct Unpacking {
    WorldUnpacker unpacker;
    QTemporaryDir folder;
    std::optional<Bytes> content;
    std::string error;

    void start(Bytes packed)
    {
        unpacker.unpack(std::move(packed), folder.path().toStdString(),
                        [this](const WorldUnpacker::Unpacked &unpacked) {
                            if (!unpacked) {
                                error = unpacked.error().text();
                                return;
                            }
                            std::ifstream in((*unpacked)->path(), std::ios::binary);
                            content = Bytes(std::istreambuf_iterator<char>(in), {});
                        });
    }
    [[nodiscard]] bool isDone() const { return content || !error.empty(); }
    [[nodiscard]] bool isEmpty() const { return QDir(folder.path()).isEmpty(QDir::Files | QDir::Hidden); }
};

/// Zeros, which pack to a thousandth.
Bytes packedZeros(std::size_t bytes)
{
    return *deflated(Bytes(bytes, 0), 1);
}

} // namespace

TEST_CASE("a small world may consist of empty pages, a large one that packs to a thousandth is refused")
{
    needApplication();
    Unpacking small;
    small.start(packedZeros(kFreeUnpacked));
    REQUIRE(waitUntil([&] { return small.isDone(); }));
    REQUIRE(small.content);
    CHECK(small.content->size() == kFreeUnpacked);
    CHECK(small.isEmpty());

    Unpacking large;
    large.start(packedZeros(4 * kFreeUnpacked));
    REQUIRE(waitUntil([&] { return large.isDone(); }));
    CHECK(large.error.find("which no world does") != std::string::npos);
    CHECK(large.isEmpty());
}

TEST_CASE("what isn't a packed world is refused")
{
    needApplication();
    Bytes truncated = packedZeros(100'000);
    truncated.pop_back();
    Bytes longer = packedZeros(100'000);
    longer.push_back(0);
    for (const Bytes &wrong : {Bytes{}, Bytes{2, 3}, Bytes(1000, 1), truncated, longer}) {
        Unpacking unpacking;
        unpacking.start(wrong);
        REQUIRE(waitUntil([&] { return unpacking.isDone(); }));
        CHECK_FALSE(unpacking.error.empty());
        CHECK(unpacking.isEmpty());
    }
}

TEST_CASE("unpacking that is cancelled leaves nothing, and nothing more is heard of it")
{
    needApplication();
    Unpacking unpacking;
    unpacking.start(packedZeros(kFreeUnpacked));
    unpacking.unpacker.cancel();
    CHECK(unpacking.isEmpty());
    Unpacking other;
    other.start(packedZeros(1000));
    REQUIRE(waitUntil([&] { return other.isDone(); }));
    CHECK_FALSE(unpacking.isDone());
}
