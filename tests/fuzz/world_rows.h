// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {

/// A stored world of which some rows are changed, with checksums that fit: the damage that only checks of the
/// content find. Any bytes are an input: the number of the world, what is done with it (WorldUse), then
/// changes.
bool feedWorldRows(Input input);

/// One for each column of each table, and one for each row that may be added.
std::vector<Bytes> worldRowSamples();

} // namespace cave::fuzz
