// SPDX-License-Identifier: MIT
#include "core/io/codec/region_sections.h"

#include "core/base/bit_grid.h"
#include "core/base/text.h"
#include "core/io/codec/content_keys.h"
#include "core/world/features.h"

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kLargestCount = 1'000'000'000; // of an index, of patience, of energy

constexpr std::int64_t kLargestValue = 1'000'000'000; // of a feature

constexpr unsigned kAliveBit = 1;
constexpr unsigned kHeadingShift = 1;
constexpr unsigned kTrailBit = 8;
constexpr unsigned kDiagonalBit = 16;

std::size_t bytesPerRow(int regionSize)
{
    return static_cast<std::size_t>((regionSize + 7) / 8);
}

void writeSection(ByteWriter &out, int tag, const ByteWriter &data)
{
    out.byte(static_cast<std::uint8_t>(tag));
    for (unsigned shift = 0; shift < 32; shift += 8)
        out.byte(static_cast<std::uint8_t>(data.bytes().size() >> shift));
    out.append(data.bytes());
}

void writeRows(ByteWriter &out, int tag, const RegionRows &rows, int regionSize)
{
    if (rows == RegionRows{})
        return;
    ByteWriter data;
    for (std::size_t y = 0; y < static_cast<std::size_t>(regionSize); ++y) {
        for (std::size_t byte = 0; byte < bytesPerRow(regionSize); ++byte)
            data.byte(static_cast<std::uint8_t>(rows[y] >> (8 * byte)));
    }
    writeSection(out, tag, data);
}

Result<void> readRows(std::span<const std::uint8_t> data, int regionSize, const Message &what,
                      RegionRows &rows)
{
    const auto size = static_cast<std::size_t>(regionSize);
    const std::size_t rowBytes = bytesPerRow(regionSize);
    if (data.size() != size * rowBytes)
        return damaged(message("the %1 cells have the wrong length", what));
    for (std::size_t y = 0; y < size; ++y) {
        std::uint64_t row = 0;
        for (std::size_t byte = 0; byte < rowBytes; ++byte)
            row |= static_cast<std::uint64_t>(data[y * rowBytes + byte]) << (8 * byte);
        if ((row & ~lowBits(regionSize)) != 0)
            return damaged(message("%1 cells are outside the region", what));
        rows[y] = row;
    }
    return {};
}

void writeCell(ByteWriter &out, CellPos cell)
{
    out.byte(static_cast<std::uint8_t>(cell.x));
    out.byte(static_cast<std::uint8_t>(cell.y));
}

/// The next cell of a list; it must be in the region, after `last`.
Result<CellPos> readCell(ByteReader &in, int regionSize, const CellPos *last, const Message &what)
{
    CellPos cell;
    cell.x = in.byte();
    cell.y = in.byte();
    if (!in.ok())
        return damaged(message("the %1 are truncated", what));
    if (cell.x >= regionSize || cell.y >= regionSize)
        return damaged(message("the %1 have a cell %2 outside the region", what, cellText(cell)));
    if (last != nullptr && !(*last < cell))
        return damaged(message("the %1 are not in order at %2", what, cellText(cell)));
    return cell;
}

void writeCells(ByteWriter &out, int tag, const std::vector<CellPos> &cells)
{
    if (cells.empty())
        return;
    ByteWriter data;
    data.number(cells.size());
    for (const CellPos cell : cells)
        writeCell(data, cell);
    writeSection(out, tag, data);
}

Result<void> requireEnd(const ByteReader &in, const Message &what)
{
    if (!in.ok())
        return damaged(message("the %1 are truncated", what));
    if (!in.atEnd())
        return damaged(message("there are bytes after the %1", what));
    return {};
}

Result<void> readCells(std::span<const std::uint8_t> data, int regionSize, const Message &what,
                       std::vector<CellPos> &cells)
{
    ByteReader in(data);
    const std::size_t count = in.count();
    for (std::size_t i = 0; i < count; ++i) {
        const auto cell = CAVE_TRY(readCell(in, regionSize, cells.empty() ? nullptr : &cells.back(), what));
        cells.push_back(cell);
    }
    return requireEnd(in, what);
}

