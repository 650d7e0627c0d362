// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/output.h"
#include "app/cli/search/search_job.h"
#include "app/cli/search/search_report.h"
#include "app/cli/search/sketch_options.h"
#include "app/cli/seeds/seeds_options.h"
#include "app/cli/spec_options.h"
#include "app/cli/verb.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// The options of `search` on the command line.
struct SearchOptions {
    std::string where; ///< empty: any world, if there is a sketch
    SketchOptions sketch;
    SpecOptions kind;
    SeedsOptions seeds;
    std::optional<std::int64_t> random;
    std::optional<std::uint64_t> key;
    std::string shard;          ///< "2/16"; empty: everything
    std::optional<int> threads; ///< none: as many as the machine has
    std::int64_t limit = 0;
    int near = 0;
    std::string format = "ndjson";
    bool describe = false;
    std::vector<std::string> with; ///< metrics
    OutFile out;
    bool summary = false;
    std::string stateFile; ///< empty: none
    bool progressGiven = false;
    std::string progress; ///< empty or "json"
};

/// What --format offers.
inline constexpr MessageKey kSearchFormats{
    "ndjson (default) or csv; a text in csv that a spreadsheet would run as a formula gets a ' before it"};

/// Adds the options to the verb; `options` must outlive the parsing.
void addSearchOptions(Verb verb, SearchOptions &options);

/// Turns the options into what is to be searched, every part of it checked.
OutcomeOr<SearchJob> readSearchJob(const SearchOptions &options);
/// Those for the report, likewise.
OutcomeOr<ReportOptions> readReportOptions(const SearchOptions &options);
OutcomeOr<SearchFormat> readSearchFormat(const std::string &name);

} // namespace cave::cli
