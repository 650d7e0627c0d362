// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/verb.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace cave::cli {

/// The options for many seeds: a range of numbers, or a list.
struct SeedsOptions {
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> count;
    std::string file;   ///< of one seed per line; empty: none; "-": standard input
    std::string column; ///< of the file; empty: whole lines

    [[nodiscard]] bool isRange() const { return from || count; }
    [[nodiscard]] bool given() const { return isRange() || !file.empty(); }
};

/// Adds --from, --count and --seeds; `options` must outlive the parsing.
void addSeedsOptions(Verb verb, SeedsOptions &options);

/// Both ends of the range are given, or neither; a column only with a file, which is no seed card.
Outcome checkRange(const SeedsOptions &options);

/// A note on standard error if lines of the list begin or end with spaces.
void notePadded(const SeedsOptions &options, std::int64_t padded);

/// For a verb that takes one seed by --seed or many: exactly one of both must be given. `verb`: "stats".
Outcome checkSeedOrSeeds(bool hasSeed, const SeedsOptions &options, std::string_view verb);

/// Calls `visit` for each seed, in order, until it fails. A list is read as it is used.
Outcome forEachSeed(const SeedsOptions &options, const std::function<Outcome(const std::string &)> &visit);

/// Calls `write` for each seed, as `forEachSeed`. It says what is wrong with a world; such worlds are
/// reported on standard error and skipped, and the outcome is a failure in the end.
struct SeedProblem {
    Message what; ///< empty: none
};
Outcome forEachWorld(const SeedsOptions &options, std::string_view verb,
                     const std::function<Outcome(const std::string &, SeedProblem &)> &write);

} // namespace cave::cli