void writeItems(ByteWriter &out, int tag, const std::vector<CellItems> &list, const Content &content)
{
    if (list.empty())
        return;
    KeyTableWriter keys;
    ByteWriter entries;
    for (const CellItems &entry : list) {
        writeCell(entries, entry.cell);
        writeStacks(entries, entry.items, content, keys);
    }
    ByteWriter data;
    keys.writeTo(data);
    data.number(list.size());
    data.append(entries.bytes());
    writeSection(out, tag, data);
}

Result<void> readItems(std::span<const std::uint8_t> data, const RegionCodec &codec, const Message &what,
                       std::vector<CellItems> &list)
{
    ByteReader in(data);
    const Result<std::vector<std::size_t>> keys = readItemKeys(in, codec.content);
    if (!keys)
        return damaged(message("the %1: %2", what, keys.error().message));
    const std::size_t count = in.count();
    for (std::size_t i = 0; i < count; ++i) {
        const auto cell =
            CAVE_TRY(readCell(in, codec.regionSize, list.empty() ? nullptr : &list.back().cell, what));
        Result<std::vector<ItemStack>> stacks = readStacks(in, *keys);
        if (!stacks)
            return damaged(message("the %1 at %2: %3", what, cellText(cell), stacks.error().message));
        list.push_back({cell, std::move(*stacks)});
    }
    return requireEnd(in, what);
}

void writePlace(ByteWriter &out, WorldPos place, WorldPos origin)
{
    out.signedNumber(place.x - origin.x);
    out.signedNumber(place.y - origin.y);
}

/// The regions at the end of the world have cells beyond it, with monsters.
bool isCellPlace(WorldPos p)
{
    constexpr std::int64_t kFarthest = kWorldLimit + std::int64_t{2} * kMaxRegionSize;
    return p.x >= -kFarthest && p.x <= kFarthest && p.y >= -kFarthest && p.y <= kFarthest;
}

/// A position in the world's regions; none otherwise.
std::optional<WorldPos> readPlace(ByteReader &in, WorldPos origin)
{
    const std::int64_t dx = in.signedNumber();
    const std::int64_t dy = in.signedNumber();
    // Two positions in the world differ by at most twice its size; so no sum overflows.
    if (!isCellPlace({dx / 2, dy / 2}) || !isCellPlace({origin.x + dx, origin.y + dy}))
        return std::nullopt;
    return WorldPos{origin.x + dx, origin.y + dy};
}

unsigned headingBits(Direction heading)
{
    const auto number = static_cast<unsigned>(heading);
    return (number & 3U) << kHeadingShift | (isDiagonal(heading) ? kDiagonalBit : 0U);
}

Direction headingOf(unsigned flags)
{
    const unsigned number = (flags >> kHeadingShift) & 3U;
    return static_cast<Direction>((flags & kDiagonalBit) != 0 ? number + kDirections.size() : number);
}

void writeMonsters(ByteWriter &out, const std::vector<MonsterChange> &monsters, const RegionCodec &codec)
{
    if (monsters.empty())
        return;
    const WorldPos corner = worldPos(codec.pos, {0, 0}, codec.regionSize);
    KeyTableWriter keys;
    ByteWriter entries;
    for (const MonsterChange &monster : monsters) {
        const MonsterState &state = monster.state;
        entries.number(static_cast<std::uint64_t>(monster.index));
        entries.number(
            monster.kind ? 1 + keys.numberOf(*monster.kind, codec.content.monsters[*monster.kind].key) : 0);
        writePlace(entries, state.position, corner);
        const bool trail = state.patience != 0 || state.lastSeen != WorldPos{};
        entries.byte(static_cast<std::uint8_t>((state.alive ? kAliveBit : 0U) | headingBits(state.heading) |
                                               (trail ? kTrailBit : 0U)));
        entries.number(static_cast<std::uint64_t>(state.energy));
        if (trail) {
            entries.number(static_cast<std::uint64_t>(state.patience));
            writePlace(entries, state.lastSeen, state.position);
        }
    }
    ByteWriter data;
    keys.writeTo(data);
    data.number(monsters.size());
    data.append(entries.bytes());
    writeSection(out, kMonstersTag, data);
}

/// An integer that fits an int; otherwise the data are invalid.
std::optional<int> readSmall(ByteReader &in)
{
    const std::uint64_t value = in.number();
    return value <= kLargestCount ? std::optional(static_cast<int>(value)) : std::nullopt;
}

