// SPDX-License-Identifier: MIT
// The packed parts of a world's file. What is read can be written, and then reads as the same.

#include "core/content/builtin.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/state_codec.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

using namespace cave;

namespace {

const Content &tablesFor(unsigned choice)
{
    static const Content kCaves = builtInContent().value();
    static const Content kRooms = builtInContent(ScenarioKind::Rooms).value();
    return choice % 2 == 0 ? kCaves : kRooms;
}

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void readRegion(std::span<const std::uint8_t> bytes, const Content &content)
{
    const RegionCodec codec{content, {-7, 3}, 50};
    const Result<RegionChanges> changes = codec.read(bytes, kLastTag);
    if (!changes)
        return;
    ByteWriter out;
    codec.write(*changes, out);
    const Result<RegionChanges> again = codec.read(out.bytes(), kLastTag);
    require(again.ok() && *again == *changes);
}

void readEdit(std::span<const std::uint8_t> bytes, const Content &content)
{
    const DeltaCodec codec{content, 50};
    const Result<std::vector<std::uint8_t>> packed = deflated(bytes, kDeltaVersion);
    const Result<WorldDelta> delta = packed ? codec.decode(*packed) : packed.error();
    if (!delta)
        return;
    const Result<std::vector<std::uint8_t>> written = codec.encode(*delta);
    require(written.ok());
    const Result<WorldDelta> again = codec.decode(*written);
    require(again.ok() && *again == *delta);
}

void readFightRow(std::span<const std::uint8_t> bytes, const Content &content)
{
    const Result<std::optional<Fight>> fight = readFight(bytes, content);
    if (!fight)
        return;
    ByteWriter out;
    writeFight(out, *fight, content);
    const Result<std::optional<Fight>> again = readFight(out.bytes(), content);
    require(again.ok() && *again == *fight);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::span<const std::uint8_t> bytes(data + 1, size - 1);
    const Content &content = tablesFor(data[0] / 8);
    switch (data[0] % 8) {
    case 0:
        readRegion(bytes, content);
        break;
    case 1:
        readEdit(bytes, content);
        break;
    case 2:
        readFightRow(bytes, content);
        break;
    case 3:
        static_cast<void>(readAction(bytes, content));
        break;
    case 4:
        static_cast<void>(readInventory(bytes, content));
        break;
    case 5:
        static_cast<void>(readStatistics(bytes));
        break;
    case 6:
        static_cast<void>(readRun(bytes));
        static_cast<void>(readStreams(bytes));
        break;
    default:
        static_cast<void>(decodePayload(bytes, {content, {0, 0}, 50}));
        break;
    }
    return 0;
}
