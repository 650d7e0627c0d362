// SPDX-License-Identifier: MIT
#include "core/world/bookmark.h"

#include "core/base/text.h"

#include <algorithm>
#include <cstddef>

namespace cave {
namespace {

constexpr std::size_t kLongestKind = 40;
constexpr std::size_t kLongestLabel = 1000; // bytes

} // namespace

Message issueOf(const Bookmark &bookmark)
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    if (!insideWorld(bookmark.at))
        return message("a bookmark at %1 is outside the world", placeText(bookmark.at));
    if (bookmark.kind.empty() || bookmark.kind.size() > kLongestKind ||
        !std::ranges::all_of(bookmark.kind, plain))
        return message("a bookmark's kind must be 1 to 40 characters of a-z and -");
    if (bookmark.label.size() > kLongestLabel || !isUtf8(bookmark.label))
        return message("a bookmark's label must be UTF-8 of at most 1000 bytes");
    return {};
}

} // namespace cave
