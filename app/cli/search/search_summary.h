// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search/search_job.h"

#include <string>

namespace cave::cli {

/// The settings that differ from the generator's defaults, as an object.
Json differingSettings(const WorldSpec &spec);

/// The last line of a search: what was searched, by which version of the program, and what came of it.
/// `merge` reads it.
std::string summaryLine(const SearchJob &job, const SearchPoint &state);

} // namespace cave::cli
