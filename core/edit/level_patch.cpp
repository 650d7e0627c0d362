// SPDX-License-Identifier: MIT
#include "core/edit/level_patch.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace cave {
namespace {

using Records = std::vector<LevelRecord>;

constexpr const char *kAnyHeader = "TopDownLevel,lines,1,1\n";

Records slice(const Records &records, std::size_t from, std::size_t to)
{
    return {records.begin() + static_cast<std::ptrdiff_t>(from),
            records.begin() + static_cast<std::ptrdiff_t>(to)};
}

/// For equal numbers of records: the runs of those that differ.
std::vector<LevelHunk> replacedRuns(const Records &before, const Records &after)
{
    std::vector<LevelHunk> hunks;
    std::size_t i = 0;
    while (i < before.size()) {
        if (before[i] == after[i]) {
            ++i;
            continue;
        }
        const std::size_t from = i;
        while (i < before.size() && !(before[i] == after[i]))
            ++i;
        hunks.push_back({from, slice(before, from, i), slice(after, from, i)});
    }
    return hunks;
}

/// For records that were only removed; none if there are other changes.
std::optional<std::vector<LevelHunk>> removedRuns(const Records &before, const Records &after)
{
    std::vector<LevelHunk> hunks;
    std::size_t kept = 0;
    std::size_t i = 0;
    while (i < before.size()) {
        if (kept < after.size() && before[i] == after[kept]) {
            ++kept;
            ++i;
            continue;
        }
        const std::size_t from = i;
        while (i < before.size() && (kept == after.size() || !(before[i] == after[kept])))
            ++i;
        hunks.push_back({from, slice(before, from, i), {}});
    }
    return kept == after.size() ? std::optional(std::move(hunks)) : std::nullopt;
}

/// Everything between the common beginning and the common end.
std::vector<LevelHunk> oneHunk(const Records &before, const Records &after)
{
    const std::size_t common = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < common && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail < common - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    LevelHunk hunk{head, slice(before, head, before.size() - tail), slice(after, head, after.size() - tail)};
    if (hunk.removed.empty() && hunk.inserted.empty())
        return {};
    return {std::move(hunk)};
}

bool staysInPlace(const LevelHunk &hunk)
{
    return hunk.removed.size() == hunk.inserted.size();
}

bool fits(const LevelFile &design, const LevelPatch &patch)
{
    std::size_t from = 0;
    for (const LevelHunk &hunk : patch.hunks) {
        if (hunk.at < from || hunk.at > design.records.size() ||
            hunk.removed.size() > design.records.size() - hunk.at)
            return false;
        const auto there = design.records.begin() + static_cast<std::ptrdiff_t>(hunk.at);
        if (!std::equal(hunk.removed.begin(), hunk.removed.end(), there))
            return false;
        from = hunk.at + hunk.removed.size();
    }
    return headerOf(design) == patch.before;
}

} // namespace

LevelHeader headerOf(const LevelFile &design)
{
    return {design.type, design.name, design.width, design.height, design.source};
}

LevelPatch LevelPatch::inverse() const
{
    LevelPatch back{after, before, {}};
    back.hunks.reserve(hunks.size());
    std::size_t inserted = 0;
    std::size_t removed = 0;
    for (const LevelHunk &hunk : hunks) {
        back.hunks.push_back({hunk.at + inserted - removed, hunk.inserted, hunk.removed});
        inserted += hunk.inserted.size();
        removed += hunk.removed.size();
    }
    return back;
}

std::optional<std::size_t> LevelPatch::indexAfter(std::size_t index) const
{
    std::size_t inserted = 0;
    std::size_t removed = 0;
    for (const LevelHunk &hunk : hunks) {
        if (index < hunk.at)
            break;
        if (index < hunk.at + hunk.removed.size()) {
            if (hunk.inserted.size() != hunk.removed.size())
                return std::nullopt;
            return index + inserted - removed;
        }
        inserted += hunk.inserted.size();
        removed += hunk.removed.size();
    }
    return index + inserted - removed;
}

LevelPatch levelPatch(const LevelFile &before, const LevelFile &after)
{
    LevelPatch patch{headerOf(before), headerOf(after), {}};
    if (before.records.size() == after.records.size()) {
        patch.hunks = replacedRuns(before.records, after.records);
        return patch;
    }
    std::optional<std::vector<LevelHunk>> removed;
    if (before.records.size() > after.records.size())
        removed = removedRuns(before.records, after.records);
    patch.hunks = removed ? std::move(*removed) : oneHunk(before.records, after.records);
    return patch;
}

Result<void> applyPatch(LevelFile &design, const LevelPatch &patch)
{
    if (!fits(design, patch))
        return invalid("the change doesn't apply to this level");
    const auto place = [&](std::size_t at) {
        return design.records.begin() + static_cast<std::ptrdiff_t>(at);
    };
    if (std::ranges::all_of(patch.hunks, staysInPlace)) {
        for (const LevelHunk &hunk : patch.hunks)
            std::ranges::copy(hunk.inserted, place(hunk.at));
    } else {
        Records changed;
        changed.reserve(design.records.size());
        std::size_t from = 0;
        for (const LevelHunk &hunk : patch.hunks) {
            std::move(place(from), place(hunk.at), std::back_inserter(changed));
            changed.insert(changed.end(), hunk.inserted.begin(), hunk.inserted.end());
            from = hunk.at + hunk.removed.size();
        }
        std::move(place(from), design.records.end(), std::back_inserter(changed));
        design.records = std::move(changed);
    }
    design.type = patch.after.type;
    design.name = patch.after.name;
    design.width = patch.after.width;
    design.height = patch.after.height;
    design.source = patch.after.source;
    return {};
}

bool mergeInPlace(LevelPatch &patch, const LevelPatch &next)
{
    const bool same = std::ranges::equal(patch.hunks, next.hunks, [](const LevelHunk &a, const LevelHunk &b) {
        return a.at == b.at && a.inserted.size() == b.inserted.size() && staysInPlace(a) && staysInPlace(b);
    });
    if (!same)
        return false;
    for (std::size_t i = 0; i < next.hunks.size(); ++i)
        patch.hunks[i].inserted = next.hunks[i].inserted;
    std::erase_if(patch.hunks, [](const LevelHunk &hunk) { return hunk.removed == hunk.inserted; });
    patch.after = next.after;
    return true;
}

std::string textOfRecords(const std::vector<LevelRecord> &records)
{
    if (records.empty())
        return {};
    LevelFile lines;
    lines.name = "lines";
    lines.records = records;
    const std::string text = writeLevel(lines);
    return text.substr(text.find('\n') + 1);
}

Result<std::vector<LevelRecord>> recordsOfText(const std::string &text)
{
    if (text.empty())
        return std::vector<LevelRecord>();
    auto read = CAVE_TRY(readLevel("lines", kAnyHeader + text));
    return std::move(read.design.records);
}

std::string textOfHeader(const LevelHeader &header)
{
    LevelFile design;
    design.type = header.type;
    design.name = header.name;
    design.width = header.width;
    design.height = header.height;
    design.source = header.source;
    design.lastLineEnds = false;
    return writeLevel(design);
}

Result<LevelHeader> headerOfText(const std::string &line)
{
    auto read = CAVE_TRY(readLevel("first line", line));
    return headerOf(read.design);
}

} // namespace cave