Result<MonsterState> readState(ByteReader &in, WorldPos corner)
{
    const std::optional<WorldPos> position = readPlace(in, corner);
    const unsigned flags = in.byte();
    const std::optional<int> energy = readSmall(in);
    if (!position)
        return damaged("it is outside the world");
    if (flags >= 2 * kDiagonalBit || !energy)
        return damaged("its state is invalid");
    MonsterState state;
    state.position = *position;
    state.alive = (flags & kAliveBit) != 0;
    state.heading = headingOf(flags);
    state.energy = *energy;
    if ((flags & kTrailBit) != 0) {
        const std::optional<int> patience = readSmall(in);
        const std::optional<WorldPos> seen = readPlace(in, state.position);
        if (!patience || !seen)
            return damaged("its hunt is invalid");
        state.patience = *patience;
        state.lastSeen = *seen;
    }
    return state;
}

Result<MonsterChange> readMonster(ByteReader &in, const std::vector<std::size_t> &keys, WorldPos corner)
{
    const std::optional<int> index = readSmall(in);
    const std::uint64_t kind = in.number();
    if (!in.ok())
        return damaged("the monsters are truncated");
    if (!index)
        return damaged("a monster has no number");
    const Message where = message("monster %1", *index);
    if (kind > keys.size())
        return damaged(located(where, message("its kind has no name")));
    const Result<MonsterState> state = readState(in, corner);
    if (!in.ok())
        return damaged("the monsters are truncated");
    if (!state)
        return damaged(located(where, state.error().message));
    MonsterChange monster{*index, *state, std::nullopt};
    if (kind > 0)
        monster.kind = keys[static_cast<std::size_t>(kind - 1)];
    return monster;
}

Result<void> readMonsters(std::span<const std::uint8_t> data, const RegionCodec &codec,
                          std::vector<MonsterChange> &monsters)
{
    ByteReader in(data);
    const auto keys = CAVE_TRY(readMonsterKeys(in, codec.content));
    const WorldPos corner = worldPos(codec.pos, {0, 0}, codec.regionSize);
    const std::size_t count = in.count();
    for (std::size_t i = 0; i < count; ++i) {
        const auto monster = CAVE_TRY(readMonster(in, keys, corner));
        if (!monsters.empty() && monsters.back().index >= monster.index)
            return damaged(message("the monsters are not in order at %1", std::to_string(monster.index)));
        monsters.push_back(monster);
    }
    return requireEnd(in, message("monsters"));
}

void writeFeatures(ByteWriter &out, const std::vector<CellFeatures> &list)
{
    if (list.empty())
        return;
    ByteWriter data;
    data.number(list.size());
    for (const CellFeatures &entry : list) {
        writeCell(data, entry.cell);
        data.number(entry.features.size());
        for (const Feature &feature : entry.features) {
            data.byte(static_cast<std::uint8_t>(feature.kind));
            data.signedNumber(feature.value);
            data.text(feature.text);
        }
    }
    writeSection(out, kFeaturesTag, data);
}

Result<Feature> readFeature(ByteReader &in, CellPos cell, const Content &content)
{
    const unsigned kind = in.byte();
    const std::int64_t value = in.signedNumber();
    Feature feature{cell, FeatureKind::Decoration, 0, in.text()};
    if (!in.ok())
        return damaged("the features are truncated");
    if (kind > static_cast<unsigned>(kLastFeatureKind) || std::abs(value) > kLargestValue)
        return damaged(message("the feature at %1 is invalid", cellText(cell)));
    feature.kind = static_cast<FeatureKind>(kind);
    feature.value = static_cast<int>(value);
    if (const Message issue = issueOf(feature, content); !issue.empty())
        return damaged(message("the feature at %1: %2", cellText(cell), issue));
    return feature;
}

Result<void> readFeatures(std::span<const std::uint8_t> data, const RegionCodec &codec,
                          std::vector<CellFeatures> &list)
{
    ByteReader in(data);
    const std::size_t count = in.count();
    for (std::size_t i = 0; i < count; ++i) {
        const auto cell = CAVE_TRY(
            readCell(in, codec.regionSize, list.empty() ? nullptr : &list.back().cell, message("features")));
        CellFeatures entry{cell, {}};
        const std::size_t features = in.count();
        for (std::size_t j = 0; j < features; ++j) {
            auto feature = CAVE_TRY(readFeature(in, cell, codec.content));
            entry.features.push_back(std::move(feature));
        }
        list.push_back(std::move(entry));
    }
    return requireEnd(in, message("features"));
}

