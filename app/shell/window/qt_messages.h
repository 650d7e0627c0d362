// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// Sends the messages of Qt to the log that is open, beside standard error where they go anyway.
void logQtMessages();

} // namespace cave
