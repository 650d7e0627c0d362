// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/search/search_report.h"

#include <memory>

namespace cave::cli {

/// Searches a set of known size and reports it. The report has begun.
Outcome searchSet(const SearchJob &job, const std::shared_ptr<const Content> &content, int threads,
                  SearchReport &report);

/// Searches the seeds on standard input as they arrive, without reading all of them first.
Outcome searchLines(const SearchJob &job, const std::shared_ptr<const Content> &content, int threads,
                    SearchReport &report);

} // namespace cave::cli
