// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/seeds/line_input.h"
#include "core/analysis/search/seed_line.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// Seeds from an open file, by `SeedListReader`, without reading all of it first.
class SeedLines {
public:
    /// Doesn't own `descriptor`.
    SeedLines(int descriptor, const std::string &column);

    /// The next seeds, at most `most`: those that are there, after waiting up to `milliseconds` ms for the
    /// first one (-1: as long as it takes). Errors: those of `LineInput` and `SeedListReader`,
    /// after the seeds before.
    Result<std::vector<std::string>> next(std::size_t most, int milliseconds);
    /// True once all seeds are taken.
    [[nodiscard]] bool ended() const { return m_input.ended() && !m_error; }
    /// See `SeedListReader`.
    [[nodiscard]] std::int64_t padded() const { return m_reader.padded(); }

private:
    /// Takes what was read already.
    void take(std::size_t most, std::vector<std::string> &seeds);

    SeedListReader m_reader;
    LineInput m_input;
    std::optional<Error> m_error; ///< to be reported once the seeds before it are taken
};

} // namespace cave::cli
