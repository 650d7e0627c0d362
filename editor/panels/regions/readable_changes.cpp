// SPDX-License-Identifier: MIT
#include "editor/panels/regions/readable_changes.h"

#include "core/io/codec/region_sections.h"

#include <cstddef>
#include <span>
#include <utility>

namespace cave {
namespace {

/// Each section fills separate members.
void add(RegionChanges &all, RegionChanges part)
{
    const auto takeRows = [](RegionRows &rows, const RegionRows &more) {
        if (more != RegionRows{})
            rows = more;
    };
    const auto takeList = [](auto &list, auto &more) {
        if (!more.empty())
            list = std::move(more);
    };
    takeRows(all.explored, part.explored);
    takeRows(all.flipped, part.flipped);
    takeList(all.claimed, part.claimed);
    takeList(all.chests, part.chests);
    takeList(all.removedChests, part.removedChests);
    takeList(all.piles, part.piles);
    takeList(all.monsters, part.monsters);
    takeRows(all.flippedWater, part.flippedWater);
    takeRows(all.flippedTrees, part.flippedTrees);
    takeList(all.features, part.features);
}

} // namespace

ReadableChanges readableChanges(const RawRegion &raw, const Content &content, int regionSize)
{
    ReadableChanges readable;
    const RegionCodec codec{content, raw.row.pos, regionSize};
    for (const PayloadSection &section : raw.sections) {
        const std::size_t size = kSectionHead + section.size;
        if (section.offset > raw.content.size() || size > raw.content.size() - section.offset) {
            readable.broken.push_back(section.name);
            continue;
        }
        Result<RegionChanges> part =
            codec.read(std::span(raw.content).subspan(section.offset, size), kLastTag);
        if (!part) {
            readable.broken.push_back(section.name);
            continue;
        }
        readable.read.push_back(section.name + (section.summary.empty() ? "" : ": " + section.summary));
        add(readable.changes, std::move(*part));
    }
    return readable;
}

} // namespace cave
