// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <limits>
#include <string>
#include <string_view>

namespace cave {

/// The version of a scenario's tables. What a seed draws depends on the entries and their order, so a table
/// that changes keeps its earlier versions: in any list, an entry with "since": n is absent before version n,
/// and one with "until": n is absent after it. A changed entry is two: the earlier one with "until", the
/// later one with "since". Each version of a generator draws from one version of the tables, see
/// `GeneratorInfo::contents`.
inline constexpr int kNewestContent = std::numeric_limits<int>::max();

/// The file's object as it is in `version`, counted from 1, without "since" and "until"; `newest` becomes the
/// newest version that the file mentions if that is higher. Errors: those of `parseDocument`; an entry,
/// counted from 1, whose versions aren't whole numbers from 1 to 1,000, or with "until" before "since".
Result<Json> parseVersion(const std::string &file, std::string_view text, int version, int &newest);

} // namespace cave
