// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"

#include <cstdint>
#include <string_view>

/// How the original program turns texts into numbers. All arithmetic is modulo 2^64.
namespace cave {

/// Hash of a text: h = 31·h + c over its UTF-16 code units c, from 0.
std::int64_t javaHash(std::u16string_view text);

/// The hash of a text followed by `more`, computed from the hash of the text.
std::int64_t appendToJavaHash(std::int64_t hash, std::u16string_view more);

/// Hash of a world's seed as typed. Error InvalidArgument: `seedText` is not UTF-8.
Result<std::int64_t> javaSeedHash(std::string_view seedText);

/// The seed of a region: the hash of "<world seed>|<rx>|<ry>", of which only the world seed's hash is needed.
std::int64_t javaRegionSeed(std::int64_t worldSeedHash, RegionPos pos);

} // namespace cave
