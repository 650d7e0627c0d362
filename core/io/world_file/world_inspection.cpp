// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_inspection.h"

#include "core/base/row_bits.h"
#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/region_sections.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/error_text.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_meta.h"

#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

/// How many cells or things there are in `changes`, which are of one section.
std::int64_t countIn(const RegionChanges &changes)
{
    std::int64_t count = std::ssize(changes.claimed) + std::ssize(changes.chests) +
                         std::ssize(changes.removedChests) + std::ssize(changes.piles) +
                         std::ssize(changes.monsters) + std::ssize(changes.features);
    for (const RegionRows *rows :
         {&changes.explored, &changes.flipped, &changes.flippedWater, &changes.flippedTrees})
        count += row_bits::countBits(*rows);
    return count;
}

/// Lists sections as far as their lengths are valid, each read separately, so that a damaged one doesn't hide
/// the others.
std::vector<PayloadSection> sectionsOf(std::span<const std::uint8_t> content, const RegionCodec &codec)
{
    std::vector<PayloadSection> sections;
    std::size_t offset = 0;
    while (const std::optional<SectionHead> head = sectionHead(content.subspan(offset))) {
        const std::size_t size = kSectionHead + head->length;
        const Result<RegionChanges> changes = codec.read(content.subspan(offset, size), kLastTag);
        Message summary = changes ? Message(countIn(*changes)) : changes.error().message;
        sections.push_back({head->tag, sectionName(head->tag), offset, head->length, std::move(summary)});
        offset += size;
    }
    return sections;
}

Result<void> addQuarantined(const Database &database, const fs::path &path, const World &world,
                            std::vector<StoredRegion> &rows)
{
    ChangesBudget budget;
    const auto open = CAVE_TRY(unsettled(database));
    auto select = CAVE_TRY(database.prepare(std::string(kSelectQuarantine)
                                                .append("WHERE ")
                                                .append(open)
                                                .append(" ")
                                                .append(kInOrder)
                                                .append(", id")));
    while (CAVE_TRY(select.step())) {
        rows.push_back(readQuarantineRow(select, *world.content, world.map.regionSize()));
        const Result<void> taken =
            budget.takeInflated(sizeof(StoredRegion) + static_cast<std::size_t>(rows.back().contentBytes));
        if (!taken)
            return damagedWorld(path, message("quarantine: %1", taken.error().message));
    }
    return {};
}

Result<std::vector<StoredRegion>> storedRegionsOf(const Database &database, const fs::path &path)
{
    const auto meta = CAVE_TRY(readMeta(database, path));
    const auto world = CAVE_TRY(untouchedWorld(meta, path));
    auto select = CAVE_TRY(database.prepare(std::string(kSelectRegions).append(kInOrder)));
    std::vector<StoredRegion> rows;
    ChangesBudget budget;
    while (CAVE_TRY(select.step())) {
        RegionRow row = readRegionRow(select, *meta.content, world.map.regionSize());
        CAVE_TRY(takeRow(row, path, budget));
        rows.push_back(std::move(row.stored));
    }
    CAVE_TRY(addQuarantined(database, path, world, rows));
    return rows;
}

Result<InspectedWorld> inspectedWorldOf(const Database &database, const fs::path &path)
{
    auto summary = CAVE_TRY(readSummary(database, path));
    auto read = CAVE_TRY(readWorld(database, path, ReadFor::Editing));
    auto bookmarks = CAVE_TRY(orDamaged(readBookmarks(database, read.meta.version)));
    if (!bookmarks)
        bookmarks =
            ReadBookmarks{{}, {message("the bookmarks can't be read: %1", bookmarks.error().message)}, {}};
    std::vector<Message> notices = noticesOf(read);
    if (!database.notice().empty())
        notices.insert(notices.begin(), database.notice());
    notices.insert(notices.end(), bookmarks->problems.begin(), bookmarks->problems.end());
    std::vector<DamagedRegion> damaged =
        read.isRestored ? std::vector<DamagedRegion>() : damagedRegionsOf(read);
    InspectedWorld inspected{std::move(summary), std::move(read.world),           std::move(read.rows),
                             std::move(notices), std::move(bookmarks->bookmarks), std::move(read.remarks),
                             std::move(damaged)};
    CAVE_TRY(addQuarantined(database, path, inspected.world, inspected.regions));
    for (const StoredRegion &row : inspected.regions) {
        if (row.quarantined)
            inspected.damaged.push_back({row.pos, row.problem});
    }
    return inspected;
}

RawRegion rawRegionOf(StoredRegion stored, std::span<const std::uint8_t> payload, const World &world)
{
    RawRegion raw;
    raw.payload.assign(payload.begin(), payload.end());
    raw.content = inflatePayload(payload).bytes;
    const int regionSize = world.map.regionSize();
    // A position that no world has is useless, but its sections can be shown nevertheless.
    const RegionPos pos = isUsableRegion(stored.pos, regionSize) ? stored.pos : RegionPos{};
    raw.sections = sectionsOf(raw.content, {*world.content, pos, regionSize});
    raw.row = std::move(stored);
    return raw;
}

Message nothingKept(const fs::path &path, const StoredRegion &wanted)
{
    return message(wanted.quarantined ? MessageKey("world %1 keeps nothing of %2 in quarantine")
                                      : MessageKey("world %1 keeps nothing of %2"),
                   quoted(path), nameOfStored(wanted));
}

/// Reads the row with the level, position and kind of `wanted`.
Result<RawRegion> rawRegionIn(const Database &database, const fs::path &path, const StoredRegion &wanted)
{
    const auto meta = CAVE_TRY(readMeta(database, path));
    const auto world = CAVE_TRY(untouchedWorld(meta, path));
    // A region may be in quarantine more than once; the newest is shown.
    constexpr std::string_view kThere = "WHERE level = ?1 AND rx = ?2 AND ry = ?3";
    auto select = CAVE_TRY(database.prepare(
        wanted.quarantined ? std::string(kSelectQuarantine).append(kThere).append(" ORDER BY id DESC LIMIT 1")
                           : std::string(kSelectRegions).append(kThere)));
    if (!CAVE_TRY(select.with(wanted.level, wanted.pos).step()))
        return Error{ErrorCode::NotFound, nothingKept(path, wanted)};
    StoredRegion stored = wanted.quarantined
                              ? readQuarantineRow(select, *world.content, world.map.regionSize())
                              : readRegionRow(select, *world.content, world.map.regionSize()).stored;
    return rawRegionOf(std::move(stored), select.blob(3), world);
}

} // namespace

Message nameOfStored(const StoredRegion &stored)
{
    return message("region %1 of level %2", placeText({stored.pos.x, stored.pos.y}), stored.level);
}

Result<InspectedWorld> inspectWorldFile(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) { return inspectedWorldOf(database, path); });
}

Result<std::vector<StoredRegion>> readStoredRegions(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) { return storedRegionsOf(database, path); });
}

Result<RawRegion> readRawRegion(const fs::path &path, std::int64_t level, RegionPos pos, bool quarantined)
{
    StoredRegion wanted;
    wanted.level = level;
    wanted.pos = pos;
    wanted.quarantined = quarantined;
    return readUnlocked(path, [&](const Database &database) { return rawRegionIn(database, path, wanted); });
}

} // namespace cave
