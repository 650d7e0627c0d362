// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// Sends Qt's messages to the open log, in addition to standard error.
void logQtMessages();

} // namespace cave
