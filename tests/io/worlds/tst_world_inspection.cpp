// SPDX-License-Identifier: MIT
#include "core/io/codec/region_sections.h"
#include "core/io/world_file/world_inspection.h"

#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/sample_world.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

StoredRegion storedAt(const fs::path &path, RegionPos pos, bool quarantined = false)
{
    const Result<std::vector<StoredRegion>> rows = readStoredRegions(path);
    REQUIRE(rows);
    for (const StoredRegion &row : *rows) {
        if (row.pos == pos && row.quarantined == quarantined)
            return row;
    }
    FAIL("there is no such row");
    return {};
}

/// The end of a section's data in its region's content.
std::size_t endOf(const PayloadSection &section)
{
    return section.offset + 5 + section.size;
}

} // namespace

TEST_CASE("an inspected world is the world that was saved, with a sound row for each changed region")
{
    const Sample sample;
    const Result<InspectedWorld> inspected = inspectWorldFile(sample.path);
    REQUIRE(inspected);
    REQUIRE(inspected->world.map.changes() == sample.changes);
    REQUIRE(inspected->summary.name == "Sample");
    REQUIRE(inspected->notices.empty());
    REQUIRE(inspected->regions.size() == sample.changes.size());
    auto expected = sample.changes.begin();
    for (const StoredRegion &row : inspected->regions) {
        INFO(row.problem);
        REQUIRE(row.problem.empty());
        REQUIRE(row.pos == expected->first);
        REQUIRE(row.checksum == row.storedChecksum);
        REQUIRE(row.payloadBytes > 0);
        REQUIRE(row.contentBytes > 0);
        REQUIRE_FALSE(row.quarantined);
        ++expected;
    }
    REQUIRE(*readStoredRegions(sample.path) == inspected->regions);
    REQUIRE(readBytes(sample.path) == sample.bytes);
    REQUIRE(fileNames(sample.folder.path()) == "sample.cave");
}

TEST_CASE("a world can be inspected while it is played")
{
    const TempFolder folder;
    Result<SavedSession> session = SavedSession::create(folder / "played.cave", "Played", testSpec());
    REQUIRE(session);
    walk(*session, 3, 100);
    const Result<InspectedWorld> inspected = inspectWorldFile(folder / "played.cave");
    REQUIRE(inspected);
    REQUIRE(inspected->world.map.changes() == session->session().world().map.changes());
    REQUIRE(inspected->world.player() == session->session().world().player());
}

TEST_CASE("a row with another checksum shows both, and its content is read all the same")
{
    const Sample sample;
    const RegionPos pos = sample.firstRegion();
    const StoredRegion before = storedAt(sample.path, pos);
    sample.execute("UPDATE regions SET crc32 = crc32 - 1");
    const StoredRegion row = storedAt(sample.path, pos);
    REQUIRE(row.storedChecksum == before.checksum - 1);
    REQUIRE(row.checksum == before.checksum);
    REQUIRE(row.contentBytes == before.contentBytes);
    REQUIRE(mentions(row.problem, "checksum"));
    REQUIRE(mentions(row.problem, "level 0"));
    const Result<InspectedWorld> inspected = inspectWorldFile(sample.path);
    REQUIRE(inspected);
    REQUIRE(inspected->world.map.changes() == sample.changes);
}

TEST_CASE("what was set aside when a world was opened is listed last, with its bytes")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    const RegionPos pos = sample.firstRegion();
    sample.replaceFirstPayload({kPayloadVersion, 0x78, 0x01});
    const Message problem = storedAt(sample.path, pos).problem;
    REQUIRE(mentions(problem, "truncated"));
    REQUIRE(SavedSession::open(sample.path)->damaged().size() == 1);
    const Result<std::vector<StoredRegion>> rows = readStoredRegions(sample.path);
    REQUIRE(rows);
    REQUIRE(rows->back().quarantined);
    REQUIRE(rows->back().pos == pos);
    REQUIRE(rows->back().problem == problem);
    REQUIRE(rows->back().payloadBytes == 3);
    REQUIRE(rows->back().contentBytes == 0);
    const Result<RawRegion> raw = readRawRegion(sample.path, 0, pos, true);
    REQUIRE(raw);
    REQUIRE(raw->row == rows->back());
    REQUIRE(raw->payload == std::vector<std::uint8_t>{kPayloadVersion, 0x78, 0x01});
    REQUIRE(raw->sections.empty());
    const Result<RawRegion> none = readRawRegion(sample.path, 0, {1000, 7}, true);
    REQUIRE(none.error().code == ErrorCode::NotFound);
    REQUIRE(mentions(none.error().text(), "(1000, 7)"));
}

