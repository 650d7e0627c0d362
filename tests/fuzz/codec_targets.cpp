// SPDX-License-Identifier: MIT
// The packed parts of a world's file. The first byte of an input says which stored world it is about, so that
// every scenario's content is read.

#include "core/io/codec/action_codec.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/state_codec.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/world_file/world_file.h"
#include "core/world/settings.h"

#include <algorithm>
#include <array>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/stored_worlds.h"

namespace cave::fuzz {
namespace {

std::vector<Bytes> chosenByWorld(const std::vector<StoredValue> &values)
{
    std::vector<Bytes> samples;
    for (const StoredValue &value : values)
        samples.push_back(chosen(value.world, textOf(value.value)));
    return samples;
}

// --- Regions: the second byte says of which size they are, and where --------------------------------------

RegionCodec regionCodec(InputReader &in)
{
    const Content &content = contentOf(in.byte());
    const int choice = in.byte();
    const int size =
        choice == 0 ? kMaxRegionSize : kMinRegionSize + choice % (kMaxRegionSize - kMinRegionSize + 1);
    const std::int64_t last = kWorldLimit / size;
    const std::array places{RegionPos{-7, 3}, RegionPos{last, -last}, RegionPos{-last - 1, last - 1}};
    return {content, places[static_cast<std::size_t>(choice) % places.size()], size};
}

/// Of the usual size.
std::vector<Bytes> regionsOf(const std::vector<StoredValue> &values)
{
    std::vector<Bytes> samples = chosenByWorld(values);
    for (Bytes &sample : samples)
        sample.insert(sample.begin() + 1, 0);
    return samples;
}

bool feedRegion(Input input)
{
    InputReader in(input);
    const RegionCodec codec = regionCodec(in);
    static_cast<void>(codec.readIntact(in.rest(), kLastTag, input.size() % 2 == 0));
    const Result<RegionChanges> changes = codec.read(in.rest(), kLastTag);
    if (!changes)
        return false;
    PayloadEncoder encoder;
    const auto payload = encoder.encode(*changes, codec);
    require(payload.ok(), "what was read of a region can be packed");
    const Result<RegionChanges> again = decodePayload(*payload, codec);
    require(again.ok() && *again == *changes, "a region is written so that it reads as the same");
    return true;
}

constexpr const char *kRegions = "SELECT payload FROM regions ORDER BY length(payload) DESC";

std::vector<Bytes> regionSamples()
{
    std::vector<StoredValue> values = storedValues(kRegions, 2);
    for (StoredValue &stored : values)
        stored.value = inflatePayload(stored.value).bytes;
    return regionsOf(values);
}

bool feedPayload(Input input)
{
    InputReader in(input);
    const RegionCodec codec = regionCodec(in);
    static_cast<void>(lastSectionOf(in.rest()));
    static_cast<void>(decodeOwnMap(in.rest(), codec));
    return decodePayload(in.rest(), codec).ok();
}

std::vector<Bytes> payloadSamples()
{
    return regionsOf(storedValues(kRegions, 1));
}

// --- Edits ------------------------------------------------------------------------------------------------

bool feedDelta(Input input)
{
    InputReader in(input);
    const DeltaCodec codec{contentOf(in.byte()), kMaxRegionSize};
    static_cast<void>(codec.decode(in.rest()));
    const Result<Bytes> packed = deflated(in.rest(), kDeltaVersion);
    require(packed.ok(), "bytes can be packed");
    const Result<WorldDelta> delta = codec.decode(*packed);
    if (!delta)
        return false;
    static_cast<void>(issueOf(*delta, kMaxRegionSize));
    const Result<Bytes> written = codec.encode(*delta);
    require(written.ok(), "what was read of an edit can be written");
    const Result<WorldDelta> again = codec.decode(*written);
    require(again.ok() && *again == *delta, "an edit is written so that it reads as the same");
    return true;
}

std::vector<Bytes> deltaSamples()
{
    std::vector<StoredValue> values = storedValues("SELECT delta FROM edits", 20);
    require(!values.empty(), "a stored world was edited");
    for (StoredValue &stored : values)
        stored.value = inflateUpTo(std::span(stored.value).subspan(1), kMaxDeltaContent, {}).bytes;
    return chosenByWorld(values);
}

// --- The state: the second byte says which part of it -----------------------------------------------------

/// Reads bytes by `read(bytes)`, and what `write(out, value)` makes of the result.
template<class Read, class Write>
bool comesBack(Input input, Read read, Write write)
{
    const auto value = read(input);
    if (!value)
        return false;
    ByteWriter out;
    write(out, *value);
    const auto again = read(Input(out.bytes()));
    require(again.ok(), "what was read of a state can be written and read again");
    ByteWriter same;
    write(same, *again);
    require(same.bytes() == out.bytes(), "a state is written so that it reads as the same");
    return true;
}

struct StatePart {
    const char *key; ///< of its row in a world's file; "": it is a part of others
    bool (*feed)(Input bytes, std::size_t world);
};

template<auto Read, auto Write>
bool feedPart(Input bytes, std::size_t world)
{
    const Content &content = contentOf(world);
    return comesBack(
        bytes, [&](Input in) { return Read(in, content); },
        [&](ByteWriter &out, const auto &value) { Write(out, value, content); });
}

template<auto Read, auto Write>
bool feedPlainPart(Input bytes, std::size_t)
{
    return comesBack(bytes, Read, Write);
}

bool feedParty(Input bytes, std::size_t world)
{
    static_cast<void>(salvageParty(bytes, contentOf(world)));
    return comesBack(
        bytes, [&](Input in) { return readParty(in, contentOf(world)); },
        [&](ByteWriter &out, const Party &party) {
            World shown = newWorldOf(world);
            shown.party = party;
            writeParty(out, shown);
        });
}

constexpr std::array kStateParts{
    StatePart{"fight", feedPart<readFight, writeFight>},
    StatePart{"action", feedPart<readAction, writeAction>},
    StatePart{"inventory", feedPart<readInventory, writeInventory>},
    StatePart{"statistics", feedPlainPart<readStatistics, writeStatistics>},
    StatePart{"streams", feedPlainPart<readStreams, writeStreams>},
    StatePart{"run", feedPlainPart<readRun, writeRun>},
    StatePart{"party", feedParty},
    StatePart{"", feedPlainPart<readMotion, writeMotion>},
    StatePart{"", feedPlainPart<readCondition, writeCondition>},
};

bool feedState(Input input)
{
    InputReader in(input);
    const std::size_t world = in.byte();
    const StatePart &part = kStateParts[in.byte() % kStateParts.size()];
    return part.feed(in.rest(), world);
}

std::vector<Bytes> stateSamples()
{
    std::vector<Bytes> samples;
    for (std::size_t part = 0; part < kStateParts.size(); ++part) {
        const std::string key = kStateParts[part].key;
        for (const StoredValue &stored :
             storedValues("SELECT value FROM state WHERE key = '" + key + "'", 1)) {
            Bytes sample{static_cast<std::uint8_t>(stored.world), static_cast<std::uint8_t>(part)};
            sample.insert(sample.end(), stored.value.begin(), stored.value.end());
            samples.push_back(std::move(sample));
        }
    }
    return samples;
}

// --- Whole worlds -----------------------------------------------------------------------------------------

bool feedSnapshot(Input input)
{
    InputReader in(input);
    const std::size_t index = in.byte();
    World world = newWorldOf(index);
    if (!decodeWorld(in.rest(), world))
        return false;
    const Result<Bytes> written = encodeWorld(world);
    require(written.ok(), "what was read of a world can be written");
    World again = newWorldOf(index);
    require(decodeWorld(*written, again).ok(), "what was read of a world can be read again");
    const Result<Bytes> same = encodeWorld(again);
    require(same.ok() && *same == *written, "a world is written so that it reads as the same");
    return true;
}

std::vector<Bytes> snapshotSamples()
{
    std::vector<Bytes> samples;
    for (std::size_t world = 0; world < storedWorlds().size(); ++world) {
        const Result<LoadedWorld> loaded = WorldFile::readSnapshot(storedWorlds()[world]);
        require(loaded.ok(), "a stored world can be read");
        samples.push_back(chosen(world, textOf(*encodeWorld(loaded->world))));
    }
    return samples;
}

} // namespace

std::vector<FuzzTarget> codecTargets()
{
    return {
        {"region", 300, feedRegion, regionSamples},       {"payload", 200, feedPayload, payloadSamples},
        {"delta", 400, feedDelta, deltaSamples},          {"state", 200, feedState, stateSamples},
        {"snapshot", 100, feedSnapshot, snapshotSamples},
    };
}

} // namespace cave::fuzz