Result<void> readSection(int tag, std::span<const std::uint8_t> data, const RegionCodec &codec,
                         RegionChanges &changes)
{
    switch (tag) {
    case kExploredTag:
        return readRows(data, codec.regionSize, message("explored"), changes.explored);
    case kFlippedTag:
        return readRows(data, codec.regionSize, message("changed"), changes.flipped);
    case kClaimedTag:
        return readCells(data, codec.regionSize, message("opened chests"), changes.claimed);
    case kChestsTag:
        return readItems(data, codec, message("placed chests"), changes.chests);
    case kRemovedTag:
        return readCells(data, codec.regionSize, message("removed chests"), changes.removedChests);
    case kPilesTag:
        return readItems(data, codec, message("piles"), changes.piles);
    case kMonstersTag:
        return readMonsters(data, codec, changes.monsters);
    case kWaterTag:
        return readRows(data, codec.regionSize, message("changed water"), changes.flippedWater);
    case kTreesTag:
        return readRows(data, codec.regionSize, message("changed trees"), changes.flippedTrees);
    case kFeaturesTag:
        return readFeatures(data, codec, changes.features);
    default:
        return damaged(message("section %1 is unknown or out of order", std::to_string(tag)));
    }
}

} // namespace

std::optional<SectionHead> sectionHead(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kSectionHead)
        return std::nullopt;
    SectionHead head;
    head.tag = bytes[0];
    for (std::size_t i = 0; i < 4; ++i)
        head.length |= static_cast<std::size_t>(bytes[1 + i]) << (8 * i);
    if (head.length > bytes.size() - kSectionHead)
        return std::nullopt;
    return head;
}

void RegionCodec::write(const RegionChanges &changes, ByteWriter &out) const
{
    writeRows(out, kExploredTag, changes.explored, regionSize);
    writeRows(out, kFlippedTag, changes.flipped, regionSize);
    writeCells(out, kClaimedTag, changes.claimed);
    writeItems(out, kChestsTag, changes.chests, content);
    writeCells(out, kRemovedTag, changes.removedChests);
    writeItems(out, kPilesTag, changes.piles, content);
    writeMonsters(out, changes.monsters, *this);
    writeRows(out, kWaterTag, changes.flippedWater, regionSize);
    writeRows(out, kTreesTag, changes.flippedTrees, regionSize);
    writeFeatures(out, changes.features);
}

int newestTagOf(const RegionChanges &changes)
{
    if (!changes.features.empty())
        return kFeaturesTag;
    const bool grown = changes.flippedWater != RegionRows{} || changes.flippedTrees != RegionRows{};
    return grown ? kTreesTag : kMonstersTag;
}

Result<RegionChanges> RegionCodec::read(std::span<const std::uint8_t> bytes, int lastTag) const
{
    RegionChanges changes;
    int previous = 0;
    while (!bytes.empty()) {
        const std::optional<SectionHead> head = sectionHead(bytes);
        if (!head)
            return damaged("a section is truncated");
        const auto [tag, length] = *head;
        if (tag <= previous || tag > lastTag)
            return damaged(message("section %1 is unknown or out of order", std::to_string(tag)));
        CAVE_TRY(readSection(tag, bytes.subspan(kSectionHead, length), *this, changes));
        previous = tag;
        bytes = bytes.subspan(kSectionHead + length);
    }
    return changes;
}

RegionChanges RegionCodec::readIntact(std::span<const std::uint8_t> bytes, int lastTag, bool garbled) const
{
    RegionChanges intact;
    int previous = 0;
    while (const std::optional<SectionHead> head = sectionHead(bytes)) {
        const auto [tag, length] = *head;
        if (tag <= previous || tag > lastTag)
            break; // the lengths aren't to be trusted either
        RegionChanges with = intact;
        const bool valid = readSection(tag, bytes.subspan(kSectionHead, length), *this, with).ok();
        if (garbled && !valid)
            break;
        const bool terrain = tag == kFlippedTag || tag == kWaterTag || tag == kTreesTag;
        if (valid && !(garbled && terrain))
            intact = std::move(with);
        previous = tag;
        bytes = bytes.subspan(kSectionHead + length);
    }
    return intact;
}

} // namespace cave