TEST_CASE("the sections of a region cover its content without a gap and say what is in them")
{
    const Sample sample;
    for (const auto &[pos, changes] : sample.changes) {
        const Result<RawRegion> raw = readRawRegion(sample.path, 0, pos, false);
        REQUIRE(raw);
        REQUIRE(raw->row == storedAt(sample.path, pos));
        REQUIRE(raw->content.size() == static_cast<std::size_t>(raw->row.contentBytes));
        std::size_t end = 0;
        for (const PayloadSection &section : raw->sections) {
            REQUIRE(section.offset == end);
            REQUIRE(raw->content[section.offset] == section.tag);
            end = endOf(section);
            REQUIRE(section.name == sectionName(section.tag));
            if (section.tag == kExploredTag)
                REQUIRE(section.summary.english() == std::to_string(raw->row.exploredCells));
            if (section.tag == kMonstersTag)
                REQUIRE(section.summary.english() == std::to_string(changes.monsters.size()));
        }
        REQUIRE(end == raw->content.size());
    }
}

TEST_CASE("a section that is broken is reported, and those after it all the same")
{
    const Sample sample;
    RegionChanges changes;
    changes.claimed = {{3, 4}, {5, 6}};
    changes.removedChests = {{7, 8}};
    ByteWriter content;
    const Result<Content> tables = builtInContent();
    REQUIRE(tables);
    RegionCodec{*tables, {0, 0}, 50}.write(changes, content);
    std::vector<std::uint8_t> bytes = content.bytes();
    bytes[6] = 99; // x of the first chest
    sample.replaceFirstPayload(packedPayload(bytes));
    const Result<RawRegion> raw = readRawRegion(sample.path, 0, sample.firstRegion(), false);
    REQUIRE(raw);
    REQUIRE(raw->content == bytes);
    REQUIRE(mentions(raw->row.problem, "(99, 4)"));
    REQUIRE(raw->sections.size() == 2);
    REQUIRE(raw->sections[0].name.english() == "opened chests");
    REQUIRE(mentions(raw->sections[0].summary, "(99, 4)"));
    REQUIRE(raw->sections[1].name.english() == "removed chests");
    REQUIRE(raw->sections[1].summary.english() == "1");
}

TEST_CASE("content that breaks off in the middle is shown as far as it goes")
{
    const Sample sample;
    const Result<RawRegion> whole = readRawRegion(sample.path, 0, sample.firstRegion(), false);
    REQUIRE(whole);
    std::vector<std::uint8_t> cut = whole->payload;
    cut.resize(cut.size() - 6); // the stream's own checksum, and a little
    sample.replaceFirstPayload(cut);
    const Result<RawRegion> raw = readRawRegion(sample.path, 0, sample.firstRegion(), false);
    REQUIRE(raw);
    REQUIRE(raw->row.contentBytes == 0);
    REQUIRE_FALSE(raw->content.empty());
    REQUIRE(raw->content.size() <= whole->content.size());
    REQUIRE(std::equal(raw->content.begin(), raw->content.end(), whole->content.begin()));
}

TEST_CASE("a file with bytes changed, cut out or doubled anywhere is inspected or refused, never worse")
{
    const Sample sample;
    const RegionPos pos = sample.firstRegion();
    int read = 0;
    int refused = 0;
    for (std::uint64_t round = 0; round < 600; ++round) {
        INFO("round " << round);
        writeBytes(sample.path, mangled(sample.bytes, round));
        const Result<InspectedWorld> inspected = inspectWorldFile(sample.path);
        (inspected ? read : refused) += 1;
        if (!inspected)
            REQUIRE_FALSE(inspected.error().text().empty());
        if (const Result<std::vector<StoredRegion>> rows = readStoredRegions(sample.path)) {
            for (const StoredRegion &row : *rows)
                static_cast<void>(readRawRegion(sample.path, row.level, row.pos, row.quarantined));
        }
        static_cast<void>(readRawRegion(sample.path, 0, pos, false));
    }
    REQUIRE(read > 0);
    REQUIRE(refused > 0);
}
