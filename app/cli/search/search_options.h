// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/search/search_lines.h"
#include "app/cli/spec_options.h"
#include "app/cli/verb.h"
#include "core/analysis/search/search.h"

#include <cstdint>
#include <optional>
#include <string>

namespace cave::cli {

/// The options of `search` on the command line.
struct SearchOptions {
    std::string where;
    SpecOptions kind;
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> count;
    std::string seedsFile; ///< empty: none; "-": standard input
    std::optional<std::int64_t> random;
    std::optional<std::uint64_t> key;
    std::optional<int> threads; ///< none: as many as the machine has
    std::int64_t limit = 0;
    int near = 0;
    std::string format = "ndjson";
    std::string stateFile; ///< empty: none
    bool progress = false;
};

/// Adds the options to the verb; `options` must outlive the parsing.
void addSearchOptions(Verb verb, SearchOptions &options);

/// Turns the options into what is to be searched, every part of it checked.
Outcome readSearchRequest(const SearchOptions &options, std::optional<SearchRequest> &request);
Outcome readSearchFormat(const SearchOptions &options, SearchFormat &format);

/// The place of an error in a condition, for people: the text, and a line of marks below.
std::string errorPlace(const std::string &condition, const ConditionError &error);

} // namespace cave::cli
