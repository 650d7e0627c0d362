// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/world_spec.h"

#include <QString>

#include <optional>
#include <string_view>

namespace cave {

/// A world and maybe a place in it, as a line of text for others to paste:
/// "cavegame:?seed=amber-hollow&generator=caves:2&set=caves.threshold=4&at=12,-40". Values are
/// percent-encoded UTF-8; `number` replaces `seed` if only the seed's number is known; `set` may be repeated,
/// and what isn't set has the generator's default.
struct SeedLink {
    WorldSpec spec;
    std::optional<WorldPos> at;
};

/// False for worlds made of their own level files, and for seeds so long that the link, at any place, would
/// be longer than a line of a list of seeds.
bool canBeLinked(const WorldSpec &spec);
/// The text of a link; its world must satisfy `canBeLinked`.
QString seedLinkText(const SeedLink &link);

/// Whether a text is meant as a link: it begins like one, maybe after spaces.
bool isSeedLink(std::string_view text);
/// Reads a link, which must have one seed or number. None if something is wrong with it, which `problem` then
/// says.
std::optional<SeedLink> readSeedLink(const QString &text, QString &problem);

} // namespace cave
