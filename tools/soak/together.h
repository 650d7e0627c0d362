// SPDX-License-Identifier: MIT
#pragma once

#include "tools/soak/measures.h"

namespace cave {

/// A host who plays and a guest, over loopback and encrypted, in one process: both act at random, and save
/// what they play. Errors: as `soakAlone`; the link ends, or the worlds of host and guest differ.
Result<SoakCounts> soakTogether(const SoakTask &task);

} // namespace cave
