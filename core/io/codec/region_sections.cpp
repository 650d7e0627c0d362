// SPDX-License-Identifier: MIT
#include "core/io/codec/region_sections.h"

#include "core/base/bit_grid.h"
#include "core/base/text.h"
#include "core/io/codec/content_keys.h"
#include "core/io/files/field_archive.h"
#include "core/world/features.h"

#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kLargestCount = 1'000'000'000; // of an index, of patience, of energy
constexpr int kLargestValue = 1'000'000'000;           // of a feature

std::size_t bytesPerRow(int regionSize)
{
    return static_cast<std::size_t>((regionSize + 7) / 8);
}

/// A section that is being written or read.
struct Section {
    const RegionCodec &codec;
    MessageKey what;         ///< which cells or things are in it
    CellPos last = {-1, -1}; ///< the cell of the latest entry
};

void writePart(ByteWriter &out, const Section &section, const RegionRows &rows)
{
    for (std::size_t y = 0; y < static_cast<std::size_t>(section.codec.regionSize); ++y) {
        for (std::size_t byte = 0; byte < bytesPerRow(section.codec.regionSize); ++byte)
            out.byte(static_cast<std::uint8_t>(rows[y] >> (8 * byte)));
    }
}

Result<void> readPart(std::span<const std::uint8_t> data, const Section &section, RegionRows &rows)
{
    const int regionSize = section.codec.regionSize;
    const auto size = static_cast<std::size_t>(regionSize);
    const std::size_t rowBytes = bytesPerRow(regionSize);
    if (data.size() != size * rowBytes)
        return damaged(message("the %1 cells have the wrong length", message(section.what)));
    for (std::size_t y = 0; y < size; ++y) {
        std::uint64_t row = 0;
        for (std::size_t byte = 0; byte < rowBytes; ++byte)
            row |= static_cast<std::uint64_t>(data[y * rowBytes + byte]) << (8 * byte);
        if ((row & ~lowBits(regionSize)) != 0)
            return damaged(message("%1 cells are outside the region", message(section.what)));
        rows[y] = row;
    }
    return {};
}

/// The cell of an entry: in the region, after that of the entry before.
template<class Archive>
void entryCell(Archive &archive, Section &section, Field<Archive, CellPos> &cell)
{
    auto x = static_cast<std::uint8_t>(cell.x);
    auto y = static_cast<std::uint8_t>(cell.y);
    archive.byte(x);
    archive.byte(y);
    archive.requireWhole(MessageKey("the %1 are truncated"), section.what);
    if constexpr (Archive::kReads) {
        cell = {x, y};
        const int size = section.codec.regionSize;
        if (cell.x >= size || cell.y >= size)
            archive.fail(
                message("the %1 have a cell %2 outside the region", message(section.what), cellText(cell)));
        if (!(section.last < cell))
            archive.fail(message("the %1 are not in order at %2", message(section.what), cellText(cell)));
        section.last = cell;
    }
}

template<class Archive>
void fields(Archive &archive, Section &section, Field<Archive, std::vector<CellPos>> &cells)
{
    archive.list(cells, [&](auto &cell) { entryCell(archive, section, cell); });
}

template<class Archive>
void fields(Archive &archive, Section &section, Field<Archive, std::vector<CellItems>> &list)
{
    withKeys(archive, KeyTable(section.codec.content.items), [&](Archive &inner, auto &keys) {
        inner.locate([&](Message problem) {
            return message("the %1: %2", message(section.what), std::move(problem));
        });
        inner.list(list, [&](auto &entry) {
            entryCell(inner, section, entry.cell);
            if (!inner.ok())
                return;
            stacks(inner, keys, entry.items);
            inner.locate([&](Message problem) {
                return message("the %1 at %2: %3", message(section.what), cellText(entry.cell),
                               std::move(problem));
            });
        });
    });
}

// --- Monsters ---------------------------------------------------------------------------------------------

/// The regions at the end of the world have cells beyond it, with monsters.
bool isCellPlace(WorldPos p)
{
    constexpr std::int64_t kFarthest = kWorldLimit + std::int64_t{2} * kMaxRegionSize;
    return p.x >= -kFarthest && p.x <= kFarthest && p.y >= -kFarthest && p.y <= kFarthest;
}

/// A position in the world's regions, relative to another one.
template<class Archive>
void relativePlace(Archive &archive, WorldPos origin, Field<Archive, WorldPos> &place)
{
    WorldPos way{place.x - origin.x, place.y - origin.y};
    archive.position(way);
    if constexpr (Archive::kReads) {
        // Two positions in the world differ by at most twice its size; so no sum overflows.
        if (isCellPlace({way.x / 2, way.y / 2}) && isCellPlace({origin.x + way.x, origin.y + way.y}))
            place = {origin.x + way.x, origin.y + way.y};
        else
            archive.outOfRange("place");
    }
}

