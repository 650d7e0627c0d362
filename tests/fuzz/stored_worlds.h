// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {

/// The worlds of tests/data/stored, which inputs of files and codecs are about: a played one of each
/// generator, an edited one, one of several players, one of level files.
const std::vector<std::filesystem::path> &storedWorlds();

/// The bytes of one of them; any number will do, here and below.
const Bytes &storedBytes(std::size_t index);
/// A copy of one of them as it was when it was new, with its content.
World newWorldOf(std::size_t index);
/// Its content.
const Content &contentOf(std::size_t index);

/// A stored value, and the number of the world that it is from.
struct StoredValue {
    std::size_t world = 0;
    Bytes value;
};

/// The first column, of bytes, of the first `most` rows that a query gives in each stored world.
std::vector<StoredValue> storedValues(const std::string &query, std::size_t most);

} // namespace cave::fuzz
