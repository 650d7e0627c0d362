// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace cave {

/// The time elapsed, in words: "just now", "3 minutes ago", "yesterday", "on 3 May 2024". Both times are
/// milliseconds since 1970-01-01 UTC; days change at local midnight. A time in the future counts as now.
QString timeAgo(qint64 thenMs, qint64 nowMs);

} // namespace cave