template<class Archive>
void fields(Archive &archive, Field<Archive, MonsterState> &state, WorldPos corner)
{
    constexpr unsigned kDiagonals = kDirections.size();
    const auto heading = static_cast<unsigned>(state.heading);
    bool low = (heading & 1U) != 0;
    bool high = (heading & 2U) != 0;
    bool diagonal = isDiagonal(state.heading);
    bool trail = state.patience != 0 || state.lastSeen != WorldPos{};
    archive.describesDamage(MessageKey("it is outside the world"));
    relativePlace(archive, corner, state.position);
    archive.describesDamage(MessageKey("its state is invalid"));
    archive.flags("state", state.alive, low, high, trail, diagonal);
    archive.number("energy", state.energy, 0, kLargestCount);
    if constexpr (Archive::kReads)
        state.heading =
            static_cast<Direction>((diagonal ? kDiagonals : 0U) + (high ? 2U : 0U) + (low ? 1U : 0U));
    if (!trail || !archive.ok())
        return;
    archive.describesDamage(MessageKey("its hunt is invalid"));
    archive.number("patience", state.patience, 0, kLargestCount);
    relativePlace(archive, state.position, state.lastSeen);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, MonsterChange> &monster, const Section &section,
            KeyTable<MonsterType> &kinds)
{
    const RegionCodec &codec = section.codec;
    archive.describesDamage(MessageKey("a monster has no number"));
    archive.number("number", monster.index, 0, kLargestCount);
    const bool isKnown = archive.ok();
    std::size_t kind = monster.kind ? 1 + kinds.numberOf(*monster.kind) : 0;
    archive.describesDamage(MessageKey("its kind has no name"));
    archive.number("kind", kind, 0, kinds.size());
    if constexpr (Archive::kReads) {
        if (kind > 0)
            monster.kind = kinds[kind - 1];
    }
    if (archive.ok())
        fields(archive, monster.state, worldPos(codec.pos, {0, 0}, codec.regionSize));
    if (isKnown)
        archive.locate([&](Message problem) {
            return located(message("monster %1", monster.index), std::move(problem));
        });
    archive.requireWhole(MessageKey("the monsters are truncated"));
}

template<class Archive>
void fields(Archive &archive, Section &section, Field<Archive, std::vector<MonsterChange>> &monsters)
{
    withKeys(archive, KeyTable(section.codec.content.monsters), [&](Archive &inner, auto &kinds) {
        int last = -1;
        inner.list(monsters, [&](auto &monster) {
            fields(inner, monster, section, kinds);
            if (monster.index <= last)
                inner.fail(message("the monsters are not in order at %1", monster.index));
            last = monster.index;
        });
    });
}

// --- Features ---------------------------------------------------------------------------------------------

template<class Archive>
void fields(Archive &archive, Field<Archive, Feature> &feature, const Section &section)
{
    archive.oneOf("kind", feature.kind);
    archive.signedNumber("value", feature.value, -kLargestValue, kLargestValue);
    archive.text(feature.text);
    archive.locate(
        [&](const Message &) { return message("the feature at %1 is invalid", cellText(feature.cell)); });
    archive.requireWhole(MessageKey("the features are truncated"));
    if constexpr (Archive::kReads) {
        const Message issue = archive.ok() ? issueOf(feature, section.codec.content) : Message();
        if (!issue.empty())
            archive.fail(message("the feature at %1: %2", cellText(feature.cell), issue));
    }
}

template<class Archive>
void fields(Archive &archive, Section &section, Field<Archive, std::vector<CellFeatures>> &list)
{
    archive.list(list, [&](auto &entry) {
        entryCell(archive, section, entry.cell);
        if (!archive.ok())
            return;
        archive.list(entry.features, [&](auto &feature) {
            if constexpr (Archive::kReads)
                feature.cell = entry.cell;
            fields(archive, feature, section);
        });
    });
}

// --- All sections -----------------------------------------------------------------------------------------

template<class Entry>
void writePart(ByteWriter &out, Section section, const std::vector<Entry> &list)
{
    FieldWriter archive(out);
    fields(archive, section, list);
}

template<class Entry>
Result<void> readPart(std::span<const std::uint8_t> data, Section section, std::vector<Entry> &list)
{
    FieldReader archive(data);
    fields(archive, section, list);
    if (std::optional<Message> problem = archive.takeProblem())
        return damaged(std::move(*problem));
    if (!archive.ok())
        return damaged(message("the %1 are truncated", message(section.what)));
    if (!archive.atEnd())
        return damaged(message("there are bytes after the %1", message(section.what)));
    return {};
}

/// Calls `visit(tag, what, part)` for the part of a region's changes in each section, in order.
template<class Changes, class Visit>
void forEachSection(Changes &changes, Visit visit)
{
    visit(kExploredTag, MessageKey("explored"), changes.explored);
    visit(kFlippedTag, MessageKey("changed"), changes.flipped);
    visit(kClaimedTag, MessageKey("opened chests"), changes.claimed);
    visit(kChestsTag, MessageKey("placed chests"), changes.chests);
    visit(kRemovedTag, MessageKey("removed chests"), changes.removedChests);
    visit(kPilesTag, MessageKey("piles"), changes.piles);
    visit(kMonstersTag, MessageKey("monsters"), changes.monsters);
    visit(kWaterTag, MessageKey("changed water"), changes.flippedWater);
    visit(kTreesTag, MessageKey("changed trees"), changes.flippedTrees);
    visit(kFeaturesTag, MessageKey("features"), changes.features);
}

/// `tag` is one of those.
Result<void> readSection(int tag, std::span<const std::uint8_t> data, const RegionCodec &codec,
                         RegionChanges &changes)
{
    Result<void> done;
    forEachSection(changes, [&](int known, MessageKey what, auto &part) {
        if (known == tag)
            done = readPart(data, {codec, what}, part);
    });
    return done;
}

} // namespace

Message sectionName(int tag)
{
    Message name = message("section %1", tag);
    const RegionChanges none;
    forEachSection(none, [&](int known, MessageKey what, const auto & /*part*/) {
        if (known == tag)
            name = message(what);
    });
    return name;
}

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
    ByteWriter data;
    forEachSection(changes, [&]<class Part>(int tag, MessageKey what, const Part &part) {
        if (part == Part{})
            return;
        data.clear();
        writePart(data, {*this, what}, part);
        out.byte(static_cast<std::uint8_t>(tag));
        for (unsigned shift = 0; shift < 32; shift += 8)
            out.byte(static_cast<std::uint8_t>(data.bytes().size() >> shift));
        out.append(data.bytes());
    });
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
            return damaged(message("section %1 is unknown or out of order", tag));
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
