// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/seeds/line_input.h"
#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// Seeds from an open file, one per line, without reading all of it first. Empty lines are skipped.
class SeedLines {
public:
    /// Doesn't own `descriptor`.
    explicit SeedLines(int descriptor);

    /// The next seeds, at most `most`: those that are there, after waiting up to `milliseconds` ms for the
    /// first one (-1: as long as it takes). Errors: those of `LineInput` and `seedOfLine`, after the
    /// seeds before.
    Result<std::vector<std::string>> next(std::size_t most, int milliseconds);
    /// True once all seeds are taken.
    [[nodiscard]] bool ended() const { return m_input.ended() && !m_error; }

private:
    /// Takes what was read already.
    void take(std::size_t most, std::vector<std::string> &seeds);

    LineInput m_input;
    std::optional<Error> m_error; ///< to be reported once the seeds before it are taken
};

} // namespace cave::cli
