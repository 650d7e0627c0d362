// SPDX-License-Identifier: MIT
#include "core/io/codec/delta_codec.h"

#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/region_sections.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/bytes.h"
#include "core/io/files/field_archive.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kBeforeBit = 1;
constexpr unsigned kAfterBit = 2;

/// The last section of each version of an edit, from version 1 on.
constexpr std::array kLastTagOfDelta{kMonstersTag, kTreesTag, kFeaturesTag};
static_assert(kLastTagOfDelta.size() == kDeltaVersion && kLastTagOfDelta.back() == kLastTag);

void writeRegions(ByteWriter &out, const WorldDelta &delta, const DeltaCodec &codec)
{
    out.number(delta.regions.size());
    ByteWriter part;
    for (const auto &[pos, region] : delta.regions) {
        out.position(pos);
        for (const RegionChanges *changes : {&region.before, &region.after}) {
            part.clear();
            RegionCodec{codec.content, pos, codec.regionSize}.write(*changes, part);
            out.part(part.bytes());
        }
    }
}

Result<void> readRegion(ByteReader &in, const DeltaCodec &codec, int lastTag, ChangesBudget &budget,
                        WorldDelta &delta)
{
    RegionPos pos;
    in.position(pos);
    const std::span<const std::uint8_t> before = in.part();
    const std::span<const std::uint8_t> after = in.part();
    if (!in.ok())
        return damaged("it is truncated");
    if (!isUsableRegion(pos, codec.regionSize))
        return damaged(message("%1 is outside the world", regionText(pos)));
    if (!delta.regions.empty() && !(delta.regions.rbegin()->first < pos))
        return damaged(message("its regions are not in order at %1", placeText({pos.x, pos.y})));
    const RegionCodec sections{codec.content, pos, codec.regionSize};
    Result<RegionChanges> was = sections.read(before, lastTag);
    Result<RegionChanges> is = sections.read(after, lastTag);
    if (!was || !is)
        return damaged(
            located(message("region %1", placeText({pos.x, pos.y})), (was ? is : was).error().message));
    for (const RegionChanges *changes : {&*was, &*is})
        CAVE_TRY(budget.take(*changes));
    delta.regions.emplace_hint(delta.regions.end(), pos, RegionDelta{std::move(*was), std::move(*is)});
    return {};
}

template<class Archive>
void fields(Archive &archive, Field<Archive, std::optional<PlayerMoveDelta>> &player)
{
    archive.describesDamage(MessageKey("its player is invalid"));
    archive.presence("player", player);
    if (!player)
        return;
    archive.position(player->before);
    archive.position(player->after);
    if (!insideWorld(player->before))
        archive.fail(message("its player comes from %1, outside the world", placeText(player->before)));
}

template<class Archive>
void fields(Archive &archive, Field<Archive, BookmarkDelta> &bookmark)
{
    std::int64_t id = idOf(bookmark);
    archive.signedNumber(id);
    auto states =
        static_cast<std::uint8_t>((bookmark.before ? kBeforeBit : 0U) | (bookmark.after ? kAfterBit : 0U));
    archive.byte(states);
    for (const auto &[bit, state] :
         {std::pair(kBeforeBit, &bookmark.before), std::pair(kAfterBit, &bookmark.after)}) {
        if ((states & bit) == 0)
            continue;
        if constexpr (Archive::kReads)
            *state = Bookmark{id, {}, {}, {}};
        archive.position((*state)->at);
        archive.text((*state)->kind);
        archive.text((*state)->label);
    }
}

/// What isn't in regions.
template<class Archive>
void fields(Archive &archive, Field<Archive, WorldDelta> &delta)
{
    fields(archive, delta.player);
    archive.list(
        delta.bookmarks, [&](auto &bookmark) { fields(archive, bookmark); }, kMaxBookmarks,
        MessageKey("it has more than %1 bookmarks"));
}

Result<WorldDelta> readContent(FieldReader archive, const DeltaCodec &codec, int lastTag)
{
    WorldDelta delta;
    ChangesBudget budget;
    const std::size_t regions = archive.in().count();
    for (std::size_t i = 0; i < regions; ++i)
        CAVE_TRY(readRegion(archive.in(), codec, lastTag, budget, delta));
    fields(archive, delta);
    if (std::optional<Message> problem = archive.takeProblem())
        return damaged(std::move(*problem));
    if (!archive.ok() || !archive.atEnd())
        return damaged("it has the wrong length");
    if (const Message issue = issueOf(delta, codec.regionSize); !issue.empty())
        return damaged(issue);
    return delta;
}

/// The lowest version with all sections of an edit.
std::uint8_t versionOf(const WorldDelta &delta)
{
    int newest = kMonstersTag;
    for (const auto &[pos, region] : delta.regions)
        newest = std::max({newest, newestTagOf(region.before), newestTagOf(region.after)});
    return static_cast<std::uint8_t>(1 +
                                     (std::ranges::find(kLastTagOfDelta, newest) - kLastTagOfDelta.begin()));
}

} // namespace

Result<std::vector<std::uint8_t>> DeltaCodec::encode(const WorldDelta &delta) const
{
    ByteWriter out;
    writeRegions(out, delta, *this);
    FieldWriter archive(out);
    fields(archive, delta);
    if (out.bytes().size() > kMaxDeltaContent) {
        return Error{
            ErrorCode::InvalidArgument,
            message("the edit is too large for the history (at most %1 MiB); split it into smaller edits",
                    kMaxDeltaContent >> 20U)};
    }
    return deflated(out.bytes(), versionOf(delta));
}

Result<WorldDelta> DeltaCodec::decode(std::span<const std::uint8_t> bytes, std::size_t *size) const
{
    if (bytes.empty())
        return damaged("there is no content");
    if (bytes[0] == 0 || bytes[0] > kDeltaVersion) {
        return damaged(message("its version is %1; this program supports up to %2", bytes[0], kDeltaVersion));
    }
    const Inflated inflated =
        inflateUpTo(bytes.subspan(1), kMaxDeltaContent, message("the content is larger than any edit's"));
    if (size != nullptr)
        *size = inflated.bytes.size();
    if (!inflated.problem.empty())
        return damaged(inflated.problem);
    return readContent(FieldReader(inflated.bytes), *this, kLastTagOfDelta[bytes[0] - 1U]);
}

Message issueOf(const WorldDelta &delta, int regionSize)
{
    for (const auto &[pos, region] : delta.regions) {
        if (!isUsableRegion(pos, regionSize))
            return message("region %1 lies outside the world", placeText({pos.x, pos.y}));
    }
    if (delta.player && !insideWorld(delta.player->after))
        return message("the player can't go to %1, outside the world", placeText(delta.player->after));
    std::int64_t last = 0;
    for (const BookmarkDelta &bookmark : delta.bookmarks) {
        if (!bookmark.before && !bookmark.after)
            continue;
        if (idOf(bookmark) <= last || (bookmark.before && bookmark.before->id != idOf(bookmark)))
            return message("its bookmarks are not in order of their numbers at %1", idOf(bookmark));
        last = idOf(bookmark);
        for (const std::optional<Bookmark> *state : {&bookmark.before, &bookmark.after}) {
            if (*state && !issueOf(**state).empty())
                return issueOf(**state);
        }
    }
    return {};
}

} // namespace cave
